import TransformKit

/// What an attribute has to say: `YES`, `Card*`, `!left`, `!*`, `> 17 & <= 20`, `= a | b`.
struct ValuePattern: Hashable, Sendable {
    /// Written with `=` in front: this text and no other.
    private let literal: String?
    private let terms: [Term]

    private enum Term: Hashable, Sendable {
        /// A text with `*` and `?`.
        case text(NamePattern)
        /// Anything but such a text; an attribute that is not there counts as well.
        case not(NamePattern)
        /// Numbers that satisfy all comparisons.
        case numbers([Comparison])

        func matches(_ value: String?) -> Bool {
            switch self {
            case .text(let pattern): value.map(pattern.matches) ?? false
            case .not(let pattern): value.map { !pattern.matches($0) } ?? true
            case .numbers(let comparisons):
                value.flatMap(AttributeKind.number).map { number in comparisons.allSatisfy { $0.holds(for: number) } }
                    ?? false
            }
        }
    }

    /// A comparison with a number.
    private struct Comparison: Hashable, Sendable {
        let sign: String
        let number: Double

        func holds(for value: Double) -> Bool {
            switch sign {
            case "<": value < number
            case "<=": value <= number
            case ">": value > number
            default: value >= number
            }
        }
    }

    /// A pattern that cannot be read, with the reason in words for the recipe's author.
    struct Fault: Error, Hashable {
        let message: String
    }

    init(_ text: String) throws(Fault) {
        if text.hasPrefix("=") {
            literal = String(text.dropFirst()).trimmed
            terms = []
            return
        }
        literal = nil
        var found: [Term] = []
        for part in Self.parts(of: text, separatedBy: " | ") { found.append(try Self.term(part.trimmed)) }
        terms = found
    }

    /// Whether the pattern holds for a value; nil for an attribute that is not there.
    func matches(_ value: String?) -> Bool {
        if let literal { return value == literal }
        return terms.contains { $0.matches(value) }
    }

    private static func term(_ text: String) throws(Fault) -> Term {
        if text.hasPrefix("!") { return .not(NamePattern(String(text.dropFirst()).trimmed)) }
        guard text.hasPrefix("<") || text.hasPrefix(">") else { return .text(NamePattern(text)) }
        var comparisons: [Comparison] = []
        for part in parts(of: text, separatedBy: "&") { comparisons.append(try comparison(part.trimmed)) }
        return .numbers(comparisons)
    }

    private static func comparison(_ text: String) throws(Fault) -> Comparison {
        let sign = text.prefix { "<>=".contains($0) }
        let written = String(text.dropFirst(sign.count)).trimmed
        guard ["<", "<=", ">", ">="].contains(sign) else {
            throw Fault(message: "“\(text)” is no comparison; write <, <=, > or >= and a number")
        }
        guard let number = AttributeKind.number(written) else {
            throw Fault(message: "“\(text)” compares with “\(written)”, which is no number")
        }
        return Comparison(sign: String(sign), number: number)
    }

    private static func parts(of text: String, separatedBy separator: String) -> [String] {
        var parts = [""]
        var rest = text[...]
        while let first = rest.first {
            if rest.hasPrefix(separator) {
                parts.append("")
                rest = rest.dropFirst(separator.count)
            } else {
                parts[parts.count - 1].append(first)
                rest = rest.dropFirst()
            }
        }
        return parts
    }
}
