import TransformKit

/// A scene's controller by where it is before anything changes. Ids repeat across files, so an id alone names nothing.
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

/// How a scene is found after a change.
struct SceneHome: Hashable, Sendable {
    /// The name of the storyboard that has it.
    let storyboard: String
    /// That storyboard's document.
    let path: String
    /// Its storyboard identifier, one that it is given included.
    let identifier: String?
    /// Whether the storyboard opens with it.
    let isInitial: Bool
}

/// Where scenes are after a change: all that references, code and property lists have to know of it.
struct SceneRelocation: Sendable {
    /// Every scene of the storyboards that change, in the base language and in copies, those that stay included.
    let homes: [SceneAddress: SceneHome]

    func home(of controller: Element) -> SceneHome? { homes[SceneAddress(controller)] }
}

/// What limits the division of a storyboard.
enum SceneConstraint: Hashable, Sendable {
    /// The scene cannot leave the old document.
    case stays(Scene, Obstacle)
    /// The scenes have to be in one document.
    case together([Scene], Obstacle)
}
