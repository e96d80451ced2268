import SceneCallWriting
import TransformKit

/// A scene that can go, with the edits of its class.
struct SceneDraft {
    let scene: LeavingScene
    /// The class that code makes.
    let className: String
    /// The navigation controller that goes with it.
    let navigation: LeavingContainer?
    let edits: [FileEdit]
    let texts: MovedTexts
    let points: [ReviewPoint]
    /// The class that it gets where it had none.
    let newClass: ContainerClass?
    /// The color that its storyboard gives a window which begins with it; nil for none.
    let windowTint: String?
    /// Whether its name is enough for the system to make it, which calls `init(nibName:bundle:)`.
    let isPlain: Bool

    /// What is made: the navigation controller around it, or itself.
    var outermost: Element { scene.outermost }

    /// The expression that makes that.
    var creation: String {
        guard let navigation, let type = scene.type else { return "\(className)()" }
        return navigation.creation(around: type)
    }

    /// What the app makes where it begins with it.
    var asFirst: Beginnings.FirstController {
        Beginnings.FirstController(
            creation: creation, plainType: isPlain && navigation == nil ? scene.type : nil, tint: windowTint)
    }

    /// The scenes that go.
    var scenes: [Scene] { [scene.scene, navigation?.scene].compactMap(\.self) }

    /// What code makes in the place of the scene and of its navigation controller.
    ///
    /// - Parameter isOpened: whether something else than a call makes the outermost of them.
    func targets(isOpened: Bool) -> [(Element, OpeningCalls.Target)] {
        let own = OpeningCalls.Target(
            controller: scene.controller, creation: "\(className)()", typeName: className,
            types: [scene.type].compactMap(\.self), isOpened: navigation != nil || isOpened, isScene: scene.type != nil)
        guard let navigation else { return [(scene.controller, own)] }
        let around = OpeningCalls.Target(
            controller: navigation.controller, creation: creation, typeName: navigation.className,
            types: [scene.type, navigation.type].compactMap(\.self), isOpened: isOpened, isScene: false)
        return [(scene.controller, own), (navigation.controller, around)]
    }
}
