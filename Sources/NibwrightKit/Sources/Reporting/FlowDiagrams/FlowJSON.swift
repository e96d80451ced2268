import Navigation
import SourceText

/// The flow for programs; `Docs/Graph.md` says what each key means.
enum FlowJSON {
    static func text(_ diagram: FlowDiagram) throws -> String {
        try JSONReport.encode(FlowRecord(diagram))
    }
}

private struct FlowRecord: Encodable {
    let scenes: [SceneRecord]
    let title: String
    let transitions: [TransitionRecord]
    let version = GraphSchema.whole.version

    init(_ diagram: FlowDiagram) {
        scenes = diagram.flow.scenes.map(SceneRecord.init)
        title = diagram.title
        transitions = diagram.flow.transitions.map(TransitionRecord.init)
    }
}

private struct EntryRecord: Encodable {
    let kind: String
    let place: PlaceRecord?
}

private struct SceneRecord: Encodable {
    let className: String?
    let controller: String?
    let entries: [EntryRecord]
    let id: String
    let isInitial: Bool
    let kind: String
    let place: PlaceRecord
    let reachability: String
    let reason: String?
    let storyboard: String?
    let storyboardIdentifier: String?
    let title: String

    enum CodingKeys: String, CodingKey {
        case controller, entries, id, kind, place, reachability, reason, storyboard, title
        case className = "class"
        case isInitial = "initial"
        case storyboardIdentifier = "storyboard-identifier"
    }

    init(_ scene: FlowScene) {
        className = scene.className
        controller = scene.controller.isEmpty ? nil : scene.controller
        entries = scene.entries.map { EntryRecord(kind: $0.kind.rawValue, place: $0.place.map(PlaceRecord.init)) }
        id = scene.id.description
        isInitial = scene.isInitial
        kind = scene.kind.rawValue
        place = PlaceRecord(scene.place)
        reachability = scene.reachability.name
        reason = scene.reachability.reason
        storyboard = scene.storyboard.isEmpty ? nil : scene.storyboard
        storyboardIdentifier = scene.storyboardIdentifier
        title = scene.title
    }
}

private struct TransitionRecord: Encodable {
    let destination: String
    let identifier: String?
    let kind: String
    let performed: [PlaceRecord]
    let places: [PlaceRecord]
    let references: [PlaceRecord]
    let relationship: String?
    let segueKind: String?
    let source: String
    let trigger: String?
    let unwindAction: String?

    enum CodingKeys: String, CodingKey {
        case destination, identifier, kind, performed, places, references, relationship, source, trigger
        case segueKind = "segue-kind"
        case unwindAction = "unwind-action"
    }

    init(_ transition: FlowTransition) {
        destination = transition.destination.description
        identifier = transition.identifier
        kind = transition.kind.rawValue
        performed = transition.performed.map(PlaceRecord.init)
        places = transition.places.map(PlaceRecord.init)
        references = transition.references.map(PlaceRecord.init)
        relationship = transition.relationship
        segueKind = transition.segueKind
        source = transition.source.description
        trigger = transition.trigger
        unwindAction = transition.unwindAction
    }
}
