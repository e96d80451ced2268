import SourceText

/// One `nibwright:` comment of a source file.
struct CommentDirective: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable, CaseIterable {
        /// From here to the matching `enable` or the end of the file.
        case disable
        case enable
        case next = "disable:next"
        case this = "disable:this"
        case previous = "disable:previous"
        case file = "disable:file"
    }

    /// The kind of directive; nil for an unknown word behind `nibwright:`.
    let kind: Kind?
    /// The word as written.
    let word: String
    /// Rule ids as written; `all` where none is.
    let rules: [String]
    let reason: String?
    let place: Place

    /// Reads a comment; nil for one that is no directive.
    ///
    /// - Parameters:
    ///   - comment: a line comment or a block comment with its marks.
    ///   - offset: where in the source it begins.
    init?(comment: Substring, in source: SourceText, at offset: Int) {
        var text = comment.drop { "/*! \t".contains($0) }
        var start = offset
        if !text.hasPrefix(Self.mark) {
            guard let inner = Self.directive(within: text) else { return nil }
            start += comment.utf8.distance(from: comment.startIndex, to: inner.startIndex)
            text = inner
        }
        let place = Place(source, at: min(start, source.bytes.count))
        if comment.hasPrefix("/*"), text.hasSuffix("*/") { text = text.dropLast(2) }
        text = text.dropFirst(Self.mark.count)
        text = text.prefix { !$0.isNewline }
        let word = text.prefix { !$0.isWhitespace }
        let (rules, reason) = Self.rulesAndReason(text[word.endIndex...])
        self.word = String(word)
        kind = Kind(rawValue: String(word))
        self.rules = rules.isEmpty ? [RuleSelection.all] : rules
        self.reason = reason
        self.place = place
    }

    private static let mark = "nibwright:"

    /// A directive behind other words of its comment: only one that says something, since prose may name the tool.
    private static func directive(within comment: Substring) -> Substring? {
        var rest = comment
        while let range = rest.firstRange(of: mark) {
            let before = rest[..<range.lowerBound].last
            let word = rest[range.upperBound...].prefix { !$0.isWhitespace && $0 != "*" }
            if before.map({ $0.isWhitespace || "/*!".contains($0) }) ?? false, Kind(rawValue: String(word)) != nil {
                return rest[range.lowerBound...]
            }
            rest = rest[range.upperBound...]
        }
        return nil
    }

    /// Rules come first; a dash between spaces or two begins the reason.
    private static func rulesAndReason(_ text: Substring) -> (rules: [String], reason: String?) {
        var rules: [String] = []
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isWhitespace && $0 != "," }
            rest = rest[word.endIndex...].drop { $0.isWhitespace || $0 == "," }
            if ["-", "--", "–", "—"].contains(word) { break }
            // Another comment on the same line.
            if word.hasPrefix("//") { return (rules, nil) }
            if !word.isEmpty { rules.append(String(word)) }
        }
        let reason = String(rest).trimmingEnd
        return (rules, reason.isEmpty ? nil : reason)
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
