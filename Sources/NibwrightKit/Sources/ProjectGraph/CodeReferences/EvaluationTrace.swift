/// Records the literals and enumeration cases from which an evaluation may have made a value.
struct EvaluationTrace {
    enum Step {
        case literal(TracedLiteral)
        case enumCase(TracedCase)
        /// A name that was composed of pieces of which not all are known.
        case pattern(IdentifierPattern)
        /// The trace of an expression that was evaluated before.
        case known(KnownTrace)
    }

    private var steps: [Step] = []

    mutating func note(_ step: Step) { steps.append(step) }

    var literals: [TracedLiteral] {
        steps.flatMap { step -> [TracedLiteral] in
            switch step {
            case .literal(let literal): [literal]
            case .known(let trace): trace.literals
            default: []
            }
        }
    }

    var cases: [TracedCase] {
        steps.flatMap { step -> [TracedCase] in
            switch step {
            case .enumCase(let traced): [traced]
            case .known(let trace): trace.cases
            default: []
            }
        }
    }

    var patterns: [IdentifierPattern] {
        steps.flatMap { step -> [IdentifierPattern] in
            switch step {
            case .pattern(let pattern): [pattern]
            case .known(let trace): trace.patterns
            default: []
            }
        }
    }
}

/// A trace that many share: a name that a thousand constants have is evaluated once.
final class KnownTrace {
    let literals: [TracedLiteral]
    let cases: [TracedCase]
    let patterns: [IdentifierPattern]

    init(_ trace: EvaluationTrace) {
        (literals, cases, patterns) = (trace.literals, trace.cases, trace.patterns)
    }
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
