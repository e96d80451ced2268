import TransformKit

struct SceneCode: Sendable {
    init(_ graph: ProjectGraph) {}
    func constraints(on document: IBDocument) -> [SceneConstraint] { [] }
    func openings(in document: IBDocument) -> [(source: Scene, destination: Scene)] { [] }
    func edits(for relocation: SceneRelocation) -> SceneCodeOutcome { SceneCodeOutcome() }
}
