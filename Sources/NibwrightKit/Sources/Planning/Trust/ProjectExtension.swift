import PluginHost

/// A plugin or recipe that lies in a project, known by its folder alone: listing it does not open it.
public struct ProjectExtension: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case plugin, recipe
    }

    public let kind: Kind
    /// Whether it is a plugin's source, which is compiled when it is needed.
    public var isSource: Bool { kind == .plugin && PluginFile.isSourceName(path) }
    /// Relative to the project.
    public let path: String
    public let size: Int
    /// The reason why it cannot be used even if it is trusted: `it is a link`. Nil for a file that can be read.
    public let fault: String?

    /// The last part of the path.
    public var name: String { String(path.split(separator: "/").last ?? "") }
}
