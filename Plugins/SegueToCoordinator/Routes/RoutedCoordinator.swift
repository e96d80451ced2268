import Navigation
import SwiftSyntax
import TransformKit

/// A coordinator, with the screens that it opens from any view controller.
struct RoutedCoordinator {
    /// A method that opens a screen: `showCake(from source: UIViewController, name: String)`.
    struct Route: Hashable {
        /// `cake`
        let name: String
        let method: String
        let values: [Value]
    }

    /// What the screen needs.
    struct Value: Hashable {
        /// The label of the argument.
        let label: String
        let type: String
    }

    let type: SwiftClass
    let routes: [Route]
    /// How many methods need a view controller of one class, or what was touched.
    let others: Int
    /// The modules that its files import.
    let imports: [String]

    /// `MainRoute` of `MainCoordinator`.
    var routeName: String { stem + "Route" }

    /// `Main` of `MainCoordinator`.
    var stem: String {
        let name = type.name
        return name.hasSuffix("Coordinator") && name != "Coordinator" ? String(name.dropLast(11)) : name
    }

    var routesPath: String {
        let folder = type.declaration.path.folderPath
        return (folder.isEmpty ? "" : folder + "/") + routeName + ".swift"
    }

    /// A type of the enumeration's name that stands in another file.
    func otherType(in graph: ProjectGraph, than path: String) -> Place? {
        let targets = Set(graph.targets.targets(of: type.declaration.path))
        for file in graph.swiftFiles where file.path != path {
            guard targets.isEmpty || !targets.isDisjoint(with: graph.targets.targets(of: file.path)) else { continue }
            let offsets = file.source.offsets(
                ofName: routeName, declaredBy: ["class", "struct", "enum", "actor", "protocol", "typealias"])
            if let offset = offsets.first { return Place(file.source, at: offset) }
        }
        return nil
    }

    /// The coordinators of a project that open some screen from anywhere, by path.
    static func all(in graph: ProjectGraph) -> [RoutedCoordinator] {
        let reader = PropertyReader(graph)
        return graph.classes.swiftClasses.filter { type in
            type.parts.contains { part in
                graph.text(at: part.path)?.contains("from source:" as StaticString) == true
            }
        }.compactMap { RoutedCoordinator($0, reader, graph) }
    }

    private init?(_ type: SwiftClass, _ reader: PropertyReader, _ graph: ProjectGraph) {
        let isOpen = !type.declaration.isPrivate && !type.declaration.isGeneric && !type.name.contains(".")
        guard isOpen, !type.parts.flatMap(\.inherited).isEmpty else { return nil }
        self.type = type
        let methods = type.parts.flatMap { reader.members(of: $0).map(Array.init) ?? [] }
            .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(Self.asks)
        var routes: [Route] = []
        var others = 0
        var names: Set<String> = []
        for method in methods {
            guard let values = Self.values(of: method) else {
                others += 1
                continue
            }
            let name = Self.name(method.name.text, besides: names)
            names.insert(name)
            routes.append(Route(name: name, method: method.name.text, values: values))
        }
        guard !routes.isEmpty else { return nil }
        self.routes = routes
        self.others = others
        let trees = type.parts.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            .compactMap { graph.text(at: $0) }.map(SwiftSyntaxTree.parse)
        let imported = trees.flatMap(\.statements).compactMap { $0.item.as(ImportDeclSyntax.self) }
        imports = Set(imported.map { $0.path.trimmedDescription } + ["UIKit"]).sorted()
    }

    /// Whether a method opens a screen for a view controller that asks.
    private static func asks(_ method: FunctionDeclSyntax) -> Bool {
        let first = method.signature.parameterClause.parameters.first
        return first?.firstName.text == "from" && first?.secondName?.text == "source"
            && method.signature.returnClause == nil && method.signature.effectSpecifiers == nil
            && method.genericParameterClause == nil
            && !method.modifiers.contains { ["private", "fileprivate", "static", "class"].contains($0.name.text) }
    }

    /// What a method needs besides any view controller; nil where it needs more.
    private static func values(of method: FunctionDeclSyntax) -> [Value]? {
        let parameters = method.signature.parameterClause.parameters
        guard parameters.first?.type.trimmedDescription == "UIViewController" else { return nil }
        var values: [Value] = []
        for parameter in parameters.dropFirst() {
            let type = parameter.type.trimmedDescription
            let label = parameter.firstName.text
            guard label != "sender", label != "_", !type.hasPrefix("inout"), !type.contains("->"), !type.hasSuffix("!")
            else { return nil }
            values.append(Value(label: label, type: type))
        }
        return values
    }

    /// `cake` of `showCake`; the method's name where that is taken, or a word of Swift.
    private static func name(_ method: String, besides taken: Set<String>) -> String {
        let words = method.nameWords
        let verbs = ["show", "open", "present", "push", "go", "display"]
        var candidates = [method]
        if words.count > 1, verbs.contains(words[0].lowercased()), words[1].first?.isLetter == true {
            let short = Array(words.dropFirst()).camelCased
            if !short.isReservedInSwift { candidates.insert(short, at: 0) }
        }
        if let free = candidates.first(where: { !taken.contains($0) }) { return free }
        var number = 2
        while taken.contains("\(method)\(number)") { number += 1 }
        return "\(method)\(number)"
    }
}

extension String {
    /// Whether Swift has the word for itself: `default`, which only a member may be named.
    var isReservedInSwift: Bool {
        let tree = SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array("_ = \(self)".utf8)))
        let word = tree.tokens(viewMode: .sourceAccurate).first { $0.text == self }
        return word?.tokenKind != .identifier(self)
    }
}
