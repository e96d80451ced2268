/// The Objective-C selector of a Swift method, by the compiler's own rule.
public enum Selector {
    /// The parameter that a method's effects add to the selector.
    public enum Effect: Hashable, Sendable {
        /// No effect, no parameter.
        case none
        /// `async`, with `throws` or without: a completion handler at the end.
        case asynchronous
        /// `throws`: a pointer to an error, in front of closures at the end.
        case throwing(trailingClosures: Int)
    }

    /// - Parameters:
    ///   - method: the method's base name.
    ///   - labels: one per parameter; `_` is an empty string.
    ///   - effect: what it does beside returning: nothing, wait or throw.
    public static func of(method: String, labels: [String], effect: Effect = .none) -> String {
        var pieces = labels
        switch effect {
        case .none: break
        case .asynchronous: pieces.append(labels.isEmpty ? "withCompletionHandler" : "completionHandler")
        case .throwing(let trailingClosures):
            let place = max(0, labels.count - trailingClosures)
            pieces.insert(place == 0 ? "andReturnError" : "error", at: place)
        }
        guard let first = pieces.first else { return method }
        var selector = method
        if pieces.count > labels.count, first != labels.first {
            selector += capitalized(first)
        } else if !first.isEmpty {
            if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: method)) { selector += "With" }
            selector += capitalized(first)
        }
        return selector + ":" + pieces.dropFirst().map { $0 + ":" }.joined()
    }

    /// The compiler's list (swift/Basic/PartsOfSpeech.def): `bake(for:)` is `bakeFor:`, `bake(cake:)` is
    /// `bakeWithCake:`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    /// ASCII letters only, as the compiler does it.
    private static func capitalized(_ name: String) -> String {
        guard let first = name.first, first.isASCII else { return name }
        return first.uppercased() + name.dropFirst()
    }

    // MARK: Words

    /// Several capitals are one word, up to the last of them if that begins the next: `URL` of `URLFor`.
    private static func firstWord(of name: String) -> Substring {
        if name.first == "_" { return name.prefix(1) }
        let capitals = name.prefix(while: isCapital)
        if capitals.count > 1 {
            return startsLowercase(name.dropFirst(capitals.count)) ? capitals.dropLast() : capitals
        }
        return name.prefix(capitals.count + name.dropFirst(capitals.count).prefix { !isCapital($0) && $0 != "_" }.count)
    }

    /// Several capitals at the end are one word: `IN` of `stepIN`.
    private static func lastWord(of name: String) -> Substring {
        if name.last == "_" { return name.suffix(1) }
        let rest = name.reversed().prefix { !isCapital($0) && $0 != "_" }.count
        if rest == 0 { return name.suffix(name.reversed().prefix(while: isCapital).count) }
        let before = name.dropLast(rest).last.map(isCapital) ?? false
        return name.suffix(before && startsLowercase(name.suffix(rest)) ? rest + 1 : rest)
    }

    private static func isCapital(_ character: Character) -> Bool { character.isASCII && character.isUppercase }

    private static func startsLowercase(_ text: Substring) -> Bool {
        text.first.map { $0.isASCII && $0.isLowercase } ?? false
    }
}
