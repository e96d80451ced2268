import TransformKit

/// The reasons for which code that prepares segues stays, in the styles that leave the segues in the storyboard.
extension RefusalCode {
    /// The codes that only the styles `visitor`, `prepare-methods` and `segue-class` give; they share those of
    /// `ofSegues`.
    static let ofStyles: [RefusalCode] = [
        .attributed, .conditionalCompilation, .noSuperCall, .superclassKeepsPrepare,
        .baseClassMissing, .targets, .nameTaken, .handledTwice, .noSegue, .segueNotFound, .destinationClass,
        .seguesAlike, .segueWithoutIdentifier, .segueWithoutName, .identifierNoName, .identifierClash, .commonCode,
        .relatedDestinations, .container, .handsNothing, .handsMore, .deprecatedKind, .moduleUnknown,
        .identifierUnclear, .identifierMissing,
        .identifierUsed, .identifierValue, .segueUsed, .shadowed, .nested, .leftByBreak, .fallsThrough,
    ]

    // MARK: Methods and classes

    static let attributed = RefusalCode(
        "attributed", "`prepare(for:sender:)` has an attribute, such as `@available`, that would be lost.",
        advice: "Take the attribute away.")

    static let conditionalCompilation = RefusalCode(
        "conditional-compilation", "The code stands in a `#if`, so that it is other code in another build.",
        advice: "Write it outside of conditions.")

    static let noSuperCall = RefusalCode(
        "no-super-call", "The method does not always call `super`, and a superclass may prepare segues as well.",
        advice: "Call `super.prepare(for:sender:)` first.")

    static let superclassKeepsPrepare = RefusalCode(
        "superclass-keeps-prepare", "A superclass whose method stays prepares segues without calling `super`.",
        advice: "Let the superclass call `super`, or change it as well.")

    static let baseClassMissing = RefusalCode(
        "base-class-missing",
        "The base classes that are there have none for this kind of controller, or its kind is not known.",
        advice: "Add one beside the others.")

    static let targets = RefusalCode(
        "targets", "No file is built by all targets that would need the base class.",
        advice: "Put one of the files into all of these targets.")

    static let nameTaken = RefusalCode(
        "name-taken", "The project has something of the name that would be written.",
        advice: "Rename what has the name.")

    static let handledTwice = RefusalCode(
        "handled-twice", "A superclass prepares the same segue or destination as well.",
        advice: "Prepare it in one of the classes.")

    // MARK: Segues of a method

    static let noSegue = RefusalCode(
        "no-segue", "No segue of a storyboard leads away from the class.",
        advice: "Delete the method, or give the scene its class.")

    static let segueNotFound = RefusalCode(
        "segue-not-found", "What the code prepares is a segue that no storyboard has.",
        advice: "Delete the branch, or mend the identifier.")

    static let destinationClass = RefusalCode(
        "destination-class", "The segue leads to no Swift class of this project.",
        advice: "Give the destination a class.")

    static let seguesAlike = RefusalCode(
        "segues-alike", "Several segues need different code, and nothing tells them apart by name.",
        advice: "Give each its own identifier.")

    static let segueWithoutIdentifier = RefusalCode(
        "segue-without-identifier", "The segue has no identifier to name a class after.",
        advice: "Give it one in the attributes inspector.")

    static let segueWithoutName = RefusalCode(
        "segue-without-name", "The segue has neither an identifier nor a known destination to name a method after.",
        advice: "Give it an identifier.")

    static let identifierNoName = RefusalCode(
        "identifier-no-name", "No method can be named after the identifier.",
        advice: "Give the segue an identifier with letters.")

    static let identifierClash = RefusalCode(
        "identifier-clash", "Two identifiers lead to one name of a method.",
        advice: "Make the identifiers differ in more than punctuation.")

    static let commonCode = RefusalCode(
        "common-code", "Several segues share code in `prepare(for:sender:)`, which would be written for each.",
        advice: "Move what they share into a method.")

    static let relatedDestinations = RefusalCode(
        "related-destinations",
        "Of two destinations one is the other's superclass, so that both cannot accept visitors.",
        advice: "Choose another style for these.")

    static let container = RefusalCode(
        "container", "The code prepares a navigation controller itself, and its method would get what this holds.",
        advice: "Prepare what it holds, or leave the segue.")

    static let handsNothing = RefusalCode(
        "hands-nothing",
        "The code for the segue asks nothing of what it shows, so that a class of it had nothing to do.",
        advice: "Nothing; the code stays in `prepare(for:sender:)`.")

    static let handsMore = RefusalCode(
        "hands-more",
        "The code for the segue does more than to set properties of what it shows and to call its methods.",
        advice: "Let the screen do that itself, in a method that takes what it needs.")

    static let deprecatedKind = RefusalCode(
        "deprecated-kind", "A segue of this kind cannot have a class of its own and still do what it does.",
        advice: "Choose a kind of the present in the attributes inspector.")

    static let moduleUnknown = RefusalCode(
        "module-unknown", "The module that the segue's class would be in is not known.",
        advice: "Say the module of the scene's class in the identity inspector.")

    // MARK: Code that cannot be taken apart

    static let identifierUnclear = RefusalCode(
        "identifier-unclear", "Which segues a condition means cannot be told.",
        advice: "Compare `segue.identifier` with a text or a constant.")

    static let identifierMissing = RefusalCode(
        "identifier-missing", "The code takes an identifier for granted, and the segue has none.",
        advice: "Give the segue an identifier.")

    static let identifierUsed = RefusalCode(
        "identifier-used", "The identifier is used for more than to choose.",
        advice: "Write the text itself there.")

    static let identifierValue = RefusalCode(
        "identifier-value", "The value that the project makes of the identifier is used for more than to choose.",
        advice: "Write the case itself there.")

    static let segueUsed = RefusalCode(
        "segue-used", "The segue is handed on or kept.",
        advice: "Hand on its destination.")

    static let shadowed = RefusalCode(
        "shadowed", "A name that the code uses is declared again inside it.",
        advice: "Rename the inner one.")

    static let nested = RefusalCode(
        "nested", "The code is nested too deeply.",
        advice: "Move its inner parts into methods.")

    static let leftByBreak = RefusalCode(
        "break", "Statements follow a `switch` that is left by `break`.",
        advice: "Move them into a method, or into the cases.")

    static let fallsThrough = RefusalCode(
        "fallthrough", "A case falls through to the next one.",
        advice: "Write both values in one case.")
}
