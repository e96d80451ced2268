import TransformKit

/// One name of several, or none of them: `label | text*`, `!stackView`.
struct NameChoice: Hashable, Sendable {
    private let alternatives: [NamePattern]
    /// Written with `!` in front: true for what none of the alternatives covers.
    let isNegated: Bool

    /// Reads a choice; nil for one that has nothing on a side of `|`.
    init?(_ text: String) {
        var rest = text.trimmed
        isNegated = rest.hasPrefix("!")
        if isNegated { rest = String(rest.dropFirst()) }
        let parts = rest.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        alternatives = parts.map(NamePattern.init)
    }

    /// Whether the choice covers a name; nil is the name of something that has none.
    func matches(_ name: String?) -> Bool { name.map(covers) ?? false ? !isNegated : isNegated }

    /// Whether one of the alternatives covers the name, negated or not.
    func covers(_ name: String) -> Bool { alternatives.contains { $0.matches(name) } }

    /// The alternatives as they are written.
    var names: [String] { alternatives.map(\.text) }
}

extension String {
    /// Without spaces at both ends.
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
