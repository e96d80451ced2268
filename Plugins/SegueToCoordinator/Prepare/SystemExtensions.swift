import TransformKit

/// Finds methods that a project adds to UIKit's own classes: view controllers inherit them and cannot override them.
final class SystemExtensions: SyntaxVisitor {
    private let stem: String
    private var found: Set<String> = []

    /// The full names, `configure(_:sender:)`, of methods whose base name begins with a word.
    static func methods(named stem: StaticString, in graph: ProjectGraph) -> Set<String> {
        let paths = graph.paths.filter { path in
            path.hasSuffix(".swift")
                && graph.text(at: path).map { $0.contains(stem) && $0.contains("extension " as StaticString) } == true
        }
        let sets = concurrentMap(paths, threads: defaultThreadCount) { path -> Set<String> in
            guard let source = graph.text(at: path) else { return [] }
            let finder = SystemExtensions("\(stem)")
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.found
        }
        return sets.reduce(into: []) { $0.formUnion($1) }
    }

    private init(_ stem: String) {
        self.stem = stem
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let isController = name.hasPrefix("UI") && name.hasSuffix("Controller")
        let isSystem = isController || name == "UIResponder" || name == "NSObject"
        return isSystem ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text.hasPrefix(stem) else { return .skipChildren }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        found.insert("\(node.name.text)(\(labels))")
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
