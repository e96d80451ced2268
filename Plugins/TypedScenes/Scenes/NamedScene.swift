import TransformKit

/// A scene that code can open, as the written file has it.
struct NamedScene: Hashable {
    /// The name of the member: `signUp`.
    var member: String
    /// The storyboard identifier; nil for the initial scene.
    let identifier: String?
    let controller: Element
    let type: SceneType
    /// The class of a navigation controller's first screen.
    let root: SceneType?
    /// Attributes that the member needs because the class has them: `@available(iOS 14.0, *)`.
    let availability: [String]
    /// The initializers of the class that take more than a coder.
    var initializers: [CoderInitializer] = []

    /// The scene for people: `scene "SignUp"`, `the initial scene`.
    var described: String { identifier.map { "scene \"\($0)\"" } ?? "the initial scene" }
}

/// A class of view controllers as the written file can name it.
struct SceneType: Hashable {
    /// `SignUpViewController`
    let name: String
    /// The module that has to be imported; nil where it is the file's own, UIKit or AppKit.
    let module: String?
    /// Whether it is the very class that the scene has, and no superclass of it.
    let isExact: Bool
}

/// A storyboard and the name of its type in the written file.
struct SceneNamespace {
    /// `Onboarding`
    let name: String
    /// The name by which code loads the storyboard.
    let storyboard: String
    let document: IBDocument
    let scenes: [NamedScene]

    /// The namespace without functions for initializers that another file has, whose type of a scene it uses.
    func withoutInitializers(of other: SceneFile) -> SceneNamespace {
        let taken = Set(
            other.namespaces.flatMap(\.scenes).filter { !$0.initializers.isEmpty }.map(\.type.name))
        let left = scenes.map { scene -> NamedScene in
            var scene = scene
            if taken.contains(scene.type.name) { scene.initializers = [] }
            return scene
        }
        return SceneNamespace(name: name, storyboard: storyboard, document: document, scenes: left)
    }

    func scene(opening controller: Element, _ identifier: String?) -> NamedScene? {
        scenes.first { $0.controller == controller && $0.identifier == identifier }
    }
}
