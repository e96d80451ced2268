/// An object of a project. Its `isa` names its kind; objects of unknown kinds are kept like the others.
public struct XcodeObject: Sendable {
    /// The object's id, unique in the project.
    public let id: String
    /// The object's kind: `PBXFileReference`; empty where it names none.
    public let isa: String
    /// The id as written, with its place.
    public let key: OpenStepValue
    /// The object's dictionary.
    public let value: OpenStepValue

    /// From the id to behind the `;`.
    var range: Range<Int> { OpenStepEntry(key: key, value: value).range }

    func string(_ key: String) -> String? { value[key]?.string }

    /// The strings of a list by its key; empty where there is none.
    public func strings(_ key: String) -> [String] { value[key]?.strings ?? [] }

    /// The name that Xcode shows: the object's own, or else the last part of its path.
    var displayName: String? { string("name") ?? string("path").map(RelativePath.name(of:)) }

    var isSynchronizedFolder: Bool {
        isa == "PBXFileSystemSynchronizedRootGroup" || isa == "PBXFileSystemSynchronizedGroup"
    }
}
