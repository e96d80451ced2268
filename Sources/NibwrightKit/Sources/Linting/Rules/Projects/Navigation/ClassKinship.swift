import InterfaceBuilder
import ObjectiveCCode
import TransformKit

/// Whether an object of a document is of a class that code takes it for.
enum ClassKinship {
    case isOne, isNot
    /// A class that the project does not have, or a protocol, is in the way.
    case unknown

    /// - Parameter path: the file whose code names the class.
    init(of controller: Element, as name: String, from path: String, in graph: ProjectGraph) {
        let lineages = Lineage.all(of: controller, in: graph)
        guard !lineages.isEmpty else {
            self = .unknown
            return
        }
        let verdicts = lineages.map { $0.kinship(with: name, from: path, in: graph) }
        if verdicts.contains(where: { $0 == .isOne }) {
            self = .isOne
        } else {
            self = verdicts.allSatisfy { $0 == .isNot } ? .isNot : .unknown
        }
    }
}

/// The classes that an object is of.
private struct Lineage {
    var swift: Set<SwiftClass> = []
    var objectiveC: Set<String> = []
    var system: Set<String> = []

    /// One for each class that the object's name may mean; none where not all of its classes are known.
    static func all(of controller: Element, in graph: ProjectGraph) -> [Lineage] {
        let ancestries: [Ancestry]
        switch graph.classes.resolve(controller) {
        case .swift(let types)?: ancestries = types.map { Ancestry(of: $0, in: graph) }
        case .objectiveC(let parts)?: ancestries = [Ancestry(of: parts, in: graph)]
        case .notInProject?:
            guard let name = controller.customClass, let system = ControllerClasses.chain(of: name) else { return [] }
            return [Lineage(system: system)]
        case nil:
            guard let name = ControllerClasses.name(of: controller), let system = ControllerClasses.chain(of: name)
            else { return [] }
            return [Lineage(system: system)]
        }
        let lineages = ancestries.compactMap { ancestry -> Lineage? in
            guard ancestry.isComplete, let outer = ancestry.outerName, let system = ControllerClasses.chain(of: outer)
            else { return nil }
            return Lineage(
                swift: Set(ancestry.swift), objectiveC: Set(ancestry.objectiveC.map(\.name)), system: system)
        }
        return lineages.count == ancestries.count ? lineages : []
    }

    func kinship(with name: String, from path: String, in graph: ProjectGraph) -> ClassKinship {
        switch graph.classes.resolve(name, from: path) {
        case .swift(let types): return types.contains { swift.contains($0) } ? .isOne : .isNot
        case .objectiveC(let parts):
            // A category says nothing of the class, which may be a library's.
            guard parts.contains(where: { $0.superclass != nil }) else { return .unknown }
            return parts.contains { objectiveC.contains($0.name) } ? .isOne : .isNot
        case .notInProject:
            if system.contains(name) { return .isOne }
            return ControllerClasses.chain(of: name) == nil ? .unknown : .isNot
        }
    }
}

extension ClassKinship: Equatable {}

/// The controllers of UIKit and AppKit and what they descend from.
///
/// Source: the class declarations in Apple's public headers.
enum ControllerClasses {
    /// The class and all above it; nil for a class that is none of these.
    static func chain(of name: String) -> Set<String>? {
        guard superclasses[name] != nil else { return nil }
        var chain: Set<String> = [name]
        var next = superclasses[name]
        while let above = next {
            chain.insert(above)
            next = superclasses[above]
        }
        return chain
    }

    /// The class of a controller that has no custom one.
    static func name(of controller: Element) -> String? {
        let isMac = controller.document.kind.platform == .macOS
        switch controller.name {
        case "viewController": return isMac ? "NSViewController" : "UIViewController"
        case "splitViewController": return isMac ? "NSSplitViewController" : "UISplitViewController"
        case "tableViewController": return "UITableViewController"
        case "collectionViewController": return "UICollectionViewController"
        case "navigationController": return "UINavigationController"
        case "tabBarController": return "UITabBarController"
        case "pageViewController": return "UIPageViewController"
        case "avPlayerViewController": return "AVPlayerViewController"
        case "glkViewController": return "GLKViewController"
        case "windowController": return "NSWindowController"
        case "tabViewController": return "NSTabViewController"
        case "pagecontroller": return "NSPageController"
        default: return nil
        }
    }

    private static let superclasses: [String: String] = [
        "UIResponder": "NSObject", "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController", "UISearchController": "UIViewController",
        "UIImagePickerController": "UINavigationController", "UIAlertController": "UIViewController",
        "AVPlayerViewController": "UIViewController", "GLKViewController": "UIViewController",
        "NSResponder": "NSObject", "NSViewController": "NSResponder", "NSWindowController": "NSResponder",
        "NSSplitViewController": "NSViewController", "NSTabViewController": "NSViewController",
        "NSPageController": "NSViewController", "NSTitlebarAccessoryViewController": "NSViewController",
    ]
}
