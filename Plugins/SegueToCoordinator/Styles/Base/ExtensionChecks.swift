import SegueCode
import TransformKit

/// Checks whether a class can get an extension for this style: no nested, private, generic or conditional class.
enum ExtensionChecks {
    static func obstacle(_ method: PrepareMethod, _ graph: ProjectGraph) -> Obstacle? {
        if StyleClassSyntax(method.owner, in: graph) == nil { return nil }
        return obstacle(method.owner, Syntax(method.function), method.place)
    }

    static func obstacle(
        _ type: SwiftClass, _ node: Syntax, _ place: Place
    ) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        if type.name.contains(".") { return obstacle(.nestedClass, "\(type.name) is declared inside another type") }
        if type.declaration.isPrivate { return obstacle(.privateClass, "only the file of \(type.name) sees it") }
        if type.declaration.isGeneric { return obstacle(.genericClass, "\(type.name) is generic") }
        if node.isInCondition { return obstacle(.conditionalCompilation, "\(type.name) stands in a #if") }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether an enclosing declaration stands in a `#if`.
    fileprivate var isInCondition: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
