import TransformKit

/// Identifies a scene's controller by its document before the change: ids repeat across files, so an id alone is not
/// enough.
struct SceneAddress: Hashable, Sendable {
    let document: String
    let objectID: String

    init(document: String, objectID: String) {
        self.document = document
        self.objectID = objectID
    }

    init(_ controller: Element) {
        self.init(document: controller.document.path, objectID: controller.id ?? "")
    }
}

/// The storyboard that contains a scene after a change, with the name by which the scene is found there.
struct ScenePlacement: Hashable, Sendable {
    /// The name of the containing storyboard.
    let storyboard: String
    /// The path of that storyboard's document.
    let path: String
    /// The scene's storyboard identifier, which the change may have given it.
    let identifier: String?
    /// True where the storyboard opens with the scene.
    let isInitial: Bool
}

/// Maps scenes to their storyboards after a change, which is all that references, code and property lists depend on.
struct SceneRelocation: Sendable {
    /// The containing storyboard of each scene of the storyboards that change, in the base language and in copies, also
    /// of scenes that stay.
    let placements: [SceneAddress: ScenePlacement]

    func placement(of controller: Element) -> ScenePlacement? { placements[SceneAddress(controller)] }
}

/// A limit on the division of a storyboard.
enum SceneConstraint: Hashable, Sendable {
    /// The scene cannot leave the old document.
    case stays(Scene, Obstacle)
    /// The scenes have to be in one document.
    case together([Scene], Obstacle)
}
