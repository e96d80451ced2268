import Navigation
import SwiftSyntax
import TransformKit

/// The members of a destination that a segue can set or call: what its class and those above it in the project declare
/// for other files, with types that these can say.
struct InputMembers {
    let destination: SwiftClass
    private let properties: PropertyReader
    private let context: StyleContext
    private var graph: ProjectGraph { context.graph }

    init(_ destination: SwiftClass, _ properties: PropertyReader, in context: StyleContext) {
        self.destination = destination
        self.properties = properties
        self.context = context
    }

    /// The modules that a file has to import to say a type; nil where other files, or that of the destination, cannot say
    /// it.
    private func imports(for type: String, saidIn path: String) -> Set<String>? {
        guard let modules = context.imports(for: ValueReader.names(in: type), saidIn: path) else { return nil }
        let own = destination.declaration.path
        return path == own || modules.isSubset(of: context.visibleTypes.imports(of: own)) ? modules : nil
    }

    struct Property {
        /// `var item: Item? { get set }`
        let requirement: String
        /// The type of a parameter for its value.
        let parameterType: String
        /// Whether setting it runs no code.
        let isPlain: Bool
        /// The modules that a file has to import to say its type.
        var imports: Set<String> = []
    }

    /// The property of a name; nil where other files cannot set it.
    func property(_ name: String) -> Property? {
        guard let found = properties.property(name, of: destination) else {
            guard name == "title", properties.runsCode(name, of: destination) == nil else { return nil }
            return Property(requirement: "var title: String? { get set }", parameterType: "String?", isPlain: true)
        }
        guard let imports = imports(for: found.type.qualified, saidIn: found.path) else { return nil }
        let isArrow = found.type.qualified.contains("->")
        let plain = isArrow ? "(\(found.type.qualified))" : found.type.qualified
        let mark =
            switch found.type.optionality {
            case .none: ""
            case .optional: "?"
            case .implicitlyUnwrapped: "!"
            }
        let isEscaping = found.type.isFunction && mark.isEmpty
        return Property(
            requirement: "var \(name): \(mark.isEmpty ? found.type.qualified : plain + mark) { get set }",
            parameterType: isEscaping
                ? "@escaping " + found.type.qualified
                : mark.isEmpty ? found.type.qualified : plain + "?", isPlain: !found.runsCode, imports: imports)
    }

    struct Function {
        /// `func show(_ item: Item)`
        let requirement: String
        let parameters: [Parameter]
        /// The modules that a file has to import to say their types.
        let imports: Set<String>

        struct Parameter {
            let label: String?
            let name: String
            let type: String
        }
    }

    /// The only method of a name; nil where there are none or several, and where it gives something back, may fail, or
    /// says something that a protocol cannot.
    func function(_ name: String) -> Function? {
        var found: [(FunctionDeclSyntax, SwiftClass, path: String)] = []
        for type in graph.classes.chain(of: destination) + graph.classes.subclasses(of: destination) {
            for (part, member) in type.parts.flatMap({ part in
                (properties.members(of: part) ?? []).map { (part, $0) }
            }) {
                guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == name else {
                    continue
                }
                // An override is no other method.
                if function.modifiers.contains(where: { $0.name.text == "override" }) { continue }
                found.append((function, type, part.path))
            }
        }
        guard found.count == 1, let (function, type, path) = found.first else { return nil }
        return made(function, type, path)
    }

    private func made(_ function: FunctionDeclSyntax, _ type: SwiftClass, _ path: String) -> Function? {
        let hidden: Set = ["private", "fileprivate", "static", "class"]
        let signature = function.signature
        guard hidden.isDisjoint(with: function.modifiers.map(\.name.text)), function.genericParameterClause == nil,
            function.genericWhereClause == nil, signature.effectSpecifiers == nil, signature.returnClause == nil
        else { return nil }
        var parameters: [Function.Parameter] = []
        var imports: Set<String> = []
        for parameter in signature.parameterClause.parameters {
            guard parameter.ellipsis == nil, !parameter.type.description.contains("inout"),
                let written = properties.qualified(parameter.type, in: type),
                let needed = self.imports(for: written.replacing("@escaping", with: ""), saidIn: path)
            else { return nil }
            imports.formUnion(needed)
            let label = parameter.firstName.text
            parameters.append(
                Function.Parameter(
                    label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
                    type: written))
        }
        if parameters.contains(where: { $0.name == "_" }) { return nil }
        let texts = parameters.map { parameter in
            let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
            return "\(label)\(parameter.name): \(parameter.type)"
        }
        let name = function.name.text
        return Function(
            requirement: "func \(name)(\(texts.joined(separator: ", ")))", parameters: parameters,
            imports: imports)
    }
}
