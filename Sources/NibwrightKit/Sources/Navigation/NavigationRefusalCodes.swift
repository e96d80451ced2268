public import TransformKit

/// The codes that the readers of navigation give: a transform lists those that it gives for them.
extension RefusalCode {
    /// What `TransitionReader` gives.
    public static let transitions: [RefusalCode] = [
        platform, noController, noClass, classElsewhere, classAmbiguous, objectiveC, trigger, segueConnections,
        otherBundle, destinationNotFound, destinationsDiffer, kind,
    ]

    /// What `SceneLookups` gives.
    public static let sceneLookups: [RefusalCode] = [
        notSelected, scenesDiffer, restoration, storyboardName, bundle, bundlesDiffer,
    ]

    // MARK: Segues and their scenes

    public static let platform = RefusalCode(
        "platform", "The storyboard is not one of iOS or tvOS.",
        advice: "Nothing; only segues of UIKit become code.")

    public static let noController = RefusalCode(
        "no-controller", "The segue's scene has no view controller.",
        advice: "Give the scene one in Interface Builder, or delete the segue.")

    public static let noClass = RefusalCode(
        "no-class", "The scene's view controller has no class of its own that could call a coordinator.",
        advice: "Give it a class in the identity inspector.")

    public static let classElsewhere = RefusalCode(
        "class-elsewhere", "The class of the scene's view controller is not in this project.",
        advice: "Subclass it in this project, or leave the segue.")

    public static let classAmbiguous = RefusalCode(
        "class-ambiguous",
        "Several classes have the name, and the targets that build the storyboard build several of them.",
        advice: "Rename one of the classes, or say its module in the identity inspector.")

    public static let objectiveC = RefusalCode(
        "objective-c", "The class of the scene's view controller is written in Objective-C.",
        advice: "Write the view controller in Swift first.")

    public static let trigger = RefusalCode(
        "trigger", "Code cannot tell when the object that starts the segue would do it.",
        advice: "Start the segue from a control, a cell, a gesture or code.")

    public static let segueConnections = RefusalCode(
        "segue-connections", "The segue itself is connected to objects, such as a popover's delegate.",
        advice: "Make that connection in code first.")

    public static let otherBundle = RefusalCode(
        "other-bundle", "The segue leads into a bundle, and the target that builds it has no such scene.",
        advice: "Mend the storyboard reference, or leave the segue.")

    public static let destinationNotFound = RefusalCode(
        "destination-not-found", "What the segue leads to is not in this project.",
        advice: "Mend the storyboard reference, or delete the segue.")

    public static let destinationsDiffer = RefusalCode(
        "destinations-differ", "The copies of a storyboard in several languages show different scenes for the segue.",
        advice: "Bring the copies into line.")

    public static let kind = RefusalCode(
        "kind", "How a segue of this kind is shown is not documented well enough to be written as code.",
        advice: "Choose another kind in the attributes inspector.")

    // MARK: Scenes that code asks for

    public static let notSelected = RefusalCode(
        "not-selected", "The recipe leaves out a file that would have to change.",
        advice: "Select the file with `files`, or leave its segues out with `select`.")

    public static let scenesDiffer = RefusalCode(
        "scenes-differ", "One method would have to open different scenes, or the same one in different ways.",
        advice: "Give the segues different identifiers, or make them alike.")

    public static let restoration = RefusalCode(
        "restoration", "The destination needs a storyboard identifier, which would switch its state restoration on.",
        advice: "Give it a storyboard identifier, or take the flag out, in Interface Builder.")

    public static let storyboardName = RefusalCode(
        "storyboard-name", "The storyboard that the segue leads into shares its name with another.",
        advice: "Rename one of the two storyboards.")

    public static let bundle = RefusalCode(
        "bundle", "The scene is in a bundle that its code cannot name.",
        advice: "Put the storyboard into the target of the code.")

    public static let bundlesDiffer = RefusalCode(
        "bundles-differ", "The storyboard is copied into bundles of several kinds.",
        advice: "Let one target copy it, or name it apart.")
}
