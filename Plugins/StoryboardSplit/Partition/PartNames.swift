import TransformKit

/// Names for the storyboards that there will be.
struct PartNames: Sendable {
    /// The name of each part; the first one is the old storyboard's.
    let names: [String]
    /// What is wrong with names that the recipe gives.
    let problems: [ScenePartition.Problem]

    /// - Parameter taken: Names without extension of all storyboards, nibs and string tables that a new one must not be
    ///   mistaken for; capitals make no difference.
    init(_ partition: ScenePartition, habit: NamingHabit, taken: [String]) {
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
        var names = [ownName]
        for (part, candidates) in zip(partition.parts, PartWords.candidates(partition, habit)).dropFirst() {
            let name = part.givenName ?? spelling.free(candidates, fallback: bare, used)
            used.insert(name.lowercased())
            names.append(name)
        }
        self.names = names
        self.problems = problems
    }

    private static func problem(with name: String, _ used: Set<String>) -> String? {
        let isFileName = !name.isEmpty && !name.hasPrefix(".") && !name.contains { "/:\\\0\n".contains($0) }
        guard isFileName else { return "“\(name)” is no name for a storyboard." }
        guard used.contains(name.lowercased()) else { return nil }
        return "There is a storyboard, nib or table “\(name)” already, and scenes are not added to what exists."
    }
}
