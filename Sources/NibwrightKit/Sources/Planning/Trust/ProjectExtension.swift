/// A plugin or recipe that lies in a project, told from its folder alone: it is not opened by being listed.
public struct ProjectExtension: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case plugin, recipe
    }

    public let kind: Kind
    /// Relative to the project.
    public let path: String
    public let size: Int
    /// Why it cannot be used whoever trusts it: `it is a link`. Nil for a file that can be read.
    public let fault: String?

    /// The last part of the path.
    public var name: String { String(path.split(separator: "/").last ?? "") }
}
