import Navigation
import TransformKit

/// The screens that the system makes of an app's main storyboards, as code at launch finds them.
struct FirstScreens {
    /// Where a screen is below the window's root view controller.
    enum Place: Hashable, Sendable, CaseIterable {
        case root
        /// The root of the navigation controller that is the root view controller.
        case navigation
        /// A tab, or the root of a navigation controller that is one.
        case tab
    }

    /// A screen that gets a coordinator.
    struct Screen: Hashable, Sendable {
        let place: Place
        /// The class that has the property.
        let className: String
        let property: String
        /// The name of the coordinator's class.
        let coordinator: String
    }

    /// The first screens of the main storyboards, in the order of documents and of tabs.
    private(set) var screens: [Screen] = []
    /// The names of the storyboards that have them: `Main`.
    private(set) var storyboards: [String] = []

    init(of drafts: [CoordinatorDraft], in graph: ProjectGraph) {
        var deep: [Screen: Int] = [:]
        for document in graph.entryReferences.flatMap(\.documents) {
            guard let root = document.initialViewController else { continue }
            for (place, controller) in Self.controllers(below: root, in: graph) {
                guard let name = controller.customClass,
                    case .swift(let types) = graph.classes.resolve(name, from: document.path), let type = types.first
                else { continue }
                let chain = graph.classes.chain(of: type)
                for draft in drafts {
                    for part in draft.parts where chain.contains(part.owner) && part.navigation.systems == nil {
                        let screen = Screen(
                            place: place, className: part.owner.name, property: part.property, coordinator: draft.name)
                        if !screens.contains(screen) { screens.append(screen) }
                        deep[screen] = graph.classes.chain(of: part.owner).count
                        if !storyboards.contains(document.baseName) { storyboards.append(document.baseName) }
                    }
                }
            }
        }
        // In a `switch` a subclass stands before its superclass.
        let order = screens.enumerated().sorted { left, right in
            let (one, other) = (deep[left.element] ?? 0, deep[right.element] ?? 0)
            return one != other ? one > other : left.offset < right.offset
        }
        screens = order.map(\.element)
    }

    private static func controllers(below root: Element, in graph: ProjectGraph) -> [(Place, Element)] {
        var found = [(Place.root, root)] + graph.navigationContents(of: root).map { (Place.navigation, $0) }
        if root.isNamed("tabBarController") {
            let tabs = root.relationships.filter { $0.relationship == "viewControllers" }
            for tab in tabs.flatMap(graph.destinations) {
                found += [tab].map { (Place.tab, $0) } + graph.navigationContents(of: tab).map { (Place.tab, $0) }
            }
        }
        return found
    }

    /// The coordinators that have first screens.
    var coordinators: [String] {
        var found: [String] = []
        for screen in screens where !found.contains(screen.coordinator) { found.append(screen.coordinator) }
        return found
    }

    /// The method that hands the first screens to their coordinators.
    ///
    /// - Parameter name: how the code names a coordinator: `self`, `shelfCoordinator`.
    func starting(_ name: (String) -> String) -> [String] {
        let storyboard = storyboards.map { $0 + ".storyboard" }.joined(separator: " or ")
        var lines = [
            "/// Hands over the first screens of a window, which the system has made of \(storyboard).",
            "func start(in window: UIWindow?) {",
        ]
        for place in Place.allCases {
            let here = screens.filter { $0.place == place }
            guard !here.isEmpty else { continue }
            switch place {
            case .root: lines += Self.handing("window?.rootViewController", here, name).map { "    " + $0 }
            case .navigation:
                lines.append("    let navigationController = window?.rootViewController as? UINavigationController")
                lines += Self.handing("navigationController?.viewControllers.first", here, name).map { "    " + $0 }
            case .tab:
                lines += [
                    "    let tabBarController = window?.rootViewController as? UITabBarController",
                    "    for tab in tabBarController?.viewControllers ?? [] {",
                    "        let screen = (tab as? UINavigationController)?.viewControllers.first ?? tab",
                ]
                lines += Self.handing("screen", here, name).map { "        " + $0 } + ["    }"]
            }
        }
        return lines + ["}"]
    }

    private static func handing(_ object: String, _ screens: [Screen], _ name: (String) -> String) -> [String] {
        guard screens.count > 1 else {
            return screens.map { "(\(object) as? \($0.className))?.\($0.property) = \(name($0.coordinator))" }
        }
        return ["switch \(object) {"]
            + screens.map { "case let screen as \($0.className): screen.\($0.property) = \(name($0.coordinator))" }
            + ["default: break", "}"]
    }
}
