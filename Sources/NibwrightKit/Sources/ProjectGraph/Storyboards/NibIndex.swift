public import InterfaceBuilder
public import ProjectFiles

/// Finds xibs by the names that code and property lists use for them.
public struct NibIndex: Sendable {
    private let xibs: NamedDocuments

    init(_ documents: [IBDocument], _ scopes: ProjectScopes) {
        xibs = NamedDocuments(documents, .xib, scopes)
    }

    /// Every nib name of the project, sorted.
    public var names: [String] { xibs.names }

    /// The xibs that a name means in a file, nearest ones only: several where a xib has a copy for each language or
    /// device.
    public func xibs(named name: String, from path: String) -> [IBDocument] {
        xibs.nearest(name, from: path)?.documents ?? []
    }

    /// As `xibs(named:from:)`, with how near they are.
    public func nearest(named name: String, from path: String) -> (documents: [IBDocument], closeness: Closeness)? {
        xibs.nearest(name, from: path)
    }

    /// The xibs that a name means to the code of a target, and in the folder of a file where the target has none of the
    /// name; nil for none.
    public func nearest(
        named name: String, in target: XcodeTarget, near path: String
    ) -> (documents: [IBDocument], closeness: Closeness)? {
        xibs.nearest(name, in: target, near: path)
    }

}
