import SwiftWriting
import TransformKit

/// What a scene says of its controller, as statements of the controller's initializer.
struct SceneValues {
    /// A bar item, which the controller's outlets and actions may lead to.
    struct Item {
        let view: CodedView
        /// What it is called where it needs a name: `rightItem`.
        let role: String
    }

    /// A line, or the place of bar items: the text in front of them and behind.
    enum Statement {
        case line(String)
        /// `navigationItem.rightBarButtonItem = `
        case items(String, [Item], isList: Bool)
    }

    private(set) var statements: [Statement] = []
    private let values: ValueText
    private let controller: Element

    /// All bar items, in the document's order.
    var items: [Item] {
        statements.flatMap { statement -> [Item] in if case .items(_, let items, _) = statement { items } else { [] } }
    }

    /// - Throws: the first thing for which no code can be written.
    init(_ controller: Element, _ values: ValueText) throws(Obstacle) {
        self.values = values
        self.controller = controller
        for attribute in controller.attributes { try read(attribute) }
        for child in controller.children { try read(child) }
    }

    private mutating func add(_ property: String, _ value: String) {
        statements.append(.line("\(property) = \(value)"))
    }

    private mutating func read(_ attribute: Attribute) throws(Obstacle) {
        let (name, value) = (attribute.name, attribute.value)
        switch name {
        case "id", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "storyboardIdentifier",
            "userLabel", "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout":
            return
        case "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier":
            // Without an app that keeps its state nobody asks for it: `SceneProposals` looks for one.
            return
        case "title": add(name, try values.text(value, name, of: controller))
        case "modalPresentationStyle" where Self.presentationStyles.contains(value),
            "modalTransitionStyle" where Self.transitionStyles.contains(value):
            add(name, "." + value)
        case "navigationBarHidden" where controller.isNamed("navigationController"):
            if value == "YES" { add("isNavigationBarHidden", "true") }
        case "toolbarHidden" where controller.isNamed("navigationController"):
            if value == "NO" { add("isToolbarHidden", "false") }
        default:
            guard let usual = Self.flags[name], value == "YES" || value == "NO" else {
                throw Obstacle.notYet(controller, "“\(name)”")
            }
            if usual != (value == "YES") { add(name, value == "YES" ? "true" : "false") }
        }
    }

    private mutating func read(_ child: Element) throws(Obstacle) {
        switch (child.name, child["key"]) {
        case ("connections", _), ("layoutGuides", _), ("size", "freeformSize"), ("attributedString", "userComments"),
            ("nil", _):
            return
        case (_, let key?) where key.hasPrefix("simulated"): return
        case ("extendedEdge", "edgesForExtendedLayout"):
            add("edgesForExtendedLayout", ValueText.options(child) ?? "[]")
        case ("value", "contentSizeForViewInPopover"):
            add("preferredContentSize", try values.size(child))
        case ("navigationItem", "navigationItem"): try readNavigationItem(child)
        case ("tabBarItem", "tabBarItem"): add("tabBarItem", try Self.tabBarItem(child, values))
        case ("navigationBar", "navigationBar"), ("tabBar", "tabBar"):
            statements += try BarValues.statements(of: child, as: child.name, values).map(Statement.line)
        case ("toolbar", "toolbar")
        where child.children.allSatisfy { $0.isNamed("rect") || $0.isNamed("autoresizingMask") }:
            return
        case ("toolbarItems", _):
            let items = try items(child.children, "toolbarItem", in: child)
            if !items.isEmpty { statements.append(.items("toolbarItems = ", items, isList: true)) }
        default: throw Obstacle.notYet(controller, "`\(child["key"] ?? child.name)`")
        }
    }

    // MARK: Bars

