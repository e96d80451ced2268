import SceneCallWriting
import TransformKit

/// Declares the reasons for which a scene gets no member, and a call stays.
extension RefusalCode {
    /// The refusals that storyboards and scenes can give.
    static let ofScenes: [RefusalCode] = [
        .noTarget, .bundle, .storyboardNameShared, .copiesDiffer, .duplicateIdentifier, .noSwiftName, .fileNotOurs,
        .outsideOfStep,
    ]

    /// The refusals that a call can give.
    static let ofCalls: [RefusalCode] = [
        .identifierUnknown, .storyboardUnknown, .noScene, .noMember, .otherModule, .otherBundle,
        .classDiffers, .commentInside, .castDecides, .nameInUse, .typeFromContext, .creator, .helper, .generatedSymbol,
    ]

    // MARK: Storyboards and scenes

    static let noTarget = RefusalCode(
        "no-target", "No target builds the storyboard together with Swift code, or no file says where a new one goes.",
        advice: "Add the storyboard to a target, or name a path with `file`.")

    static let bundle = RefusalCode(
        "bundle", "The storyboard is copied into a bundle that its code cannot name, or into bundles of several kinds.",
        advice: "Build it with the code that opens it.")

    static let storyboardNameShared = RefusalCode(
        "storyboard-name-shared", "Another storyboard of the name goes into the same bundle.",
        advice: "Rename one of them.")

    static let copiesDiffer = RefusalCode(
        "copies-differ", "The storyboard in another language or for another device has no such scene of the class.",
        advice: "Make the copies agree.")

    static let duplicateIdentifier = RefusalCode(
        "duplicate-identifier", "Another scene of the storyboard has the same identifier.",
        advice: "Give one of them another identifier.")

    static let noSwiftName = RefusalCode(
        "no-swift-name", "No name in Swift can be made of the storyboard's or of the identifier.",
        advice: "Use letters or digits in it.")

    // MARK: Calls

    static let identifierUnknown = RefusalCode(
        "identifier-unknown", "The identifier is made at run time, or has several values.",
        advice: "Open each scene by its own member.")

    static let storyboardUnknown = RefusalCode(
        "storyboard-unknown", "The storyboard that the call loads from is not known for certain.",
        advice: "Open the scene by its member, where it is the right one.")

    static let noScene = RefusalCode(
        "no-scene", "The storyboard has no scene of the identifier, or no initial one.",
        advice: "Mend the identifier: the call fails.")

    static let noMember = RefusalCode(
        "no-member", "The scene has no member in a written file.",
        advice: "See the refusal of its storyboard or scene.")

    static let otherModule = RefusalCode(
        "other-module", "A target compiles the call that does not have the file with the scene.",
        advice: "Move the call, or write the file with `access: public` and use it by hand.")

    static let otherBundle = RefusalCode(
        "other-bundle", "The call names a bundle that may be another than the storyboard's.",
        advice: "Use the member by hand where it is the same.")

    static let creator = RefusalCode(
        "creator", "The call makes the controller by an initializer of its own, which the written file cannot take.",
        advice: "Use the style enum, or make the class visible.")
}
