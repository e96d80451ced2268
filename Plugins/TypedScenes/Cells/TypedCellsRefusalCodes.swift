import TransformKit

/// Declares the reasons for which a class of cells gets no identifier, and a call stays.
extension RefusalCode {
    static let severalIdentifiers = RefusalCode(
        "several-identifiers", "Documents have the class under several reuse identifiers.",
        advice: "Give the cells one identifier, if they are the same.")

    static let inheritedIdentifier = RefusalCode(
        "inherited-identifier",
        "A superclass has a reuse identifier too, and Swift takes no second one in an extension.",
        advice: "Give the superclass's cell a class of its own.")

    static let receiverUnknown = RefusalCode(
        "receiver-unknown", "It is not known that a list receives the call.",
        advice: "Write the type of the list where it is declared.")
}
