import SwiftSyntax

/// Visits everything, and knows the types around each node.
class TypeStackVisitor: SyntaxVisitor {
    /// The types around the node, outermost first, each with those that it is nested in: `Outer`, `Outer.Inner`.
    private(set) var types: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.plainName) }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.isEmpty ? name : types.last! + "." + name)
        return .visitChildren
    }
}

/// Visits the nodes that contain one of the words of a search, and knows the types around each.
///
/// A node that is visited becomes an object of its own, and most statements and members hold none of the words: to pass
/// them by is most of a search's speed.
class EnclosingTypeVisitor: TypeStackVisitor {
    let scan: WordScan

    init(_ scan: WordScan) {
        self.scan = scan
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether every node is visited at the moment, even without one of the words.
    var visitsEverything: Bool { false }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { mayMatter(node) }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { mayMatter(node) }

    private func mayMatter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if visitsEverything { return .visitChildren }
        return scan.hasWord(node.position.utf8Offset..<node.endPosition.utf8Offset) ? .visitChildren : .skipChildren
    }
}
