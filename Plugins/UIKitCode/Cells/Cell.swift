import Navigation
import TransformKit

/// A cell that a document makes: the one of a xib, or a prototype of a table or collection in a scene.
struct Cell {
    /// What a list makes of the class.
    enum Kind {
        case tableCell, collectionCell, reusableView

        init?(_ element: Element) {
            switch element.name {
            case "tableViewCell": self = .tableCell
            case "collectionViewCell": self = .collectionCell
            case "collectionReusableView": self = .reusableView
            default: return nil
            }
        }

        var systemClass: String {
            switch self {
            case .tableCell: "UITableViewCell"
            case .collectionCell: "UICollectionViewCell"
            case .reusableView: "UICollectionReusableView"
            }
        }

        /// The label of the initializer that a list calls.
        var label: String { self == .tableCell ? "style" : "frame" }

        /// Names that a class of the kind cannot give to members of its own, beside those of all views. Source: the properties
        /// of `UITableViewCell`, `UICollectionViewCell` and `UICollectionReusableView` in UIKit's headers.
        var memberNames: Set<String> {
            let reusable: Set = ["reuseIdentifier", "prepareForReuse"]
            let common = reusable.union([
                "backgroundConfiguration", "backgroundView", "configurationState", "contentView", "isHighlighted",
                "isSelected", "selectedBackgroundView",
            ])
            switch self {
            case .reusableView: return reusable
            case .collectionCell: return common.union(["contentConfiguration"])
            case .tableCell:
                return common.union([
                    "accessoryType", "accessoryView", "contentConfiguration", "detailTextLabel", "editingAccessoryType",
                    "editingAccessoryView", "editingStyle", "focusStyle", "imageView", "indentationLevel",
                    "indentationWidth", "isEditing", "multipleSelectionBackgroundView", "selectionStyle",
                    "separatorInset", "shouldIndentWhileEditing", "showingDeleteConfirmation", "showsReorderControl",
                    "textLabel",
                ])
            }
        }
    }

    let element: Element
    let kind: Kind
    /// Its class; nil for a prototype that has none of its own.
    let type: SwiftClass?
    /// The content view; nil for a view that has none.
    let content: Element?
    /// All that stands in the cell, without its own connections.
    let inside: Set<Element>
    var document: IBDocument { element.document }
    var isXib: Bool { document.kind.form == .xib }

    /// What its connections are read of.
    var connected: ScreenConnections.Subject {
        ScreenConnections.Subject(
            owner: element, view: nil, inside: inside, recognizers: [], isWholeDocument: false, ownerStays: false)
    }

    /// - Throws: the reason why no code could make the cell.
    init(_ element: Element, _ owners: ClassObjects, in graph: ProjectGraph) throws(Obstacle) {
        guard let kind = Kind(element) else { throw Obstacle.notYet(element, "a `\(element.name)`") }
        self.element = element
        self.kind = kind
        let type = try Self.type(of: element, kind, in: graph)
        self.type = type
        content = element.children.first { $0["key"] == "contentView" }
        let connections = element.child(named: "connections")
        let own = Set(([connections].compactMap(\.self)).flatMap { [$0] + $0.descendants })
        inside = Set(element.descendants.filter { !own.contains($0) })
        try checkSurroundings()
        guard let type else { return }
        // What lists ask code for may be made by one class in several documents, if all are the same.
        if let other = owners.elements(of: type).first(where: { !owners.cells.contains($0) }) {
            throw Obstacle(
                code: .classShared,
                reason: "\(ElementSubject(other).words) in \(other.document.path) is of \(type.name) as well",
                place: other.place)
        }
        if let below = graph.classes.subclasses(of: type).first {
            throw Obstacle(
                code: .classShared, reason: "\(below.name) is below \(type.name), and gets what the document makes",
                place: Place(path: below.declaration.path))
        }
    }

