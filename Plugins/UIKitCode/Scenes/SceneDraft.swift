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
    /// The name by which the system can make it, which calls `init(nibName:bundle:)`; nil where it cannot.
    let runtimeName: String?

    /// What is made: the navigation controller around it, or itself.
    var outermost: Element { scene.outermost }

    /// The expression that makes that.
    var creation: String {
        guard let navigation, let type = scene.type else { return "\(className)()" }
        return navigation.creation(around: type)
    }

    /// The classes that the expression names.
    var types: [SwiftClass] { [scene.type, navigation?.type].compactMap(\.self) }

    /// What the app makes where it begins with it.
    var asFirst: Beginnings.FirstController {
        Beginnings.FirstController(
            creation: creation, types: types, runtimeName: navigation == nil ? runtimeName : nil, tint: windowTint,
            loadsEarly: scene.controller.isNamed("tabBarController"))
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
            types: types, isOpened: isOpened, isScene: false)
        return [(scene.controller, own), (navigation.controller, around)]
    }
}
