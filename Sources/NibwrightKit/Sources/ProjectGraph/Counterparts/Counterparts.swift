import InterfaceBuilder
import ObjectiveCCode
import SourceText
import SwiftCode

/// A stretch of a file that means something elsewhere in the project.
public struct Counterpart: Hashable, Sendable, Comparable {
    /// The project-relative path.
    public let path: String
    /// In bytes; empty at the beginning for a file as a whole.
    public let range: Range<Int>

    /// By path and place.
    public static func < (left: Counterpart, right: Counterpart) -> Bool {
        (left.path, left.range.lowerBound, left.range.upperBound)
            < (right.path, right.range.lowerBound, right.range.upperBound)
    }
}

extension ProjectGraph {
    /// What a place means on the other side: of a custom class, outlet, action or identifier in a document its code; of
    /// an outlet, action, class or name in code the objects and connections of documents.
    ///
    /// - Parameters:
    ///   - offset: in bytes.
    ///   - path: of a document or source of the project.
    /// - Returns: each once, by path and place; empty where nothing is known.
    public func counterparts(of offset: Int, in path: String) -> [Counterpart] {
        let found: [Counterpart]
        if let document = document(at: path) {
            found = DocumentCounterparts(graph: self, document: document).all(at: offset)
        } else {
            found = CodeCounterparts(graph: self, path: path).all(at: offset)
        }
        return Set(found).sorted()
    }
}

/// What names in a document mean.
private struct DocumentCounterparts {
    let graph: ProjectGraph
    let document: IBDocument

    func all(at offset: Int) -> [Counterpart] {
        let elements = document.elements.filter { $0.startTagRange.contains(offset) }
        guard let element = elements.last,
            let attribute = element.attributes.first(where: { $0.range.contains(offset) })
        else { return [] }
        switch attribute.name {
        case "customClass": return classes(of: element)
        case "property": return outlet(of: element)
        case "selector": return action(of: element)
        case "storyboardName", "referencedIdentifier": return scene(of: element)
        case "storyboardIdentifier": return code([.scene], naming: attribute.value)
        case "reuseIdentifier":
            return code([.dequeuedReuseIdentifier, .registeredReuseIdentifier], naming: attribute.value)
        case "identifier" where element.isNamed("segue"):
            return code([.performSegue, .segueTest], naming: attribute.value)
        default:
            let isReference = element.objectReferences.contains { $0.name == attribute.name }
            guard isReference, let object = document.object(id: attribute.value) else { return [] }
            return [object.counterpart]
        }
    }

    private func classes(of element: Element) -> [Counterpart] {
        switch graph.classes.resolve(element) {
        case .swift(let types): types.map(\.declaration.counterpart)
        case .objectiveC(let parts): parts.compactMap { graph.counterpart(of: $0.name, in: $0.path) }
        case .notInProject, nil: []
        }
    }

    private func outlet(of element: Element) -> [Counterpart] {
        guard let source = Connection(element)?.source, let property = element["property"],
            case .swift(let types) = graph.classes.resolve(source)
        else { return [] }
        return types.compactMap { graph.classes.outlet(property, of: $0)?.outlet }
            .map { Counterpart(path: $0.path, range: $0.anchors.name) }
    }

    private func action(of element: Element) -> [Counterpart] {
        guard let receiver = Connection(element)?.destination, let selector = element["selector"],
            case .swift(let types) = graph.classes.resolve(receiver)
        else { return [] }
        return types.compactMap { graph.classes.action(selector, of: $0)?.action.counterpart }
    }

    /// The scene that a storyboard reference leads to, or its storyboard.
    private func scene(of element: Element) -> [Counterpart] {
        guard let name = element["storyboardName"] else { return [] }
        return graph.storyboards.storyboards(named: name, from: document.path).map { storyboard in
            let identifier = element["referencedIdentifier"]
            let scene = storyboard.scenes.lazy.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }
            return (identifier == nil ? nil : scene)?.counterpart ?? Counterpart(path: storyboard.path, range: 0..<0)
        }
    }

    private func code(_ kinds: Set<CodeReference.Kind>, naming name: String) -> [Counterpart] {
        graph.codeReferences.filter { kinds.contains($0.kind) && $0.names.contains(name) }
            .map { Counterpart(path: $0.path, range: $0.range) }
    }
}

