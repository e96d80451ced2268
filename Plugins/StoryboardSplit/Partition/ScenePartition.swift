import TransformKit

/// Assigns the scenes of a storyboard to documents.
///
/// Whatever the grouping, tied scenes stay together, pinned scenes stay with all that are tied to them, and dividing
/// one of the parts again gives that part.
struct ScenePartition: Sendable {
    /// The scenes of one document after the split.
    struct Part: Sendable {
        /// The scenes by their numbers in the graph, ascending.
        let scenes: [Int]
        /// The part's main scene, where the grouping determines it.
        var lead: Int?
        /// True where the part's scenes were chosen because their names begin with the same word.
        var isByWord = false
        /// The storyboard's name, where the recipe gives it.
        var givenName: String?
    }

    /// The reason why a recipe's map cannot be followed for a scene.
    struct Problem: Sendable {
        let scene: Scene
        /// The reason as a sentence.
        let reason: String
    }

    let graph: SceneGraph
    /// The parts: the first one stays, the others are in the order of their first scenes.
    let parts: [Part]
    /// The wishes of the recipe's map that cannot be met; with any of them nothing is divided.
    let problems: [Problem]

    /// True where segues decide, so that parts which are not worth a file are dissolved.
    let isByFlow: Bool

    /// True where at least one part leaves the document.
    var isDivided: Bool { parts.count > 1 }

    init(_ graph: SceneGraph, by grouping: SplitOptions.Grouping, maximumScenes: Int, convention: NamingConvention) {
        self.graph = graph
        isByFlow = grouping == .flow
        let groups = SceneGroups(graph: graph, convention: convention, maximumScenes: max(1, maximumScenes))
        var problems: [Problem] = []
        var parts: [Part] = []
        switch grouping {
        case .each: parts = groups.each()
        case .map(let map): (parts, problems) = groups.mapped(by: map)
        case .flow, .tab, .prefix:
            guard graph.scenes.count > maximumScenes else { break }
            switch grouping {
            case .tab: parts = groups.byTab()
            case .prefix: parts = groups.byPrefix()
            default: parts = groups.byFlow()
            }
        }
        self.problems = problems
        let isWhole = parts.count < 2 || !problems.isEmpty
        self.parts = isWhole ? [Part(scenes: Array(graph.scenes.indices))] : parts
    }

    /// Takes over a division by flow that was computed before.
    init(_ graph: SceneGraph, byFlow parts: [Part]) {
        self.init(graph, parts: parts, problems: [], isByFlow: true)
    }

    /// Returns the same kind of division with other parts.
    func withParts(_ parts: [Part]) -> ScenePartition {
        ScenePartition(graph, parts: parts, problems: problems, isByFlow: isByFlow)
    }

    private init(_ graph: SceneGraph, parts: [Part], problems: [Problem], isByFlow: Bool) {
        self.graph = graph
        self.parts = parts
        self.problems = problems
        self.isByFlow = isByFlow
    }

    /// The number of each scene's part.
    var partByScene: [Int] {
        var result = Array(repeating: 0, count: graph.scenes.count)
        for (number, part) in parts.enumerated() {
            for scene in part.scenes { result[scene] = number }
        }
        return result
    }
}

extension ScenePartition {
    /// Returns the documents after the split. The part that stays keeps the controller that the storyboard opens with,
    /// unless a map moved it.
    ///
    /// - Parameters:
    ///   - opensWithRoots: whether a new part opens with its main scene; else its scenes are only created by
    ///     identifier.
    ///   - besides: parts whose scenes are only created by identifier in any case.
    func division(
        names: [String], copies: [IBDocument] = [], opensWithRoots: Bool = false, besides identified: Set<Int> = []
    ) -> Division {
        let initial = graph.document.initialViewController
        let roots: [Element?] =
            opensWithRoots ? self.roots.map { $0.flatMap { graph.scenes[$0].controller } } : parts.map { _ in nil }
        let parts = zip(parts, names).enumerated().map { number, named in
            let scenes = named.0.scenes.map { graph.scenes[$0] }
            let opens = initial.flatMap { initial in scenes.contains { $0.element.contains(initial) } ? initial : nil }
            let root = number == 0 || identified.contains(number) ? nil : roots[number]
            return Division.Part(
                name: named.1, scenes: scenes, initial: identified.contains(number) ? nil : opens ?? root)
        }
        return Division(document: graph.document, copies: copies, parts: parts)
    }
}
