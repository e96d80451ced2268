/// What parts could be called, as words.
enum PartWords {
    /// The best first for each part; nothing for scenes that have nothing in common.
    static func candidates(_ partition: ScenePartition, _ habit: NamingHabit) -> [[[String]]] {
        let names = SceneNames(partition.graph, habit)
        let groups = partition.joinedGroups(partition.partByScene)
        return zip(partition.roots, partition.parts).enumerated().map { number, pair in
            let (root, part) = pair
            guard let root else { return [] }
            let group = groups[number].first { $0.contains(root) } ?? []
            return candidates(part, root, rooted: group.count, names)
        }
    }

    private static func candidates(
        _ part: ScenePartition.Part, _ root: Int, rooted: Int, _ names: SceneNames
    ) -> [[String]] {
        let count = part.scenes.count
        let own = names.candidates(for: root)
        let others = part.scenes.filter { $0 != root }.flatMap { names.candidates(for: $0).prefix(1) }
        let common = commonWords(own.prefix(1) + others, of: count).map { [$0] } ?? []
        if part.isByWord { return common + own + others }
        // The name of one of many scenes that nothing joins would be no name for the others.
        if 3 * rooted <= count { return common }
        let plain = common.filter { !SceneNames.saysNothing($0) }
        return (2 * rooted < count ? plain + own : own + plain) + others + names.lastResorts(for: root)
    }

    /// What names of at least half of the scenes begin with, or the word that they have.
    private static func commonWords(_ names: [[String]], of count: Int) -> [String]? {
        if let first = mostFrequent(names.map { $0[0] }, of: count) {
            let alike = names.filter { $0[0] == first }
            var words = alike.dropFirst().reduce(alike[0]) { words, name in
                zip(words, name).prefix { $0 == $1 }.map(\.0)
            }
            while words.count > 1, fillers.contains(words[words.count - 1].lowercased()) { words.removeLast() }
            return words
        }
        let words = names.flatMap { Set($0).sorted() }.filter { !SceneNames.saysNothing([$0]) }
        return mostFrequent(words, of: count).map { [$0] }
    }

    /// Words that no name ends with: `HallOf`.
    private static let fillers: Set<String> = ["and", "by", "for", "from", "in", "of", "on", "the", "to", "with"]

    private static func mostFrequent(_ words: [String], of count: Int) -> String? {
        var counts: [String: Int] = [:]
        for word in words where word.count > 2 { counts[word, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value > 1, 2 * best.value >= count else { return nil }
        return best.key
    }
}
