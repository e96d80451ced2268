/// The reason why the user's own state folder, or a file in it, is not used.
public enum UserStateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The environment names no folder.
    case noHome
    case notAbsolute(String)
    /// The folder belongs to another user.
    case foreign(String)
    case writableByOthers(String)
    /// The folder could not be opened or made.
    case unusable(String, reason: String)
    /// A file in it could not be read or written.
    case fileUnusable(String, reason: String)

    public var description: String {
        switch self {
        case .noHome:
            "there is no folder for your own state, since HOME is not set; set NIBWRIGHT_STATE_HOME to one"
        case .notAbsolute(let path):
            "NIBWRIGHT_STATE_HOME is \"\(path)\", which is not an absolute path; write it from \"/\" on"
        case .foreign(let path):
            "\"\(path)\" is not used, since it belongs to another user; set NIBWRIGHT_STATE_HOME to a folder of your own"
        case .writableByOthers(let path):
            "\"\(path)\" is not used, since other users may write to it; run: chmod go-w \"\(path)\""
        case .unusable(let path, let reason):
            "\"\(path)\" cannot be used for your own state: \(reason); set NIBWRIGHT_STATE_HOME to another folder"
        case .fileUnusable(let path, let reason):
            "\"\(path)\" cannot be used: \(reason)"
        }
    }
}
