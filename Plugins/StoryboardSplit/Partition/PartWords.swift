import TransformKit

/// What a part could be called, as words; the best first.
struct PartWords {
    /// What most of its scenes have in common, and what leads to them.
    var telling: [[String]] = []
    /// What some of its scenes have in common.
    var weak: [[String]] = []
    /// Names of its scenes with the kind of screen that they are.
    var full: [[String]] = []

    /// For each part; nothing for scenes that have nothing in common.
    static func candidates(_ partition: ScenePartition, _ habit: NamingHabit, _ names: SceneNames) -> [PartWords] {
        let topics = PartTopics(partition, names)
        let leaders = partition.leaders
        return partition.roots.enumerated().map { number, root in
            guard let root else { return PartWords() }
            let part = partition.parts[number]
            let own = names.candidates(for: root)
            let others = part.scenes.filter { $0 != root }.flatMap { names.candidates(for: $0).prefix(1) }
            let words = SharedWords(own.prefix(1) + others, of: part.scenes.count)
            if part.isByWord { return PartWords(telling: words.beginning(ofAtLeast: 2) + own + others) }
            if part.scenes.count < 3 {
                return PartWords(telling: own + others + topics.strong(of: number) + names.lastResorts(for: root))
            }
            if !partition.isByFlow {
                return PartWords(telling: topics.strong(of: number) + own + others + names.lastResorts(for: root))
            }
            let leaderNames = leaders[number].flatMap { names.candidates(for: $0) }
            return PartWords(words, topics: (topics.strong(of: number), topics.weak(of: number)), leaderNames, habit)
        }
    }

    private init(telling: [[String]] = []) {
        self.telling = telling
    }

    private init(
        _ words: SharedWords, topics: (strong: [[String]], weak: [[String]]), _ leaderNames: [[String]],
        _ habit: NamingHabit
    ) {
        let spelling = NameSpelling(habit)
        let shared = (words.beginning(ofAtLeast: 2) + words.common(ofAtLeast: 2)).filter { !NameWords.sayNothing($0) }
        // What two scenes share that lead to none of the others says little of these.
        let isTelling = { (shared: [String]) in
            words.count(having: shared) > 2 || leaderNames.contains { Set($0).isSuperset(of: shared) }
        }
        let numbered = { (words: [String]) in habit.inNumber(words) }
        let short = leaderNames.map { name in
            let words = habit.withoutKind(name)
            return spelling.spelled(words) == nil ? name : words
        }
        telling = topics.strong + shared.filter(isTelling).map(numbered) + short
        weak = topics.weak + (shared.filter { !isTelling($0) } + words.common(ofAtLeast: 3)).map(numbered)
        full = leaderNames.map(NameWords.withoutCode).filter { $0.count > 1 }
        // A number counts versions, or screens of a kind: it says what none of the others is.
        let isName = { (words: [String]) in words.last?.last?.isNumber != true && !NameWords.tellNothing(ofPart: words)
        }
        telling = telling.map(NameWords.withoutCode).filter(isName)
        weak = weak.map(NameWords.withoutCode).filter(isName)
        full = full.filter(isName)
    }

    /// All of them.
    /// - Parameter isBestTaken: Whether a storyboard has the best name, so that what some of the scenes share, or what one of them is,
    ///   would say less of them than where they belong.
    func all(isBestTaken: Bool = false) -> [[String]] { isBestTaken ? telling : telling + weak + full }
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
            !NameWords.isKind(last), alike.allSatisfy({ $0.count > words.count && $0.last == last })
        {
            words.append(last)
        }
        return [words]
    }

    /// The word that one in so many of the scenes have, wherever it stands.
    func common(ofAtLeast share: Int) -> [[String]] {
        let words = names.flatMap { Set($0).sorted() }.filter { word in
            !NameWords.sayNothing([word]) && !NameWords.isKind(word) && !NameWords.isOfCode(word)
        }
        return mostFrequent(words, share).map { [withWordBefore($0)] } ?? []
    }

    /// How many of the names have all of some words.
    func count(having words: [String]) -> Int { names.count { Set($0).isSuperset(of: words) } }

    /// A word with the one that stands before it in most names: `Asso` of `OnboardingAssoStart` and `OnboardingAssoFill`.
    private func withWordBefore(_ word: String) -> [String] {
        let places = names.compactMap { name in name.firstIndex(of: word).map { (name, $0) } }
        let before = places.compactMap { name, place in place > 0 ? name[place - 1] : nil }
        let counts = before.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, 2 * best.value > places.count, !NameWords.sayNothing([best.key]), !NameWords.isKind(best.key)
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
