import TransformKit

/// Collects names for a part as words, the best first.
struct PartNameCandidates {
    /// Names that most of its scenes share, and those of the scenes that lead to them.
    var strong: [[String]] = []
    /// Names that some of its scenes share.
    var weak: [[String]] = []
    /// Names of its scenes with the kind of screen that they are.
    var full: [[String]] = []

    /// Returns the names for each part; none for scenes that have nothing in common.
    static func candidates(_ partition: ScenePartition, _ convention: NamingConvention, _ names: SceneNameCandidates)
        -> [PartNameCandidates]
    {
        let topics = PartTopics(partition, names)
        let leaders = partition.leaders
        let allWords = partition.graph.scenes.indices.reduce(into: Set<String>()) { $0.formUnion(names.words(of: $1)) }
        return partition.roots.enumerated().map { number, root in
            guard let root else { return PartNameCandidates() }
            let part = partition.parts[number]
            let own = names.candidates(for: root)
            let others = part.scenes.filter { $0 != root }.flatMap { names.candidates(for: $0).prefix(1) }
            let words = SharedWords(own.prefix(1) + others, of: part.scenes.count)
            if part.isByWord { return PartNameCandidates(strong: words.beginning(ofAtLeast: 2) + own + others) }
            if part.scenes.count < 3 {
                let alone = names.candidatesAlone(for: root)
                return PartNameCandidates(
                    strong: alone + others + topics.strong(of: number) + names.lastResorts(for: root))
            }
            if !partition.isByFlow {
                return PartNameCandidates(
                    strong: topics.strong(of: number) + own + others + names.lastResorts(for: root))
            }
            let leaderNames = leaders[number].flatMap { names.candidates(for: $0) }
            let ownWords = part.scenes.reduce(into: topics.words(of: number)) { $0.formUnion(names.words(of: $1)) }
            let wordNumber = WordNumber(own: ownWords, all: allWords, convention: convention, ending: words.ending)
            return PartNameCandidates(
                words, topics: (topics.strong(of: number), topics.weak(of: number)), leaderNames, convention, wordNumber
            )
        }
    }

    private init(strong: [[String]] = []) {
        self.strong = strong
    }

    private init(
        _ words: SharedWords, topics: (strong: [[String]], weak: [[String]]), _ leaderNames: [[String]],
        _ convention: NamingConvention, _ number: WordNumber
    ) {
        let shared = (words.beginning(ofAtLeast: 2) + words.common(ofAtLeast: 2)).filter { !VagueWords.sayNothing($0) }
        // A word that two scenes share describes none of the others unless one of the two leads to these.
        let isStrong = { (shared: [String]) in
            words.count(having: shared) > 2 || leaderNames.contains { Set($0).isSuperset(of: shared) }
        }
        let strongTopics = topics.strong.map { $0.count == 1 ? words.withWordBefore($0[0], inAtLeast: 3) : $0 }
        let finished = { (names: [[String]]) in
            names.map { words.withEnding(VagueWords.withoutCode($0)) }.filter(Self.isName).map(number.applied)
        }
        let best = finished(strongTopics + shared.filter(isStrong) + leaderNames.map { Self.short($0, convention) })
        // A word that all names end with is what the scenes are, however vague.
        let isVague = { (name: [String]) in VagueWords.isVague(name) && name.last?.singular != words.ending }
        strong = best.filter { !isVague($0) } + best.filter(isVague)
        let third = words.common(ofAtLeast: 3).filter { words.count(having: $0) > 2 }
        weak = finished(topics.weak + shared.filter { !isStrong($0) } + third)
        full = leaderNames.map(VagueWords.withoutCode).filter { $0.count > 1 && Self.isName($0) }.map(number.applied)
    }

    /// Returns a scene's name without its kind, or `Protocols` where Swift reserves the singular.
    private static func short(_ name: [String], _ convention: NamingConvention) -> [String] {
        let words = convention.withoutKind(name)
        let spelling = NameSpelling(convention)
        guard spelling.spelled(words) == nil, let last = words.last else { return words }
        let several = Array(words.dropLast()) + [last.plural]
        return spelling.spelled(several) == nil ? name : several
    }

    /// Returns whether words describe what a part shows. A number counts versions, or screens of a kind: it says what
    /// the others are not.
    private static func isName(_ words: [String]) -> Bool {
        words.last?.last?.isNumber != true && !VagueWords.tellNothing(ofPart: words)
    }

    /// All names of the part.
    ///
    /// - Parameter isBestTaken: whether a storyboard has the best name. The names of some scenes, or of one of them,
    ///   would then describe the part less well than the storyboard that it belongs to.
    func all(isBestTaken: Bool = false) -> [[String]] { isBestTaken ? strong : strong + weak + full }
}
