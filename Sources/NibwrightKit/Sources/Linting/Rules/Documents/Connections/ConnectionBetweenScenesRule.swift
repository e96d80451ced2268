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
            let isRepeated = connection.kind == .action && connection.repeatsActionOfOwnScene
            // An action that is deleted would no longer go up the responder chain; one that is sent anyway may.
            let fix =
                connection.kind == .action && !isRepeated
                ? nil
                : LintFix(
                    "delete the \(connection.kind == .action ? "action" : "outlet") \(name) into another scene",
                    .review,
                    editing: document
                ) {
                    $0.removeElement(connection.element)
                }
            return LintFinding(connection.place, message(connection, target, isRepeated)).fixed(by: fix)
        }
    }

    private func message(_ connection: Connection, _ target: String, _ isRepeated: Bool) -> String {
        switch connection.kind {
        case .action where isRepeated:
            "The action `\(connection.selector ?? "")` is for \(target), which is not there when this scene is loaded: "
                + "it goes up the responder chain, where this scene's own controller, to which it is connected as well, "
                + "gets it a second time. Delete the connection."
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

extension Connection {
    /// Whether the same object sends the same action, for the same event, to the view controller of its own scene too.
    fileprivate var repeatsActionOfOwnScene: Bool {
        let document = element.document
        guard let holder = element.parent, let own = document.scene(holding: element)?.controller?.id else {
            return false
        }
        return holder.children.contains { other in
            other.name == "action" && other["selector"] == element["selector"] && other["destination"] == own
                && other["eventType"] == element["eventType"]
        }
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
