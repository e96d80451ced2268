/// One object of a project: `isa` says what it is; kinds that nobody knows are kept like the others.
public struct XcodeObject: Sendable {
    public let id: String
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

    /// What Xcode shows: the name, or else the path's last part.
    var displayName: String? { string("name") ?? string("path").map(RelativePath.name(of:)) }

    var isSynchronizedFolder: Bool {
        isa == "PBXFileSystemSynchronizedRootGroup" || isa == "PBXFileSystemSynchronizedGroup"
    }
}
