import TransformKit

/// The protocol by which segues prepare a destination: it has the members that code sets, or stands for the class
/// itself where these cannot be determined.
struct InputProtocol {
    let destination: SwiftClass
    /// `var item: Item? { get set }`; nil where the protocol stands for the class.
    let members: [String]?

    /// - Parameter codes: all code that prepares the destination.
    init(_ destination: SwiftClass, _ codes: [ExactCode], in graph: ProjectGraph) {
        self.destination = destination
        var used: Set<String> = []
        var isPlain = true
        for code in codes {
            let uses = ParameterUses(code)
            used.formUnion(uses.members)
            isPlain = isPlain && uses.isPlain
        }
        let properties = DeclaredProperties.of(destination, in: graph)
        let found = used.sorted().map { properties[$0] }
        members = isPlain && !found.isEmpty && !found.contains(nil) ? found.compactMap { $0 } : nil
    }

    var declarations: [[String]] {
        let name = SegueRoute.inputName(destination)
        let summary = "/// What `\(destination.name)` takes from the screens that lead to it."
        guard let members else {
            return [
                [summary, "protocol \(name): \(destination.name) {}"],
                ["extension \(destination.name): \(name) {}"],
            ]
        }
        return [
            [summary, "protocol \(name): AnyObject {"] + members.map { "    " + $0 } + ["}"],
            ["extension \(destination.name): \(name) {}"],
        ]
    }
}

/// The members of the parameter that code uses.
private final class ParameterUses: SyntaxVisitor {
    private(set) var members: Set<String> = []
    private(set) var isPlain = true
    private static let name = "preparedScreen"

    init(_ code: ExactCode) {
        super.init(viewMode: .sourceAccurate)
        let text = code.lines.joined(separator: "\n").replacing(SegueCutter.parameter, with: Self.name)
        walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8))))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == Self.name else { return .skipChildren }
        guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node).id,
            member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(member).id
        else {
            isPlain = false
            return .skipChildren
        }
        members.insert(member.declName.baseName.text)
        return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        // In a capture list, an argument of a shorthand, a pattern.
        if node.text == Self.name, node.parent?.is(DeclReferenceExprSyntax.self) != true { isPlain = false }
        return .skipChildren
    }
}

/// The properties of a class that other files can use, as requirements of a protocol: `var item: Item? { get set }`.
private enum DeclaredProperties {
    static func of(_ type: SwiftClass, in graph: ProjectGraph) -> [String: String] {
        guard let syntax = StyleClassSyntax(type, in: graph) else { return [:] }
        var found: [String: String] = [:]
        var nested: Set<String> = []
        let members = syntax.declaration.memberBlock.members.map(\.decl)
        for member in members {
            if let named = member.asProtocol((any NamedDeclSyntax).self), !member.is(FunctionDeclSyntax.self) {
                nested.insert(named.name.text)
            }
        }
        for member in members {
            guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let annotation = binding.typeAnnotation?.type.trimmedDescription,
                !nested.contains(where: { annotation.contains(word: $0) }), let access = access(variable, binding)
            else { continue }
            found[name] = "var \(name): \(annotation) { \(access) }"
        }
        return found
    }

    /// `get set` or `get`; nil where other files do not see the property.
    private static func access(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
        let names = variable.modifiers.map(\.trimmedDescription)
        if names.contains(where: { ["private", "fileprivate", "static", "class", "override"].contains($0) }) {
            return nil
        }
        let isComputed: Bool
        switch binding.accessorBlock?.accessors {
        case .getter: isComputed = true
        case .accessors(let list):
            let kinds = list.map(\.accessorSpecifier.text)
            isComputed = kinds.contains("get") && !kinds.contains("set")
        case nil: isComputed = false
        }
        let isFixed = variable.bindingSpecifier.tokenKind == .keyword(.let) || names.contains { $0.hasSuffix("(set)") }
        return isComputed || isFixed ? "get" : "get set"
    }
}
