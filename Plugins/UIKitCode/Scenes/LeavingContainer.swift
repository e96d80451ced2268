import Navigation
import SwiftWriting
import TransformKit

/// A navigation controller of a storyboard that code could make around its first screen.
struct LeavingContainer {
    let controller: Element
    let scene: Scene
    /// Its own class; nil for UIKit's.
    let type: SwiftClass?
    /// What the storyboard says of it, as statements about `navigationController`.
    let statements: [String]

    /// `UINavigationController`
    var className: String { type?.name ?? "UINavigationController" }

    /// The method by which the class of the first screen makes it, where there is more to say than what is in it.
    static let maker = "makeNavigationController"

    /// - Parameters:
    ///   - outer: the tab bar or split view controller that holds it.
    ///   - beginnings: the apps and extensions that begin with its document.
    /// - Throws: the reason why the storyboard has to make it.
    init(
        _ scene: Scene, _ controller: Element, in outer: Element?, _ values: ValueText, _ beginnings: Beginnings,
        in graph: ProjectGraph
    ) throws(Obstacle) {
        self.scene = scene
        self.controller = controller
        type = try controller.customClass.map { _ throws(Obstacle) in try Self.type(of: controller, in: graph) }
        try scene.checkAlone(controller, "the navigation controller")
        let connections = controller.child(named: "connections")?.children ?? []
        if let other = connections.first(where: { $0["relationship"] != "rootViewController" }) {
            throw Obstacle(
                code: other.isNamed("segue") ? .segueInside : .connectionUnclear,
                reason: "the navigation controller has a connection besides its first screen", place: other.place)
        }
        var statements: [String] = []
        for attribute in controller.attributes { try Self.read(attribute, controller, &statements) }
        for child in controller.children { try Self.read(child, controller, values, &statements) }
        self.statements = statements
        try graph.checkOnlyCodeOpens(
            controller, besides: outer, beginnings, "the navigation controller around the scene")
    }

    /// A class below UIKit's that inherits the initializer with a first screen.
    private static func type(of controller: Element, in graph: ProjectGraph) throws(Obstacle) -> SwiftClass {
        let type = try Screen.type(of: controller, in: graph)
        try Screen.checkAncestry(of: type, below: "UINavigationController", controller.place, graph)
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            for word in ["init", "awakeFromNib", "storyboard", "loadView"] {
                let offset = source.offsets(ofIdentifier: word).first { offset in
                    part.range.contains(offset)
                        && !(word == "init" && source.bytes[..<offset].last == UInt8(ascii: "."))
                }
                guard let offset else { continue }
                throw Obstacle(
                    code: .initializers, reason: "\(type.name) has its own `\(word)`, or asks for it",
                    place: Place(source, at: offset))
            }
        }
        return type
    }

    // MARK: Values

    private static func read(
        _ attribute: Attribute, _ controller: Element, _ statements: inout [String]
    ) throws(Obstacle) {
        switch (attribute.name, attribute.value) {
        case ("id", _), ("customClass", _), ("customModule", _), ("customModuleProvider", _), ("sceneMemberID", _),
            ("storyboardIdentifier", _), ("userLabel", _), ("restorationIdentifier", _),
            ("useStoryboardIdentifierAsRestorationIdentifier", _),
            // It has no scroll view of its own that this would be about.
            ("automaticallyAdjustsScrollViewInsets", _):
            return
        case ("navigationBarHidden", "YES"): statements.append("isNavigationBarHidden = true")
        case ("toolbarHidden", "NO"): statements.append("isToolbarHidden = false")
        case ("modalPresentationStyle", let value) where SceneValues.presentationStyles.contains(value),
            ("modalTransitionStyle", let value) where SceneValues.transitionStyles.contains(value):
            statements.append("\(attribute.name) = .\(value)")
        case ("definesPresentationContext", "YES"), ("hidesBottomBarWhenPushed", "YES"),
            ("providesPresentationContextTransitionStyle", "YES"):
            statements.append("\(attribute.name) = true")
        default: throw Obstacle.notYet(controller, "“\(attribute.name)”")
        }
    }

    private static func read(
        _ child: Element, _ controller: Element, _ values: ValueText, _ statements: inout [String]
    ) throws(Obstacle) {
        switch (child.name, child["key"]) {
        case ("connections", _), ("nil", _), ("attributedString", "userComments"): return
        case (_, let key?) where key.hasPrefix("simulated"): return
        case ("toolbarItems", _) where child.children.isEmpty: return
        case ("toolbar", "toolbar")
        where child.children.allSatisfy { $0.isNamed("rect") || $0.isNamed("autoresizingMask") }:
            return
        case ("value", "contentSizeForViewInPopover"):
            statements.append("preferredContentSize = \(try values.size(child))")
        case ("tabBarItem", "tabBarItem"):
            statements.append("tabBarItem = \(try SceneValues.tabBarItem(child, values))")
        // It would be shown by another navigation controller around this one.
        case ("navigationItem", "navigationItem") where child.children.isEmpty && child["title"] == nil: return
        case ("navigationBar", "navigationBar"):
            statements += try BarValues.statements(of: child, as: "navigationBar", values)
        default: throw Obstacle.notYet(controller, "`\(child["key"] ?? child.name)`")
        }
    }

    // MARK: Code

    /// The expression that makes it.
    ///
    /// - Parameter root: the class of the first screen.
    func creation(around root: SwiftClass) -> String {
        statements.isEmpty ? "\(className)(rootViewController: \(root.name)())" : "\(root.name).\(Self.maker)()"
    }

    /// The method of the first screen's class that makes it; nil where an expression is enough.
    func method(of root: SwiftClass, access: String) -> NewMember? {
        if statements.isEmpty { return nil }
        return NewMember(
            name: "\(Self.maker)()",
            lines: [
                "/// The view controller in a navigation controller of its own.",
                "\(access)static func \(Self.maker)() -> \(className) {",
                "    let navigationController = \(className)(rootViewController: \(root.name)())",
            ] + statements.flatMap { "navigationController.\($0)".lines }.map { "    " + $0 } + [
                "    return navigationController", "}",
            ])
    }
}
