import SwiftCode

/// Finds code that decides by the segue: in conditions, in a `switch`, or in the value of a variable.
final class SegueDecisions: SyntaxVisitor {
    private let meanings: SegueMeanings
    private var isFound = false

    static func isIn(_ node: some SyntaxProtocol, _ meanings: SegueMeanings) -> Bool {
        let finder = SegueDecisions(meanings)
        finder.walk(node)
        return finder.isFound
    }

    private init(_ meanings: SegueMeanings) {
        self.meanings = meanings
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind { look(in: node) }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { look(in: node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        _ = look(in: node.subject)
        return .visitChildren
    }

    private func look(in node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if NameMentions.areIn(node, meanings) { isFound = true }
        return .visitChildren
    }
}

/// Finds names that stand for the segue or something of it.
final class NameMentions: SyntaxVisitor {
    private let meanings: SegueMeanings
    private var isFound = false

    static func areIn(_ node: some SyntaxProtocol, _ meanings: SegueMeanings) -> Bool {
        let finder = NameMentions(meanings)
        finder.walk(node)
        return finder.isFound
    }

    private init(_ meanings: SegueMeanings) {
        self.meanings = meanings
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
        if meanings.names[node.baseName.text] != nil { isFound = true }
        return .skipChildren
    }

    /// Finds the name in `if let menu {`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if node.initializer == nil, let name, meanings.names[name] != nil { isFound = true }
        return .visitChildren
    }
}
