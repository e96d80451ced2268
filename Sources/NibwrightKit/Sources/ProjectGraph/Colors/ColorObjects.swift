import InterfaceBuilder

/// Finds the objects of one document that code reaches from an instance in it.
struct ColorObjects {
    private let document: IBDocument
    /// Outlets and outlet collections by the object that has them.
    private var outlets: [Element: [String: [Element]]] = [:]
    /// Objects that send messages to another, by that other: the actions' senders and those whose delegate it is.
    private var senders: [Element: [(object: Element, selector: String?)]] = [:]
    private var elementsByName: [String: [Element]] = [:]

    init(_ document: IBDocument) {
        self.document = document
        for connection in document.connections {
            guard let source = connection.source, let destination = connection.destination else { continue }
            switch connection.kind {
            case .outlet, .outletCollection:
                outlets[source, default: [:]][plain(connection.property ?? ""), default: []].append(destination)
                senders[destination, default: []].append((source, nil))
            case .action: senders[destination, default: []].append((source, connection.selector))
            default: break
            }
        }
        for element in document.elements where Self.bars.contains(element.name) {
            elementsByName[element.name, default: []].append(element)
        }
    }

    /// Controllers that code reaches from the objects they contain, and that a document does not connect with these.
    private static let bars: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "window",
    ]

    /// The objects at the end of a path from an instance.
    ///
    /// An object of which only the type is known is plausibly one of this very type that is connected with the
    /// instance: the sender of an action, the text view whose delegate it is, an outlet.
    func objects(at path: ColorReach.Path, members count: Int, from instance: Element) -> [Element] {
        var objects: [Element]
        switch path.root {
        case .instance: objects = [instance]
        case .typed(let type, let method): objects = candidates(type, method, instance)
        }
        for (place, member) in path.members.prefix(count).enumerated() {
            if let owner = path.ownerTypes[place] { objects = objects.filter { mayBe($0, owner) } }
            objects = objects.flatMap { self.objects(member, of: $0) }
            if objects.isEmpty || objects.count > 500 { return [] }
        }
        if let owner = path.ownerTypes[count] { objects = objects.filter { mayBe($0, owner) } }
        return objects
    }

    private func candidates(_ type: String, _ method: String?, _ instance: Element) -> [Element] {
        let sending = senders[instance] ?? []
        if let method {
            let acting = sending.filter { $0.selector.map { Self.isSelector($0, of: method) } ?? false }
            if !acting.isEmpty { return acting.map(\.object) }
        }
        let connected = sending.map(\.object) + (outlets[instance] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
        var seen: Set<Element> = []
        return connected.filter { ($0.customClass == type || Self.className($0) == type) && seen.insert($0).inserted }
    }

    /// `tap:` and `tapWithSender:` of `tap`.
    private static func isSelector(_ selector: String, of method: String) -> Bool {
        guard selector.hasPrefix(method) else { return false }
        let rest = selector.dropFirst(method.count)
        return rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix("With")
    }

    // MARK: Members

    private func objects(_ member: String, of object: Element) -> [Element] {
        if let connected = outlets[object]?[plain(member)] { return connected }
        switch member {
        case "subviews", "arrangedSubviews": return object.child(named: "subviews")?.children ?? []
        case "superview":
            return object.parent.flatMap { $0.isNamed("subviews") ? $0.parent : nil }.map { [$0] } ?? []
        case "view", "tableView", "collectionView":
            // Controllers of tables name their view for what it is as well.
            if let view = object.children.first(where: { $0["key"] == "view" }) {
                return member == "view" || view.isNamed(member == "tableView" ? "tableView" : "collectionView")
                    ? [view] : []
            }
            guard member != "view" else { return [] }
            return object.isController ? outlets[object]?["view"] ?? [] : []
        case "navigationController", "tabBarController", "splitViewController": return elementsByName[member] ?? []
        case "viewWithTag": return object.descendants.filter { $0["tag"] != nil }
        default: return object.children.filter { $0.attribute(named: "key") == member }
        }
    }

    /// `label` of the instance variable `_label`.
    private func plain(_ name: String) -> String { name.first == "_" ? String(name.dropFirst()) : name }

    // MARK: Types

    /// Whether a method of a type, or of an extension of it, can be one of the object.
    private func mayBe(_ object: Element, _ owner: String) -> Bool {
        guard owner.hasPrefix("UI") || owner.hasPrefix("NS") else { return true }
        return Self.isKind(Self.className(object), of: owner) || object.customClass == owner
    }

    /// The class of UIKit or AppKit that an element stands for.
    static func className(_ element: Element) -> String {
        if let name = element.systemClassName { return name }
        let name = element.name
        return (element.document.kind.platform == .macOS ? "NS" : "UI") + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether a class of UIKit or AppKit descends from another, as far as that can matter to colors.
    static func isKind(_ name: String, of owner: String) -> Bool {
        if name == owner { return true }
        let isController = name.hasSuffix("Controller")
        switch owner.dropFirst(2) {
        case "Responder", "Object": return true
        case "View": return !isController && !name.hasSuffix("Item") && !name.hasSuffix("Recognizer")
        case "ViewController": return isController
        case "Control": return (name.hasPrefix("NS") ? cellControls : controls).contains(name.dropFirst(2))
        case "ScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
        case "CollectionReusableView": return name.hasSuffix("CollectionViewCell")
        case "BarItem": return name.hasSuffix("BarButtonItem") || name.hasSuffix("TabBarItem")
        default: return false
        }
    }

    private static let controls: Set<Substring> = [
        "Button", "TextField", "SearchTextField", "Switch", "Slider", "SegmentedControl", "Stepper", "PageControl",
        "DatePicker", "ColorWell", "RefreshControl",
    ]
    /// Those of AppKit.
    private static let cellControls: Set<Substring> = [
        "Button", "TextField", "Switch", "Slider", "SegmentedControl", "Stepper", "DatePicker", "SearchField",
        "SecureTextField", "ComboBox", "TokenField", "PopUpButton", "ColorWell", "LevelIndicator", "TableView",
        "OutlineView", "ImageView", "PathControl",
    ]
}
