import TransformKit

/// Declares the reasons for which a document is not written anew.
extension RefusalCode {
    static let cannotBeWrittenAnew = RefusalCode(
        "cannot-be-written-anew", "A document is not in UTF-8, has an id twice, or would not read as it was meant.",
        advice: "Open the document in Xcode and save it.")
}
