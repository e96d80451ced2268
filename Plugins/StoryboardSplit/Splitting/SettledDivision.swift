import TransformKit

/// A storyboard's scenes in named parts, divided until one more run would find nothing to divide.
///
/// A part that is given up goes back to what stays, which may have more scenes than a storyboard should then. A run on the outcome
/// would see these scenes alone: other joins between them, other folders around them. So what stays is divided again here, as that run
/// would do it, until it stays whole.
struct SettledDivision {
    private(set) var partition: ScenePartition
    /// The name of each part; the first one is the old storyboard's.
    private(set) var names: [String]
    /// Names that parts would have if the project had no storyboard of the name already, by part.
    private(set) var existing: [Int: String]
    /// What is wrong with names that the recipe gives, and what its map asks for and cannot be.
    let problems: [ScenePartition.Problem]

    init(_ scenes: SceneGraph, in graph: ProjectGraph, _ options: SplitOptions) {
        let rounds = DivisionRounds(document: scenes.document, graph: graph, options: options)
        let first = rounds.round(scenes, newNames: [])
        partition = first.partition
        names = first.names.names
        existing = first.names.existing
        problems = first.partition.problems + first.names.problems
        while problems.isEmpty, partition.isByFlow, partition.isDivided,
            partition.parts[0].scenes.count > options.maximumScenes
        {
            let staying = partition.parts[0].scenes
            let rest = scenes.only(staying, in: graph)
            let next = rounds.round(rest, newNames: Array(names.dropFirst()))
            guard next.partition.isDivided else { return }
            add(next, of: staying)
        }
    }

    /// Takes in the parts of what stays.
    /// - Parameter staying: For each scene of the round its number in the whole storyboard.
    private mutating func add(_ next: DivisionRounds.Round, of staying: [Int]) {
        var parts = zip(partition.parts, names).enumerated().map { ($1.0, $1.1, existing[$0]) }
        for (number, part) in next.partition.parts.enumerated() {
            let scenes = ScenePartition.Part(scenes: part.scenes.map { staying[$0] })
            let named = (scenes, next.names.names[number], next.names.existing[number])
            if number == 0 { parts[0] = named } else { parts.append(named) }
        }
        let sorted = parts.prefix(1) + parts.dropFirst().sorted { ($0.0.scenes.first ?? 0) < ($1.0.scenes.first ?? 0) }
        partition = ScenePartition(partition.graph, byFlow: sorted.map(\.0))
        names = sorted.map(\.1)
        existing = sorted.enumerated().reduce(into: [:]) { $0[$1.offset] = $1.element.2 }
    }
}

/// Divides scenes once and names the parts.
private struct DivisionRounds {
    typealias Round = (partition: ScenePartition, names: PartNames)

    let document: IBDocument
    let graph: ProjectGraph
    let options: SplitOptions
    private let taken: Set<String>

    init(document: IBDocument, graph: ProjectGraph, options: SplitOptions) {
        self.document = document
        self.graph = graph
        self.options = options
        taken = TakenNames(document, in: graph).names
    }

    /// - Parameter newNames: Names of storyboards that rounds before this one made.
    func round(_ scenes: SceneGraph, newNames: [String]) -> Round {
        let habit = NamingHabit(of: document, in: graph, newNames: newNames)
        let taken = self.taken.union(newNames.map { $0.lowercased() }).sorted()
        var partition = ScenePartition(
            scenes, by: options.grouping, maximumScenes: options.maximumScenes, habit: habit)
        let sceneNames = SceneNames(partition.graph, habit)
        var names = PartNames(partition, habit: habit, taken: taken, scenes: sceneNames)
        // By flow a part that no name would be right for is none: numbers say nothing.
        while partition.isByFlow, !names.nameless.isEmpty {
            partition = partition.givingUp(names.nameless, maximumScenes: options.maximumScenes)
            names = PartNames(partition, habit: habit, taken: taken, scenes: sceneNames)
        }
        return (partition, names)
    }
}

extension SceneGraph {
    /// The graph as it is once all other scenes have moved, with what folders say of these scenes alone.
    func only(_ numbers: [Int], in graph: ProjectGraph) -> SceneGraph {
        only(numbers, folders: SceneFolders(numbers.map { scenes[$0] }, in: graph))
    }
}
