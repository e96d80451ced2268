import TransformKit

/// How tightly the parts of an expression hold together.
enum ExpressionForm: Hashable, Sendable {
    /// A name, a literal, a call, something in parentheses.
    case primary
    /// Begins with a prefix operator.
    case prefixed
    /// Operands with these operators between them.
    case operators([String])
    /// Reaches as far as it can: `try`, `await`, an `if` that is a value.
    case spreading
    /// `&value`, which can be an argument alone.
    case byReference

    init(_ node: Syntax) {
        switch node.kind {
        case .sequenceExpr:
            let elements = node.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            self = ExpressionForm(elements[...])
        case .prefixOperatorExpr: self = .prefixed
        case .inOutExpr: self = .byReference
        case .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .keyPathExpr, .unsafeExpr, .copyExpr, .consumeExpr,
            .borrowExpr,
            .packExpansionExpr:
            self = .spreading
        case .declReferenceExpr:
            let name = node.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
            if case .binaryOperator? = name { self = .spreading } else { self = .primary }
        default: self = .primary
        }
    }

    /// Some elements of a flat expression with operators.
    init(_ elements: ArraySlice<ExprSyntax>) {
        if elements.count == 1, let only = elements.first {
            self.init(Syntax(only))
        } else if elements.contains(where: { $0.kind == .tryExpr || $0.kind == .awaitExpr }) {
            self = .spreading
        } else {
            let operators = elements.enumerated().filter { $0.offset % 2 == 1 }
            self = .operators(operators.map { Operator.text(of: $0.element) ?? "?" })
        }
    }

    /// Whether it has to stand in parentheses at a place.
    func needsParentheses(in hold: ExpressionSlot.Hold) -> Bool {
        switch (self, hold) {
        case (.primary, _), (.byReference, _), (_, .free): false
        case (_, .postfix): true
        case (_, .prefixed): true
        case (.prefixed, .operand): false
        case (.spreading, .operand): true
        case (.operators(let own), .operand(let left, let right)):
            !own.allSatisfy {
                Self.binds($0, tighterThan: left, isAtItsRight: true)
                    && Self.binds($0, tighterThan: right, isAtItsRight: false)
            }
        }
    }

    private static func binds(_ inner: String, tighterThan outer: String?, isAtItsRight: Bool) -> Bool {
        guard let outer else { return true }
        guard let own = Operator.precedence(of: inner), let other = Operator.precedence(of: outer) else { return false }
        if own.level != other.level { return own.level > other.level }
        return own.association == (isAtItsRight ? .right : .left)
    }
}
