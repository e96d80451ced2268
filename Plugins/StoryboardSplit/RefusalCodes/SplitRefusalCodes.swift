import TransformKit

/// Declares the reasons for which a storyboard or some of its scenes stay where they are.
extension RefusalCode {
    /// The refusals that a storyboard by itself can give, for a split and for a merge.
    static let ofDocuments: [RefusalCode] = [
        .watchStoryboard, .launchScreen, .deviceVariants, .duplicateIds, .duplicateIdentifiers,
        .copiesDiffer, .copyUnreadable,
    ]

    /// The refusals that scenes and their connections can give.
    static let ofScenes: [RefusalCode] = [
        .noSceneId, .noController, .applicationScene, .connectionBetweenScenes, .stateRestoration,
        .referenceByBundle, .ambiguousReference,
    ]

    /// The refusals that divisions can give.
    static let ofDivision: [RefusalCode] = [
        .mapUnclear, .noTabs, .noPrefixes, .noGoodDivision, .onePiece, .existingStoryboard,
    ]

    // MARK: The document

    static let watchStoryboard = RefusalCode(
        "watch-storyboard", "The storyboard is a watch app's, which has one storyboard and no references.",
        advice: "Nothing; it stays whole.")

    static let launchScreen = RefusalCode(
        "launch-screen", "The storyboard is a launch screen, which is one document with one scene.",
        advice: "Nothing; it stays whole.")

    static let deviceVariants = RefusalCode(
        "device-variants", "Devices load another document for the storyboard's name.",
        advice: "Name the storyboards apart and choose in code.")

    static let duplicateIds = RefusalCode(
        "duplicate-ids", "Two objects, or two scenes, of the document have one id.",
        advice: "Open the storyboard in Xcode, duplicate one of them, and delete the original.")

    static let duplicateIdentifiers = RefusalCode(
        "duplicate-identifiers", "Two scenes of the document have one storyboard identifier.",
        advice: "Rename one of them.")

    static let copiesDiffer = RefusalCode(
        "copies-differ", "The copies of the storyboard in several languages do not have the same scenes.",
        advice: "Bring the copies into line, or use one with translations.")

    static let copyUnreadable = RefusalCode(
        "copy-unreadable", "A copy of the storyboard in another language cannot be read.",
        advice: "Mend the copy.")

    // MARK: Scenes

    static let noSceneId = RefusalCode(
        "no-scene-id", "The scene has no id that it could be known by.",
        advice: "Open the storyboard in Xcode and save it.")

    static let noController = RefusalCode(
        "no-controller", "The scene has no controller that a reference could lead to.",
        advice: "Nothing; it stays.")

    static let applicationScene = RefusalCode(
        "application-scene",
        "The scene holds the application's menu, which is looked for in the storyboard that the app opens with.",
        advice: "Nothing; it stays.")

    static let connectionBetweenScenes = RefusalCode(
        "connection-between-scenes", "A connection leads into another scene, which only segues can across documents.",
        advice: "Make the connection in code.")

    static let stateRestoration = RefusalCode(
        "state-restoration", "The scene needs a storyboard identifier, which would switch its state restoration on.",
        advice: "Give it one, or take the flag out, in Interface Builder.")

    static let referenceByBundle = RefusalCode(
        "reference-by-bundle", "A storyboard reference names the scene by a bundle that may be this one.",
        advice: "Take the bundle out of the reference, or leave the scene.")

    static let ambiguousReference = RefusalCode(
        "ambiguous-reference", "A storyboard reference may lead to this storyboard or to another of the name.",
        advice: "Rename one of the two storyboards.")

    // MARK: The division

    static let mapUnclear = RefusalCode(
        "map",
        "The map of scenes sends scenes to different storyboards that have to be together, or away that have to "
            + "stay.",
        advice: "Send them to one storyboard; the reason names what joins them.")

    static let noTabs = RefusalCode(
        "no-tabs", "No scene is reached from one tab alone.",
        advice: "Divide by `flow`.")

    static let noPrefixes = RefusalCode(
        "no-prefixes", "No two classes of scenes that may move begin with the same word.",
        advice: "Divide by `flow`.")

    static let noGoodDivision = RefusalCode(
        "no-good-division", "Every division would cut more than it is worth, or leave parts with nothing in common.",
        advice: "Say with `map` what belongs together, or choose another way with `by`.")

    static let onePiece = RefusalCode(
        "one-piece", "The scenes have to be in one document.",
        advice: "Nothing; or part what joins them first.")

    static let existingStoryboard = RefusalCode(
        "existing-storyboard",
        "A part belongs to a storyboard that is there and does not take it, or that has its name for something else.",
        advice: "Give the part another name with `map`.")
}
