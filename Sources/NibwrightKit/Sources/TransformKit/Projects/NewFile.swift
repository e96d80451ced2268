/// A file that comes into a project as another one is in it.
public struct NewFile: Hashable, Sendable {
    /// The path of the new file, relative to the project's folder.
    public let path: String
    /// The file whose targets build it.
    public let origin: String
    /// The document that it is or translates, by its name without extension.
    public let name: String
    /// A file whose group of languages it joins; nil for one that gets a group as its origin has one.
    public let sibling: String?

    public init(path: String, origin: String, name: String, sibling: String? = nil) {
        self.path = path
        self.origin = origin
        self.name = name
        self.sibling = sibling
    }
}
