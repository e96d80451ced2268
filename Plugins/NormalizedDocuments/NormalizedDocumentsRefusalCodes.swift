import TransformKit

/// Declares the reasons for which a document is not written anew.
extension RefusalCode {
    static let cannotBeWrittenAnew = RefusalCode(
        "cannot-be-written-anew", "A document is not in UTF-8, or has an id twice.",
        advice: "Open the document in Xcode and save it.")
}
