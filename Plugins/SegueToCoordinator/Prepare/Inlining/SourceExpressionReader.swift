import SwiftSyntax
import TransformKit

/// Reads whether an expression depends on nothing but what a view controller keeps, so that it has the same value a
/// moment earlier.
final class SourceExpressionReader: SyntaxVisitor {
    private let isKept: (String) -> Bool
    private let locals: Set<String>
    private(set) var isPlain = true
    /// Whether it does more than to read properties, so that it may fail: an element of a list, a value that may be nil.
    private(set) var mayFail = false
    private(set) var roots: [(range: Range<Int>, name: String)] = []

    /// - Parameter locals: names that mean something else than a member of the view controller.
    init(locals: Set<String>, isKept: @escaping (String) -> Bool) {
        self.isKept = isKept
        self.locals = locals
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        if name.first?.isUppercase == true { return .visitChildren }
        if name == "self" {
            guard let member = node.parent?.as(MemberAccessExprSyntax.self), isKept(member.declName.baseName.text)
            else {
                return refuse()
            }
            roots.append((member.bytes, member.declName.baseName.text))
            return .visitChildren
        }
        if name == RowCode.indexPath {
            roots.append((node.bytes, name))
            return .visitChildren
        }
        guard !locals.contains(name), LocalNames.declaration(of: name, at: node) == nil, isKept(name) else {
            return refuse()
        }
        roots.append((node.bytes, name))
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        mayFail = true
        return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        mayFail = true
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // A property of another object may be computed, and need what is only so where the code asks for it.
        if let base = node.base, base.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" { mayFail = true }
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        mayFail = true
        return .visitChildren
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        // `+` fails for too large a number.
        mayFail = true
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // What stands in a row is looked up once, here or there: `results.object(at: indexPath)`.
        let isLookup =
            node.trailingClosure == nil && !node.calledExpression.trimmedDescription.hasPrefix(".")
            && node.arguments.contains {
                $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == RowCode.indexPath
            }
        guard isLookup else { return refuse() }
        mayFail = true
        return .visitChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { refuse() }

    private func refuse() -> SyntaxVisitorContinueKind {
        isPlain = false
        return .skipChildren
    }
}
