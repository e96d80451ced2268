import SwiftWriting
import TransformKit

/// The declaration of a class in its file's syntax tree, with the edits of its inheritance clause.
struct StyleClassSyntax {
    let declaration: ClassDeclSyntax
    let source: SourceText

    /// Nil where the file's tree has no class at the position.
    init?(_ type: SwiftClass, in graph: ProjectGraph) {
        guard let source = graph.text(at: type.declaration.path) else { return nil }
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let found = finder.found else { return nil }
        declaration = found
        self.source = source
    }

    /// Gives the class another superclass; nil where the first type that it inherits from is not `name`.
    func replacingSuperclass(_ name: String, with base: String) -> TextEdit? {
        guard let first = declaration.inheritanceClause?.inheritedTypes.first?.type,
            first.trimmedDescription.lastNamePart == name
        else { return nil }
        return TextEdit(first.trimmedByteRange, base)
    }
}
