import SwiftSyntax

extension SeguePreparation.IdentifierExpression {
    /// What a comparison or a case names. `type` is the enumeration that the identifier was made into.
    init(_ expression: ExprSyntax, ofType type: String? = nil) {
        self.init(
            text: expression.trimmedText, range: expression.trimmedByteRange,
            value: Self.value(Self.core(expression), ofType: type))
    }

    /// Without parentheses, `?`, `!`, and `.some(…)`.
    private static func core(_ expression: ExprSyntax) -> ExprSyntax {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return core(only.expression)
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return core(optional.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return core(forced.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "some", let only = call.arguments.first
        {
            return core(only.expression)
        }
        return expression
    }

    private static func value(_ expression: ExprSyntax, ofType type: String?) -> Value {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return literal.representedLiteralValue.map { .literal($0) } ?? .other
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
            let argument = call.arguments.first, argument.label?.text == "describing",
            let member = argument.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self", let base = member.base
        {
            return .typeName(base.trimmedText)
        }
        guard var path = path(expression), let last = path.last else { return .other }
        let isRawValue = last == "rawValue" && path.count > 1
        if isRawValue { path.removeLast() }
        if path.first == "" {
            return path.count == 2 && !isRawValue ? .implicitMember(path[1], ofType: type) : .other
        }
        return .path(path, isRawValue: isRawValue)
    }

    /// `A.b.c`; the first part is empty for `.b`.
    private static func path(_ expression: ExprSyntax) -> [String]? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.plainText] }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        guard let base = member.base else { return ["", member.declName.baseName.plainText] }
        return path(base).map { $0 + [member.declName.baseName.plainText] }
    }
}