/// What names in code mean in documents.
private struct CodeCounterparts {
    let graph: ProjectGraph
    let path: String

    func all(at offset: Int) -> [Counterpart] {
        declared(at: offset) + named(at: offset)
    }

    private func declared(at offset: Int) -> [Counterpart] {
        let types = graph.classes.swiftClasses
        for type in types {
            for outlet in type.outlets where outlet.path == path && outlet.anchors.name.contains(offset) {
                return graph.outletConnections.filter { connection in
                    connection.members.contains { $0.owner == type && $0.outlet == outlet }
                }.map(\.connection.element.counterpart)
            }
            for action in type.actions where action.path == path && action.counterpart.range.contains(offset) {
                return connections(to: action, of: type)
            }
            if type.declaration.path == path, type.declaration.counterpart.range.contains(offset) {
                return graph.classUses().filter { $0.types.contains(type) }.map(\.object.counterpart)
            }
        }
        return []
    }

    private func connections(to action: SwiftAction, of type: SwiftClass) -> [Counterpart] {
        graph.documents.flatMap(\.connections).filter { connection in
            guard connection.kind == .action, connection.selector == action.selector,
                let receiver = connection.destination, case .swift(let types) = graph.classes.resolve(receiver)
            else { return false }
            return types.contains { graph.classes.action(action.selector, of: $0)?.action == action }
        }.map(\.element.counterpart)
    }

    private func named(at offset: Int) -> [Counterpart] {
        graph.codeReferences.filter { $0.path == path && $0.range.contains(offset) }.flatMap { reference in
            reference.names.flatMap { targets(of: reference.kind, $0) }
        }
    }

    private func targets(of kind: CodeReference.Kind, _ name: String) -> [Counterpart] {
        switch kind {
        case .storyboard:
            graph.storyboards.storyboards(named: name, from: path).map { Counterpart(path: $0.path, range: 0..<0) }
        case .scene: elements { $0.storyboardIdentifier == name }
        case .performSegue, .segueTest: elements { $0.isNamed("segue") && $0["identifier"] == name }
        case .registeredReuseIdentifier, .dequeuedReuseIdentifier: elements { $0["reuseIdentifier"] == name }
        case .nib:
            graph.documents.filter { $0.path.hasSuffix("/\(name).xib") || $0.path == "\(name).xib" }
                .map { Counterpart(path: $0.path, range: 0..<0) }
        case .image:
            graph.assets.images(named: name, from: path)?.paths.map { Counterpart(path: $0, range: 0..<0) } ?? []
        case .color:
            graph.assets.colorSets(named: name, from: path)?.sets.map { Counterpart(path: $0.path, range: 0..<0) } ?? []
        case .initialScene: []
        }
    }

    private func elements(where isMeant: (Element) -> Bool) -> [Counterpart] {
        graph.documents.flatMap { $0.elements.filter(isMeant) }.map(\.counterpart)
    }
}

extension ProjectGraph {
    /// The first place of a word in a source.
    fileprivate func counterpart(of word: String, in path: String) -> Counterpart? {
        guard let source = text(at: path), let offset = source.offsets(ofIdentifier: word).first else { return nil }
        return Counterpart(path: path, range: offset..<offset + word.utf8.count)
    }
}

extension Element {
    fileprivate var counterpart: Counterpart { Counterpart(path: document.path, range: startTagRange) }
}

extension SwiftTypeDeclaration {
    /// The name where the type is declared.
    fileprivate var counterpart: Counterpart {
        let word = name.split(separator: ".").last.map(String.init) ?? name
        return Counterpart(path: path, range: offset..<offset + word.utf8.count)
    }
}

extension SwiftAction {
    fileprivate var counterpart: Counterpart { Counterpart(path: path, range: offset..<offset + name.utf8.count) }
}
