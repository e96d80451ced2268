import SwiftSyntax
import TransformKit

/// Finds names that a file keeps to itself, for code that is to move out of it.
enum HiddenNames {
    /// A name that moved code says and that only the file it comes from knows; nil where there is none.
    ///
    /// - Parameters:
    ///   - subject: what the code configures; members of its class are not the file's.
    ///   - parameters: names that mean something else where the code goes.
    ///   - path: the file.
    static func shared(
        _ code: String, hiddenIn source: SourceText, subject: String, parameters: Set<String>,
        _ destination: SwiftClass?,
        _ path: String
    ) -> String? {
        guard ["private", "fileprivate"].contains(where: { source.contains(identifier: $0) }) else { return nil }
        let hidden = HiddenNameFinder()
        hidden.walk(SwiftSyntaxTree.parse(source))
        let isElsewhere = destination.map { $0.parts.allSatisfy { $0.path != path } } ?? true
        let said = SaidNameFinder(except: isElsewhere ? subject : nil, parameters)
        said.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(code.utf8))))
        return said.names.intersection(hidden.names).min()
    }
}

/// Finds the names of private declarations.
private final class HiddenNameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

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
            names.formUnion(
                node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.modifiers, node.name, node)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { look(node.modifiers, node.name, node) }
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
        if isHidden(modifiers, node) { names.insert(name.text) }
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

/// Finds the names that code says, apart from labels and from members of one object.
private final class SaidNameFinder: SyntaxVisitor {
    private let subject: String?
    private let parameters: Set<String>
    private(set) var names: Set<String> = []

    init(except subject: String?, _ parameters: Set<String>) {
        self.subject = subject
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        let isOfSubject =
            member?.declName.id == node.id && subject != nil
            && member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == subject
        let isLocal =
            member?.declName.id != node.id
            && (parameters.contains(node.baseName.text)
                || LocalNames.declaration(of: node.baseName.text, at: node) != nil)
        if !isOfSubject, !isLocal { names.insert(node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
