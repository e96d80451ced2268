import SwiftSyntax

/// Collects what a body returns; closures and functions inside return for themselves.
final class ReturnFinder: SyntaxVisitor {
    private(set) var returned: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { returned.append(expression) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Collects what a local is assigned, as the elements behind the `=`.
final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private(set) var values: [[ExprSyntax]] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count > 2, let target = elements[0].as(DeclReferenceExprSyntax.self),
            target.baseName.plainText == name
        else { return .visitChildren }
        if elements[1].is(AssignmentExprSyntax.self) {
            values.append(Array(elements[2...]))
        } else if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, sign == "+=" {
            values.append([])
        }
        return .visitChildren
    }
}

extension Syntax {
    /// The closure around a part of its signature.
    var closure: Syntax? {
        var node: Syntax? = self
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return current }
            node = current.parent
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The nearest node around this one of a type.
    func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(type) { return found }
            node = current.parent
        }
        return nil
    }
}

extension TypeSyntax {
    /// The type's name without `!`, `?`, `some`, `any`, `.Type` and generic arguments.
    var bareName: String {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.bareName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.bareName }
        if let metatype = self.as(MetatypeTypeSyntax.self) { return metatype.baseType.bareName }
        if let constrained = self.as(SomeOrAnyTypeSyntax.self) { return constrained.constraint.bareName }
        return plainName
    }
}
