import SwiftSyntax

/// Finds the methods to read with the types around them.
final class SegueMethodFinder: SyntaxVisitor {
    private let path: String
    private(set) var found: [SeguePreparation] = []

    init(path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let method = SegueMethod(function, path: path), let body = function.body,
            method.kind == .prepare || method.kind == .shouldPerform, let typeName = typeName(around: function)
        else { return .skipChildren }
        found.append(SegueBodyReader(method).read(body, typeName: typeName))
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// `Outer.Inner`; nil for a free function.
    private func typeName(around function: FunctionDeclSyntax) -> String? {
        var names: [String] = []
        var node = function.parent
        while let current = node {
            if let named = current.asProtocol((any DeclGroupSyntax).self) {
                if let type = current.as(ExtensionDeclSyntax.self) {
                    names.append(type.extendedType.plainName)
                } else if let named = named.asProtocol((any NamedDeclSyntax).self) {
                    names.append(named.name.plainText)
                }
            }
            node = current.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
