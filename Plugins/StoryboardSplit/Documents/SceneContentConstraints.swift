import TransformKit

/// Finds scenes that, for their contents, cannot leave their document, or only together with another.
struct SceneContentConstraints: Sendable {
    let constraints: [SceneConstraint]

    init(_ document: IBDocument) {
        let scenes = document.scenes
        let ranges = SceneRanges(scenes)
        constraints =
            scenes.flatMap(Self.ownConstraints) + Self.ties(document, scenes, ranges)
            + Self.unnameable(document, scenes, ranges)
    }

    private static func ownConstraints(of scene: Scene) -> [SceneConstraint] {
        guard scene.storyboardReference == nil else { return [] }
        func stays(_ code: RefusalCode, _ reason: String) -> [SceneConstraint] {
            [.stays(scene, Obstacle(code: code, reason: reason, place: scene.element.place))]
        }
        guard scene.id != nil else { return stays(.noSceneId, "the scene has no id") }
        guard let controller = scene.controller, controller.id != nil else {
            return stays(.noController, "the scene has no controller that a reference could lead to")
        }
        if controller.isNamed("application") {
            return stays(.applicationScene, "the app looks for its menu in the storyboard that it opens with")
        }
        return []
    }

    /// Ties the scenes of connections other than segues, since those cannot leave a document.
    private static func ties(_ document: IBDocument, _ scenes: [Scene], _ ranges: SceneRanges) -> [SceneConstraint] {
        var seen: Set<[Int]> = []
        return document.connections.compactMap { connection in
            guard let source = ranges.number(holding: connection.element), let target = connection.destination,
                let destination = ranges.number(holding: target), source != destination
            else { return nil }
            let isSceneSegue = connection.kind == .segue && connection.element["kind"] != "unwind"
            if isSceneSegue,
                target == (scenes[destination].controller ?? scenes[destination].storyboardReference?.element)
            {
                return nil
            }
            guard seen.insert([source, destination]).inserted else { return nil }
            let obstacle = Obstacle(
                code: .connectionBetweenScenes,
                reason: "\(words(for: connection)) leads into another scene, which only segues can across documents",
                place: connection.place)
            // A storyboard reference goes with the scene that needs it; here that is the old document.
            if scenes[destination].storyboardReference != nil { return .stays(scenes[source], obstacle) }
            return .together([scenes[source], scenes[destination]], obstacle)
        }
    }

    private static func words(for connection: Connection) -> String {
        if let property = connection.property { return "the outlet \"\(property)\"" }
        if let selector = connection.selector { return "the action \"\(selector)\"" }
        return "the \(connection.element["kind"] ?? connection.kind.rawValue) connection"
    }

    /// Ties a scene to the scenes that lead to it where the storyboard identifier that a reference needs would switch on
    /// its state restoration.
    private static func unnameable(
        _ document: IBDocument, _ scenes: [Scene], _ ranges: SceneRanges
    ) -> [SceneConstraint] {
        let unnameable = scenes.indices.filter { number in
            guard let controller = scenes[number].controller, controller.storyboardIdentifier == nil else {
                return false
            }
            return controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        }
        guard !unnameable.isEmpty else { return [] }
        let segues = document.segues
        return unnameable.compactMap { number in
            let sources = segues.filter { $0.connection.destination == scenes[number].controller }
                .compactMap { ranges.number(holding: $0.element) }
            let group = Set(sources + [number]).sorted().map { scenes[$0] }
            guard group.count > 1 else { return nil }
            return .together(
                group,
                Obstacle(
                    code: .stateRestoration,
                    reason:
                        "the identifier that a reference needs would switch the scene's state restoration on",
                    place: scenes[number].element.place))
        }
    }
}

extension Sequence {
    fileprivate func flatMap(_ transform: (Element) -> [SceneConstraint]) -> [SceneConstraint] {
        reduce(into: []) { $0 += transform($1) }
    }
}
