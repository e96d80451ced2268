/// Spells words as the project spells its storyboards' names: `OrderDetails`, `order_details`.
struct NameSpelling {
    private let convention: NamingConvention

    init(_ convention: NamingConvention) {
        self.convention = convention
    }

    /// Returns the first of some names that is not in use; nil where all are.
    func free(_ candidates: [[String]], _ used: Set<String>) -> String? {
        candidates.lazy.compactMap(spelled).first { !used.contains(ReceivingStoryboards.key($0)) }
    }

    /// Returns a file name that is a Swift name as well; nil where the words give none, or one that Swift reserves.
    func spelled(_ words: [String]) -> String? {
        let plain = words.map { word in String(word.filter { $0.isLetter || $0.isNumber }) }.filter { !$0.isEmpty }
        guard plain.first?.first?.isLetter == true else { return nil }
        var parts = plain.map { word in
            word.count > 1 && word.contains(where: \.isLowercase) || word.count <= 4
                ? word.prefix(1).uppercased() + word.dropFirst()
                : word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
        if convention.prefixesStoryboards, let prefix = convention.classPrefix { parts.insert(prefix, at: 0) }
        var name: String
        if convention.usesUnderscores {
            name = parts.map { $0.lowercased() }.joined(separator: "_")
        } else {
            if convention.beginsLowercase { parts[0] = parts[0].loweredFirstWord }
            name = parts.joined()
        }
        name += convention.suffix
        return Self.keywords.contains(name) ? nil : name
    }

    /// Words of Swift that a name could be by chance.
    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "case", "class", "default", "extension", "import", "in", "init", "internal",
        "is", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "subscript", "super",
        "switch", "where", "while", "open", "for", "do", "enum", "func", "let", "var", "struct", "try", "throw",
    ]
}

extension String {
    /// Writes `Settings` as `settings` and `FAQ` as `faq`.
    fileprivate var loweredFirstWord: String {
        contains(where: \.isLowercase) ? prefix(1).lowercased() + dropFirst() : lowercased()
    }
}
