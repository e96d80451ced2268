import InterfaceBuilder
public import SourceText

/// Something that one part of a project names in another.
public struct ProjectReference: Hashable, Sendable, Comparable {
    /// The kinds of names that documents give.
    public enum Kind: String, Hashable, Sendable {
        /// A `destination` is the scene or object that a segue leads to.
        case outlet, action, `class`, destination, image, color
        /// The storyboard that a storyboard reference names, with the scene's identifier.
        case storyboardReference = "storyboard reference"
    }

    /// The kind of thing that is named.
    public let kind: Kind
    /// The path of the document.
    public let document: String
    /// The object that names it.
    public let objectID: String
    /// The name, as the document has it.
    public let name: String

    public static func < (left: ProjectReference, right: ProjectReference) -> Bool {
        (left.document, left.objectID, left.kind.rawValue, left.name)
            < (right.document, right.objectID, right.kind.rawValue, right.name)
    }
}

/// The names that a project's documents give, by whether the project has the thing named.
public struct ProjectReferences: Sendable {
    /// Names that lead to something in the project.
    public private(set) var resolved: Set<ProjectReference> = []
    /// Names that lead to nothing in the project: mistakes, and whatever is the system's or a library's.
    public private(set) var unresolved: Set<ProjectReference> = []
    /// The storyboard identifiers of the project; code may load a scene by any of them.
    public private(set) var storyboardIdentifiers: Set<String> = []

    mutating func add(_ reference: ProjectReference, isResolved: Bool) {
        if isResolved { resolved.insert(reference) } else { unresolved.insert(reference) }
    }

    mutating func add(storyboardIdentifier: String) { storyboardIdentifiers.insert(storyboardIdentifier) }

    mutating func add(_ other: ProjectReferences) {
        resolved.formUnion(other.resolved)
        unresolved.formUnion(other.unresolved)
        storyboardIdentifiers.formUnion(other.storyboardIdentifiers)
    }
}

extension ProjectGraph {
    /// Every reference of the project's documents, for comparing a graph with the one before.
    public func references(threads: Int = defaultThreadCount) -> ProjectReferences {
        var all = ProjectReferences()
        for connection in outletConnections {
            switch connection.target {
            case .objectiveC, .notInProject: continue
            case .swift, .inherited: all.add(reference(to: connection), isResolved: true)
            case .missing: all.add(reference(to: connection), isResolved: false)
            }
        }
        for references in concurrentMap(documents, threads: threads, { self.references(in: $0) }) {
            all.add(references)
        }
        return all
    }

    private func references(in document: IBDocument) -> ProjectReferences {
        var found = ProjectReferences()
        let resources = document.resources
        let images = Set(resources.filter { $0.isNamed("image") }.compactMap { $0["name"] })
        let colors = Set(resources.filter { $0.isNamed("namedColor") }.compactMap { $0["name"] })
        let lists = Set(resources)
        for element in document.elements where !lists.contains(element) {
            // A first responder of `UIResponder` stands for whatever object gets the message.
            if let name = element.customClass, !element.isFirstResponder {
                let isThere = classes.resolve(name, from: document.path) != .notInProject
                found.add(reference(.class, element, name), isResolved: isThere)
            }
            if let identifier = element.storyboardIdentifier { found.add(storyboardIdentifier: identifier) }
            if let reference = StoryboardReference(element), let isThere = leadsSomewhere(reference) {
                let words = [reference.storyboardName, reference.referencedIdentifier].compactMap(\.self)
                found.add(
                    self.reference(.storyboardReference, element, words.joined(separator: "\u{0}")), isResolved: isThere
                )
            }
            if element.isNamed("color"), let name = element["name"], element["catalog"] == nil {
                found.add(reference(.color, element, name), isResolved: colors.contains(name))
            }
            // `<accessibilityTraits image="YES"/>` says that something is an image, not which.
            if let name = element["image"], !element.isNamed("accessibilityTraits") {
                found.add(reference(.image, element, name), isResolved: images.contains(name))
            }
        }
        for connection in document.connections {
            guard let source = connection.source, let destinationID = connection.destinationID else { continue }
            let destination = connection.destination
            found.add(
                reference(.destination, source, connection.kind.rawValue + "\u{0}" + destinationID),
                isResolved: destination != nil)
            if connection.kind == .action, let selector = connection.selector, let destination,
                let isThere = resolves(selector, destination)
            {
                found.add(reference(.action, source, selector), isResolved: isThere)
            }
        }
        return found
    }

    /// Tells whether a storyboard reference leads to a scene; nil where that is in another bundle, which may be built
    /// from another repository.
    private func leadsSomewhere(_ reference: StoryboardReference) -> Bool? {
        switch storyboards.destination(of: reference) {
        case .otherBundle: nil
        case .controllers(let controllers): !controllers.isEmpty
        case .noStoryboard, .noIdentifier, .noInitialScene, .circular: false
        }
    }

    /// Tells whether the receiver has the action; nil where it is no class of the project's Swift.
    private func resolves(_ selector: String, _ receiver: Element) -> Bool? {
        guard case .swift(let candidates)? = classes.resolve(receiver) else { return nil }
        return candidates.contains { classes.action(selector, of: $0) != nil }
    }

    private func reference(to outlet: OutletConnection) -> ProjectReference {
        reference(.outlet, outlet.source, outlet.property + "\u{0}" + (outlet.connection.destinationID ?? ""))
    }

    private func reference(_ kind: ProjectReference.Kind, _ object: Element, _ name: String) -> ProjectReference {
        ProjectReference(kind: kind, document: object.document.path, objectID: object.id ?? "", name: name)
    }
}
