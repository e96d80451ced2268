public import TransformKit

/// The codes of the reasons for which a call that opens a scene stays: a transform lists them.
extension RefusalCode {
    /// What `FileRewriter` gives.
    public static let sceneCalls: [RefusalCode] = [
        classDiffers, commentInside, castDecides, nameInUse, typeFromContext, helper, generatedSymbol,
    ]

    public static let commentInside = RefusalCode(
        "comment-inside", "A comment would be lost.",
        advice: "Move the comment.")

    public static let castDecides = RefusalCode(
        "cast-decides", "The code around asks whether the scene is there in a way that cannot be taken out.",
        advice: "Make the scene in a statement of its own.")

    public static let nameInUse = RefusalCode(
        "name-in-use", "A name of the `if` that would go means something else beside it.",
        advice: "Rename one of them.")

    public static let typeFromContext = RefusalCode(
        "type-from-context", "The code gives the controller a type that the scene may not have.",
        advice: "Check the type.")

    public static let classDiffers = RefusalCode(
        "class-differs", "The code takes the scene for a class that it does not have.",
        advice: "Mend the cast, or the class in Interface Builder.")

    public static let helper = RefusalCode(
        "helper", "A function of the project or a symbol of a generator opens the scene, which is a name already.",
        advice: "Use the member in its place where you like it better.")

    public static let generatedSymbol = RefusalCode(
        "generated-symbol", "A symbol of SwiftGen or R.swift names it.",
        advice: "Choose its generator with `from`, or leave it to the generator.")
}
