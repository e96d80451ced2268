import TransformKit

/// What parts could be called, as words.
enum PartWords {
    /// The best first for each part; nothing for scenes that have nothing in common.
    static func candidates(_ partition: ScenePartition, _ habit: NamingHabit, _ names: SceneNames) -> [[[String]]] {
        let topics = PartTopics(partition, names)
        let leaders = partition.leaders
        return partition.roots.enumerated().map { number, root in
            guard let root else { return [] }
            let part = partition.parts[number]
            let own = names.candidates(for: root)
            let others = part.scenes.filter { $0 != root }.flatMap { names.candidates(for: $0).prefix(1) }
            let words = SharedWords(own.prefix(1) + others, of: part.scenes.count)
            if part.isByWord { return words.beginning(ofAtLeast: 2) + own + others }
            if !partition.isByFlow || part.scenes.count < 3 {
                return topics.strong(of: number) + own + others + names.lastResorts(for: root)
            }
            let leaderNames = leaders[number].flatMap { names.candidates(for: $0) }.map { habit.withoutKind($0) }
            let shared = words.beginning(ofAtLeast: 2) + words.common(ofAtLeast: 2)
            let plain = shared.filter { !SceneNames.saysNothing($0) }.map { habit.inNumber($0) }
            let weak = words.common(ofAtLeast: 3).map { habit.inNumber($0) }
            let full = leaders[number].flatMap { names.candidates(for: $0) }.filter { $0.count > 1 }
            let all = topics.strong(of: number) + plain + leaderNames + topics.weak(of: number) + weak + full
            // A number counts versions, or screens of a kind: it says what none of the others is.
            return all.filter { $0.last?.last?.isNumber != true }
        }
    }
}

/// Words that the names of a part's scenes share.
private struct SharedWords {
    private let names: [[String]]
    private let count: Int

    /// - Parameter count: Of how many scenes the names are, those without a name included.
    init(_ names: [[String]], of count: Int) {
        // Two scenes of one class share no word, but a name.
        var seen: Set<[String]> = []
        let named = names.filter { !$0.isEmpty }
        self.names = named.filter { seen.insert($0).inserted }
        self.count = count - named.count + self.names.count
    }

    /// What the names of one in so many scenes, and of two at least, begin with.
    func beginning(ofAtLeast share: Int) -> [[String]] {
        guard let first = mostFrequent(names.map { $0[0] }, share) else { return [] }
        let alike = names.filter { $0[0] == first }
        var words = alike.dropFirst().reduce(alike[0]) { words, name in
            zip(words, name).prefix { $0 == $1 }.map(\.0)
        }
        while words.count > 1, Self.fillers.contains(words[words.count - 1].lowercased()) { words.removeLast() }
        // `AddActionFirstConsent` and `AddActionThirdConsent` are about `AddActionConsent`.
        if alike.count == names.count, alike.count > 1, let last = alike[0].last, words.count < 3,
            !SceneNames.isKind(last), alike.allSatisfy({ $0.count > words.count && $0.last == last })
        {
            words.append(last)
        }
        return [words]
    }

    /// The word that one in so many of the scenes have, wherever it stands.
    func common(ofAtLeast share: Int) -> [[String]] {
        let words = names.flatMap { Set($0).sorted() }.filter { word in
            !SceneNames.saysNothing([word]) && !SceneNames.isKind(word)
        }
        return mostFrequent(words, share).map { [withWordBefore($0)] } ?? []
    }

    /// A word with the one that stands before it in most names: `Asso` of `OnboardingAssoStart` and `OnboardingAssoFill`.
    private func withWordBefore(_ word: String) -> [String] {
        let places = names.compactMap { name in name.firstIndex(of: word).map { (name, $0) } }
        let before = places.compactMap { name, place in place > 0 ? name[place - 1] : nil }
        let counts = before.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, 2 * best.value > places.count, !SceneNames.saysNothing([best.key]), !SceneNames.isKind(best.key)
        else { return [word] }
        return [best.key, word]
    }

    /// Words that no name ends with: `HallOf`.
    private static let fillers: Set<String> = ["and", "by", "for", "from", "in", "of", "on", "the", "to", "with"]

    private func mostFrequent(_ words: [String], _ share: Int) -> String? {
        var counts: [String: Int] = [:]
        for word in words where word.count > 2 { counts[word, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value > 1, share * best.value >= count else { return nil }
        return best.key
    }
}
