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
}
