import TransformKit

/// Finds outlets and actions that lead from one scene into another.
struct ConnectionBetweenScenesRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "connection-between-scenes",
        summary: "An outlet or action that leads from one scene of a storyboard into another.",
        rationale: """
            Every scene is loaded by itself, so nothing of another scene is there to connect to: the outlet is nil, \
            and an action without a target goes up the responder chain. Such lines come of copying a scene, or of \
            moving a view into another one. Connect to an object of the same scene, or hand the other scene's object \
            over in code.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.form == .storyboard else { return [] }
        return document.connections.compactMap { connection in
            guard connection.leadsToOtherScene, let destination = connection.destination else { return nil }
            let scene = document.scene(holding: destination)?.controller.flatMap { controller in
                controller == destination ? nil : controller.interfaceBuilderName
            }
            let target =
                "“\(destination.interfaceBuilderName ?? destination.name)”"
                + (scene.map { " in the scene “\($0)”" } ?? ", another scene")
            let name = connection.property ?? connection.selector ?? ""
            // An action that is deleted would no longer go up the responder chain.
            let fix =
                connection.kind == .action
                ? nil
                : LintFix("delete the outlet \(name) into another scene", .review, editing: document) {
                    $0.removeElement(connection.element)
                }
            return LintFinding(connection.place, message(connection, target)).fixed(by: fix)
        }
    }

    private func message(_ connection: Connection, _ target: String) -> String {
        switch connection.kind {
        case .action:
            "The action `\(connection.selector ?? "")` is for \(target), which is not there when this scene is loaded: "
                + "it goes up the responder chain instead. Connect it to an object of this scene."
        case .outletCollection:
            "The outlet collection `\(connection.property ?? "")` leads to \(target), which is not there when this "
                + "scene is loaded: it lacks the object. Delete the connection."
        default:
            "The outlet `\(connection.property ?? "")` leads to \(target), which is not there when this scene is "
                + "loaded: it is nil. Connect it to an object of this scene, or delete it."
        }
    }
}

extension Connection {
    /// Whether it is an outlet or action whose ends are in different scenes of one storyboard.
    var leadsToOtherScene: Bool {
        guard [.outlet, .outletCollection, .action].contains(kind), element.document.kind.form == .storyboard,
            let destination, let end = element.document.scene(holding: destination),
            let start = element.document.scene(holding: element)
        else { return false }
        return start.element != end.element
    }
}

extension IBDocument {
    /// The gesture recognizers that no view has, nor an outlet leads to: they never see a touch.
    var unattachedGestureRecognizers: [Element] {
        let recognizers = elements.filter { $0.isGestureRecognizer && $0.isTopLevel }
        if recognizers.isEmpty { return [] }
        let reached = Set(connections.filter { $0.kind != .action }.compactMap(\.destinationID))
        return recognizers.filter { !($0.id.map(reached.contains) ?? true) }
    }
}
