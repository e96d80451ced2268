import SwiftCode
import SwiftParser

/// What the sources declare for Objective-C, as far as rewriting one file has to know of the others.
struct ObjectiveCIndex {
    /// Keys of optional methods of protocols.
    private(set) var optionalMethods: Set<String> = []
    /// The same by protocol, and the protocols that a protocol refines.
    private var protocols: [String: (methods: Set<String>, refined: [String])] = [:]
    /// Selectors by the name and labels of methods, and by the name alone.
    private var selectors: [String: Set<String>] = [:]

    mutating func add(_ source: String) {
        let reader = ObjectiveCReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: source))
        optionalMethods.formUnion(reader.optionalMethods)
        selectors.merge(reader.selectors) { $0.union($1) }
        protocols.merge(reader.protocols) { first, _ in first }
    }

    /// Whether a protocol, or one that it refines, has an optional method.
    func requires(_ method: String, of name: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let found = protocols[next] else { continue }
            if found.methods.contains(method) { return true }
            waiting += found.refined
        }
        return false
    }

    /// The selector that `#selector(…)` names: by the declaration if there is one, else by the compiler's rule.
    func selector(for argument: LabeledExprSyntax) -> String {
        let name = Self.lastName(of: argument.expression)
        if let known = selectors[name], known.count == 1, let selector = known.first { return selector }
        guard let open = name.firstIndex(of: "(") else { return name }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        return Selector.of(method: String(name[..<open]), labels: labels.map { $0 == "_" ? "" : $0 })
    }

    /// `other.starTapped(_:)` is `starTapped(_:)`.
    static func lastName(of expression: ExprSyntax) -> String {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.trimmedDescription }
        if let cast = expression.as(AsExprSyntax.self) { return lastName(of: cast.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return lastName(of: first)
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return lastName(of: only.expression)
        }
        return expression.trimmedDescription
    }
}

private final class ObjectiveCReader: SyntaxVisitor {
    var optionalMethods: Set<String> = []
    var selectors: [String: Set<String>] = [:]
    var protocols: [String: (methods: Set<String>, refined: [String])] = [:]

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let methods = node.memberBlock.members.compactMap { OptionalRequirement($0.decl)?.key }
        let refined = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        protocols[node.name.text] = (Set(methods), refined)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let requirement = OptionalRequirement(DeclSyntax(node)) { optionalMethods.insert(requirement.key) }
        guard let method = ObjectiveCMethod(node) else { return .visitChildren }
        for name in [method.name, method.fullName] { selectors[name, default: []].insert(method.selector) }
        return .visitChildren
    }
}

/// A method that Objective-C sees: `@objc`, `@IBAction`, `@IBSegueAction`.
struct ObjectiveCMethod {
    enum Kind { case action, segueAction }

    let kind: Kind
    let name: String
    let labels: [String]
    /// Types of the parameters as written.
    let types: [String]
    let selector: String

    var fullName: String { labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    init?(_ node: FunctionDeclSyntax) {
        let names = ["IBSegueAction", "IBAction", "objc"].filter { node.attributes.contains(named: $0) }
        guard let attribute = names.first, node.signature.effectSpecifiers == nil, node.genericParameterClause == nil,
            !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return nil }
        kind = attribute == "IBSegueAction" ? .segueAction : .action
        name = node.name.text
        labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        let written = node.attributes.first(named: "objc")?.arguments?.trimmedDescription
        selector = written ?? Selector.of(method: name, labels: labels.map { $0 == "_" ? "" : $0 })
    }
}
