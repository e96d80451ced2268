public import InterfaceBuilder
import SourceText
public import SwiftCode

/// An outlet or outlet collection of an object with a custom class, and what it fills in code.
public struct OutletConnection: Hashable, Sendable {
    /// The declaration that an outlet connection leads to.
    public enum Target: Hashable, Sendable {
        /// Declared in Swift: the classes that the name can mean, each with its property. One, but for names declared
        /// several times.
        case swift([SwiftMember])
        /// The class is the project's, the property is not declared in it or in a superclass that the project has.
        case missing(SwiftClass)
        /// The class is the project's, the property comes from a superclass outside its Swift
        /// (`UITableView.dataSource`).
        case inherited(SwiftClass, from: String)
        /// The class is declared in Objective-C.
        case objectiveC
        /// The project declares no class of the name.
        case notInProject
    }

    /// A property that a connection can mean, with the class that declares it.
    public struct SwiftMember: Hashable, Sendable {
        /// The class that the document names.
        public let type: SwiftClass
        /// The class that declares the property: `type` or a superclass.
        public let owner: SwiftClass
        /// The property, with its attributes.
        public let outlet: SwiftOutlet
    }

    /// The outlet or outlet collection as the document has it.
    public let connection: Connection
    /// The object that has the outlet.
    public let source: Element
    /// The custom class as written.
    public let className: String
    /// The declaration of the property.
    public let target: Target

    /// The document of the connection.
    public var document: IBDocument { source.document }
    /// The name of the property; empty where the document names none.
    public var property: String { connection.property ?? "" }
    /// The object that the outlet is connected to; nil where the document has none of the id.
    public var destination: Element? { connection.destination }

    /// The Swift properties that the name can mean; empty where it means none.
    public var members: [SwiftMember] { if case .swift(let members) = target { members } else { [] } }

    /// Whether a class is Apple's, so that an outlet which only it can declare counts as declared.
    public static func isSystemClass(_ name: String) -> Bool { SystemOutlets.names(ofClass: name) != nil }

    static func all(in documents: [IBDocument], _ classes: ClassIndex, threads: Int) -> [OutletConnection] {
        concurrentMap(documents, threads: threads) { document -> [OutletConnection] in
            document.connections.compactMap { connection in
                guard connection.kind == .outlet || connection.kind == .outletCollection,
                    let source = connection.source,
                    let name = source.customClass, let property = connection.property
                else { return nil }
                return OutletConnection(
                    connection: connection, source: source, className: name,
                    target: target(of: property, source, classes))
            }
        }.flatMap { $0 }
    }

    private static func target(
        of property: String, _ source: Element, _ classes: ClassIndex
    ) -> Target {
        switch classes.resolve(source) {
        case .notInProject, nil: return .notInProject
        case .objectiveC: return .objectiveC
        case .swift(let candidates):
            let members = candidates.compactMap { type in
                classes.outlet(property, of: type).map { SwiftMember(type: type, owner: $0.owner, outlet: $0.outlet) }
            }
            if !members.isEmpty { return .swift(members) }
            let type = candidates[0]
            guard let outer = classes.outerSuperclassName(of: type) else { return .missing(type) }
            if let known = SystemOutlets.names(ofClass: outer), !known.contains(property) {
                return classes.objectiveCOutlet(property, ofClass: outer)
                    ? .inherited(type, from: outer) : .missing(type)
            }
            return .inherited(type, from: outer)
        }
    }
}

/// Outlets that classes of UIKit, AppKit and WatchKit bring along, for telling an inherited outlet from a missing one.
///
/// Source: the `IBOutlet` properties of Apple's public headers, and every property that the connections of 7,889 real
/// documents name on objects without a custom class.
enum SystemOutlets {
    private static let common: Set<String> = [
        "delegate", "dataSource", "view", "window", "nextKeyView", "initialFirstResponder", "menu", "target", "toolbar",
        "contentView", "formatter", "cell",
    ]
    private static let controllers: Set<String> = [
        "searchDisplayController", "tableView", "collectionView", "navigationBar", "navigationItem", "tabBarItem",
        "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "tabBar",
        "splitView", "tabView", "drawer", "document", "imageView", "textField", "representedObject", "contentArray",
        "toolbarItems", "editButtonItem", "notificationAlertLabel",
    ]
    private static let views: Set<String> = [
        "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
        "editingAccessoryView", "textLabel", "detailTextLabel", "imageView", "textField", "headerView", "cornerView",
        "tableHeaderView", "tableFooterView", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "inputAccessoryView",
        "outlineTableColumn", "submenu", "font", "documentView", "highlightedView", "maskView",
        "customView", "button", "navigationDelegate", "UIDelegate", "scene", "gestureRecognizers",
    ]

    private static let all = common.union(controllers).union(views)

    /// The outlets of classes that most others descend from, from their headers: what another class of Apple's has is no
    /// outlet of these.
    private static let exact: [String: Set<String>] = {
        let view: Set = ["gestureRecognizers", "maskView", "inputAccessoryView"]
        let controller: Set = [
            "view", "searchDisplayController", "navigationItem", "tabBarItem", "toolbarItems", "editButtonItem",
            "tabBarObservedScrollView", "transitioningDelegate",
        ]
        let cell = view.union(["backgroundView", "selectedBackgroundView", "contentView"])
        let labels: Set = [
            "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView",
            "multipleSelectionBackgroundView",
        ]
        return [
            "UIView": view, "UICollectionReusableView": view, "UICollectionViewCell": cell,
            "UITableViewCell": cell.union(labels), "UITableViewHeaderFooterView": cell.union(labels),
            "UIViewController": controller, "UITableViewController": controller.union(["tableView"]),
            "UICollectionViewController": controller.union(["collectionView"]),
        ]
    }()

    /// The names of outlets that a class of Apple's may have; nil for any other class, of which nothing is known.
    static func names(ofClass name: String) -> Set<String>? {
        if let exact = exact[name] { return exact }
        let known = ["UI", "NS", "WK", "MK", "AV", "SK", "SCN", "GLK", "PDF", "MTK", "QL", "SFSafari"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        }
        return known ? all : nil
    }
}
