import TransformKit

/// A place in code that names a symbol which a generator derives from a storyboard, changed by this plan.
struct GeneratedSymbolUse {
    /// The generator of the symbol.
    enum Tool {
        case swiftGen, rSwift
    }

    let tool: Tool
    let place: Place
    /// The storyboards that the symbol was derived from.
    let storyboards: [IBDocument]
}

/// Finds code that compiles only after a generator has written symbols for the new storyboards.
struct GeneratedSymbolReview {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// Returns a reason for each call that an edit makes name a symbol which the build does not generate by itself.
    func reviewPoints(about edits: [FileEdit], of calls: [SceneCall]) -> [ReviewPoint] {
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
        return reviewPoints(about: uses)
    }

    /// Returns a reason for each symbol that exists only once the generator is run by hand, or is given the new
    /// storyboards.
    func reviewPoints(about uses: [GeneratedSymbolUse]) -> [ReviewPoint] {
        var reviewPoints: [ReviewPoint] = []
        for use in uses {
            let runs = GeneratorRuns(of: use.tool, for: use.storyboards, in: graph)
            if let file = generatedFile(of: use.tool), !runs.isRun {
                reviewPoints.append(
                    ReviewPoint(
                        reason: "\"\(file)\" has to be made anew with \(use.tool.name)",
                        place: use.place))
            }
            if use.tool == .swiftGen { reviewPoints += runs.lists }
        }
        var seen: Set<ReviewPoint> = []
        return reviewPoints.filter { seen.insert($0).inserted }
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

    /// Endings of the names of files that the tool writes, in lower case; for `swiftgen` any part of the name.
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
