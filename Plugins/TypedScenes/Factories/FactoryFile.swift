import TransformKit

/// A Swift file with the factories of one file of scenes.
struct FactoryFile: OwnedFile {
    let scenes: SceneFile
    let path: String
    let written: SourceText?
    /// By name.
    let factories: [ScreenFactory]
    /// The file that declares the types behind `create`, `push` and `present`.
    let declaringPath: String

    var owner: SceneOwner { scenes.owner }
}
