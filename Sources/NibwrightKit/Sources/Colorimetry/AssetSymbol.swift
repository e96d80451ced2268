/// Derives the Swift name that Xcode generates for an asset's, by rules taken from files that Xcode generated.
///
/// A name is a row of words: `BGColorOne` and `bg-color-one` are both bg, color, one. Letters and digits are words of
/// their own. A name without lower case keeps its case, with underscores: `A2D8FF` becomes `A_2_D_8_FF`.
struct AssetSymbol {
    private let words: [String]

    init(_ name: String) {
        words = Self.words(of: name)
    }

    /// The name of a member, the word "color" at its end dropped.
    var memberName: String {
        let isColor = words.count > 1 && words.last?.lowercased() == "color"
        let kept = isColor ? Array(words.dropLast()) : words
        guard !isAllCapitals else { return Self.legal(kept.joined(separator: "_")) }
        return Self.legal((kept.first?.lowercased() ?? "") + Self.capitalized(kept.dropFirst()))
    }

    /// The name of a namespace.
    var typeName: String {
        Self.legal(isAllCapitals ? words.joined(separator: "_") : Self.capitalized(words[...]))
    }

    private var isAllCapitals: Bool { !words.contains { $0.contains(where: \.isLowercase) } }

    private static func capitalized(_ words: ArraySlice<String>) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// A Swift name cannot begin with a digit.
    private static func legal(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }

    static func words(of name: String) -> [String] {
        var words: [String] = []
        let characters = Array(name)
        var current = ""
        for (index, character) in characters.enumerated() {
            let isPart = character.isLetter || character.isNumber
            if let last = current.last, !isPart || begins(character, after: last, before: characters[(index + 1)...]) {
                words.append(current)
                current = ""
            }
            if isPart { current.append(character) }
        }
        return current.isEmpty ? words : words + [current]
    }

    /// Whether a letter or digit begins a word right behind another: `e|E`, `1|a`, and `G|Co` of an abbreviation.
    private static func begins(_ character: Character, after last: Character, before rest: ArraySlice<Character>)
        -> Bool
    {
        if last.isNumber != character.isNumber { return true }
        guard character.isUppercase else { return false }
        return last.isLowercase || rest.first?.isLowercase == true
    }
}
