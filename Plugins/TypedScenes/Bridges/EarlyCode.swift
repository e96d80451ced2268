import Navigation
import SwiftSyntax
import TransformKit

/// The names that code says while an object of a class is made, before a document's connections are.
///
/// Initializers do, and what a document's values set: inspectable and overridden properties, and outlets to other
/// objects of the scene. What they call is followed by name through the class, its superclasses and its subclasses.
struct EarlyCode {
    private var mentions: [String: Place] = [:]

    /// - Parameters:
    ///   - types: the class with its superclasses and subclasses.
    ///   - sceneOutlets: outlets that lead to objects beside the controller.
    init(of types: [SwiftClass], sceneOutlets: Set<String>, _ graph: ProjectGraph, _ properties: PropertyReader) {
        var bodies: [String: [(body: Syntax, path: String)]] = [:]
        var open: [(body: Syntax, path: String)] = []
        for part in types.flatMap(\.parts) {
            for member in properties.members(of: part) ?? [] {
                if let initializer = member.decl.as(InitializerDeclSyntax.self), let body = initializer.body {
                    open.append((Syntax(body), part.path))
                } else if let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body {
                    let name = function.name.text
                    bodies[name, default: []].append((Syntax(body), part.path))
                    if Self.methodsOfMaking.contains(name) { open.append((Syntax(body), part.path)) }
                } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings {
                        guard let block = binding.accessorBlock else { continue }
                        let name = binding.pattern.trimmedDescription
                        bodies[name, default: []].append((Syntax(block), part.path))
                        if Self.isSetByDocuments(variable, name, sceneOutlets) {
                            open += Self.setters(block).map { ($0, part.path) }
                        }
                    }
                }
            }
        }
        var seen: Set<SyntaxIdentifier> = []
        while let next = open.popLast() {
            guard seen.insert(next.body.id).inserted, let source = graph.text(at: next.path) else { continue }
            for token in NamesInside(next.body).tokens {
                let name = token.text
                if mentions[name] == nil {
                    mentions[name] = Place(source, at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
                }
                open += bodies[name] ?? []
            }
        }
    }

    /// Where such code says a name; nil where none does.
    func mention(of name: String) -> Place? { mentions[name] }

    /// What runs when a property is set; a getter waits until someone asks.
    private static func setters(_ block: AccessorBlockSyntax) -> [Syntax] {
        guard case .accessors(let accessors) = block.accessors else { return [] }
        return accessors.filter { $0.accessorSpecifier.text != "get" }.compactMap { $0.body.map(Syntax.init) }
    }

    private static func isSetByDocuments(
        _ variable: VariableDeclSyntax, _ name: String, _ sceneOutlets: Set<String>
    ) -> Bool {
        let attributes = variable.attributeNames
        if attributes.contains("IBOutlet") { return sceneOutlets.contains(name) }
        return attributes.contains("IBInspectable") || variable.modifiers.contains { $0.name.text == "override" }
    }

    /// Methods of the system's classes that run while a controller of a scene is made.
    private static let methodsOfMaking: Set = [
        "addChild", "addChildViewController", "awakeAfter", "insertChild", "pushViewController", "setValue",
        "setViewControllers",
    ]
}
