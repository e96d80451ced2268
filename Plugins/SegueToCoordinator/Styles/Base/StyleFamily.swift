import SegueCode
import TransformKit

/// View controllers that descend from one class of the project, of which some prepare segues.
struct StyleFamily: Sendable {
    /// The topmost class that the project declares.
    let root: SwiftClass
    /// The superclass of the root: `UIViewController`, a library's class, or one written in Objective-C.
    let outerSuperclass: String
    /// The classes with a `prepare(for:sender:)` of their own, superclasses first.
    let members: [PrepareMethod]

    /// The families of the project, in the order of their roots.
    static func all(in graph: ProjectGraph, _ prepareMethods: PrepareMethods) -> [StyleFamily] {
        var methods: [SwiftClass: [PrepareMethod]] = [:]
        for type in graph.classes.swiftClasses where type.parts.contains(where: \.preparesSegues) {
            guard let method = prepareMethods.method(of: type), method.isForUIKit,
                let root = graph.classes.chain(of: type).last
            else { continue }
            methods[root, default: []].append(method)
        }
        return graph.classes.swiftClasses.compactMap { root in
            methods[root].flatMap { found in
                guard let outer = root.declaration.inherited.first else { return nil }
                let ranked = found.enumerated().sorted {
                    let ranks = ($0.element.rank(in: graph), $1.element.rank(in: graph))
                    return ranks.0 == ranks.1 ? $0.offset < $1.offset : ranks.0 < ranks.1
                }
                return StyleFamily(root: root, outerSuperclass: outer, members: ranked.map(\.element))
            }
        }
    }

    /// Whether UIKit declares the root's superclass, whose `prepare(for:sender:)` does nothing.
    var isDirectlyBelowUIKit: Bool { UIKitController(rawValue: outerSuperclass.lastNamePart) != nil }

    /// The members above a class, nearest first.
    func members(above type: SwiftClass, in graph: ProjectGraph) -> [PrepareMethod] {
        graph.classes.chain(of: type).dropFirst().compactMap { above in members.first { $0.owner == above } }
    }
}

extension PrepareMethod {
    /// Whether the method overrides UIKit's: it is marked `override` and takes a `UIStoryboardSegue`, not AppKit's
    /// segue.
    fileprivate var isForUIKit: Bool {
        guard function.modifiers.contains(where: { $0.name.text == "override" }),
            let type = function.signature.parameterClause.parameters.first?.type.trimmedDescription
        else {
            return false
        }
        return type.hasPrefix("UIStoryboardSegue")
    }

    /// `public `, `open `, or nothing.
    var access: String {
        function.modifiers.first { ["public", "open"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    }

    fileprivate func rank(in graph: ProjectGraph) -> Int { graph.classes.chain(of: owner).count }

    /// Whether the method calls `super.prepare(for:sender:)` for every segue.
    var alwaysCallsSuper: Bool { statements.contains { $0.callsSuper } }
}

extension SwiftTypeDeclaration {
    fileprivate var preparesSegues: Bool { segueMethods.contains { $0.kind == .prepare } }
}

/// The view controllers of UIKit that projects subclass, in the order in which the base classes' file declares them.
enum UIKitController: String, CaseIterable {
    case viewController = "UIViewController"
    case tableViewController = "UITableViewController"
    case collectionViewController = "UICollectionViewController"
    case navigationController = "UINavigationController"
    case tabBarController = "UITabBarController"
    case splitViewController = "UISplitViewController"
    case pageViewController = "UIPageViewController"

    /// The name without `UI`: `TableViewController`.
    var plainName: String { String(rawValue.dropFirst(2)) }
}
