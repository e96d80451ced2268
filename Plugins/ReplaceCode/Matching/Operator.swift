import TransformKit

/// Swift's own operators.
enum Operator {
    enum Association { case left, right, none }

    struct Precedence {
        /// A higher one binds tighter.
        let level: Int
        let association: Association
    }

    /// How an element between two operands is spelled; nil for one that is no operator of a value.
    static func text(of element: ExprSyntax) -> String? {
        switch element.kind {
        case .binaryOperatorExpr: element.as(BinaryOperatorExprSyntax.self)?.operator.text
        case .assignmentExpr: "="
        case .unresolvedTernaryExpr: "?:"
        case .unresolvedIsExpr: "is"
        case .unresolvedAsExpr: "as"
        default: nil
        }
    }

    /// Nil for an operator that is not Swift's own.
    static func precedence(of text: String) -> Precedence? {
        switch text {
        case "<<", ">>", "&<<", "&>>": Precedence(level: 160, association: .none)
        case "*", "/", "%", "&*", "&": Precedence(level: 150, association: .left)
        case "+", "-", "&+", "&-", "|", "^": Precedence(level: 140, association: .left)
        case "...", "..<": Precedence(level: 135, association: .none)
        case "is", "as": Precedence(level: 132, association: .none)
        case "??": Precedence(level: 131, association: .right)
        case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": Precedence(level: 130, association: .none)
        case "&&": Precedence(level: 120, association: .left)
        case "||": Precedence(level: 110, association: .left)
        case "?:": Precedence(level: 100, association: .right)
        case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=":
            Precedence(level: 90, association: .right)
        default: nil
        }
    }

    /// Whether an operator assigns to what stands at its left.
    static func assigns(_ text: String) -> Bool { precedence(of: text)?.level == 90 }
}
