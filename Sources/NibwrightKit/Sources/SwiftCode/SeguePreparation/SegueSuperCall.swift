import SwiftSyntax

/// `super.prepare(for: segue, sender: sender)`
enum SegueSuperCall {
    static func find(in statement: CodeBlockItemSyntax) -> Range<Int>? {
        var expression = statement.item.as(ExprSyntax.self)
        if let whole = statement.item.as(ReturnStmtSyntax.self) { expression = whole.expression }
        guard let call = expression?.as(FunctionCallExprSyntax.self), isOne(call) else { return nil }
        return statement.trimmedByteRange
    }

    static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return false }
        return names.contains(member.declName.baseName.plainText)
    }

    private static let names: Set<String> = [
        "prepare", "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
    ]
}
