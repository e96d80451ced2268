import InterfaceBuilder
public import SourceText

/// Something that one part of a project names in another, and that is there.
public struct ResolvedReference: Hashable, Sendable, Comparable {
    public enum Kind: String, Hashable, Sendable {
        case outlet, action, `class`, destination, storyboardIdentifier, image, color
    }

    public let kind: Kind
    public let document: String
    /// The object that names it.
    public let objectID: String
    /// What is named.
    public let name: String

    public static func < (left: ResolvedReference, right: ResolvedReference) -> Bool {
        (left.document, left.objectID, left.kind.rawValue, left.name)
            < (right.document, right.objectID, right.kind.rawValue, right.name)
    }
}

extension ProjectGraph {
    /// Everything that resolves, for comparing a graph with the one before: what is here no more now dangles.
    public func resolvedReferences(threads: Int = defaultThreadCount) -> Set<ResolvedReference> {
        var all: Set<ResolvedReference> = []
        for connection in outletConnections where !connection.members.isEmpty {
            let name = connection.property + "\u{0}" + (connection.connection.destinationID ?? "")
            all.insert(reference(.outlet, connection.source, name))
        }
        for references in concurrentMap(documents, threads: threads, { self.references(in: $0) }) {
            all.formUnion(references)
        }
        return all
    }

    private func references(in document: IBDocument) -> [ResolvedReference] {
        var found: [ResolvedReference] = []
        for element in document.elements {
            if let name = element.customClass, classes.resolve(name, from: document.path) != .notInProject {
                found.append(reference(.class, element, name))
            }
            if let identifier = element.storyboardIdentifier {
                found.append(reference(.storyboardIdentifier, element, identifier))
            }
        }
        for connection in document.connections {
            guard let source = connection.source, let destination = connection.destination else { continue }
            found.append(reference(.destination, source, connection.kind.rawValue + "\u{0}" + (destination.id ?? "")))
            if connection.kind == .action, let selector = connection.selector, resolves(selector, destination) {
                found.append(reference(.action, source, selector))
            }
        }
        for resource in document.resources {
            guard let name = resource["name"] else { continue }
            if resource.isNamed("image") { found.append(reference(.image, resource, name)) }
            if resource.isNamed("namedColor") { found.append(reference(.color, resource, name)) }
        }
        return found
    }

    private func resolves(_ selector: String, _ destination: Element) -> Bool {
        guard let name = destination.customClass,
            case .swift(let candidates) = classes.resolve(
                name, module: destination.customModule, from: destination.document.path)
        else { return false }
        return candidates.contains { classes.action(selector, of: $0) != nil }
    }

    private func reference(_ kind: ResolvedReference.Kind, _ object: Element, _ name: String) -> ResolvedReference {
        ResolvedReference(kind: kind, document: object.document.path, objectID: object.id ?? "", name: name)
    }
}
