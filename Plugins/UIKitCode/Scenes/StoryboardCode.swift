import SceneCallWriting
import SwiftWriting
import TransformKit

/// What the project's code says of storyboards: read once, since each storyboard asks for all of it.
final class StoryboardCode {
    let graph: ProjectGraph
    let constants: UnusedConstants
    let uncalled: UncalledFunctions

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        constants = UnusedConstants(graph)
        uncalled = UncalledFunctions(graph, trees)
    }

    /// The bytes of the calls that open scenes, by file.
    private(set) lazy var calls: [String: [Range<Int>]] = Dictionary(grouping: graph.sceneCalls, by: \.reference.path)
        .mapValues { $0.compactMap(\.syntax?.range) }

    /// The lines of functions whose callers say which scene they make.
    private(set) lazy var makerLines = lines(graph.sceneCalls.compactMap(\.made).flatMap { $0.way + [$0.function] })

    /// Code that asks other objects than its own for their storyboards.
    private(set) lazy var foreignUses: [MemberUse] = {
        let generated = Set(graph.generatedSwift.map(\.path))
        return graph.uses(of: ["storyboard"]).filter { use in
            guard case .expression(let text, _) = use.base, use.role != .assigned else { return false }
            return !text.isPathOfTypes && !generated.contains(use.path)
        }
    }()

    /// The place at which a library or a class of the project's own does something to what storyboards make.
    private(set) lazy var preparation: Place? = {
        for source in graph.swiftFiles.map(\.source) {
            for word in Self.preparingWords {
                if let offset = source.offsets(ofIdentifier: word).first { return Place(source, at: offset) }
            }
            for word in ["instantiateViewController", "instantiateInitialViewController"] {
                let offset = source.offsets(ofIdentifier: word).first { offset in
                    source.string(source.lineRange(containing: offset).lowerBound..<offset).contains("override ")
                }
                if let offset { return Place(source, at: offset) }
            }
        }
        return nil
    }()

    /// Of Swinject, Dip and Typhoon. Source: their documentation.
    private static let preparingWords = [
        "SwinjectStoryboard", "storyboardInitCompleted", "StoryboardInstantiatable", "TyphoonStoryboard",
    ]

    /// The identifiers of scenes that code or a property list spells without a use that is known.
    private(set) lazy var unexplainedIdentifiers: Set<String> = {
        let names = Set(graph.documents.flatMap(\.scenes).compactMap { $0.controller?.storyboardIdentifier })
        var explained: [String: [Range<Int>]] = [:]
        for reference in graph.codeReferences where reference.isExact && !reference.names.isEmpty {
            explained[reference.path, default: []].append(reference.range)
        }
        for call in graph.sceneCalls where call.isExact {
            if let literal = call.identifier { explained[literal.path, default: []].append(literal.range) }
        }
        let known = explained
        let quoted = graph.literalMentions(of: names) { path, offset in
            known[path]?.contains { $0.contains(offset) } == true
        }
        let spelled = Set(quoted.map(\.name))
        let rest = names.subtracting(spelled)
        return spelled.union(graph.mentionsAsCases(of: rest)).union(rest.intersection(graph.textsHandedToCode()))
    }()

    /// The numbers of the lines that some places are on, by file.
    func lines(_ places: [CodeRange]) -> [String: Set<Int>] {
        places.reduce(into: [:]) { lines, place in
            guard let source = graph.text(at: place.path) else { return }
            let first = source.position(at: place.range.lowerBound).line
            let last = source.position(at: max(place.range.lowerBound, place.range.upperBound - 1)).line
            lines[place.path, default: []].formUnion(first...max(first, last))
        }
    }
}
