import TransformKit

/// A symbol that a generator makes of a storyboard, where code names it in another way than before.
struct GeneratedSymbolUse {
    enum Tool {
        case swiftGen, rSwift
    }

    let tool: Tool
    let place: Place
    /// The storyboards that the symbol was made of.
    let storyboards: [IBDocument]
}

/// Whether symbols that a generator makes are there when the code that names them is compiled.
struct GeneratedSymbolReview {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// A reason for each call that names a symbol which is only there once somebody runs the generator.
    func doubts(about edits: [FileEdit], of calls: [SceneCall]) -> [ReviewPoint] {
        let changed = Set(
            edits.compactMap { edit -> CodeRange? in
                guard case .replace(let path, let text) = edit else { return nil }
                return CodeRange(path: path, range: text.range)
            })
        let uses = calls.compactMap { call -> GeneratedSymbolUse? in
            guard let source = call.sources.first(where: { $0.form.tool != nil }), let tool = source.form.tool,
                changed.contains(source.place)
            else { return nil }
            return GeneratedSymbolUse(tool: tool, place: call.reference.place, storyboards: call.storyboards)
        }
        return doubts(about: uses)
    }

    /// A reason for each symbol that is only there once somebody runs the generator, or tells it of new storyboards.
    func doubts(about uses: [GeneratedSymbolUse]) -> [ReviewPoint] {
        var doubts: [ReviewPoint] = []
        for use in uses {
            let runs = GeneratorRuns(of: use.tool, for: use.storyboards, in: graph)
            if let file = generatedFile(of: use.tool), !runs.isRun {
                doubts.append(
                    ReviewPoint(
                        reason: "\"\(file)\" has to be made anew with \(use.tool.name)",
                        place: use.place))
            }
            if use.tool == .swiftGen { doubts += runs.lists }
        }
        var seen: Set<ReviewPoint> = []
        return doubts.filter { seen.insert($0).inserted }
    }

    private func generatedFile(of tool: GeneratedSymbolUse.Tool) -> String? {
        graph.paths.first { path in
            guard path.hasSuffix(".swift") else { return false }
            let name = path.lowercased().split(separator: "/").last ?? ""
            return tool.files.contains { name.hasSuffix($0) || $0 == "swiftgen" && name.contains($0) }
        }
    }
}

extension GeneratedSymbolUse.Tool {
    fileprivate var name: String { self == .swiftGen ? "SwiftGen" : "R.swift" }

    /// What the names of files that it writes hold, in lower case.
    fileprivate var files: [String] {
        switch self {
        case .swiftGen:
            ["storyboards.swift", "storyboardscenes.swift", "scenes.swift", "storyboardscene.swift", "swiftgen"]
        case .rSwift: ["r.generated.swift"]
        }
    }
}

extension StoryboardSource.Form {
    fileprivate var tool: GeneratedSymbolUse.Tool? {
        switch self {
        case .swiftGenSymbol: .swiftGen
        case .rSwiftSymbol: .rSwift
        default: nil
        }
    }
}
