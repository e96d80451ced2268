import TransformKit

/// What the place of an expression asks of it.
struct ExpressionSlot: Hashable, Sendable {
    /// How tightly what is around it binds.
    enum Hold: Hashable, Sendable {
        /// Anything can stand here: an argument, a value, a statement.
        case free
        /// Between operators, which may be missing at one side.
        case operand(left: String?, right: String?)
        /// Behind a prefix operator.
        case prefixed
        /// Before a member, a call, a subscript or a postfix operator.
        case postfix
    }

    let hold: Hold
    /// What the chain of members and calls that begins here is part of, as a text to compare; nil where the place is
    /// none of an expression.
    let chainEnd: String?
    /// Whether it is a whole argument.
    let isArgument: Bool
}

extension ExpressionSlot {
    /// The place of a node below a root, beyond which nothing is looked at.
    init(of node: Syntax, root: Syntax? = nil) {
        var top = node
        while top != root, let parent = top.parent, Self.hold(around: top) == .postfix { top = parent }
        self.init(
            hold: node == root ? .free : Self.hold(around: node), chainEnd: top == root ? "" : Self.words(around: top),
            isArgument: node.parent?.kind == .labeledExpr)
    }

    private static func hold(around node: Syntax) -> Hold {
        guard let parent = node.parent else { return .free }
        switch parent.kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
            let isFirst = parent.children(viewMode: .sourceAccurate).first == node
            return isFirst && node.is(ExprSyntax.self) ? .postfix : .free
        case .forceUnwrapExpr, .optionalChainingExpr, .postfixOperatorExpr, .genericSpecializationExpr:
            return .postfix
        case .prefixOperatorExpr: return .prefixed
        case .exprList:
            guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return .free }
            let elements = Array(sequence.elements)
            guard let place = elements.firstIndex(where: { Syntax($0) == node }) else { return .free }
            return operand(place..<place + 1, of: elements)
        case .tryExpr, .awaitExpr: return hold(around: parent)
        default: return .free
        }
    }

    /// Between the operators at both sides of some elements.
    static func operand(_ range: Range<Int>, of elements: [ExprSyntax]) -> Hold {
        guard range.count < elements.count else { return .free }
        return .operand(
            left: range.lowerBound > 0 ? Operator.text(of: elements[range.lowerBound - 1]) ?? "?" : nil,
            right: range.upperBound < elements.count ? Operator.text(of: elements[range.upperBound]) ?? "?" : nil)
    }

    private static func words(around node: Syntax) -> String {
        let kind = node.parent.map { "\($0.kind)" } ?? ""
        if case .operand(let left, let right) = hold(around: node) { return "\(left ?? "") \(kind) \(right ?? "")" }
        return kind
    }
}
