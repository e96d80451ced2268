import TransformKit

/// A storyboard's scenes in named parts, divided until one more run would find nothing to divide.
///
/// A part that is given up goes back to what stays, which may have more scenes than a storyboard should then. A run on the outcome
/// would see these scenes alone: other joins between them, other folders around them. So what stays is divided again here, as that run
/// would do it, until it stays whole. Where nothing of it is worth dividing by the bound that the recipe gives, smaller ones are
/// tried, the first time and every other.
struct SettledDivision {
    private(set) var partition: ScenePartition
    /// The name of each part; the first one is the old storyboard's.
    private(set) var names: [String]
    /// Storyboards that parts would be called after if the project did not have them already, by part.
    private(set) var existing: [Int: PartNames.Existing] = [:]
    /// The parts that go to a storyboard which is there.
    private(set) var received: Set<Int> = []
    /// Storyboards that are there, take no more scenes, and whose scenes-to-be were given up for that, in the order of rounds.
    private(set) var turnedAway: [PartNames.Existing] = []
    /// Scenes that stay since nothing names them, where something else than segues decides what goes where.
    private(set) var unnamed: [Int] = []
    /// What is wrong with names that the recipe gives, and what its map asks for and cannot be.
    let problems: [ScenePartition.Problem]

    /// - Parameter newNames: Names of storyboards that were made before of other scenes of the document.
    init(
        _ scenes: SceneGraph, in graph: ProjectGraph, _ options: SplitOptions,
        receivers: ReceivingStoryboards = ReceivingStoryboards(), newNames: [String] = [],
        triesSmallerParts: Bool = true
    ) {
        let rounds = DivisionRounds(document: scenes.document, graph: graph, options: options)
        var receivers = receivers
        let first = rounds.round(scenes, newNames: newNames, receivers)
        partition = ScenePartition(scenes, byFlow: [.init(scenes: [])])
        names = []
        problems = first.partition.problems + first.names.problems
        var all = NamedPart.all(of: first)
        turnedAway = first.turnedAway
        unnamed = first.unnamed
        while problems.isEmpty, first.partition.isByFlow, all[0].part.scenes.count > options.maximumScenes {
            let staying = all[0].part.scenes
            let isFirst = all.count == 1
            let rest = isFirst ? scenes : scenes.only(staying, in: graph)
            let names = newNames + all.dropFirst().map(\.name)
            for place in all.indices.dropFirst() { receivers.add(all[place].takeUncounted(), to: all[place].name) }
            let round = isFirst ? first : rounds.round(rest, newNames: names, receivers)
            turnedAway += round.turnedAway.filter { !turnedAway.contains($0) }
            var next = NamedPart.all(of: round, numbers: staying)
            if !round.partition.isDivided, round.turnedAway.isEmpty, triesSmallerParts {
                let smaller = Self.inSmallerParts(rest, in: graph, options, receivers, newNames: names)
                next = smaller?.namedParts(numbers: staying) ?? next
            }
            guard next.count > 1 else { break }
            all = NamedPart.joined(all, next)
        }
        use(all, of: first.partition)
    }

    /// - Parameter numbers: For each scene its number in a graph with more of them.
    private func namedParts(numbers: [Int]) -> [NamedPart] {
        partition.parts.enumerated().map { number, part in
            NamedPart(
                part: ScenePartition.Part(scenes: part.scenes.map { numbers[$0] }), name: names[number],
                existing: existing[number], isReceived: received.contains(number))
        }
    }

    private mutating func use(_ parts: [NamedPart], of partition: ScenePartition) {
        self.partition = partition.withParts(parts.map(\.part))
        names = parts.map(\.name)
        received = Set(parts.indices.filter { parts[$0].isReceived })
        existing = parts.enumerated().reduce(into: [:]) { $0[$1.offset] = $1.element.existing }
    }
}

/// A part with all that was decided of it.
private struct NamedPart {
    var part: ScenePartition.Part
    let name: String
    let existing: PartNames.Existing?
    let isReceived: Bool
    /// How many of its scenes take room already in the storyboard of the name.
    private var counted = 0

    init(part: ScenePartition.Part, name: String, existing: PartNames.Existing?, isReceived: Bool) {
        self.part = part
        self.name = name
        self.existing = existing
        self.isReceived = isReceived
    }

    /// How many of its scenes were not yet said to take room.
    mutating func takeUncounted() -> Int {
        defer { counted = part.scenes.count }
        return part.scenes.count - counted
    }

    /// - Parameter numbers: For each scene of the round its number in the whole storyboard; nil where that is the same.
    static func all(of round: DivisionRounds.Round, numbers: [Int]? = nil) -> [NamedPart] {
        round.partition.parts.enumerated().map { number, part in
            let scenes = numbers.map { numbers in part.scenes.map { numbers[$0] } }
            return NamedPart(
                part: scenes.map { ScenePartition.Part(scenes: $0) } ?? part, name: round.names.names[number],
                existing: round.names.existing[number], isReceived: round.names.received.contains(number))
        }
    }

    /// The parts that there were, and those that what stayed of them was divided into.
    static func joined(_ known: [NamedPart], _ next: [NamedPart]) -> [NamedPart] {
        var parts = Array(known.dropFirst())
        for part in next.dropFirst() {
            // What goes to a storyboard that a round before made is part of that.
            if let same = parts.firstIndex(where: { $0.name == part.name }) {
                let scenes = (parts[same].part.scenes + part.part.scenes).sorted()
                parts[same].part = ScenePartition.Part(scenes: scenes)
            } else {
                parts.append(part)
            }
        }
        return next.prefix(1) + parts.sorted { ($0.part.scenes.first ?? 0) < ($1.part.scenes.first ?? 0) }
    }
}

/// Divides scenes once and names the parts.
private struct DivisionRounds {
    typealias Round = (
        partition: ScenePartition, names: PartNames, turnedAway: [PartNames.Existing], unnamed: [Int]
    )

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
    func round(_ scenes: SceneGraph, newNames: [String], _ receivers: ReceivingStoryboards) -> Round {
        let habit = NamingHabit(of: document, in: graph, newNames: newNames)
        let taken = self.taken.union(newNames.map { $0.lowercased() }).sorted()
        var partition = ScenePartition(
            scenes, by: options.grouping, maximumScenes: options.maximumScenes, habit: habit)
        let sceneNames = SceneNames(partition.graph, habit)
        func named() -> PartNames {
            PartNames(partition, habit: habit, taken: taken, scenes: sceneNames, receivers: receivers)
        }
        var names = named()
        var turnedAway: [PartNames.Existing] = []
        var unnamed: [Int] = []
        // A part that no name would be right for is none: numbers say nothing.
        while !names.nameless.isEmpty {
            turnedAway += names.nameless.sorted().compactMap { names.existing[$0] }.filter { !turnedAway.contains($0) }
            if !partition.isByFlow {
                unnamed += names.nameless.filter { names.existing[$0] == nil }.flatMap { partition.parts[$0].scenes }
            }
            partition = partition.givingUp(names.nameless, maximumScenes: options.maximumScenes)
            names = named()
        }
        return (partition, names, turnedAway, unnamed.sorted())
    }
}

extension SceneGraph {
    /// The graph as it is once all other scenes have moved, with what folders say of these scenes alone.
    func only(_ numbers: [Int], in graph: ProjectGraph) -> SceneGraph {
        only(numbers, folders: SceneFolders(numbers.map { scenes[$0] }, in: graph))
    }
}
