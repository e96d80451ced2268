import Navigation
import SwiftSyntax
import TransformKit

/// An initializer that takes more than a coder: `init?(coder: NSCoder, user: User)`.
struct CoderInitializer: Hashable {
    struct Parameter: Hashable {
        /// The label in a call; nil for none.
        let label: String?
        /// The name inside of the initializer, which the written function has too.
        let name: String
        /// The type as code outside of the class says it, with a default value behind it where that is a literal.
        let type: String

        /// `user: User`, `for user: User`
        var declaration: String {
            let name = MemberName.written(name)
            guard let label else { return "_ \(name): \(type)" }
            return label == self.name ? "\(name): \(type)" : "\(label) \(name): \(type)"
        }
    }

    /// In order, without the coder.
    let parameters: [Parameter]
    /// The place of the coder among them.
    let coderPlace: Int
    /// The file of the declaration.
    let path: String

    /// `coder: coder, user: user`
    var arguments: String {
        var all = parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + MemberName.written(parameter.name)
        }
        all.insert("coder: coder", at: coderPlace)
        return all.joined(separator: ", ")
    }
}

/// Reads the initializers of classes by which code can make a scene's controller itself.
struct CoderInitializers {
    let graph: ProjectGraph
    private let properties: PropertyReader

    init(_ graph: ProjectGraph) {
        self.graph = graph
        properties = PropertyReader(graph)
    }

    /// The initializers that the class of a controller declares itself, and other files can call.
    func all(of controller: Element) -> [CoderInitializer] {
        guard case .swift(let types)? = graph.classes.resolve(controller), types.count == 1 else { return [] }
        var found: [CoderInitializer] = []
        for part in types[0].parts where graph.text(at: part.path)?.contains(identifier: "coder") == true {
            for member in properties.members(of: part) ?? [] {
                guard let initializer = member.decl.as(InitializerDeclSyntax.self),
                    let read = read(initializer, types[0], part.path)
                else { continue }
                found.append(read)
            }
        }
        return found
    }

    private func read(
        _ initializer: InitializerDeclSyntax, _ type: SwiftClass, _ path: String
    ) -> CoderInitializer? {
        let hidden: Set = ["private", "fileprivate"]
        let signature = initializer.signature
        let parameters = Array(signature.parameterClause.parameters)
        guard hidden.isDisjoint(with: initializer.modifiers.map(\.name.text)),
            initializer.genericParameterClause == nil, signature.effectSpecifiers == nil,
            !initializer.attributes.description.contains("available"), parameters.count > 1,
            let place = parameters.firstIndex(where: { $0.firstName.text == "coder" })
        else { return nil }
        var found: [CoderInitializer.Parameter] = []
        for (number, parameter) in parameters.enumerated() where number != place {
            guard let written = properties.qualified(parameter.type, in: type), parameter.ellipsis == nil else {
                return nil
            }
            let value = parameter.defaultValue?.value
            let isLiteral =
                value.map {
                    $0.is(NilLiteralExprSyntax.self) || $0.is(BooleanLiteralExprSyntax.self)
                        || $0.is(IntegerLiteralExprSyntax.self)
                } ?? false
            found.append(
                CoderInitializer.Parameter(
                    label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                    name: (parameter.secondName ?? parameter.firstName).text,
                    type: written + (isLiteral ? " = \(value!.trimmedDescription)" : "")))
        }
        return CoderInitializer(parameters: found, coderPlace: place, path: path)
    }
}
