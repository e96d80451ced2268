import SourceText

/// Recognizes the runs that this user made in this folder.
///
/// A journal decides what is renamed and removed, and a project may come with one. So each journal carries a code that
/// can only be made, and checked, with a secret from the user's own state folder. The code covers the journal's bytes
/// and the project's real path.
struct RunSeal {
    /// The reason why there is no secret; then no run is sealed, and none counts as the user's own.
    let problem: UserStateError?
    private let secret: [UInt8]?
    private let root: String

    private static let file = "runs.key"
    private static let prefix = Array("{\n  \"seal\" : \"".utf8)
    private static let suffix = Array("\",\n".utf8)
    private static let codeLength = 64

    /// - Parameter isMade: whether a user who has no secret yet gets one.
    init(_ workspace: Workspace, isMade: Bool) {
        root = workspace.root
        do throws(UserStateError) {
            let found = try workspace.userState.read(Self.file, limit: 64)
            if let found, found.count < 32 { throw .fileUnusable(Self.file, reason: "it is cut short; delete it") }
            secret = isMade && found == nil ? try workspace.userState.add(Self.newSecret(), as: Self.file) : found
            problem = nil
        } catch {
            secret = nil
            problem = error
        }
    }

    private static func newSecret() -> [UInt8] {
        var random = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }

    /// A journal's bytes with their code as its first line, which JSON takes for a member like any other.
    func sealed(_ journal: [UInt8]) -> [UInt8] {
        guard let code = code(of: journal[...]) else { return journal }
        return Self.prefix + Array(code.utf8) + Self.suffix + journal.dropFirst(2)
    }

    /// Whether bytes are sealed with this user's secret for this project.
    func isIntact(_ bytes: [UInt8]) -> Bool {
        let length = Self.prefix.count + Self.codeLength + Self.suffix.count
        guard secret != nil, bytes.count > length, bytes.starts(with: Self.prefix) else { return false }
        let found = bytes[Self.prefix.count..<Self.prefix.count + Self.codeLength]
        let journal = Array("{\n".utf8) + bytes[length...]
        return code(of: journal[...]).map { Array($0.utf8) } == Array(found)
    }

    private func code(of journal: ArraySlice<UInt8>) -> String? {
        secret.map { secret in
            let message = Array("nibwright run\0\(root)\0".utf8) + journal
            return SHA256.hexDigits(SHA256.authenticationCode(of: message, key: secret))
        }
    }
}

extension SHA256 {
    /// The keyed hash of RFC 2104.
    static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        let key = key.count > 64 ? digest(of: key) : key
        let block = key + [UInt8](repeating: 0, count: 64 - key.count)
        return digest(of: block.map { $0 ^ 0x5C } + digest(of: block.map { $0 ^ 0x36 } + message))
    }
}
