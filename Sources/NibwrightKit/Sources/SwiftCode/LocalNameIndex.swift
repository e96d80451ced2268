import SwiftSyntax

/// The declarations among the statements of each block of a file, found once: every name in a block of a thousand
/// statements needs them.
///
/// Used by the one thread that walks the file.
final class LocalNameIndex: @unchecked Sendable {
    /// The index of the file that is being walked; nil where blocks are searched each time.
    @TaskLocal static var current: LocalNameIndex?

    private var declarations: [SyntaxIdentifier: [String: Syntax]] = [:]

    /// The first declaration of a name in a block, where it stands before a statement of the block.
    func declaration(of name: String, in block: CodeBlockItemListSyntax, before statement: Syntax) -> Syntax? {
        if declarations[block.id] == nil { declarations[block.id] = Self.firstDeclarations(in: block) }
        guard let first = declarations[block.id]?[name], first.position < statement.position else { return nil }
        return first
    }

    private static func firstDeclarations(in block: CodeBlockItemListSyntax) -> [String: Syntax] {
        var first: [String: Syntax] = [:]
        for item in block {
            for name in LocalNames.namesPerhapsDeclared(by: item) where first[name] == nil {
                first[name] = LocalNames.declaration(of: name, by: item)
            }
        }
        return first
    }
}

extension SyntaxVisitor {
    /// Walks a whole file and remembers meanwhile what its blocks declare.
    func walkFile(_ tree: SourceFileSyntax) {
        LocalNameIndex.$current.withValue(LocalNameIndex()) { walk(tree) }
    }
}

extension LocalNames {
    /// Every name that a statement may declare for those behind it, and some that it only mentions.
    fileprivate static func namesPerhapsDeclared(by item: CodeBlockItemSyntax) -> Set<String> {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return variable.bindings.reduce(into: []) { $0.formUnion(names(below: Syntax($1.pattern))) }
        }
        if let function = item.item.as(FunctionDeclSyntax.self) { return [function.name.plainText] }
        guard let statement = item.item.as(GuardStmtSyntax.self) else { return [] }
        return statement.conditions.reduce(into: []) { found, element in
            switch element.condition {
            case .optionalBinding(let binding): found.formUnion(names(below: Syntax(binding.pattern)))
            case .matchingPattern(let condition): found.formUnion(names(below: Syntax(condition.pattern)))
            default: break
            }
        }
    }

    private static func names(below node: Syntax) -> Set<String> {
        if let pattern = node.as(IdentifierPatternSyntax.self) { return [pattern.identifier.plainText] }
        var names: Set<String> = []
        if let reference = node.as(DeclReferenceExprSyntax.self) { names.insert(reference.baseName.plainText) }
        for child in node.children(viewMode: .sourceAccurate) { names.formUnion(self.names(below: child)) }
        return names
    }
}
