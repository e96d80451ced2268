/// A file to add to a project, into the same targets, build phases and groups as another one, its origin.
public struct NewFile: Hashable, Sendable {
    /// The path of the new file, relative to the project's folder.
    public let path: String
    /// The file whose targets and group it gets.
    public let origin: String
    /// The document that it is or translates, by its name without extension.
    public let name: String
    /// A file whose variant group it joins; nil to get a group of its own where its origin is in one.
    public let sibling: String?

    public init(path: String, origin: String, name: String, sibling: String? = nil) {
        self.path = path
        self.origin = origin
        self.name = name
        self.sibling = sibling
    }
}
