import TransformKit

/// Whether a controller of a document is of a type that code takes it for.
struct ControllerKinship: Sendable {
    let graph: ProjectGraph

    /// Nil where a class that the project does not have, or a protocol, is in the way.
    ///
    /// - Parameter path: the file whose code names the type.
    func isKind(_ controller: Element, _ type: String, from path: String) -> Bool? {
        if Self.everyController.contains(type) { return true }
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        switch graph.classes.resolve(controller) {
        case .swift(let types):
            guard types.count == 1, let first = types.first else { return nil }
            return isKind(first, type, from: path)
        case .objectiveC(let parts):
            return parts.contains { $0.name == type } ? true : nil
        case .notInProject:
            guard let name = controller.customClass else { return nil }
            return name == type ? true : isSystemKind(name, type, from: path)
        case nil:
            guard let name = Self.systemNames[controller.name] else { return nil }
            return isSystemKind(name, type, from: path)
        }
    }

    /// As above, for a class of the project.
    func isKind(_ swiftClass: SwiftClass, _ type: String, from path: String) -> Bool? {
        let chain = graph.classes.chain(of: swiftClass)
        let outer = graph.classes.outerSuperclassName(of: swiftClass)
        switch graph.classes.resolve(type, from: path) {
        case .swift(let types):
            if types.contains(where: chain.contains) { return types.count == 1 ? true : nil }
            return false
        case .objectiveC: return outer == type ? true : nil
        case .notInProject:
            if outer == type { return true }
            let conformances = chain.flatMap(\.parts).flatMap(\.inherited)
            if conformances.contains(type) { return true }
            return outer.flatMap { isSystemKind($0, type, from: path) }
        }
    }

    /// Whether no subclass of a controller's class can be of a type.
    func isUnrelated(_ controller: Element, _ type: String, from path: String) -> Bool {
        guard case .swift(let types) = graph.classes.resolve(controller), types.count == 1, let own = types.first else {
            return false
        }
        switch graph.classes.resolve(type, from: path) {
        case .swift(let others): return !others.contains { graph.classes.chain(of: $0).contains(own) }
        case .objectiveC: return false
        case .notInProject: return Self.superclasses[type] != nil
        }
    }

    /// Whether a segue that unwinds to whoever has a method may end at an object of a type.
    func mayHandle(_ unwindAction: String, _ type: String, from path: String) -> Bool {
        guard case .swift(let types) = graph.classes.resolve(type, from: path) else { return true }
        return types.contains { type in
            ([type] + graph.classes.subclasses(of: type)).contains { candidate in
                graph.classes.action(unwindAction, of: candidate) != nil
            }
        }
    }

    private func isSystemKind(_ name: String, _ type: String, from path: String) -> Bool? {
        var next: String? = name
        while let current = next {
            if current == type { return true }
            if current == "UIViewController" { break }
            next = Self.superclasses[current]
        }
        guard next != nil else { return nil }
        if Self.superclasses[type] != nil { return false }
        if case .swift = graph.classes.resolve(type, from: path) { return false }
        // What a document names is a class, and none of those that were passed.
        return isClassOfDocument(type) ? false : nil
    }

    private func isClassOfDocument(_ type: String) -> Bool {
        graph.documents.contains { document in document.elements.contains { $0.customClass == type } }
    }

    /// Whether a class is one of UIKit's oldest, which every system has.
    static func isKnownToUIKit(_ type: String) -> Bool { everyController.contains(type) || superclasses[type] != nil }

    private static let everyController: Set<String> = ["UIViewController", "UIResponder", "NSObject", "AnyObject"]

    /// Source: the class declarations in Apple's public headers.
    private static let superclasses: [String: String] = [
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISearchController": "UIViewController", "UIImagePickerController": "UINavigationController",
        "UIAlertController": "UIViewController", "AVPlayerViewController": "UIViewController",
        "GLKViewController": "UIViewController",
    ]

    private static let systemNames: [String: String] = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "avPlayerViewController": "AVPlayerViewController",
        "glkViewController": "GLKViewController",
    ]
}
