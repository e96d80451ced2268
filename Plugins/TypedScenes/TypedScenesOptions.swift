import SceneCallWriting
import TransformKit

/// The options of a recipe in the types that the transform uses.
struct TypedScenesOptions {
    /// The form in which code asks for a scene.
    enum Style: String, CaseIterable {
        /// `Onboarding.signUp.instantiate()`
        case `enum`
        /// `Onboarding.signUp()`
        case function
        /// `Onboarding.signUp`, which makes a controller each time.
        case staticProperty = "static-property"
        /// `R.storyboard.onboarding.signUp()`
        case rSwiftLike = "r-swift-like"
    }

    /// The name of the Swift file that is written, or its path.
    let file: String
    let isPublic: Bool
    let style: Style
    /// The type around all storyboards; empty for none.
    let namespace: String
    let rewritesCalls: Bool
    /// Whether calls of functions that do nothing but make a controller are written anew too.
    let rewritesHelpers: Bool
    /// The generator whose symbols are written anew; nil for none.
    let origin: SceneGenerator?

    init(_ options: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "StoryboardScenes.swift"
        isPublic = options.string("access") == "public"
        style = options.string("style").flatMap(Style.init(rawValue:)) ?? .enum
        let namespace = options.string("namespace") ?? ""
        self.namespace = namespace.isEmpty && style == .rSwiftLike ? "R" : namespace
        rewritesCalls = options.boolean("calls") ?? true
        rewritesHelpers = options.boolean("helpers") ?? true
        origin = options.string("from").flatMap(SceneGenerator.init)
    }

    /// The options by which an earlier run wrote its files.
    init(writtenIn file: WrittenFile) {
        self.file = file.path
        isPublic = false
        style = file.style
        namespace = file.enclosing.first ?? ""
        rewritesCalls = false
        rewritesHelpers = false
        origin = nil
    }

    /// The types around a storyboard's own, the outermost first.
    var enclosing: [String] {
        (namespace.isEmpty ? [] : [namespace]) + (style == .rSwiftLike ? ["storyboard"] : [])
    }

    /// What a call adds to the name of a scene to make its controller.
    var making: String {
        switch style {
        case .enum: ".instantiate()"
        case .function, .rSwiftLike: "()"
        case .staticProperty: ""
        }
    }
}