    private mutating func readNavigationItem(_ item: Element) throws(Obstacle) {
        for attribute in item.attributes {
            switch attribute.name {
            case "id", "key", "userLabel": continue
            case "title", "prompt":
                add("navigationItem.\(attribute.name)", try values.text(attribute.value, attribute.name, of: item))
            case "largeTitleDisplayMode":
                guard ["always", "never"].contains(attribute.value) else { continue }
                try values.checkAvailability(of: "largeTitleDisplayMode", item)
                add("navigationItem.largeTitleDisplayMode", "." + attribute.value)
            case "leftItemsSupplementBackButton", "hidesBackButton":
                if attribute.value == "YES" { add("navigationItem.\(attribute.name)", "true") }
            default: throw Obstacle.notYet(item, "“\(attribute.name)”")
            }
        }
        for child in item.children {
            guard let key = child["key"] else {
                if child.isNamed("connections") { throw Obstacle.notYet(item, "a connection") }
                throw Obstacle.notYet(item, "`\(child.name)`")
            }
            let target = "navigationItem.\(key) = "
            switch (child.name, key) {
            case ("nil", _), ("attributedString", "userComments"): continue
            case ("barButtonItem", "leftBarButtonItem"), ("barButtonItem", "rightBarButtonItem"),
                ("barButtonItem", "backBarButtonItem"):
                let role = String(key.dropLast("BarButtonItem".count)) + "Item"
                statements.append(.items(target, try items([child], role, in: item), isList: false))
            case (key, "leftBarButtonItems") where key == child.name,
                (key, "rightBarButtonItems") where key == child.name:
                let role = String(key.dropLast("BarButtonItems".count)) + "Item"
                statements.append(.items(target, try items(child.children, role, in: item), isList: true))
            default: throw Obstacle.notYet(item, "`\(key)`")
            }
        }
    }

    private func items(
        _ elements: [Element], _ role: String, in container: Element
    ) throws(Obstacle) -> [Item] {
        var items: [Item] = []
        for element in elements {
            items.append(Item(view: try BarItemReader(values).item(element, in: container), role: role))
        }
        return items
    }

    /// `UITabBarItem(title: "Home", image: UIImage(named: "home"), selectedImage: nil)`
    ///
    /// - Throws: what no code can be written for.
    static func tabBarItem(_ item: Element, _ values: ValueText) throws(Obstacle) -> String {
        if let child = item.children.first { throw Obstacle.notYet(item, "`\(child["key"] ?? child.name)`") }
        let known: Set = ["id", "key", "userLabel", "title", "image", "selectedImage", "systemItem", "catalog"]
        if let other = item.attributes.first(where: { !known.contains($0.name) }) {
            throw Obstacle.notYet(item, "“\(other.name)”")
        }
        if let system = item["systemItem"] {
            guard tabItems.contains(system) else { throw Obstacle.notYet(item, "the item “\(system)”") }
            return "UITabBarItem(tabBarSystemItem: .\(system), tag: 0)"
        }
        let image = { (name: StaticString) throws(Obstacle) in
            try item[name].map { name throws(Obstacle) in
                try values.image(name, catalog: item["catalog"], of: item)
            } ?? "nil"
        }
        let title =
            try item["title"].map { title throws(Obstacle) in try values.text(title, "title", of: item) } ?? "nil"
        return
            "UITabBarItem(title: \(title), image: \(try image("image")), selectedImage: \(try image("selectedImage")))"
    }

    // MARK: Names

    /// Properties of view controllers that are on or off, with what they begin with. Source: UIKit's headers.
    private static let flags = [
        "automaticallyAdjustsScrollViewInsets": true, "clearsSelectionOnViewWillAppear": true,
        "definesPresentationContext": false, "extendedLayoutIncludesOpaqueBars": false,
        "hidesBottomBarWhenPushed": false, "providesPresentationContextTransitionStyle": false,
    ]

    static let presentationStyles: Set = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext", "popover",
    ]

    static let transitionStyles: Set = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]

    /// Source: the cases of `UITabBarItem.SystemItem`.
    private static let tabItems: Set = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads", "mostRecent", "mostViewed",
    ]
}
