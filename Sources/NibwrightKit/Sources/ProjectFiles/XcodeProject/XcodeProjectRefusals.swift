import SourceText

/// Refusals that only a `project.pbxproj`, or a description in its stead, can get.
extension ReadingRefusal {
    static let binaryProject = ReadingRefusal(
        "binary-property-list", "the file is a binary property list; open the project in Xcode and save it")

    /// Neither an OpenStep nor an XML property list.
    static func malformedProject(message: String, _ position: SourcePosition) -> ReadingRefusal {
        ReadingRefusal(
            "malformed-property-list", "the property list is not well-formed: \(message)", at: position)
    }

    /// A property list, but not an Xcode project's.
    static func notAProject(reason: String) -> ReadingRefusal {
        ReadingRefusal("not-a-project", "the property list is no Xcode project: \(reason)")
    }
}
