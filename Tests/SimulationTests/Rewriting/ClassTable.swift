import SwiftCode
import SwiftParser

/// Writes what a document needs to know of the classes of a file: their names, how to make them, outlets and actions.
///
/// It stands in the file itself, because outlets and actions may be private.
final class ClassTable: SyntaxVisitor {
    private let number: Int
    private var enclosing: [String] = []
    private var classes: [String] = []
    private var extensions: [String] = []
    private var calls: [String] = []

    /// The lines to add at the end of the file, and the name of the function that `main` has to call; nil where there
    /// is nothing to know.
    static func text(of source: String, number: Int) -> (function: String, text: String)? {
        let table = ClassTable(number: number)
        table.walk(Parser.parse(source: source))
        guard !(table.classes + table.calls).isEmpty else { return nil }
        let function = "registerClasses\(number)"
        let body = (table.classes + table.calls).map { "    " + $0 + "\n" }.joined()
        let text = "\nimport UIKit\n\n@MainActor func \(function)(in runtime: InterfaceRuntime) {\n\(body)}\n"
        return (function, text + table.extensions.map { "\n" + $0 + "\n" }.joined())
    }

    private init(number: Int) {
        self.number = number
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        guard node.genericParameterClause == nil, node.inheritanceClause != nil else { return .visitChildren }
        let name = enclosing.joined(separator: ".")
        let objectiveC = node.attributes.first(named: "objc")?.arguments?.trimmedDescription ?? name
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let hasInitializer = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        let isMade = !hasInitializer && inherited.contains { ["NSObject", "UIResponder"].contains($0) }
        classes.append(
            "runtime.addClass(\(name).self, named: \"\(objectiveC)\", make: \(isMade ? "{ \(name)() }" : "nil"))")
        // A document names the class of a segue, and the system makes one; the name tells one here.
        if let superclass = inherited.first?.prefix(while: { $0 != "<" }), superclass.hasSuffix("Segue") {
            classes.append(
                "runtime.addSegueClass(named: \"\(objectiveC)\") "
                    + "{ \(name)(identifier: $0, source: $1, destination: $2) }")
        }
        addMembers(of: name, in: node.memberBlock)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.extendedType.trimmedDescription)
        if node.genericWhereClause == nil { addMembers(of: node.extendedType.trimmedDescription, in: node.memberBlock) }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(name.text)
        return .visitChildren
    }

    // MARK: Members

    private func addMembers(of type: String, in block: MemberBlockSyntax) {
        let members = block.members.map(\.decl)
        let lines =
            members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { outlets(in: $0, of: type) }
            + members.compactMap { $0.as(FunctionDeclSyntax.self) }.compactMap { method(in: $0, of: type) }
        guard !lines.isEmpty else { return }
        let function = "registerMembers\(number)of\(extensions.count)"
        calls.append("\(type).\(function)(in: runtime)")
        let body = lines.map { "        " + $0 + "\n" }.joined()
        extensions.append(
            "extension \(type) {\n    @MainActor static func \(function)(in runtime: InterfaceRuntime) {\n"
                + body + "    }\n}"
        )
    }

    private func outlets(in node: VariableDeclSyntax, of type: String) -> [String] {
        guard node.attributes.contains(named: "IBOutlet") else { return [] }
        // One annotation may serve several names: `var a, b: UILabel!`.
        var annotation: TypeSyntax?
        return node.bindings.reversed().compactMap { binding -> String? in
            annotation = binding.typeAnnotation?.type ?? annotation
            guard let annotation else { return nil }
            let name = binding.pattern.trimmedDescription
            return "runtime.addOutlet(\"\(name)\", of: \(type).self, "
                + "get: { ($0 as! \(type)).\(name) }, "
                + "set: { ($0 as! \(type)).\(name) = \(Self.value("$1", annotation)) })"
        }
    }

    private func method(in node: FunctionDeclSyntax, of type: String) -> String? {
        guard let method = ObjectiveCMethod(node), method.types.count < 4 else { return nil }
        let types = node.signature.parameterClause.parameters.map(\.type)
        let call = "($0 as! \(type)).\(method.name)"
        let arguments = zip(method.labels, types).enumerated().map { number, parameter in
            (parameter.0 == "_" ? "" : parameter.0 + ": ") + Self.value("$1[\(number)]", parameter.1)
        }.joined(separator: ", ")
        let kind = method.kind == .segueAction ? "addSegueAction" : "addAction"
        let discarded = method.kind == .segueAction || node.signature.returnClause == nil ? "" : "_ = "
        return "runtime.\(kind)(\"\(method.selector)\", of: \(type).self) { \(discarded)\(call)(\(arguments))"
            + (types.isEmpty ? "; _ = $1 }" : " }")
    }

    /// A value that comes as `Any?`, as the type that is written.
    private static func value(_ expression: String, _ type: TypeSyntax) -> String {
        if let optional = type.as(OptionalTypeSyntax.self) {
            let wrapped = optional.wrappedType.trimmedDescription
            return wrapped == "Any" ? expression : "\(expression) as? \(wrapped)"
        }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            let wrapped = optional.wrappedType.trimmedDescription
            return wrapped == "Any" ? expression : "\(expression) as? \(wrapped)"
        }
        return type.trimmedDescription == "Any"
            ? "\(expression) as Any" : "\(expression) as! \(type.trimmedDescription)"
    }
}
