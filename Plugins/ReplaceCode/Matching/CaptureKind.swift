import TransformKit

/// What a recipe asks of a placeholder's code.
enum CaptureKind: String, CaseIterable, Sendable {
    case expression, identifier, literal, number, string

    /// Whether code is of the kind; of a run every element has to be.
    func holds(_ capture: Capture) -> Bool { self == .expression || capture.nodes.allSatisfy { holds($0) } }

    private func holds(_ node: Syntax) -> Bool {
        if let argument = node.as(LabeledExprSyntax.self) { return holds(Syntax(argument.expression)) }
        if let element = node.as(ArrayElementSyntax.self) { return holds(Syntax(element.expression)) }
        switch self {
        case .expression: return true
        case .identifier:
            return node.kind == .token || node.kind == .identifierType
                || node.as(DeclReferenceExprSyntax.self)?.argumentNames == nil && node.kind == .declReferenceExpr
        case .literal:
            return Self.isNumber(node) || Self.isString(node)
                || [.booleanLiteralExpr, .nilLiteralExpr].contains(node.kind)
        case .number: return Self.isNumber(node)
        case .string: return Self.isString(node)
        }
    }

    private static func isNumber(_ node: Syntax) -> Bool {
        let inner = node.as(PrefixOperatorExprSyntax.self).map { Syntax($0.expression) } ?? node
        return [.integerLiteralExpr, .floatLiteralExpr].contains(inner.kind)
    }

    private static func isString(_ node: Syntax) -> Bool {
        node.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    }
}
