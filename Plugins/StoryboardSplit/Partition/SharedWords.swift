/// Finds words that the names of a part's scenes share.
struct SharedWords {
    private let names: [[String]]
    private let count: Int

    /// - Parameter count: the number of the scenes, also of those without a name.
    init(_ names: [[String]], of count: Int) {
        // Two scenes of one class share a name, not a word.
        var seen: Set<[String]> = []
        let named = names.filter { !$0.isEmpty }
        self.names = named.filter { seen.insert($0).inserted }
        self.count = count - named.count + self.names.count
    }

    /// Returns the common beginning of the names of one in so many scenes, and of two at least.
    func beginning(ofAtLeast share: Int) -> [[String]] {
        guard let first = ranked(names.map { [$0[0]] }, share).first else { return [] }
        let alike = names.filter { $0[0] == first }
        var words = alike.dropFirst().reduce(alike[0]) { words, name in
            zip(words, name).prefix { $0 == $1 }.map(\.0)
        }
        while words.count > 1, Self.fillers.contains(words[words.count - 1].lowercased()) { words.removeLast() }
        return [words]
    }

    /// Returns the words that one in so many of the scenes have, at any position; those of most scenes first.
    func common(ofAtLeast share: Int) -> [[String]] {
        let words = names.map { name in
            name.filter { !VagueWords.sayNothing([$0]) && !VagueWords.isKind($0) && !VagueWords.isOfCode($0) }
        }
        return ranked(words, share).map { withWordBefore($0, inAtLeast: 1) }
    }

    /// Returns how many of the names have all of some words, in the singular or the plural.
    func count(having words: [String]) -> Int {
        names.count { Set($0.map(\.singular)).isSuperset(of: words.map(\.singular)) }
    }

    /// The word that all names end with, where it describes them: `Debug` of `FileDebug` and `HistoryDebug`.
    var ending: String? {
        guard names.count > 1, let last = names[0].last, names.allSatisfy({ $0.count > 1 && $0.last == last }),
            !VagueWords.isKind(last), !VagueWords.isOfCode(last), !VagueWords.sayNothing([last]),
            !VagueWords.tellNothing(ofPart: [last])
        else { return nil }
        return last
    }

    /// Appends the word that all names end with: `AddActionConsent` of `AddActionFirstConsent` and
    /// `AddActionThirdConsent`.
    func withEnding(_ words: [String]) -> [String] {
        guard let ending, words.count < 3,
            !words.contains(where: { $0.lowercased().singular == ending.lowercased().singular })
        else { return words }
        return words + [ending]
    }

    /// Returns a word with the one before it in most names: `Asso` of `OnboardingAssoStart` and `OnboardingAssoFill`.
    ///
    /// - Parameter least: the number of names that must have it there.
    func withWordBefore(_ word: String, inAtLeast least: Int) -> [String] {
        let places = names.compactMap { name in name.firstIndex(of: word).map { (name, $0) } }
        let before = places.compactMap { name, place in place > 0 ? name[place - 1] : nil }
        let counts = before.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value >= least, 2 * best.value > places.count, !VagueWords.sayNothing([best.key]),
            !VagueWords.isKind(best.key)
        else { return [word] }
        return [best.key, word]
    }

    /// Words that no name ends with: `HallOf`.
    private static let fillers: Set<String> = ["and", "by", "for", "from", "in", "of", "on", "the", "to", "with"]

    /// Returns the words that one in so many of the scenes have, and two at least. Singular and plural are one word; of
    /// two words that as many scenes have, that of the earlier scene comes first.
    private func ranked(_ names: [[String]], _ share: Int) -> [String] {
        var forms: [String: [String: Int]] = [:]
        var uses: [String: Int] = [:]
        var order: [String] = []
        for name in names {
            let words = name.filter { $0.count > 2 }
            for word in words {
                if forms[word.singular] == nil { order.append(word.singular) }
                forms[word.singular, default: [:]][word, default: 0] += 1
            }
            for key in Set(words.map(\.singular)) { uses[key, default: 0] += 1 }
        }
        let enough = order.enumerated().filter { _, key in
            uses[key, default: 0] > 1 && share * uses[key, default: 0] >= count
        }
        return enough.sorted { left, right in
            (uses[right.element, default: 0], left.offset) < (uses[left.element, default: 0], right.offset)
        }.compactMap { _, key in forms[key]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    }
}
