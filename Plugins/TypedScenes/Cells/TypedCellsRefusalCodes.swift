import TransformKit

/// Declares the reasons for which a class of cells gets no identifier, and a call stays.
extension RefusalCode {
    static let receiverUnknown = RefusalCode(
        "receiver-unknown", "It is not known that a list receives the call.",
        advice: "Write the type of the list where it is declared.")
}
