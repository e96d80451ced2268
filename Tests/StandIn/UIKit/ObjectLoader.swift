/// Makes the objects of a scene or nib, and connects them.
///
/// In UIKit's order, from memory: all objects are made, then outlets and actions connected in the order of the
/// document, then `awakeFromNib` sent, then embed segues performed. The owner's `viewDidLoad` comes after all of that.
@MainActor final class ObjectLoader {

    private struct Reference {
        weak var object: AnyObject?
    }

    /// Objects by their id in the document, kept alive by whoever holds them and not by this.
    private var objects: [String: Reference] = [:]
    /// Until everything is connected, and as long as the run loop has not turned.
    private var made: [(element: DocumentElement, object: AnyObject)] = []
    private weak var owner: AnyObject?
    private let outer: ObjectLoader?
    var templates: [SegueTemplate] = []
    let storyboard: UIStoryboard?

    /// - Parameters:
    ///   - outer: the objects around, for a cell.
    init(owner: AnyObject?, ownerID: String, storyboard: UIStoryboard?, outer: ObjectLoader? = nil) {
        self.owner = owner
        self.outer = outer
        self.storyboard = storyboard
        self.ownerID = ownerID
    }

    private let ownerID: String

    func object(id: String?) -> AnyObject? {
        guard let id else { return nil }
        if id == ownerID { return owner }
        return objects[id]?.object ?? outer?.object(id: id)
    }

    /// The controller whose segues these are.
    var controller: UIViewController? { owner as? UIViewController ?? outer?.controller }

    // MARK: Making

    @discardableResult
    func make(_ element: DocumentElement) -> AnyObject? {
        guard let object = ObjectKind.make(element) else { return nil }
        if let id = element.id { objects[id] = Reference(object: object) }
        made.append((element, object))
        if let view = object as? UIView { fill(view, from: element) }
        (object as? UIBarItem)?.fill(from: element)
        if let item = object as? UINavigationItem { fill(item, from: element) }
        return object
    }

    private func fill(_ view: UIView, from element: DocumentElement) {
        view.fill(from: element)
        for child in element.child("subviews")?.children ?? [] { add(child, to: view) }
        for constraint in element.child("constraints")?.children ?? [] {
            if let made = make(constraint) as? NSLayoutConstraint { view.addConstraint(made) }
        }
        if let table = view as? UITableView { fill(table, from: element) }
        if let collection = view as? UICollectionView { fill(collection, from: element) }
        if let cell = view as? UITableViewCell { fill(cell, from: element) }
        if let cell = view as? UICollectionViewCell, let content = element.child(key: "contentView") {
            fill(cell.contentView, from: content)
        }
        for item in element.child("items")?.children ?? [] where item.name == "barButtonItem" {
            guard let toolbar = view as? UIToolbar, let made = make(item) as? UIBarButtonItem else { continue }
            toolbar.items = (toolbar.items ?? []) + [made]
        }
    }

    private func add(_ element: DocumentElement, to view: UIView) {
        guard let subview = make(element) as? UIView else { return }
        if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }

    private func fill(_ item: UINavigationItem, from element: DocumentElement) {
        item.title = element["title"]
        item.prompt = element["prompt"]
        func items(_ key: String) -> [UIBarButtonItem]? {
            let elements = element.child(key: key).map { $0.name == "barButtonItem" ? [$0] : $0.children } ?? []
            let items = elements.compactMap { make($0) as? UIBarButtonItem }
            return items.isEmpty ? nil : items
        }
        item.leftBarButtonItems = items("leftBarButtonItem") ?? items("leftBarButtonItems")
        item.rightBarButtonItems = items("rightBarButtonItem") ?? items("rightBarButtonItems")
        item.backBarButtonItem = items("backBarButtonItem")?.first
        if let title = element.child(key: "titleView") { item.titleView = make(title) as? UIView }
    }

