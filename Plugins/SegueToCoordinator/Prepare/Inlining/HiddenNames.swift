import SwiftSyntax
import TransformKit

/// Finds names that a file keeps to itself, for code that is to move out of it.
enum HiddenNames {
    /// A name that moved code says and that only the file it comes from knows; nil where there is none.
    ///
    /// - Parameters:
    ///   - subject: what the code configures; what is private in other classes is no member of its class.
    ///   - parameters: names that mean something else where the code goes.
    ///   - lineage: the subject's class in the project's Swift and those above it; none where it has no such class.
    static func shared(
        _ code: String, hiddenIn source: SourceText, subject: String, parameters: Set<String>, lineage: [SwiftClass]
    ) -> String? {
        guard ["private", "fileprivate"].contains(where: { source.contains(identifier: $0) }) else { return nil }
        let hidden = HiddenNameFinder(lineage: Set(lineage.map { $0.name.lastNamePart }))
        hidden.walk(SwiftSyntaxTree.parse(source))
        let said = SaidNameFinder(subject: subject, parameters)
        said.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(code.utf8))))
        return said.names.intersection(hidden.names).union(said.members.intersection(hidden.membersOfLineage)).min()
    }
}

/// Finds the names of private declarations.
private final class HiddenNameFinder: SyntaxVisitor {
    private let lineage: Set<String>
    private(set) var names: Set<String> = []
    private var members: [(name: String, owner: String)] = []
    private var classes: Set<String> = []

    init(lineage: Set<String>) {
        self.lineage = lineage
        super.init(viewMode: .sourceAccurate)
    }

    /// Those of them that the classes of the lineage may have as members: what extends them, or something that is no class of
    /// the file, such as a protocol, counts as theirs.
    var membersOfLineage: Set<String> {
        let others = classes.subtracting(lineage)
        return Set(members.filter { !lineage.isEmpty && !others.contains($0.owner) }.map(\.name))
    }

    private func hide(_ name: String, _ node: some SyntaxProtocol) {
        names.insert(name)
        if let owner = node.typeAround { members.append((name, owner.lastNamePart)) }
    }

    private func isHidden(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
        let hides: (DeclModifierSyntax) -> Bool = {
            ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
        }
        if modifiers.contains(where: hides) { return true }
        var outer = node.parent
        while let current = outer {
            if let extended = current.as(ExtensionDeclSyntax.self) { return extended.modifiers.contains(where: hides) }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self)
            {
                return false
            }
            outer = current.parent
        }
        return false
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isHidden(node.modifiers, node) {
            for case let pattern? in node.bindings.map({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
                hide(pattern.identifier.text, node)
            }
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.modifiers, node.name, node)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.insert(node.name.text)
        return look(node.modifiers, node.name, node)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { look(node.modifiers, node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { look(node.modifiers, node.name, node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.modifiers, node.name, node)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.modifiers, node.name, node)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        // `Team(from: cell)` names the type, whichever of its initializers is meant.
        if isHidden(node.modifiers, node), let type = node.typeAround { names.insert(type) }
        return .visitChildren
    }

    private func look(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        if isHidden(modifiers, node) { hide(name.text, node) }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The name of the type or of the extended type around.
    fileprivate var typeAround: String? {
        var outer = parent
        while let current = outer {
            if let extended = current.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
            if let named = current.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
            outer = current.parent
        }
        return nil
    }
}

/// Finds the names that code says, apart from labels; those of members of one object by themselves.
private final class SaidNameFinder: SyntaxVisitor {
    private let subject: String
    private let parameters: Set<String>
    private(set) var names: Set<String> = []
    private(set) var members: Set<String> = []

    init(subject: String, _ parameters: Set<String>) {
        self.subject = subject
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        let isOfSubject =
            member?.declName.id == node.id
            && member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == subject
        let isLocal =
            member?.declName.id != node.id
            && (parameters.contains(node.baseName.text)
                || LocalNames.declaration(of: node.baseName.text, at: node) != nil)
        if isOfSubject {
            members.insert(node.baseName.text)
        } else if !isLocal {
            names.insert(node.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
