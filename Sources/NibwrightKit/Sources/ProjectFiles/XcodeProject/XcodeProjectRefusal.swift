public import SourceText

/// Why a `project.pbxproj` was not read.
public enum XcodeProjectRefusal: Error, Hashable, Sendable {
    case empty
    case notText
    case tooLarge
    case conflictMarkers(SourcePosition)
    case tooDeep(limit: Int, SourcePosition)
    case binaryPropertyList
    /// Neither an OpenStep nor an XML property list.
    case malformed(message: String, SourcePosition)
    /// A property list, but not an Xcode project's.
    case notAProject(reason: String)
    /// The description that a tool writes the project from, as far as only running the tool would tell.
    case computed(reason: String)

    /// A short name to count by, in lower case with hyphens.
    public var code: String {
        switch self {
        case .empty: "empty-file"
        case .notText: "not-text"
        case .tooLarge: "too-large"
        case .conflictMarkers: "conflict-markers"
        case .tooDeep: "nested-too-deep"
        case .binaryPropertyList: "binary-property-list"
        case .malformed: "malformed-property-list"
        case .notAProject: "not-a-project"
        case .computed: "computed-description"
        }
    }

    /// What is wrong and what to do about it.
    public var message: String {
        switch self {
        case .empty: "the file is empty; restore it from version control or delete it"
        case .notText: "the file is not text (encrypted or in UTF-16?); decrypt it or leave it out"
        case .tooLarge: "the file is over 1 GiB"
        case .conflictMarkers: "the file holds merge conflict markers; resolve the conflict first"
        case .tooDeep(let limit, _): "values are nested more than \(limit) deep, which no real project is"
        case .binaryPropertyList: "the file is a binary property list; open the project in Xcode and save it"
        case .malformed(let message, _): "the property list is not well-formed: \(message)"
        case .notAProject(let reason): "the property list is no Xcode project: \(reason)"
        case .computed(let reason): "not all of it is stated outright: \(reason)"
        }
    }

    /// Where reading stopped, if it is one place.
    public var position: SourcePosition? {
        switch self {
        case .conflictMarkers(let position), .tooDeep(_, let position), .malformed(_, let position): position
        default: nil
        }
    }
}
