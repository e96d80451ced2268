/// The choice of a project's own plugins and recipes that a command uses.
public enum ExtensionChoice: String, CaseIterable, Sendable {
    /// None of them.
    case none
    /// Those that the user trusts.
    case trusted
    /// All of them: for a machine that runs nothing but projects that it trusts as a whole.
    case all
}

/// A project's plugins and recipes, divided into those that may be used and those that wait for the user's trust.
public struct ProjectTrust: Sendable {
    /// A file that may be used, with the bytes that were compared with the trusted ones.
    public struct Usable: Sendable {
        public let file: ProjectExtension
        public let bytes: [UInt8]
        public let sha256: String
    }

    /// A file that is not used.
    public struct Waiting: Hashable, Sendable {
        public let file: ProjectExtension
        /// The reason why trust would not help; nil for a file that only needs it.
        public let fault: String?
        /// Whether other bytes of this file were trusted.
        public let isChanged: Bool
    }

    public let root: String
    public private(set) var usable: [Usable] = []
    public private(set) var waiting: [Waiting] = []
    /// The reason why the user's trust could not be read; nil where it was.
    public private(set) var problem: String?

    public init(_ extensions: ProjectExtensions, choice: ExtensionChoice, store: TrustStore) {
        root = extensions.root
        guard choice != .none, !extensions.all.isEmpty else { return }
        var trusted: [String: TrustedFile] = [:]
        if choice == .trusted {
            do {
                for file in try store.files(of: root) { trusted[file.path] = file }
            } catch {
                problem = error.description
            }
        }
        for file in extensions.all { add(file, of: extensions, known: trusted[file.path], isAsked: choice == .all) }
    }

    /// Reads a file only where its size is that of the trusted one: a stranger's files cost nothing.
    private mutating func add(
        _ file: ProjectExtension, of extensions: ProjectExtensions, known: TrustedFile?, isAsked: Bool
    ) {
        func wait(_ fault: String?) {
            waiting.append(Waiting(file: file, fault: fault, isChanged: known != nil))
        }
        if let fault = file.fault { return wait(fault) }
        guard isAsked || known?.size == file.size else { return wait(nil) }
        switch extensions.bytes(of: file) {
        case .failure(let failure): wait(failure.reason)
        case .success(let bytes):
            let found = TrustedFile(path: file.path, bytes: bytes)
            guard isAsked || found == known else { return wait(nil) }
            usable.append(Usable(file: file, bytes: bytes, sha256: found.sha256))
        }
    }
}
