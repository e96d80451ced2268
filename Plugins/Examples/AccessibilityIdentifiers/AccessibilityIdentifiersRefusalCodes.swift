import NibwrightKit

extension RefusalCode {
    static let accessibilityIdentifiers: [RefusalCode] = [
        hasIdentifier, setInCode, identifierTaken, severalOutlets, outletCollection, barButtonItem,
    ]

    static let hasIdentifier = RefusalCode(
        "has-identifier", "The document gives the view an accessibility identifier already.",
        advice: "Nothing is to be done.")

    static let setInCode = RefusalCode(
        "set-in-code", "Code gives the view an accessibility identifier, or its class may.",
        advice: "Keep it there, or take it out of the code first.")

    static let identifierTaken = RefusalCode(
        "identifier-taken", "Another view of the scene has the identifier, or would get it.",
        advice: "Use `style: class.outlet`, or name one of the two yourself.")

    static let severalOutlets = RefusalCode(
        "several-outlets", "Outlets of several names lead to the view.", advice: "Choose a name and give it yourself.")

    static let outletCollection = RefusalCode(
        "outlet-collection", "The view is in an outlet collection and has no outlet of its own.",
        advice: "Connect an outlet, or give the views identifiers yourself.")

    static let barButtonItem = RefusalCode(
        "bar-button-item", "Xcode has no accessibility settings for bar button items.",
        advice: "Set `accessibilityIdentifier` in code, or as a user-defined runtime attribute.")
}
