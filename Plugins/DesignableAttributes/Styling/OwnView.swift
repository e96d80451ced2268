import TransformKit

/// A view that an object has from the system, without an outlet that anybody declares: the `view` of a controller, the
/// `contentView` of a cell.
struct OwnView {
    let name: String
    let type: SwiftClass

    /// Nil where the class has no such view, or declares a property of the name itself.
    init?(_ name: String, of type: SwiftClass, in graph: ProjectGraph) {
        let owners: Set<String>
        switch name {
        case "view": owners = ["UIViewController", "UITableViewController"]
        case "tableView": owners = ["UITableViewController"]
        case "collectionView": owners = ["UICollectionViewController"]
        case "contentView": owners = ["UITableViewCell", "UICollectionViewCell"]
        default: return nil
        }
        let ancestry = Ancestry(of: type, in: graph)
        // The view of such a controller holds the collection view, which is what its document has.
        if name == "view", ancestry.names.contains("UICollectionViewController") { return nil }
        guard ancestry.isComplete, !owners.isDisjoint(with: ancestry.names),
            graph.classes.outlet(name, of: type) == nil
        else { return nil }
        let isDeclared = ancestry.swift.flatMap(\.parts).contains { part in
            graph.text(at: part.path)?.string(part.range).contains("var \(name)") ?? true
        }
        if isDeclared { return nil }
        self.name = name
        self.type = type
    }

    /// The view as the document of an object has it; nil where the document has none, or one that nothing can be said of.
    func element(of object: Element) -> Element? { found(of: object).flatMap { $0.id == nil ? nil : $0 } }

    private func found(of object: Element) -> Element? {
        if name == "contentView" { return object.children.first { $0["key"] == "contentView" } }
        if object.isFilesOwner {
            return object.child(named: "connections")?.children.compactMap(Connection.init)
                .first { $0.property == "view" }?.destination
        }
        let view = object.children.first { $0["key"] == "view" }
        return name == "view" || view?.name == name ? view : nil
    }

    /// A place at which code makes an object of the class, or of one that descends from it, which has a view of no document
    /// then.
    func makingPlace(in graph: ProjectGraph) -> Place? {
        guard name != "contentView" else { return nil }
        let names = ([type] + graph.classes.subclasses(of: type)).map {
            $0.name.split(separator: ".").last.map(String.init) ?? $0.name
        }
        for name in names {
            for source in graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
            where graph.isNear(source.path, type.declaration.path) {
                for offset in source.offsets(ofIdentifier: name) {
                    let end = offset + name.utf8.count
                    let rest = source.string(end..<min(source.bytes.count, end + 8))
                    let isMade = ["(", ".init(", " alloc]", " new]", ".new(", ".self"].contains(where: rest.hasPrefix)
                    if isMade { return Place(source, at: offset) }
                }
            }
        }
        return nil
    }

    /// A place at which code has to do with the view while the document is loaded.
    func earlyPlace(before method: String, in graph: ProjectGraph) -> Place? {
        let family = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        for part in family.flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            let early = EarlyCode(in: source)
            let ranges = method == "viewDidLoad" ? early.always + early.beforeViews : early.always
            let names = name == "tableView" ? [name, "view"] : [name]
            let offset = names.flatMap(source.offsets(ofIdentifier:)).first { offset in
                part.range.contains(offset) && ranges.contains { $0.contains(offset) }
            }
            if let offset { return Place(source, at: offset) }
        }
        return nil
    }
}
