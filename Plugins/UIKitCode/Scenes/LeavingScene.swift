import Navigation
import TransformKit

/// A scene without a view that code could make: its class makes the view, and nothing opens it but code, the app as it
/// starts, and containers that go as well.
struct LeavingScene {
    let controller: Element
    let scene: Scene
    /// Its class; nil for a container of UIKit's that says itself what it holds.
    let type: SwiftClass?
    var document: IBDocument { controller.document }

    /// The navigation controller of the same document that holds it, with its scene; nil for none.
    let holder: (scene: Scene, controller: Element)?
    /// The tab bar or split view controller that holds it, or its navigation controller; nil for none.
    let container: Element?
    /// What it holds itself, as a tab bar or split view controller.
    let held: [HeldScene]

    /// What is made where it is opened: the navigation controller around it, or itself.
    var outermost: Element { holder?.controller ?? controller }

    /// What the scene says of its controller, with all that stands in it: bar items, the tab's item.
    let inside: Set<Element>

    /// What its connections are read of.
    var connected: ScreenConnections.Subject {
        ScreenConnections.Subject(owner: controller, view: nil, inside: inside, recognizers: [], isWholeDocument: false)
    }

    /// What the class is below.
    private static let systemClasses = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
    ]

    /// UIKit's class that it is of, or below.
    let systemClass: String

    /// - Parameters:
    ///   - holders: the navigation and other controllers that hold the scenes of the document.
    ///   - beginnings: the apps and extensions that begin with the document.
    /// - Throws: the reason why the scene has to stay.
    init(
        _ scene: Scene, _ controller: Element, _ holders: SceneHolders, _ owners: ClassObjects,
        _ beginnings: Beginnings, in graph: ProjectGraph
    ) throws(Obstacle) {
        self.scene = scene
        self.controller = controller
        let around = holders.navigation[controller] ?? []
        holder = around.count == 1 ? around[0] : nil
        container = holders.containers[holder?.controller ?? controller].flatMap { $0.count == 1 ? $0[0] : nil }
        let place = controller.place
        systemClass = Self.systemClasses[controller.name] ?? "UIViewController"
        type = try controller.customClass.map { _ throws(Obstacle) in try Screen.type(of: controller, in: graph) }
        let connections = controller.child(named: "connections")
        inside = Set(
            controller.children.filter { $0 != connections }.flatMap { [$0] + $0.descendants })
        try scene.checkAlone(controller, "the view controller")
        var held: [HeldScene] = []
        for connection in connections?.children ?? [] {
            let destination = connection["destination"].flatMap(controller.document.object(id:))
            if connection["kind"] == "relationship", HeldScene.relationships.contains(connection["relationship"] ?? "")
            {
                held.append(try HeldScene(connection, destination))
                continue
            }
            if connection["kind"] == "relationship" {
                throw Obstacle.notYet(controller, "the relationship “\(connection["relationship"] ?? "")”")
            }
            guard !connection.isNamed("segue"), let destination, inside.contains(destination) else {
                throw connection.isNamed("segue")
                    ? Obstacle(
                        code: .segueInside, reason: "a segue begins at the view controller", place: connection.place)
                    : Obstacle(
                        code: .connectionUnclear, reason: "an outlet leads to what is not there",
                        place: connection.place)
            }
        }
        // A split view controller has its columns in this order, whatever the document's is.
        self.held =
            held.filter { $0.relationship == "masterViewController" }
            + held.filter { $0.relationship != "masterViewController" }
        if let type {
            try Screen.checkAncestry(of: type, below: systemClass, place, graph)
            let family = [type] + graph.classes.subclasses(of: type)
            if let other = family.flatMap(owners.elements).first(where: { $0 != controller }) {
                throw Obstacle(
                    code: .classShared,
                    reason:
                        "\(ElementSubject(other).words) in \(other.document.path) is of \(type.name), or of a class below it",
                    place: other.place)
            }
        }
        try graph.checkOnlyCodeOpens(controller, besides: holder?.controller ?? container, beginnings, "the scene")
        let id = FlowSceneID(document: document.path, object: controller.id ?? "")
        let own = graph.flow.transitions(from: id).first { $0.kind != .code && $0.kind != .relationship }
        if let own {
            throw Obstacle(code: .segueInside, reason: "a segue begins at it", place: own.places.first ?? place)
        }
    }
}

extension Scene {
    /// - Throws: an object that stands beside the controller, which would go with the scene.
    func checkAlone(_ controller: Element, _ words: String) throws(Obstacle) {
        let other = topLevelObjects.first { $0 != controller && !$0.isPlaceholder && !$0.isNamed("exit") }
        guard let other else { return }
        throw Obstacle(
            code: .connectionUnclear, reason: "\(ElementSubject(other).words) stands beside \(words)",
            place: other.place)
    }
}

extension ProjectGraph {
    /// - Parameters:
    ///   - holder: the controller that may hold the scene.
    ///   - beginnings: what may begin with it.
    ///   - words: the scene, in words.
    /// - Throws: what opens a scene and is no code.
    func checkOnlyCodeOpens(
        _ controller: Element, besides holder: Element?, _ beginnings: Beginnings, _ words: String
    ) throws(Obstacle) {
        let id = FlowSceneID(document: controller.document.path, object: controller.id ?? "")
        guard let own = flow.scene(id) else {
            throw Obstacle(
                code: .openedElsewhere, reason: "the document is a copy for a language or a device",
                place: controller.place)
        }
        let mayBegin: Set<FlowEntry.Kind> = [.possible, .main, .windowScene, .appExtension]
        if let entry = own.entries.first(where: { !mayBegin.contains($0.kind) }) {
            throw Obstacle(
                code: .openedBySystem,
                reason: entry.kind == .launch
                    ? "the app shows \(words) as its launch screen" : "a watch begins with \(words)",
                place: entry.place ?? controller.place)
        }
        if own.entries.contains(where: { $0.kind != .possible }) { try beginnings.check(words) }
        let holding = holder.map { FlowSceneID(document: $0.document.path, object: $0.id ?? "") }
        let leading = flow.transitions(to: id).first { transition in
            transition.kind != .code && !(transition.kind == .relationship && transition.source == holding)
        }
        guard let transition = leading else { return }
        let place = transition.places.first ?? controller.place
        guard transition.kind == .relationship || transition.kind == .embed else {
            throw Obstacle(code: .segueInside, reason: "a segue leads to \(words)", place: place)
        }
        throw Obstacle(
            code: .sceneEmbedded,
            reason: "another scene holds \(words), by its relationship “\(transition.relationship ?? "embed")”",
            place: place)
    }
}

extension IBDocument {
    /// The scenes whose controllers have no view in the document and might leave it; a navigation controller with a
    /// first screen goes with that.
    var scenesWithoutViews: [(scene: Scene, controller: Element)] {
        guard kind.platform == .iOS, kind.form == .storyboard, !isLaunchScreen else { return [] }
        return scenes.compactMap { scene in
            guard let controller = scene.controller, !controller.children.contains(where: { $0["key"] == "view" })
            else { return nil }
            let relationships = (controller.child(named: "connections")?.children ?? []).compactMap {
                $0["relationship"]
            }
            let isWanted =
                switch controller.name {
                case "viewController", "tableViewController": controller.customClass != nil
                case "tabBarController", "splitViewController":
                    controller.customClass != nil || !relationships.isEmpty
                case "navigationController": !relationships.contains("rootViewController")
                default: false
                }
            return isWanted ? (scene, controller) : nil
        }
    }
}
