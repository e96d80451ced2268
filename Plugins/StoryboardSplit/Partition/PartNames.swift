import TransformKit

/// Names for the storyboards that there will be.
struct PartNames: Sendable {
    /// The name of each part; the first one is the old storyboard's.
    let names: [String]
    /// By flow, the new parts that no name is right for, those with the fewest scenes first.
    let nameless: [Int]
    /// Names that parts would have if the project had no storyboard of the name already, by part.
    let existing: [Int: String]
    /// What is wrong with names that the recipe gives.
    let problems: [ScenePartition.Problem]

    /// - Parameter taken: Names without extension of all storyboards, nibs and string tables that a new one must not be
    ///   mistaken for; capitals make no difference.
    /// - Parameter scenes: What the scenes are called, where that was asked before.
    init(_ partition: ScenePartition, habit: NamingHabit, taken: [String], scenes: SceneNames? = nil) {
        let ownName = partition.graph.document.path.storyboardName
        var used = Set((taken + [ownName]).map { $0.lowercased() })
        var problems: [ScenePartition.Problem] = []
        for part in partition.parts.dropFirst() {
            guard let given = part.givenName, let scene = part.scenes.first else { continue }
            if let reason = Self.problem(with: given, used) {
                problems.append(ScenePartition.Problem(scene: partition.graph.scenes[scene], reason: reason))
            }
            used.insert(given.lowercased())
        }
        let spelling = NameSpelling(habit)
        let bare = ClassWords.words(of: ownName.removing(habit.suffix))
        var names = partition.parts.map { _ in ownName }
        var nameless: [Int] = []
        var existing: [Int: String] = [:]
        let candidates = PartWords.candidates(
            partition, habit, scenes ?? SceneNames(partition.graph, habit))
        var numbers: [[String]: Int] = [:]
        for number in Self.byEntries(partition) {
            let part = partition.parts[number]
            if let best = candidates[number].lazy.compactMap(spelling.spelled).first,
                best.lowercased() != ownName.lowercased(), taken.contains(best.lowercased())
            {
                existing[number] = best
            }
            let free = part.givenName ?? spelling.free(candidates[number], used)
            if free == nil, partition.isByFlow {
                nameless.append(number)
                continue
            }
            let name = free ?? spelling.numbered(candidates[number], fallback: bare, used, &numbers)
            used.insert(name.lowercased())
            names[number] = name
        }
        self.names = names
        self.nameless = nameless.sorted { partition.parts[$0].scenes.count < partition.parts[$1].scenes.count }
        self.existing = existing
        self.problems = problems
    }

    /// The new parts, those first that most lead into: of two that could be called the same, the one that people open by a
    /// tab or a menu has more right to the name.
    private static func byEntries(_ partition: ScenePartition) -> [Int] {
        var entries = partition.parts.map { _ in 0 }
        for crossing in partition.crossings { entries[crossing.to] += crossing.segue.kind == "relationship" ? 100 : 1 }
        return partition.parts.indices.dropFirst().sorted { (entries[$1], $0) < (entries[$0], $1) }
    }

    private static func problem(with name: String, _ used: Set<String>) -> String? {
        let isFileName = !name.isEmpty && !name.hasPrefix(".") && !name.contains { "/:\\\0\n~@".contains($0) }
        guard isFileName else { return "“\(name)” is no name for a storyboard." }
        guard used.contains(name.lowercased()) else { return nil }
        return "There is a storyboard, nib or table “\(name)” already, and scenes are not added to what exists."
    }
}
