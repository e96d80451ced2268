import TransformKit

/// Declares the reasons for which an outlet stays as it is.
extension RefusalCode {
    /// The refusals that documents, declarations and uses of an outlet can give.
    static let ofOutlets: [RefusalCode] = [
        .noDocumentUsesClass, .neverConnected, .unreadableDocument, .leadsToFilesOwner, .leadsToController,
        .leadsToObjectController, .leadsToHolder, .delegate, .wouldCloseCycle, .windowReleasesItself,
        .unusualDeclaration, .declaredTogether, .declaredAgain, .usedElsewhere, .overridden, .protocolRequirement,
        .usedInObjectiveC,
    ]

    // MARK: Documents

    static let noDocumentUsesClass = RefusalCode(
        "no-document-uses-class", "No document that a target builds names the class or a subclass.",
        advice: "Delete the outlet, or add the document to a target.")

    static let neverConnected = RefusalCode(
        "never-connected", "No object of the class connects the outlet.",
        advice: "Connect it or remove it.")

    static let unreadableDocument = RefusalCode(
        "unreadable-document", "A document that names the class cannot be read.",
        advice: "Mend the document.")

    // MARK: What it leads to

    static let leadsToFilesOwner = RefusalCode(
        "leads-to-files-owner", "The outlet leads to File's Owner, which holds the outlet's owner.",
        advice: "Nothing; it stays weak.")

    static let leadsToController = RefusalCode(
        "leads-to-controller", "The outlet leads to a controller, which may hold the outlet's owner.",
        advice: "Nothing; it stays weak.")

    static let leadsToObjectController = RefusalCode(
        "leads-to-object-controller", "The outlet leads to an object controller, whose bindings may hold File's Owner.",
        advice: "Nothing; it stays weak.")

    static let leadsToHolder = RefusalCode(
        "leads-to-holder", "What the outlet leads to holds the outlet's owner.",
        advice: "Nothing; it stays weak.")

    static let delegate = RefusalCode(
        "delegate", "The outlet is a delegate, or of a type that anything can be.",
        advice: "Nothing; delegates are not held.")

    static let wouldCloseCycle = RefusalCode(
        "would-close-cycle", "What the outlet leads to holds the owner through strong outlets.",
        advice: "Make one of those outlets weak first.")

    static let windowReleasesItself = RefusalCode(
        "window-releases-itself", "The window releases itself when it is closed.",
        advice: "Clear Release When Closed first.")

    // MARK: Declarations

    static let unusualDeclaration = RefusalCode(
        "unusual-declaration",
        "The declaration is overridden, computed, lazy, static, constant or has an initial value.",
        advice: "Write it as a plain outlet, or change it by hand.")

    static let declaredTogether = RefusalCode(
        "declared-together", "One declaration declares several outlets.",
        advice: "Give each a declaration of its own.")

    static let declaredAgain = RefusalCode(
        "declared-again", "The class declares the outlet several times, for several builds.",
        advice: "Change all of them by hand, or none.")

    // MARK: Access

    static let usedElsewhere = RefusalCode(
        "used-elsewhere", "The outlet is used, or may be, outside of its type or file.",
        advice: "Nothing; or move that use into the type.")

    static let overridden = RefusalCode(
        "overridden", "A subclass declares the outlet again.",
        advice: "Nothing; it stays visible.")

    static let protocolRequirement = RefusalCode(
        "protocol-requirement", "A protocol may require the outlet.",
        advice: "Nothing; it stays visible.")

    static let usedInObjectiveC = RefusalCode(
        "used-in-objective-c", "An Objective-C file names both the class and the outlet.",
        advice: "Nothing; it stays visible.")
}
