import TransformKit

/// A place that fits a pattern.
struct CodeMatch {
    /// A token or a placeholder's code, in the order of the text.
    struct Element {
        let content: PatternElement.Content
        let range: Range<Int>
        /// Which of the pattern's elements it is.
        let patternElement: Int
        /// What a placeholder stands for here.
        var capture: Capture?
    }

    /// The node that fits, or that holds the statements or operands that do.
    let node: Syntax
    let range: Range<Int>
    let elements: [Element]
    let captures: [String: Capture]
    /// What the place asks of an expression.
    let slot: ExpressionSlot
    /// Whether it is one whole statement or several.
    let isStatement: Bool
    let context: MatchContext
}

/// The code that a placeholder stands for.
struct Capture {
    private enum Code {
        case nodes([Syntax])
        /// Operands with operators between them, the first without the `try` that stays before it. A part of the whole
        /// list, not a copy: a long row of operators has as many parts as operators.
        case operands(first: ExprSyntax, rest: ArraySlice<ExprSyntax>)
    }

    private let code: Code
    let range: Range<Int>

    /// One node; or the elements of a list, whose last comma is left out of the range.
    init(_ nodes: [Syntax], _ range: Range<Int>) {
        code = .nodes(nodes)
        self.range = range
    }

    init(operands: ArraySlice<ExprSyntax>, first: ExprSyntax, _ range: Range<Int>) {
        code = .operands(first: first, rest: operands.dropFirst())
        self.range = range
    }

    /// What the code consists of.
    var nodes: [Syntax] {
        switch code {
        case .nodes(let nodes): nodes
        case .operands(let first, let rest): [Syntax(first)] + rest.map { Syntax($0) }
        }
    }

    var isEmpty: Bool { range.isEmpty }

    /// The node that it is, where it is one.
    var node: Syntax? {
        if case .nodes(let nodes) = code, nodes.count == 1 { nodes[0] } else { nil }
    }

    /// How tightly it holds together.
    var form: ExpressionForm {
        switch code {
        case .nodes(let nodes): nodes.count == 1 ? ExpressionForm(nodes[0]) : .primary
        case .operands(let first, let rest): ExpressionForm([first] + rest)
        }
    }

    /// Whether it has to stand in parentheses at a place.
    func needsParentheses(in hold: ExpressionSlot.Hold) -> Bool { hold != .free && form.needsParentheses(in: hold) }

    /// Whether the tokens of two are the same, whatever their layout and comments.
    func hasEqualCode(to other: Capture) -> Bool {
        var own = tokens.makeIterator()
        var others = other.tokens.makeIterator()
        while true {
            let (left, right) = (own.next(), others.next())
            if left == nil || right == nil { return left == nil && right == nil }
            if left?.comparedText != right?.comparedText { return false }
        }
    }

    private var tokens: some Sequence<TokenSyntax> {
        nodes.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { range.contains($0.range.lowerBound) }
    }
}
