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
        let allWords = partition.graph.scenes.indices.reduce(into: Set<String>()) { $0.formUnion(names.words(of: $1)) }
        return partition.roots.enumerated().map { number, root in
            guard let root else { return PartWords() }
            let part = partition.parts[number]
            let own = names.candidates(for: root)
            let others = part.scenes.filter { $0 != root }.flatMap { names.candidates(for: $0).prefix(1) }
            let words = SharedWords(own.prefix(1) + others, of: part.scenes.count)
            if part.isByWord { return PartWords(telling: words.beginning(ofAtLeast: 2) + own + others) }
            if part.scenes.count < 3 {
                let alone = names.candidatesAlone(for: root)
                return PartWords(telling: alone + others + topics.strong(of: number) + names.lastResorts(for: root))
            }
            if !partition.isByFlow {
                return PartWords(telling: topics.strong(of: number) + own + others + names.lastResorts(for: root))
            }
            let leaderNames = leaders[number].flatMap { names.candidates(for: $0) }
            let ownWords = part.scenes.reduce(into: topics.words(of: number)) { $0.formUnion(names.words(of: $1)) }
            let wordNumber = WordNumber(own: ownWords, all: allWords, habit: habit, ending: words.ending)
            return PartWords(
                words, topics: (topics.strong(of: number), topics.weak(of: number)), leaderNames, habit, wordNumber)
        }
    }

    private init(telling: [[String]] = []) {
        self.telling = telling
    }

    private init(
        _ words: SharedWords, topics: (strong: [[String]], weak: [[String]]), _ leaderNames: [[String]],
        _ habit: NamingHabit, _ number: WordNumber
    ) {
        let shared = (words.beginning(ofAtLeast: 2) + words.common(ofAtLeast: 2)).filter { !NameWords.sayNothing($0) }
        // What two scenes share that lead to none of the others says little of these.
        let isTelling = { (shared: [String]) in
            words.count(having: shared) > 2 || leaderNames.contains { Set($0).isSuperset(of: shared) }
        }
        let strong = topics.strong.map { $0.count == 1 ? words.withWordBefore($0[0], inAtLeast: 3) : $0 }
        let finished = { (names: [[String]]) in
            names.map { words.withEnding(NameWords.withoutCode($0)) }.filter(Self.isName).map(number.applied)
        }
        let best = finished(strong + shared.filter(isTelling) + leaderNames.map { Self.short($0, habit) })
        // What all are called by is what they are, however vague.
        let isVague = { (name: [String]) in NameWords.isVague(name) && name.last?.singular != words.ending }
        telling = best.filter { !isVague($0) } + best.filter(isVague)
        let third = words.common(ofAtLeast: 3).filter { words.count(having: $0) > 2 }
        weak = finished(topics.weak + shared.filter { !isTelling($0) } + third)
        full = leaderNames.map(NameWords.withoutCode).filter { $0.count > 1 && Self.isName($0) }.map(number.applied)
    }

    /// A scene's name without its kind; `Protocols` where Swift has the one word for itself.
    private static func short(_ name: [String], _ habit: NamingHabit) -> [String] {
        let words = habit.withoutKind(name)
        let spelling = NameSpelling(habit)
        guard spelling.spelled(words) == nil, let last = words.last else { return words }
        let several = Array(words.dropLast()) + [last.plural]
        return spelling.spelled(several) == nil ? name : several
    }

    /// Whether words tell what a part is about. A number counts versions, or screens of a kind: it says what none of the
    /// others is.
    private static func isName(_ words: [String]) -> Bool {
        words.last?.last?.isNumber != true && !NameWords.tellNothing(ofPart: words)
    }

    /// All of them.
    /// - Parameter isBestTaken: Whether a storyboard has the best name, so that what some of the scenes share, or what one of them is,
    ///   would say less of them than where they belong.
    func all(isBestTaken: Bool = false) -> [[String]] { isBestTaken ? telling : telling + weak + full }
}
