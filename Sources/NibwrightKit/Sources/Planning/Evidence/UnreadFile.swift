public import ProjectFiles

/// A source or document that the build takes and that was not read, so that what it says is not known.
public struct UnreadFile: Hashable, Sendable {
    /// The reason why it was not read.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        case leftOut(LeftOutReason)
        /// The project names it, and it is not there.
        case absent
        /// The project names it outside of the folder that was given.
        case outside
        /// Its bytes are git-crypt's.
        case encrypted
        /// Its bytes are in Git LFS, which has not fetched them.
        case notFetched

        /// A short name to count by, in lower case with hyphens.
        public var code: String {
            switch self {
            case .leftOut(let reason): reason.rawValue
            case .absent: "absent"
            case .outside: "outside"
            case .encrypted: "encrypted"
            case .notFetched: "not-fetched"
            }
        }

        public var description: String {
            switch self {
            case .leftOut(let reason): reason.description
            case .absent: "not there"
            case .outside: "outside of the project’s folder"
            case .encrypted: "encrypted by git-crypt"
            case .notFetched: "not fetched by Git LFS"
            }
        }
    }

    /// Project-relative; as the project writes it where it lies outside. A folder stands for all that is in it.
    public let path: String
    public let reason: Reason
    /// The names of the targets that build it, sorted; none where everything in the folder is built, as in a package.
    public let targets: [String]

    /// Whether it is a table of translations.
    var isTable: Bool { ProjectFileKind(path: path) == .strings }
}
