import SwiftSyntax
import SwiftWriting
import TransformKit

/// Finds the `@IBSegueAction` that a segue names, and the call by which a coordinator uses it.
struct CreationCalls {
    let graph: ProjectGraph

    /// The call of a segue action, with the edit that makes the method visible.
    struct Found {
        let call: CreationCall
        /// The edits or members that make the method visible to the coordinator, where it is private.
        let additions: ClassAdditions
    }

    /// The call of the method that a route's transitions name, on the route's owner.
    ///
    /// - Returns: nil where the owner has no such method, or one that cannot be called from another file.
    func call(of selector: String, in draft: RouteDraft) throws(Obstacle) -> Found? {
        guard let (_, action) = graph.classes.action(selector, of: draft.owner),
            let source = graph.text(at: action.path),
            let function = FunctionFinder.function(at: action.offset, in: SwiftSyntaxTree.parse(source))
        else { return nil }
        if let limit = SystemAvailability(graph: graph).limit(of: Syntax(function), in: action.path) {
            throw Obstacle(
                code: .availableClass, reason: "its segue action \(selector) is marked \(limit)",
                place: Place(source, at: action.offset))
        }
        return found(function, action, draft.owner, identifier: draft.identifier)
    }

    private func found(
        _ function: FunctionDeclSyntax, _ action: SwiftAction, _ type: SwiftClass, identifier: String?
    ) -> Found? {
        let values = ["coder", "sender", identifier?.swiftLiteral ?? "nil"]
        let parameters = Array(function.signature.parameterClause.parameters)
        guard (1...3).contains(parameters.count) else { return nil }
        let arguments = zip(parameters, values).map { parameter, value in
            parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        var result = function.signature.returnClause?.type.trimmedDescription ?? "UIViewController?"
        if result.hasSuffix("?") || result.hasSuffix("!") { result.removeLast() }
        if function.isInPrivateExtension {
            return forwarding(function, arguments: arguments, result, action, type)
        }
        var additions = ClassAdditions()
        if let hidden = function.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) {
            let start = hidden.positionAfterSkippingLeadingTrivia.utf8Offset
            additions.edits[action.path] = [TextEdit(start..<hidden.endPosition.utf8Offset, "")]
        }
        return Found(
            call: CreationCall(
                call: "source.\(function.name.text)(\(arguments.joined(separator: ", ")))", resultType: result),
            additions: additions)
    }

    /// A new method of the class that calls one which only its file sees: `newsViewController(_:)` for
    /// `makeNewsViewController(_:)`.
    private func forwarding(
        _ function: FunctionDeclSyntax, arguments: [String], _ result: String, _ action: SwiftAction, _ type: SwiftClass
    ) -> Found? {
        guard action.path == type.declaration.path else { return nil }
        let own = function.name.text
        let stem =
            own.hasPrefix("make") && own.count > 4 ? own.dropFirst(4).prefix(1).lowercased() + own.dropFirst(5) : own
        let name = stem == own ? own + "Scene" : stem
        let inner = function.signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        let member = NewMember(
            name: "\(name)(_:)",
            lines: [
                "func \(name)\(function.signature.trimmedDescription) {",
                "    return \(own)(\(inner.joined(separator: ", ")))", "}",
            ])
        return Found(
            call: CreationCall(call: "source.\(name)(\(arguments.joined(separator: ", ")))", resultType: result),
            additions: ClassAdditions(methods: [member]))
    }
}

extension FunctionDeclSyntax {
    /// Whether the function stands in a `private extension`, whose members only its file sees.
    fileprivate var isInPrivateExtension: Bool {
        guard let owner = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
        return owner.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}
