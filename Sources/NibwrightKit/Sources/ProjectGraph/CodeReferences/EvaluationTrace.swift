/// What an evaluation met on its way: literals and enumerations' cases of which a value may have been made.
struct EvaluationTrace {
    var literals: [TracedLiteral] = []
    var cases: [TracedCase] = []
    /// Names that were put together of pieces of which not all are known.
    var patterns: [IdentifierPattern] = []
}

/// A string literal with its place, quotation marks included.
struct TracedLiteral: Hashable, Sendable {
    let place: CodeRange
    let text: String

    init(_ path: String, _ range: Range<Int>, _ text: String) {
        place = CodeRange(path: path, range: range)
        self.text = text
    }
}

struct TracedCase: Hashable, Sendable {
    let type: String
    let name: String
}
