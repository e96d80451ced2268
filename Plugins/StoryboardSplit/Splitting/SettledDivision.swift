import TransformKit

/// Divides a storyboard's scenes into named parts until another run would find nothing to divide.
///
/// The scenes of a dissolved part stay, so that the storyboard may have more scenes than it should. A run on the
/// outcome would see only these scenes: other links between them, other folders around them. So the part that stays is
/// divided again here, as that run would do it, until it stays whole. Where nothing of it is worth dividing by the
/// bound of the recipe, smaller bounds are tried, the first time and every other.
struct SettledDivision {
    private(set) var partition: ScenePartition
    /// The name of each part; the first one is the old storyboard's.
    private(set) var names: [String]
    /// The existing storyboards that have the best name for a part, by part.
    private(set) var existing: [Int: PartNames.Existing] = [:]
    /// The parts that go to an existing storyboard.
    private(set) var received: Set<Int> = []
    /// Storyboards that take no more scenes, so that a part of their name was dissolved, in the order of rounds.
    private(set) var refusedReceivers: [PartNames.Existing] = []
    /// Scenes that stay because no name fits their part, where something else than segues decides the parts.
    private(set) var unnamed: [Int] = []
    /// Mistakes in names that the recipe gives, and wishes of its map that cannot be met.
    let problems: [ScenePartition.Problem]

    /// - Parameter newNames: names of storyboards that earlier rounds created from other scenes of the document.
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
        refusedReceivers = first.refusedReceivers
        unnamed = first.unnamed
        while problems.isEmpty, first.partition.isByFlow, all[0].part.scenes.count > options.maximumScenes {
            let staying = all[0].part.scenes
            let isFirst = all.count == 1
            let rest = isFirst ? scenes : scenes.only(staying, in: graph)
            let names = newNames + all.dropFirst().map(\.name)
            for place in all.indices.dropFirst() { receivers.add(all[place].takeUncounted(), to: all[place].name) }
            let round = isFirst ? first : rounds.round(rest, newNames: names, receivers)
            refusedReceivers += round.refusedReceivers.filter { !refusedReceivers.contains($0) }
            var next = NamedPart.all(of: round, numbers: staying)
            if !round.partition.isDivided, round.refusedReceivers.isEmpty, triesSmallerParts {
                let smaller = Self.inSmallerParts(rest, in: graph, options, receivers, newNames: names)
                next = smaller?.namedParts(numbers: staying) ?? next
            }
            guard next.count > 1 else { break }
            all = NamedPart.joined(all, next)
        }
        use(all, of: first.partition)
    }

    /// - Parameter numbers: the number of each scene in a graph with more of them.
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

/// A part with all decisions on it.
private struct NamedPart {
    var part: ScenePartition.Part
    let name: String
    let existing: PartNames.Existing?
    let isReceived: Bool
    /// The number of its scenes that are counted already in the storyboard of the name.
    private var counted = 0

    init(part: ScenePartition.Part, name: String, existing: PartNames.Existing?, isReceived: Bool) {
        self.part = part
        self.name = name
        self.existing = existing
        self.isReceived = isReceived
    }

    /// Returns the number of its scenes that were not yet counted, and counts them.
    mutating func takeUncounted() -> Int {
        defer { counted = part.scenes.count }
        return part.scenes.count - counted
    }

    /// - Parameter numbers: the number of each scene of the round in the whole storyboard; nil where that is the same.
    static func all(of round: DivisionRounds.Round, numbers: [Int]? = nil) -> [NamedPart] {
        round.partition.parts.enumerated().map { number, part in
            let scenes = numbers.map { numbers in part.scenes.map { numbers[$0] } }
            return NamedPart(
                part: scenes.map { ScenePartition.Part(scenes: $0) } ?? part, name: round.names.names[number],
                existing: round.names.existing[number], isReceived: round.names.received.contains(number))
        }
    }

    /// Joins the known parts, and those that the part which stays was divided into.
    static func joined(_ known: [NamedPart], _ next: [NamedPart]) -> [NamedPart] {
        var parts = Array(known.dropFirst())
        for part in next.dropFirst() {
            // A part for a storyboard that an earlier round created is added to that round's part.
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
    /// The outcome of one division.
    typealias Round = (
        partition: ScenePartition, names: PartNames, refusedReceivers: [PartNames.Existing], unnamed: [Int]
    )

    let document: IBDocument
    let graph: ProjectGraph
    let options: SplitOptions
    private let taken: Set<String>

    init(document: IBDocument, graph: ProjectGraph, options: SplitOptions) {
        self.document = document
        self.graph = graph
        self.options = options
        taken = StoryboardNamesInUse(document, in: graph).names
    }

    /// - Parameter newNames: names of storyboards that earlier rounds created.
    func round(_ scenes: SceneGraph, newNames: [String], _ receivers: ReceivingStoryboards) -> Round {
        let convention = NamingConvention(of: document, in: graph, newNames: newNames)
        let taken = self.taken.union(newNames.map { $0.lowercased() }).sorted()
        var partition = ScenePartition(
            scenes, by: options.grouping, maximumScenes: options.maximumScenes, convention: convention)
        let sceneNames = SceneNameCandidates(partition.graph, convention)
        func named() -> PartNames {
            PartNames(partition, convention: convention, taken: taken, scenes: sceneNames, receivers: receivers)
        }
        var names = named()
        var refusedReceivers: [PartNames.Existing] = []
        var unnamed: [Int] = []
        // A part that no name fits is dissolved: a number would describe nothing.
        while !names.nameless.isEmpty {
            refusedReceivers += names.nameless.sorted().compactMap { names.existing[$0] }.filter {
                !refusedReceivers.contains($0)
            }
            if !partition.isByFlow {
                unnamed += names.nameless.filter { names.existing[$0] == nil }.flatMap { partition.parts[$0].scenes }
            }
            partition = partition.dissolving(names.nameless, maximumScenes: options.maximumScenes)
            names = named()
        }
        return (partition, names, refusedReceivers, unnamed.sorted())
    }
}

extension SceneGraph {
    /// Returns the graph after all other scenes have moved, with the folders of these scenes only.
    func only(_ numbers: [Int], in graph: ProjectGraph) -> SceneGraph {
        only(numbers, folders: SceneFolders(numbers.map { scenes[$0] }, in: graph))
    }
}
