import TransformKit

/// Declares the reasons for which an accessor is not written, or not used.
extension RefusalCode {
    /// The refusals that the file and color sets can give.
    static let ofAccessors: [RefusalCode] = [
        .noSwiftFile, .fileNotOurs, .outsideOfStep, .xcodeWritesAccessors, .noSwiftName, .sameAccessorName,
    ]

    /// The refusals that a literal in Swift can give, in the order of the report.
    static let ofLiterals: [RefusalCode] = [
        .noAccessor, .optional, .commentInside, .defaultArgument, .attribute, .inspectable, .inlinable, .compared,
    ]

    // MARK: The file

    static let noSwiftFile = RefusalCode(
        "no-swift-file", "The option `file` is no path of a Swift file below the project's root.",
        advice: "Give a relative path that ends in .swift.")

    static let xcodeWritesAccessors = RefusalCode(
        "xcode-writes-accessors", "Xcode writes the same accessors for a target.",
        advice: "Use Xcode's, or switch its symbol extensions off.")

    // MARK: Color sets

    static let noSwiftName = RefusalCode(
        "no-swift-name", "No name in Swift that is free can be made of the color set's.",
        advice: "Rename the color set, or what has its name in Swift.")

    static let sameAccessorName = RefusalCode(
        "same-accessor-name", "Another color set has the same name in Swift.",
        advice: "Rename one of the two.")

    // MARK: Literals in Swift

    static let noAccessor = RefusalCode(
        "no-accessor", "The color's type has no accessors.",
        advice: "Set `type` or `swiftui`.")

    static let optional = RefusalCode(
        "optional", "The color is an optional or stands behind `try`, and the accessor is neither.",
        advice: "Unwrap it.")

    static let commentInside = RefusalCode(
        "comment-inside", "A comment inside of the literal would be lost.",
        advice: "Move the comment.")

    static let defaultArgument = RefusalCode(
        "default-argument", "A default argument may be seen from where the accessor is not.",
        advice: "Use the accessor by hand where it is visible.")

    static let attribute = RefusalCode(
        "attribute", "The arguments of an attribute may have to be constant.",
        advice: "Nothing; it stays.")

    static let inspectable = RefusalCode(
        "inspectable", "Interface Builder shows the initial value of an inspectable property.",
        advice: "Nothing; it stays.")

    static let inlinable = RefusalCode(
        "inlinable", "The body is copied into other modules, which do not see the accessor.",
        advice: "Make the accessors public, and use them by hand.")

    static let compared = RefusalCode(
        "compared", "The color is compared, and a catalog's color is not equal to one that code makes of numbers.",
        advice: "Compare names or roles in its place.")
}
