import SwiftSyntax

/// Finds the object on which a segue is performed.
enum SegueReceiverReader {
    /// Names of names, and members of members, that are followed.
    private static let deepest = 8

    static func receiver(_ base: ExprSyntax?) -> SegueCallSyntax.Receiver {
        guard let base else { return .implicitSelf }
        if base.is(SuperExprSyntax.self) { return .superclass }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            if reference.baseName.tokenKind == .keyword(.self) { return .selfValue }
            if LocalTypes.isSelf(reference) { return .alias(reference.baseName.text) }
        }
        let inner =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        if let reference = inner?.as(DeclReferenceExprSyntax.self),
            reference.baseName.tokenKind == .keyword(.self) || LocalTypes.isSelf(reference)
        {
            return .optionalSelf
        }
        return .other(type: type(of: base, 0))
    }

    /// The name of an expression's type, optional or not, where the code nearby says it.
    private static func type(of expression: ExprSyntax, _ depth: Int) -> String? {
        guard depth < deepest else { return nil }
        let depth = depth + 1
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): return type(of: node.expression, depth)
        case .forceUnwrapExpr(let node): return type(of: node.expression, depth)
        case .tupleExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first else { return nil }
            return type(of: only.expression, depth)
        case .sequenceExpr, .functionCallExpr: return LocalTypes.castType(expression)
        case .declReferenceExpr(let reference):
            if let known = LocalTypes.type(of: reference) { return known }
            guard let value = initialValue(of: reference) else { return nil }
            return type(of: value, depth)
        case .memberAccessExpr(let member):
            guard let base = member.base, isSelf(base) else { return nil }
            return LocalTypes.memberType(named: member.declName.baseName.text, at: member)
        default: return nil
        }
    }

    private static func isSelf(_ expression: ExprSyntax) -> Bool {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
        guard let reference = inner.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.baseName.tokenKind == .keyword(.self) || LocalTypes.isSelf(reference)
    }

    /// The value that a local gets at its declaration: `if let menu = self.menu`, `let menu = menuController`.
    private static func initialValue(of reference: DeclReferenceExprSyntax) -> ExprSyntax? {
        guard let parent = LocalNames.declaration(of: reference.baseName.plainText, at: reference)?.parent else {
            return nil
        }
        return parent.as(OptionalBindingConditionSyntax.self)?.initializer?.value
            ?? parent.as(PatternBindingSyntax.self)?.initializer?.value
    }
}
