import TransformKit

/// Declares the reasons for which a step leaves an element as it is.
extension RefusalCode {
    /// The codes of the steps that change attributes.
    static let ofAttributes: [RefusalCode] = [
        .documentHeader, .unknownAttribute, .objectReference, .otherChildThere, .varies, .translated, .lookedUpName,
        .resourceNotListed,
    ]

    /// The codes of the step that adds a child.
    static let ofChildren: [RefusalCode] = [.documentHeader, .unknownChild, .otherChildThere, .resourceNotListed]

    // MARK: Elements

    static let unknownAttribute = RefusalCode(
        "unknown-attribute", "No known document has the attribute on such an element.",
        advice: "Select only elements that have it, or say `unchecked: true` if you know better.")

    static let unknownChild = RefusalCode(
        "unknown-child", "No known document has such a child in such an element.",
        advice: "Name the list that it belongs to with `section`, or say `unchecked: true` if you know better.")

    // MARK: Values

    static let objectReference = RefusalCode(
        "object-reference", "The value is, or would be, the id of an object: a line from one object to another.",
        advice: "Connect the objects in Interface Builder.")

    static let otherChildThere = RefusalCode(
        "other-child-there", "A child that says something else stands for the same thing.",
        advice: "Look at the child; take it away first if it may go.")

    static let varies = RefusalCode(
        "varies", "The attribute has other values in some size classes, on some devices or in the dark.",
        advice: "Change it in Xcode's inspector, for each variation.")

    static let resourceNotListed = RefusalCode(
        "resource-not-listed", "The document does not list the image or color that the value names.",
        advice: "Choose the image or color once in this document in Xcode, which lists it then.")

    static let nameTaken = RefusalCode(
        "name-taken", "The element has an attribute of the new name already.",
        advice: "Decide which of the two counts, and remove the other.")
}
