import TransformKit

/// The options of a recipe in the types that the transform uses.
struct SceneFactoriesOptions {
    /// The name of the Swift file that is written, or its path.
    let file: String
    let rewritesCalls: Bool

    init(_ options: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "SceneFactories.swift"
        rewritesCalls = options.boolean("calls") ?? true
    }
}
