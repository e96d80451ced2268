import SwiftSyntax
import TransformKit

/// A protocol by which a view controller asks a coordinator for the next screens.
struct NavigationProtocol {
    /// A method of the protocol: `showCake(from source: ShelfViewController, name: String?)`.
    struct Method {
        struct Parameter {
            let label: String
            let name: String
            let type: String
        }

        let name: String
        let parameters: [Parameter]

        /// The parameters that can be kept: a closure that does not escape lives as long as the call.
        var recorded: [Parameter] {
            parameters.filter { !$0.type.contains("->") || $0.type.contains("@escaping") || $0.type.hasSuffix("?") }
        }
    }

    let name: String
    let path: String
    let methods: [Method]
    /// `@MainActor` and `@available`, as they stand before it.
    let attributes: [String]
    /// The modules that its file imports.
    let imports: [String]

    /// The names that the types of its values say, without those behind a dot.
    var types: Set<String> {
        Set(
            methods.flatMap(\.parameters).flatMap { parameter in
                parameter.type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                    .filter { !$0.hasPrefix(".") && $0.first?.isUppercase == true }
                    .compactMap { $0.split(separator: ".").first.map(String.init) }
            })
    }

    /// The protocols of a product, by name: every method takes the view controller that asks as `from source`, and a
    /// class conforms to it.
    static func all(of product: TestedProduct, in graph: ProjectGraph) -> [NavigationProtocol] {
        let own = graph.swiftFiles.filter { graph.targets.targets(of: $0.path).contains(product.target) }
        let conformed = Set(own.flatMap(\.types).filter { $0.kind == .class }.flatMap(\.inherited))
        return own.filter { $0.source.contains("from source:" as StaticString) }.flatMap {
            file -> [NavigationProtocol] in
            guard let source = graph.text(at: file.path), source.contains(identifier: "protocol") else { return [] }
            let finder = NavigationProtocolFinder(file.path)
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.found
        }.filter { conformed.contains($0.name) }.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    }
}

/// Finds the protocols of a file whose methods all ask for a screen.
private final class NavigationProtocolFinder: SyntaxVisitor {
    private let path: String
    private var imports: [String] = []
    private(set) var found: [NavigationProtocol] = []

    init(_ path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node.path.trimmedDescription)
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self).flatMap(Self.method) }
        let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        guard !methods.isEmpty, methods.count == node.memberBlock.members.count, !isPrivate else {
            return .skipChildren
        }
        found.append(
            NavigationProtocol(
                name: node.name.text, path: path, methods: methods,
                attributes: node.attributes.map(\.trimmedDescription), imports: imports))
        return .skipChildren
    }

    private static func method(_ node: FunctionDeclSyntax) -> NavigationProtocol.Method? {
        let signature = node.signature
        guard signature.returnClause == nil, signature.effectSpecifiers == nil, node.genericParameterClause == nil,
            node.modifiers.isEmpty
        else { return nil }
        let parameters = signature.parameterClause.parameters.map { parameter in
            NavigationProtocol.Method.Parameter(
                label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
                type: parameter.type.trimmedDescription)
        }
        guard let first = parameters.first, first.label == "from", first.name == "source",
            !parameters.contains(where: {
                $0.type.contains("@autoclosure") || $0.type.hasPrefix("inout") || $0.label == "_"
            })
        else { return nil }
        return NavigationProtocol.Method(name: node.name.text, parameters: parameters)
    }
}
