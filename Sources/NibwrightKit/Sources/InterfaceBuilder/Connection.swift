import SourceText

/// A line that Interface Builder draws from one object to another.
public struct Connection: Hashable, Sendable {
    /// The kinds of connections, by the names of their elements.
    public enum Kind: String, Hashable, Sendable {
        /// Each is named as its element; bindings and accessibility connections are for macOS only.
        case outlet, outletCollection, action, segue, binding, accessibilityConnection
    }

    /// The element of the connection, such as `<outlet …>`.
    public let element: Element
    /// The kind, from the element's name.
    public let kind: Kind

    /// Reads a connection; nil if the element is none.
    public init?(_ element: Element) {
        guard let kind = Self.kinds.first(where: { element.isNamed($0.name) })?.kind else { return nil }
        self.element = element
        self.kind = kind
    }

    private static let kinds: [(name: StaticString, kind: Kind)] = [
        ("outlet", .outlet), ("action", .action), ("segue", .segue), ("outletCollection", .outletCollection),
        ("binding", .binding), ("accessibilityConnection", .accessibilityConnection),
    ]

    /// The object that owns the connection. A `commit` or `preview` segue belongs to the one it stands in.
    public var source: Element? {
        var owner = element.parent
        while let group = owner, group.isNamed("connections") || group.isNamed("segue") { owner = group.parent }
        return owner
    }

    /// The id of the object at the other end. An action's receiver is written `target` on macOS.
    public var destinationID: String? { element["destination"] ?? element["target"] }

    /// The object at the other end; nil where the document has none of that id.
    public var destination: Element? { destinationID.flatMap(element.document.object(id:)) }

    /// The member that an outlet or outlet collection fills.
    public var property: String? { element["property"] }

    /// The message that an action sends.
    public var selector: String? { element["selector"] }

    /// The place of the element. Its object is the connection itself where that has an id, else the source.
    public var place: Place {
        Place(
            element.document.source, at: element.range.lowerBound, objectID: element.id ?? source?.id,
            objectName: source?.interfaceBuilderName)
    }
}

/// A segue: a transition, a containment or an unwinding from one scene to another.
public struct Segue: Hashable, Sendable {
    /// The connection that the segue is read from.
    public let connection: Connection

    /// Reads a segue; nil for a connection of another kind, and for `<segue reference="…">`, which only points at one.
    public init?(_ connection: Connection) {
        // `<segue reference="…">` under `inferredMetricsTieBreakers` only points at one.
        guard connection.kind == .segue, connection.element["reference"] == nil else { return nil }
        self.connection = connection
    }

    /// The `segue` element.
    public var element: Element { connection.element }
    /// `show`, `presentation`, `embed`, `unwind`, `relationship`, …; nil for the `commit` child of a peek and pop.
    public var kind: String? { element["kind"] }
    /// The identifier that code knows the segue by; nil for none, which Interface Builder may also write as an empty
    /// one.
    public var identifier: String? { written("identifier") }
    /// `rootViewController`, `viewControllers`, …: containment, whose order means something.
    public var relationship: String? { element["relationship"] }
    /// The selector of the method that an unwind segue leads to; nil for other segues.
    public var unwindAction: String? { element["unwindAction"] }
    /// The class of a custom segue; nil for the system's.
    public var customClass: String? { element["customClass"] }
    /// The `@IBSegueAction` that makes the destination; nil where the storyboard makes it, which Interface Builder may
    /// also write as an empty one.
    public var creationSelector: String? { written("destinationCreationSelector") }

    /// Whether it moves the user on: not containment, embedding or the way back.
    public var isNavigation: Bool {
        guard let kind else { return false }
        return !["relationship", "embed", "unwind"].contains(kind)
    }

    /// Whether it says what a container holds: a navigation controller's root, a tab, a side of a split view.
    public var isRelationship: Bool { kind == "relationship" }

    /// The controller of the scene that the segue leads away from; nil in a scene that has none.
    public var sourceController: Element? { element.document.scene(holding: element)?.controller }

    private func written(_ attribute: StaticString) -> String? { element[attribute].flatMap { $0.isEmpty ? nil : $0 } }
}

extension Element {
    /// The connections of a kind that start at this object itself, in the document's order.
    public func connections(of kind: Connection.Kind) -> [Connection] {
        (child(named: "connections")?.children ?? []).compactMap(Connection.init).filter { $0.kind == kind }
    }

    /// The names of the properties that lead from this object to another, in the document's order.
    public func outlets(to object: Element) -> [String] {
        connections(of: .outlet).filter { $0.destination == object }.compactMap(\.property)
    }

    /// The navigation segues that start at this object itself.
    public var navigationSegues: [Segue] { connections(of: .segue).compactMap(Segue.init).filter(\.isNavigation) }

    /// The segues by which a container holds its controllers, in the order in which it shows them.
    public var relationships: [Segue] { connections(of: .segue).compactMap(Segue.init).filter(\.isRelationship) }

    /// What a navigation controller opens with, as its document has it: a controller, or a storyboard reference in its
    /// stead. Nil for an object that has no root.
    public var navigationRoot: Element? {
        relationships.first { $0.relationship == "rootViewController" }?.connection.destination
    }
}

extension IBDocument {
    /// Every connection of the document, in document order.
    public var connections: [Connection] {
        var found: [Connection] = []
        for index in structure.elements.indices {
            let group = Element(self, index)
            if group.isNamed("connections") { found += group.descendants.compactMap(Connection.init) }
        }
        return found
    }

    /// Every segue of the document, in document order.
    public var segues: [Segue] { connections.compactMap(Segue.init) }
}
