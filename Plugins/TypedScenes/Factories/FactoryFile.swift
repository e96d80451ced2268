import TransformKit

/// A Swift file with the factories of one file of scenes.
struct FactoryFile {
    let scenes: SceneFile
    let path: String
    /// The file of an earlier run; nil where there is none yet.
    let written: WrittenFactories?
    /// By name.
    let factories: [ScreenFactory]
    /// The file that declares the types behind `create`, `push` and `present`.
    let declaringPath: String

    var declaresTypes: Bool { declaringPath == path }
    var isNew: Bool { written == nil }
}
