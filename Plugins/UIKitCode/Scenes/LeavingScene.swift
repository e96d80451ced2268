import Navigation
import TransformKit

/// A scene without a view that code could make: its class makes the view, and nothing but code opens it.
struct LeavingScene {
    let controller: Element
    let scene: Scene
    let type: SwiftClass
    var document: IBDocument { controller.document }

    /// The navigation controller of the same document that holds it, with its scene; nil for none.
    let holder: (scene: Scene, controller: Element)?

    /// What the scene says of its controller, with all that stands in it: bar items, the tab's item.
    let inside: Set<Element>

    /// What its connections are read of.
    var connected: ScreenConnections.Subject {
        ScreenConnections.Subject(owner: controller, view: nil, inside: inside, recognizers: [], isWholeDocument: false)
    }

    /// - Parameter holders: the navigation controllers that the scene is the first screen of.
    /// - Throws: the reason why the scene has to stay.
    init(
        _ scene: Scene, _ controller: Element, _ holders: [(scene: Scene, controller: Element)], _ owners: ClassObjects,
        in graph: ProjectGraph
    ) throws(Obstacle) {
        self.scene = scene
        self.controller = controller
        holder = holders.count == 1 ? holders[0] : nil
        let place = controller.place
        let isOfTable = controller.isNamed("tableViewController")
        type = try Screen.type(of: controller, in: graph)
        let connections = controller.child(named: "connections")
        inside = Set(
            controller.children.filter { $0 != connections }.flatMap { [$0] + $0.descendants })
        try scene.checkAlone(controller, "the view controller")
        for connection in connections?.children ?? [] {
            let destination = connection["destination"].flatMap(controller.document.object(id:))
            guard !connection.isNamed("segue"), let destination, inside.contains(destination) else {
                throw connection.isNamed("segue")
                    ? Obstacle(
                        code: .segueInside, reason: "a segue begins at the view controller", place: connection.place)
                    : Obstacle(
                        code: .connectionUnclear, reason: "an outlet leads to what is not there",
                        place: connection.place)
            }
        }
        try Screen.checkAncestry(
            of: type, below: isOfTable ? "UITableViewController" : "UIViewController", place, graph)
        let family = [type] + graph.classes.subclasses(of: type)
        if let other = family.flatMap(owners.elements).first(where: { $0 != controller }) {
            throw Obstacle(
                code: .classShared,
                reason:
                    "\(ElementSubject(other).words) in \(other.document.path) is of \(type.name), or of a class below it",
                place: other.place)
        }
        try graph.checkOnlyCodeOpens(controller, besides: holder?.controller, "the scene")
        let id = FlowSceneID(document: document.path, object: controller.id ?? "")
        if let transition = graph.flow.transitions(from: id).first(where: { $0.kind != .code }) {
            throw Obstacle(
                code: .segueInside, reason: "a segue begins at it", place: transition.places.first ?? place)
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
    ///   - holder: the navigation controller that may hold the scene.
    ///   - words: the scene, in words.
    /// - Throws: what opens a scene and is no code.
    func checkOnlyCodeOpens(_ controller: Element, besides holder: Element?, _ words: String) throws(Obstacle) {
        let id = FlowSceneID(document: controller.document.path, object: controller.id ?? "")
        guard let own = flow.scene(id) else {
            throw Obstacle(
                code: .openedElsewhere, reason: "the document is a copy for a language or a device",
                place: controller.place)
        }
        if let entry = own.entries.first(where: { $0.kind != .possible }) {
            throw Obstacle(
                code: .openedBySystem, reason: "the app or the extension begins with \(words)",
                place: entry.place ?? controller.place)
        }
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
    /// The scenes whose controllers have no view in the document and might leave it.
    var scenesWithoutViews: [(scene: Scene, controller: Element)] {
        guard kind.platform == .iOS, kind.form == .storyboard, !isLaunchScreen else { return [] }
        return scenes.compactMap { scene in
            guard let controller = scene.controller,
                controller.isNamed("viewController") || controller.isNamed("tableViewController"),
                controller.customClass != nil, !controller.children.contains(where: { $0["key"] == "view" })
            else { return nil }
            return (scene, controller)
        }
    }
}
