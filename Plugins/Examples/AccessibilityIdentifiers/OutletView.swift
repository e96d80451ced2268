import NibwrightKit

/// A view that outlets lead to, with the identifier that it shall have.
struct OutletView {
    /// Where an identifier is to be unique: a scene, or a whole xib.
    struct Scope: Hashable {
        let path: String
        let scene: Element?
    }

    let element: Element
    private let connections: [OutletConnection]
    let identifier: String

    /// Nil for what is no view and has no accessibility at all: constraints, gesture recognizers, controllers, delegates.
    init?(_ element: Element, _ connections: [OutletConnection], namesClass: Bool) {
        guard element.isView || element.isNamed("barButtonItem") else { return nil }
        // Collections last, so that a view with an outlet of its own is named by that.
        let sorted = connections.sorted { left, right in
            (left.isCollection ? 1 : 0, left.connection.place) < (right.isCollection ? 1 : 0, right.connection.place)
        }
        guard let first = sorted.first else { return nil }
        self.element = element
        self.connections = sorted
        identifier = namesClass ? first.className + "." + first.property : first.property
    }

    var outlets: [String] { connections.map(\.property) }
    /// The classes that the outlets are connected in.
    var classNames: Set<String> { Set(connections.map(\.className)) }
    /// Whether an earlier run, or a person, named it so.
    var isNamed: Bool { element.accessibilityIdentifier?.value == identifier }
    var subject: String { element.document.path + "#" + (element.id ?? identifier) }
    var title: String { "give the \(element.name) the accessibility identifier “\(identifier)”" }
    var scope: Scope {
        Scope(path: element.document.path, scene: element.document.scene(holding: element)?.element)
    }

    /// The outlet by which it is named.
    var evidence: String { "the outlet \(connections[0].className).\(connections[0].property) is connected to it" }

    /// Words for the cell that is made many times, where the view stands in one.
    var prototype: String? {
        let cells = ([element] + element.ancestors).filter { ancestor in
            let name = ancestor.name
            guard name.hasSuffix("Cell") || name.hasSuffix("ReusableView"), let list = ancestor.parent else {
                return false
            }
            let isInGrid = list.isNamed("cells") && list.parent?.isNamed("collectionView") == true
            return list.isNamed("prototypes") || list.isNamed("objects") || isInGrid
                || list.isNamed("collectionView")
        }
        guard let cell = cells.first else { return nil }
        return (cell["reuseIdentifier"] ?? cell["identifier"]).map { "the cell “\($0)”" } ?? "a cell"
    }

    /// Throws what the document itself has against a new identifier.
    func checkSoundness() throws(Obstacle) {
        if element.isNamed("barButtonItem") {
            throw Obstacle(
                code: .barButtonItem, reason: "Xcode writes no accessibility into a bar button item",
                place: element.place)
        }
        if let present = element.accessibilityIdentifier {
            throw Obstacle(
                code: .hasIdentifier, reason: "it has the accessibility identifier “\(present.value)” already",
                place: present.place)
        }
        if connections.allSatisfy(\.isCollection) {
            throw Obstacle(
                code: .outletCollection,
                reason: "only the collection \(outlets[0]) has it, whose name is no view's own",
                place: connections[0].connection.place)
        }
        let own = connections.filter { !$0.isCollection }
        let names = Set(own.map { "\($0.className).\($0.property)" }).sorted()
        if Set(own.map(\.property)).count > 1 {
            throw Obstacle(
                code: .severalOutlets, reason: "its outlets are \(names.joined(separator: " and "))",
                place: own[own.count - 1].connection.place)
        }
    }

    /// The edits that give it the identifier.
    var edits: [TextEdit] {
        var editor = DocumentEditor(element.document)
        if let accessibility = element.accessibility {
            editor.setAttribute("identifier", on: accessibility, to: identifier)
        } else {
            editor.insertChild(
                NewElement("accessibility", ["key": "accessibilityConfiguration", "identifier": identifier]),
                into: element)
        }
        return editor.edits
    }
}

/// The identifiers of one scene or xib: those that are there, and those that views shall get.
struct ScopeIdentifiers {
    private var places: [String: [Place]] = [:]

    init(of views: [OutletView]) {
        for view in views where (try? view.checkSoundness()) != nil {
            places[view.identifier, default: []].append(view.element.place)
        }
        guard let first = views.first else { return }
        let root = first.scope.scene ?? first.element.document.root
        for element in root.descendants {
            if let present = element.accessibilityIdentifier {
                places[present.value, default: []].append(present.place)
            }
        }
    }

    /// Throws where another view has the identifier, or shall get it.
    func check(_ view: OutletView) throws(Obstacle) {
        guard let other = places[view.identifier]?.first(where: { $0 != view.element.place }) else { return }
        throw Obstacle(
            code: .identifierTaken,
            reason:
                "“\(view.identifier)” would also be that of \(other), and \(view.element.place) could not be told from it",
            place: view.element.place)
    }
}

extension OutletConnection {
    fileprivate var isCollection: Bool { connection.kind == .outletCollection }
}

extension Element {
    /// Whether the element is a view: it has a frame, or stands where only views do.
    fileprivate var isView: Bool {
        guard id != nil, !isPlaceholder, !isController, !isGestureRecognizer else { return false }
        if children(named: "rect").contains(where: { $0["key"] == "frame" }) { return true }
        guard let parent else { return false }
        return parent.isNamed("subviews") || self["key"] == "contentView"
    }

    /// The element that Xcode keeps a view's accessibility in.
    fileprivate var accessibility: Element? {
        children(named: "accessibility").first { $0["key"] == "accessibilityConfiguration" }
    }

    /// The identifier that the document gives the view, and where.
    fileprivate var accessibilityIdentifier: (value: String, place: Place)? {
        if let accessibility {
            // A long one is an element of its own.
            let long = accessibility.children(named: "string").first { $0["key"] == "identifier" }
            if let value = accessibility["identifier"] ?? long?.text { return (value, place) }
        }
        let attribute = userDefinedRuntimeAttributes.first { $0["keyPath"] == "accessibilityIdentifier" }
        return attribute.map { ($0["value"] ?? $0.children.first?.text ?? "", place) }
    }
}
