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
        for (part, candidates) in zip(partition.parts, Self.candidates(partition, habit)).dropFirst() {
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

    /// What each part could be called, the best first; nothing for scenes that have nothing in common.
    private static func candidates(_ partition: ScenePartition, _ habit: NamingHabit) -> [[[String]]] {
        let scenes = SceneNames(partition.graph, habit)
        let groups = partition.joinedGroups(partition.partByScene)
        return zip(partition.roots, partition.parts).enumerated().map { number, pair in
            let (root, part) = pair
            guard let root else { return [] }
            let own = scenes.candidates(for: root)
            let rooted = groups[number].first { $0.contains(root) }?.count ?? 0
            let others = part.scenes.filter { $0 != root }.flatMap { scenes.candidates(for: $0).prefix(1) }
            let common = commonWord(own.prefix(1) + others, of: part.scenes.count)
            // The name of one of many scenes that nothing joins would be no name for the others.
            if 3 * rooted < part.scenes.count { return common }
            return 2 * rooted < part.scenes.count ? common + own + others : own + common + others
        }
    }

    /// The word that names of at least half of the scenes begin with.
    private static func commonWord(_ names: [[String]], of count: Int) -> [[String]] {
        var counts: [String: Int] = [:]
        for name in names { counts[name[0], default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.key.count > 2, best.value > 1, 2 * best.value >= count else { return [] }
        return [[best.key]]
    }
}

/// Writes words as the project writes its storyboards' names.
struct NameSpelling {
    private let habit: NamingHabit

    init(_ habit: NamingHabit) {
        self.habit = habit
    }

    /// The first of some names that nothing has; with a number where all are taken.
    func free(_ candidates: [[String]], fallback: [String], _ used: Set<String>) -> String {
        for words in candidates {
            if let name = spelled(words), !used.contains(name.lowercased()) { return name }
        }
        let words = candidates.first { spelled($0) != nil } ?? (fallback.isEmpty ? ["Scenes"] : fallback)
        for number in 2... {
            if let name = spelled(words + ["\(number)"]) ?? spelled(["Scenes\(number)"]),
                !used.contains(name.lowercased())
            {
                return name
            }
        }
        return words.joined()
    }

    /// A file name that is a Swift name as well; nil where the words give none.
    func spelled(_ words: [String]) -> String? {
        let plain = words.map { word in String(word.filter { $0.isLetter || $0.isNumber }) }.filter { !$0.isEmpty }
        guard plain.first?.first?.isLetter == true else { return nil }
        var parts = plain.map { word in
            word.count > 1 && word.contains(where: \.isLowercase) || word.count <= 4
                ? word.prefix(1).uppercased() + word.dropFirst()
                : word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
        if habit.prefixesStoryboards, let prefix = habit.classPrefix { parts.insert(prefix, at: 0) }
        var name: String
        if habit.usesUnderscores {
            name = parts.map { $0.lowercased() }.joined(separator: "_")
        } else {
            if habit.beginsLowercase { parts[0] = parts[0].loweredFirstWord }
            name = parts.joined()
        }
        name += habit.suffix
        return Self.keywords.contains(name) ? name + "Scenes" : name
    }

    /// Words of Swift that a name could be by chance.
    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "case", "class", "default", "extension", "import", "in", "init", "internal",
        "is", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "subscript", "super",
        "switch", "where", "while", "open", "for", "do", "enum", "func", "let", "var", "struct", "try", "throw",
    ]
}

extension String {
    /// `Settings` as `settings`, `FAQ` as `faq`.
    fileprivate var loweredFirstWord: String {
        contains(where: \.isLowercase) ? prefix(1).lowercased() + dropFirst() : lowercased()
    }

    fileprivate func removing(_ suffix: String) -> String {
        suffix.isEmpty || !hasSuffix(suffix) || count == suffix.count ? self : String(dropLast(suffix.count))
    }
}
