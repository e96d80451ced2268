import TransformKit

/// Whether symbols that a generator makes are there when the code that names them is compiled.
struct GeneratedSymbolReview {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// A reason for each call that names a symbol which is only there once somebody runs the generator.
    func doubts(about edits: [FileEdit], of calls: [SceneCall]) -> [Obstacle] {
        let changed = Set(
            edits.compactMap { edit -> CodeRange? in
                guard case .replace(let path, let text) = edit else { return nil }
                return CodeRange(path: path, range: text.range)
            })
        var doubts: [Obstacle] = []
        for call in calls {
            guard let source = call.sources.first(where: { $0.form.isGenerated }), changed.contains(source.place)
            else { continue }
            let tool = source.form == .swiftGenSymbol ? Tool.swiftGen : Tool.rSwift
            if let file = generatedFile(of: tool), !isRun(tool) {
                doubts.append(
                    Obstacle(
                        code: "generated-code", reason: "\"\(file)\" has to be made anew with \(tool.name)",
                        place: call.reference.place))
            }
        }
        return doubts
    }

    private struct Tool {
        let name: String
        /// Words of a build phase that runs it.
        let words: [String]
        /// What the names of files that it writes hold, in lower case.
        let files: [String]

        static let swiftGen = Tool(
            name: "SwiftGen", words: ["swiftgen", "SwiftGen"],
            files: ["storyboards.swift", "storyboardscenes.swift", "scenes.swift", "storyboardscene.swift", "swiftgen"])
        static let rSwift = Tool(
            name: "R.swift", words: ["rswift", "R.swift", "RswiftGenerate"], files: ["r.generated.swift"])
    }

    private func generatedFile(of tool: Tool) -> String? {
        graph.paths.first { path in
            guard path.hasSuffix(".swift") else { return false }
            let name = path.lowercased().split(separator: "/").last ?? ""
            return tool.files.contains { name.hasSuffix($0) || $0 == "swiftgen" && name.contains($0) }
        }
    }

    private func isRun(_ tool: Tool) -> Bool {
        graph.targets.projects.contains { project in tool.words.contains { project.source.contains($0) } }
            || graph.paths.contains { path in
                path.hasSuffix("Package.swift")
                    && tool.words.contains { graph.text(at: path)?.contains($0) == true }
            }
    }
}

extension StoryboardSource.Form {
    fileprivate var isGenerated: Bool { self == .swiftGenSymbol || self == .rSwiftSymbol }
}
