/// The Objective-C selector of a Swift method, by the compiler's own rule.
public enum Selector {
    /// - Parameter labels: one per parameter; `_` is an empty string.
    public static func of(method: String, labels: [String]) -> String {
        guard let first = labels.first else { return method }
        var selector = method
        if !first.isEmpty {
            if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: method)) { selector += "With" }
            selector += first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// The compiler's list (swift/Basic/PartsOfSpeech.def): `bake(for:)` is `bakeFor:`, `bake(cake:)` is `bakeWithCake:`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(of name: String) -> Substring {
        name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: \.isUppercase) else { return Substring(name) }
        return name[start...]
    }
}