    /// The class of the view controller whose list has the prototype; nil where it is not one class of Swift.
    func owner(in graph: ProjectGraph) -> SwiftClass? {
        guard let controller = element.ancestors.first(where: \.isController),
            case .swift(let types)? = graph.classes.resolve(controller), types.count == 1
        else { return nil }
        return types[0]
    }

    private static func type(
        of element: Element, _ kind: Kind, in graph: ProjectGraph
    ) throws(Obstacle) -> SwiftClass? {
        let words = ElementSubject(element).words
        switch graph.classes.resolve(element) {
        case .swift(let types) where types.count == 1 && !types[0].declaration.isGeneric:
            let type = types[0]
            if let above = Ancestry(of: type, in: graph).objectiveCClass {
                throw Obstacle(
                    code: .ancestorUnknown,
                    reason: "\(type.name) is below \(above), which Objective-C declares or extends",
                    place: element.place)
            }
            let outer = graph.classes.outerSuperclassName(of: type) ?? "class without a superclass"
            guard outer == kind.systemClass else {
                throw Obstacle(
                    code: .ancestorUnknown, reason: "\(type.name) is a \(outer), which is not in the project",
                    place: element.place)
            }
            return type
        case .swift:
            throw Obstacle(
                code: .classUnclear, reason: "\(words) may be of several classes, or of a generic one",
                place: element.place)
        case .objectiveC:
            throw Obstacle(
                code: .classUnclear, reason: "\(words) is of a class of Objective-C", place: element.place)
        case .notInProject:
            throw Obstacle(
                code: .classUnclear, reason: "the project does not have “\(element.customClass ?? "")”",
                place: element.place)
        case nil:
            // A prototype gets a class: what code knows of it are UIKit's own labels, and views by their tags.
            if element.document.kind.form != .xib, element.parent?.isNamed("collectionView") != true { return nil }
            throw Obstacle(code: .noClass, reason: "\(words) has no class of its own", place: element.place)
        }
    }

    private func checkSurroundings() throws(Obstacle) {
        if isXib {
            if let other = document.topLevelObjects.first(where: { !$0.isPlaceholder && $0 != element }) {
                throw Obstacle(
                    code: .notAlone, reason: "\(ElementSubject(other).words) stands beside the cell",
                    place: other.place)
            }
            let placeholders = document.topLevelObjects.filter(\.isPlaceholder)
            if let connection = placeholders.flatMap({ $0.child(named: "connections")?.children ?? [] }).first {
                throw Obstacle(
                    code: .connectionUnclear, reason: "File's Owner is connected with the cell",
                    place: connection.place)
            }
        }
        let words = ElementSubject(element).words
        for connection in element.child(named: "connections")?.children ?? [] {
            if connection.isNamed("segue") {
                throw Obstacle(code: .segueInside, reason: "a segue begins at \(words)", place: connection.place)
            }
            let isOutlet = connection.isNamed("outlet") || connection.isNamed("outletCollection")
            guard isOutlet, type != nil, let object = Connection(connection)?.destination, inside.contains(object)
            else {
                throw Obstacle(
                    code: .connectionUnclear, reason: "\(words) is connected with something that stays",
                    place: connection.place)
            }
        }
    }
}

extension IBDocument {
    /// The cells that lists ask code for: the one of a xib, and the prototypes of scenes.
    var cells: [Element] {
        guard kind.platform == .iOS, !isLaunchScreen else { return [] }
        if kind.form == .xib {
            return topLevelObjects.first { !$0.isPlaceholder && Cell.Kind($0) != nil }.map { [$0] } ?? []
        }
        return elements.filter { element in
            guard Cell.Kind(element) != nil, let around = element.parent else { return false }
            return around.isNamed("prototypes")
                || around.isNamed("cells") && around.parent?.isNamed("collectionView") == true
                || around.isNamed("collectionView") && element.isNamed("collectionReusableView")
        }
    }
}