    private func fill(_ table: UITableView, from element: DocumentElement) {
        for prototype in element.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.prototypes[identifier] = CellPrototype(element: prototype, loader: self)
        }
        if let sections = element.child("sections") {
            table.staticSections = sections.children.map { section in
                StaticSection(
                    header: section["headerTitle"], footer: section["footerTitle"],
                    cells: (section.child("cells")?.children ?? []).compactMap { make($0) as? UITableViewCell })
            }
        }
        table.tableHeaderView = element.child(key: "tableHeaderView").flatMap { make($0) as? UIView }
        table.tableFooterView = element.child(key: "tableFooterView").flatMap { make($0) as? UIView }
    }

    private func fill(_ collection: UICollectionView, from element: DocumentElement) {
        for prototype in element.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.prototypes[identifier] = CellPrototype(element: prototype, loader: self)
        }
    }

    private func fill(_ cell: UITableViewCell, from element: DocumentElement) {
        guard let content = element.child(key: "contentView") else { return }
        fill(cell.contentView, from: content)
        if let label = object(id: element["textLabel"]) as? UILabel { cell.textLabel = label }
        if let label = object(id: element["detailTextLabel"]) as? UILabel { cell.detailTextLabel = label }
    }

    // MARK: Connecting

    /// Connects what was made, and what the owner's own element connects.
    func connect(ownerElement: DocumentElement?) {
        for (element, object) in made { connect(element.connections, of: object) }
        if let ownerElement, let owner { connect(ownerElement.connections.filter { $0.name != "segue" }, of: owner) }
        for (_, object) in made { (object as? NSObject)?.awakeFromNib() }
        for template in templates where template.kind == "embed" { template.trigger(sender: nil) }
        InterfaceRuntime.shared.autorelease(made.map(\.object))
        made = []
    }

    /// Sets the owner's outlets to some objects alone.
    func connectOwner(_ element: DocumentElement, to ids: Set<String>) {
        guard let owner else { return }
        for connection in element.connections where connection.name == "outlet" {
            if let destination = connection["destination"], ids.contains(destination) {
                setOutlet(connection, of: owner)
            }
        }
    }

    private func connect(_ connections: [DocumentElement], of object: AnyObject) {
        for connection in connections {
            switch connection.name {
            case "outlet": setOutlet(connection, of: object)
            case "outletCollection": addToCollection(connection, of: object)
            case "action": addAction(connection, to: object)
            case "segue": addSegue(connection, to: object)
            default: break
            }
        }
    }

    private func setOutlet(_ connection: DocumentElement, of object: AnyObject) {
        guard let property = connection["property"] else { return }
        let value = self.object(id: connection["destination"])
        if let setter = InterfaceRuntime.shared.setter(of: property, on: object) { return setter(object, value) }
        if (object as? SystemOutlets)?.setSystemOutlet(property, to: value) == true { return }
        let name = String(describing: type(of: object))
        InterfaceRuntime.shared.failure("\(name) is not key value coding-compliant for the key \(property).")
    }

    private func addToCollection(_ connection: DocumentElement, of object: AnyObject) {
        guard let property = connection["property"], let value = self.object(id: connection["destination"]) else {
            return
        }
        if property == "gestureRecognizers", let recognizer = value as? UIGestureRecognizer {
            (object as? UIView)?.addGestureRecognizer(recognizer)
            return
        }
        let runtime = InterfaceRuntime.shared
        let held = runtime.outlets(of: object).first { $0.name == property }?.value
        let known = (held.flatMap { $0 as? [AnyObject] }) ?? []
        runtime.setter(of: property, on: object)?(object, known + [value])
    }

    private func addAction(_ connection: DocumentElement, to object: AnyObject) {
        guard let selector = connection["selector"] else { return }
        let target = self.object(id: connection["destination"])
        if let sender = object as? ActionSender {
            sender.addAction(Selector(selector), target: target, event: connection["eventType"])
        }
    }

    private func addSegue(_ connection: DocumentElement, to object: AnyObject) {
        guard let controller, connection["kind"] != nil, let storyboard = storyboard ?? controller.storyboard else {
            return
        }
        let template = SegueTemplate(connection, source: controller, storyboard: storyboard, loader: self)
        templates.append(template)
        template.container = object as? UIView
        if let cell = object as? UITableViewCell {
            let isAccessory = connection["trigger"] == "accessoryAction"
            if isAccessory { cell.accessorySegue = template } else { cell.selectionSegue = template }
        } else if let cell = object as? UICollectionViewCell {
            cell.selectionSegue = template
        } else if let sender = object as? ActionSender, template.kind != "embed" {
            sender.addAction(SegueTemplate.action, target: template, event: nil)
        }
    }
}
