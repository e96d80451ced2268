import TransformKit

/// A Swift file with the scenes of all storyboards that the same targets build.
struct SceneFile {
    let owner: SceneOwner
    let path: String
    /// The file of an earlier run; nil where there is none yet.
    let written: WrittenFile?
    /// By name.
    let namespaces: [SceneNamespace]
    /// The name of the generic type of a scene: `TypedScene`.
    let sceneType: String
    /// The path of the file with that type; the file's own where no other file shares a target with it.
    let sceneTypePath: String

    var isNew: Bool { written == nil }
    var declaresSceneType: Bool { sceneTypePath == path }

    /// The scene that a call for a controller opens, with its storyboard.
    func scene(opening controller: Element, _ identifier: String?) -> (SceneNamespace, NamedScene)? {
        for namespace in namespaces {
            if let scene = namespace.scene(opening: controller, identifier) { return (namespace, scene) }
        }
        return nil
    }
}

/// The storyboards of a project by the files that their scenes are written to, and those that are left out.
struct SceneInventory {
    let files: [SceneFile]
    let refusals: [Refusal]

    /// The files whose code a file of Swift can use without an import.
    func file(for path: String, holding controller: Element, _ identifier: String?, in graph: ProjectGraph)
        -> SceneFile?
    {
        let holding = files.filter { $0.scene(opening: controller, identifier) != nil }
        return holding.first { $0.owner.contains(path, in: graph) } ?? holding.first
    }
}
