import SceneCallWriting
import TransformKit

/// Declares the reasons for which a screen gets no factory, and a place stays.
extension RefusalCode {
    /// The refusals of the transform scene-factories.
    static let ofFactories: [RefusalCode] = [
        .noTypedScenes, .fileNotOurs, .nameInUse, .outsideOfStep, .noTarget, .lacksParameter, .orderDiffers,
        .statementBetween, .throwsOrAwaits, .commentInside,
    ]

    static let noTypedScenes = RefusalCode(
        "no-typed-scenes", "No file of typed scenes is there, whose members the functions use.",
        advice: "Run typed-scenes first, as the recipe create-push-present does.")

    static let lacksParameter = RefusalCode(
        "lacks-parameter", "The place does not set a property that the screen's functions need.",
        advice: "Set it there, or give the parameter up in every place.")

    static let orderDiffers = RefusalCode(
        "order-differs", "The place sets the properties in another order, and one of them runs code when it is set.",
        advice: "Set them in the order of the parameters, if it does not matter.")

    static let statementBetween = RefusalCode(
        "statement-between", "Other statements stand between those that set what the screen needs.",
        advice: "Move them before or behind.")

    static let throwsOrAwaits = RefusalCode(
        "throws-or-awaits", "A value can throw or wait.", advice: "Compute it in a statement of its own.")
}
