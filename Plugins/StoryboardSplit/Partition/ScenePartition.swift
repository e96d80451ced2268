import TransformKit

/// Which scenes of a storyboard shall be in which document.
///
/// Whatever the grouping, tied scenes stay together, what is pinned stays with all that is tied to it, and dividing one
/// of the parts again gives that part.
struct ScenePartition: Sendable {
    struct Part: Sendable {
        /// Scenes by their numbers in the graph, ascending.
        let scenes: [Int]
        /// The scene that the part is about, where the grouping says.
        var lead: Int?
        /// Whether the part is what begins with the same word.
        var isByWord = false
        /// The storyboard's name, where the recipe says.
        var givenName: String?
    }

    /// Why a recipe's map is not followed.
    struct Problem: Sendable {
        let scene: Scene
        /// A sentence.
        let reason: String
    }

    let graph: SceneGraph
    /// The first one is what stays. The others are in the order of their first scenes.
    let parts: [Part]
    /// What the recipe's map asks for and cannot be; then nothing is divided.
    let problems: [Problem]

    /// Whether segues decide, so that parts which nobody would make by hand are given up.
    let isByFlow: Bool

    /// Whether there is more than what stays.
    var isDivided: Bool { parts.count > 1 }

    init(_ graph: SceneGraph, by grouping: SplitOptions.Grouping, maximumScenes: Int, habit: NamingHabit) {
        self.graph = graph
        isByFlow = grouping == .flow
        let groups = SceneGroups(graph: graph, habit: habit, maximumScenes: max(1, maximumScenes))
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

    /// A division by flow that somebody has made.
    init(_ graph: SceneGraph, byFlow parts: [Part]) {
        self.init(graph, parts: parts, problems: [], isByFlow: true)
    }

    /// The same kind of division with other parts.
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
    /// The documents that there will be. What stays keeps the controller that the storyboard opens with, unless a map
    /// moved it.
    ///
    /// - Parameter opensWithRoots: whether a new part opens with the scene that it is about; else it is asked for scenes by
    ///   identifier alone.
    ///   - besides: parts that are asked for scenes by identifier in any case.
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
