import Foundation
import PluginHost
import SourceText

/// A file that the user trusts, by its bytes.
public struct TrustedFile: Codable, Hashable, Sendable {
    /// Relative to the project.
    public let path: String
    public let size: Int
    public let sha256: String

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        size = bytes.count
        sha256 = SHA256.hexDigest(of: bytes)
    }
}

/// The plugins and recipes that the user trusts, by project. It is kept in the user's state folder, since a project
/// that could declare itself trusted always would.
public struct TrustStore: Sendable {
    private let state: UserStateFolder

    public init(_ state: UserStateFolder = UserStateFolder()) {
        self.state = state
    }

    /// - Parameter root: a project's real path.
    public func files(of root: String) throws(UserStateError) -> [TrustedFile] {
        guard let bytes = try state.read(Self.name(root)) else { return [] }
        guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)), entry.version == 1,
            entry.project == root
        else { throw .fileUnusable(Self.name(root), reason: "it was not written by this version of Nibwright") }
        return entry.files
    }

    /// Trusts these files of a project, and no others any more.
    public func trust(_ files: [TrustedFile], of root: String) throws(UserStateError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entry = Entry(version: 1, project: root, files: files.sorted { $0.path < $1.path })
        guard let bytes = try? encoder.encode(entry) else { return }
        try state.write(Array(bytes), to: Self.name(root))
    }

    /// A copy of a library's bytes that only the user may write to: what was checked is what is loaded, whatever
    /// happens to the project's file in the meantime.
    public func copy(of bytes: [UInt8], sha256: String) throws(UserStateError) -> String {
        let name = "plugin-\(sha256).\(PluginFile.libraryExtension)"
        if try state.read(name, limit: bytes.count) != bytes { try state.write(bytes, to: name) }
        guard let folder = state.path else { throw .noHome }
        return folder + "/" + name
    }

    private static func name(_ root: String) -> String {
        "trust-\(SHA256.hexDigest(of: Array(root.utf8))).json"
    }

    private struct Entry: Codable {
        let version: Int
        let project: String
        let files: [TrustedFile]
    }
}
