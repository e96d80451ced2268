import TransformKit

/// The reasons for which segues stay that lie in their scenes, their classes and the code that performs them.
extension RefusalCode {
    /// What no style that takes segues away can do without.
    static let ofSegues: [RefusalCode] =
        transitions + sceneLookups + [
            .documentNotBuilt, .neverPerformed, .peekAndPop, .containedSegueAction, .segueAction, .readsSegueTemplates,
            .classNotBuilt, .otherSystem, .syntaxError, .genericClass, .nestedClass, .conditionalClass, .availableClass,
            .privateClass, .swift2, .overridesPerformSegue, .segueStaysElsewhere, .sharedExtension, .callOfSuper,
            .otherModule, .customSegue, .generatedSegue,
        ]

    // MARK: Segues and their scenes

    static let documentNotBuilt = RefusalCode(
        "document-not-built", "No target builds the storyboard.",
        advice: "Add it to a target, or delete it.")

    static let neverPerformed = RefusalCode(
        "never-performed", "No code performs the segue, and nothing on the screen starts it; its deletion is proposed.",
        advice: "Let the change delete it, or perform it.")

    static let peekAndPop = RefusalCode(
        "peek-and-pop", "The segue has a preview and a commit segue, which code has no equivalent for.",
        advice: "Set `previews: drop` to do without them.")

    static let containedSegueAction = RefusalCode(
        "contained-segue-action",
        "The segue opens a container whose root is made by a segue action, which is found through this segue alone.",
        advice: "Make the root in code, or leave the segue.")

    static let segueAction = RefusalCode(
        "segue-action", "The segue's segue action is not a method of the class that would call it.",
        advice: "Declare the method in the class of the scene.")

    static let readsSegueTemplates = RefusalCode(
        "reads-segue-templates", "Code looks through the segues of view controllers by themselves.",
        advice: "Take the use of `storyboardSegueTemplates` away first.")

    // MARK: Classes

    static let classNotBuilt = RefusalCode(
        "class-not-built", "No target builds the file of the class, so none would build its coordinator.",
        advice: "Add the file to a target.")

    static let otherSystem = RefusalCode(
        "other-system", "A target without UIKit builds the class as well.",
        advice: "Take the file out of that target.")

    static let syntaxError = RefusalCode(
        "syntax-error", "The file of the class does not parse, or the class is not where it was read.",
        advice: "Mend its syntax errors.")

    static let genericClass = RefusalCode(
        "generic-class", "The class is generic.",
        advice: "Give the screen a class that is not.")

    static let nestedClass = RefusalCode(
        "nested-class", "The class is declared inside another type.",
        advice: "Move it to the top level of its file.")

    static let conditionalClass = RefusalCode(
        "conditional-class", "The class is declared inside `#if`.",
        advice: "Declare it once, outside of conditions.")

    static let availableClass = RefusalCode(
        "available-class", "Something that the coordinator would name is there on some systems alone.",
        advice: "Raise the deployment target, or leave the segue.")

    static let privateClass = RefusalCode(
        "private-class", "Only its own file sees the class.",
        advice: "Make it internal.")

    static let swift2 = RefusalCode(
        "swift-2", "The code is written in Swift 2.",
        advice: "Convert the target to a current Swift.")

    // MARK: Code that performs segues

    static let overridesPerformSegue = RefusalCode(
        "overrides-perform-segue",
        "A class has its own `performSegue(withIdentifier:sender:)`, which calls go through.",
        advice: "Remove the override, or leave the segue.")

    static let segueStaysElsewhere = RefusalCode(
        "segue-stays-elsewhere", "The code that performs the segue performs another one too, which stays.",
        advice: "Give the segues different identifiers, or let the other one become code as well.")

    static let sharedExtension = RefusalCode(
        "shared-extension", "A method that several classes share performs the segue.",
        advice: "Move the call into the class of the scene.")

    static let callOfSuper = RefusalCode(
        "super", "`super` is asked to perform the segue.",
        advice: "Ask `self`.")

    static let otherModule = RefusalCode(
        "other-module", "Code of another module would have to name what the change writes.",
        advice: "Move the code into one module.")

    static let customSegue = RefusalCode(
        "custom-segue", "What the segue's class does cannot be done by code for certain.",
        advice: "Show the destination in code, or let the segue have a kind of the system.")

    static let generatedSegue = RefusalCode(
        "generated-segue", "Code that stays says a symbol that a generator makes of the segue.",
        advice: "Write the identifier as text there, or let the segue stay.")
}
