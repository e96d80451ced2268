import SwiftSyntax
import SwiftWriting
import TransformKit

extension RecentTrees {
    /// The declaration of a class, with the file that it is in; nil where the graph knows the file no more.
    func declaration(of type: SwiftClass, in graph: ProjectGraph) -> (node: ClassDeclSyntax, source: SourceText)? {
        guard let source = graph.text(at: type.declaration.path) else { return nil }
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(tree(of: source))
        return finder.found.map { ($0, source) }
    }
}

extension ClassDeclSyntax {
    /// The initializers that are not convenience ones.
    var designatedInitializers: [InitializerDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
            !$0.modifiers.contains { $0.name.text == "convenience" }
        }
    }
}

extension InitializerDeclSyntax {
    /// `frame` of `init(frame:)`.
    var firstLabel: String? { signature.parameterClause.parameters.first?.firstName.text }
}
