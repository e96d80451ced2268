import TransformKit

/// Declares the reasons for which what names a segue stays.
extension RefusalCode {
    static let noSuchSegue = RefusalCode(
        "no-such-segue", "No scene of the class whose code it is has the segue.",
        advice: "See lint, or name the segue in the class that has it.")

    static let segueForm = RefusalCode(
        "segue-form", "The code uses the identifier in another way than to perform or to compare it.",
        advice: "Write `Segues.name.rawValue` by hand.")
}
