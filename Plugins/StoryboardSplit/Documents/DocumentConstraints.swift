import TransformKit

struct DocumentConstraints {
    let refusal: MoveDoubt?
    let constraints: [SceneConstraint]
    init(_ document: IBDocument, _ graph: ProjectGraph) { refusal = nil; constraints = [] }
}
