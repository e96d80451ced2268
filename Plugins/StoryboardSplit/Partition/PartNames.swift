import TransformKit

/// Chooses names for the storyboards after the split.
struct PartNames: Sendable {
    /// The name of each part; the first one is the old storyboard's.
    let names: [String]
    /// The new parts that no name fits, those with the fewest scenes first.
    let nameless: [Int]
    /// The existing storyboards that have the best name for a part, by part.
    let existing: [Int: Existing]
    /// The parts whose scenes are added to an existing storyboard.
    let received: Set<Int>
    /// Mistakes in names that the recipe gives.
    let problems: [ScenePartition.Problem]

    /// An existing storyboard that takes no more scenes.
    struct Existing: Hashable, Sendable {
        let name: String
        /// The reason why it takes none, as a sentence without its end, where that is known.
        let reason: String?
    }

    /// - Parameter taken: names without extension of all storyboards, nibs and string tables that a new one must not be
    ///   mistaken for; case makes no difference.
    /// - Parameter scenes: the names of the scenes, where they are known already.
    /// - Parameter receivers: storyboards that take parts which would get their names.
    init(
        _ partition: ScenePartition, convention: NamingConvention, taken: [String], scenes: SceneNameCandidates? = nil,
        receivers: ReceivingStoryboards = ReceivingStoryboards()
    ) {
        let ownName = partition.graph.document.path.storyboardName
        var used = Set((taken + [ownName]).map(ReceivingStoryboards.key))
        var problems: [ScenePartition.Problem] = []
        var received: [Int: String] = [:]
        for (number, part) in partition.parts.enumerated().dropFirst() {
            guard let given = part.givenName, let scene = part.scenes.first else { continue }
            if let name = receivers.name(for: given, taking: part.scenes.count), name == given {
                received[number] = name
            } else if let reason = Self.problem(with: given, taken + [ownName], receivers) {
                problems.append(ScenePartition.Problem(scene: partition.graph.scenes[scene], reason: reason))
            }
            used.insert(ReceivingStoryboards.key(given))
        }
        let spelling = NameSpelling(convention)
        var names = partition.parts.map { _ in ownName }
        var nameless: [Int] = []
        var existing: [Int: Existing] = [:]
        let isTaken = Set(taken.map(ReceivingStoryboards.key))
        // By flow the app's own name does not describe a part of it.
        if partition.isByFlow { used.formUnion(convention.appNames) }
        let candidates = PartNameCandidates.candidates(
            partition, convention, scenes ?? SceneNameCandidates(partition.graph, convention))
        for number in Self.byEntries(partition) {
            let part = partition.parts[number]
            if part.givenName == nil, let best = candidates[number].all().lazy.compactMap(spelling.spelled).first {
                let name = partition.isByFlow ? receivers.name(for: best, taking: part.scenes.count) : nil
                if let name, !received.values.contains(name) {
                    received[number] = name
                    names[number] = name
                    continue
                }
                let key = ReceivingStoryboards.key(best)
                if key != ReceivingStoryboards.key(ownName), isTaken.contains(key) {
                    existing[number] = Existing(name: best, reason: receivers.reason(against: best))
                }
            }
            let words = candidates[number].all(isBestTaken: existing[number] != nil)
            guard let name = part.givenName ?? spelling.free(words, used) else {
                nameless.append(number)
                continue
            }
            used.insert(ReceivingStoryboards.key(name))
            names[number] = name
        }
        self.names = names
        self.received = Set(received.keys)
        self.nameless = nameless.sorted { partition.parts[$0].scenes.count < partition.parts[$1].scenes.count }
        self.existing = existing
        self.problems = problems
    }

    /// Orders the new parts by the segues that lead to them, most first: of two parts that would get the same name, the
    /// one that people open by a tab or a menu has more right to it.
    private static func byEntries(_ partition: ScenePartition) -> [Int] {
        var entries = partition.parts.map { _ in 0 }
        for crossing in partition.crossings { entries[crossing.to] += crossing.segue.kind == "relationship" ? 100 : 1 }
        return partition.parts.indices.dropFirst().sorted { (entries[$1], $0) < (entries[$0], $1) }
    }

    private static func problem(
        with name: String, _ taken: [String], _ receivers: ReceivingStoryboards
    ) -> String? {
        let isFileName = !name.isEmpty && !name.hasPrefix(".") && !name.contains { "/:\\\0\n~@".contains($0) }
        guard isFileName else { return "“\(name)” is no name for a storyboard." }
        guard taken.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
        if let reason = receivers.reason(against: name) {
            return "There is a storyboard “\(name)” already, and it cannot take these scenes: \(reason)."
        }
        return "There is a storyboard, nib or table “\(name)” already, and scenes are not added to what exists."
    }
}
