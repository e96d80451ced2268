import SwiftSyntax
import TransformKit

/// What names mean at a call that performs a segue.
struct CallScope {
    private let node: TokenSyntax?
    /// Whether `self.` has to stand before members: it does for the call.
    private let isExplicit: Bool

    init(_ call: SegueCallSyntax, _ source: SourceText) {
        let tree = SwiftSyntaxTree.parse(source)
        node = tree.token(at: AbsolutePosition(utf8Offset: call.nameRange.lowerBound))
        isExplicit = call.receiver == .selfValue && node.map(Self.isInClosure) ?? true
    }

    private static func isInClosure(_ node: TokenSyntax) -> Bool {
        var outer = node.parent
        while let current = outer {
            if current.is(ClosureExprSyntax.self) { return true }
            if current.is(FunctionDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return false }
            outer = current.parent
        }
        return false
    }

    /// Whether `self.` has to stand before the name of a member.
    func needsSelf(_ name: String) -> Bool {
        guard let node else { return true }
        return isExplicit || LocalNames.declaration(of: name, at: node) != nil
    }

    /// What the code calls the index path of the row that was selected; nil where the call does not stand in the method
    /// that answers the selection, or where another row may be selected by then.
    var indexPath: String? {
        guard var outer = node?.parent, let start = node?.position else { return nil }
        while !outer.is(FunctionDeclSyntax.self) {
            guard !outer.is(ClosureExprSyntax.self), !outer.is(MemberBlockSyntax.self), let next = outer.parent else {
                return nil
            }
            outer = next
        }
        guard let function = outer.as(FunctionDeclSyntax.self), let body = function.body,
            let last = function.signature.parameterClause.parameters.last,
            ["didSelectRowAt", "didSelectItemAt"].contains(last.firstName.text),
            let name = last.secondName?.text, name != "_", let node,
            LocalNames.declaration(of: name, at: node)?.is(FunctionParameterSyntax.self) == true
        else { return nil }
        let before = body.tokens(viewMode: .sourceAccurate).prefix { $0.position < start }.map(\.text)
        let changing = ["deselectRow", "deselectItem", "selectRow", "selectItem", "reloadData", "reloadRows"]
        return before.contains(where: changing.contains) ? nil : name
    }
}
