/// How a table names its texts: by the texts themselves, or by names such as `detail.save`.
struct TextKeyNaming {
    /// How the words of a name are set together.
    private struct Style {
        let separator: String
        let isUppercase: Bool
    }

    /// Nil where texts are their own keys.
    private let style: Style?

    /// - Parameter entries: the keys of a table with their texts in the language of development.
    init(_ entries: [(key: String, value: String)]) {
        let names = entries.map(\.key).filter(Self.isName)
        guard names.count * 2 > entries.count else {
            style = nil
            return
        }
        let separators = [".", "_", "-"].map { separator in
            (separator: separator, count: names.count { $0.contains(separator) })
        }
        let most = separators.max { $0.count < $1.count } ?? (".", 0)
        let uppercase = names.count { $0 == $0.uppercased() }
        style = Style(separator: most.separator, isUppercase: uppercase * 2 > names.count)
    }

    /// Whether a key is no text: words without spaces, set together.
    private static func isName(_ key: String) -> Bool {
        let isPlain = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
        let parts = key.split(omittingEmptySubsequences: false) { "._-".contains($0) }
        return isPlain && parts.count > 1 && !parts.contains(where: \.isEmpty)
    }

    /// Keys for a text, the best first.
    func candidates(for text: String, stem: String) -> [String] {
        guard let style else { return [text] + ["\(text) (\(stem))"] + (2...9).map { "\(text) (\(stem) \($0))" } }
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard !words.isEmpty, words.joined().allSatisfy(\.isASCII) else { return [text, "\(text) (\(stem))"] }
        let name = (stem.camelWords + words.prefix(5)).joined(separator: style.separator)
        let written = style.isUppercase ? name.uppercased() : name.lowercased()
        return [written] + (2...9).map { "\(written)\(style.separator)\($0)" }
    }
}

extension String {
    /// `Detail`, `List` of `DetailList`.
    fileprivate var camelWords: [String] {
        var words: [String] = []
        for character in self {
            let isNew = character.isUppercase && words.last?.last?.isUppercase != true
            if words.isEmpty || isNew { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
