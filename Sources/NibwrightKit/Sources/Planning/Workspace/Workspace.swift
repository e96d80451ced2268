import ProjectFiles
import SourceText

/// One project's folder on disk: the one type that reads and writes the user's files.
///
/// Every path that goes in or comes out is relative to the root. Symbolic links below the root are never followed.
public struct Workspace: Sendable {
    /// Absolute, without links, `.` and `..`.
    public let root: String
    /// The folder of the user's secret, by which the user's own runs are known.
    let userState: UserStateFolder
    let fault: @Sendable (FaultPoint) -> Fault?
    /// Where this run looked beside the files that it read.
    let probes = WorkspaceProbes()

    /// Opens a folder.
    ///
    /// - Throws: `WorkspaceError` where it is not there, is no folder or cannot be looked at.
    public init(root: String, userState: UserStateFolder = UserStateFolder()) throws {
        try self.init(root: root, userState: userState, fault: { _ in nil })
    }

    /// Opens a folder for a test, which may make any single step of a write fail or stop.
    @_spi(FaultInjection) public init(
        root: String, userState: UserStateFolder = UserStateFolder(),
        fault: @escaping @Sendable (FaultPoint) -> Fault?
    ) throws {
        guard let resolved = SystemCalls.realPath(root) else { throw WorkspaceError.rootMissing(path: root) }
        guard try Self.status(resolved, shown: root)?.kind == .folder else {
            throw WorkspaceError.rootNotFolder(path: root)
        }
        self.root = resolved
        self.userState = userState
        self.fault = fault
    }

    /// Lists the project's files, and what was left out and why; the same on every run.
    public func scan() -> WorkspaceScan {
        FolderWalk.scan(root: root)
    }

    /// The bytes of one file.
    public func read(_ path: String) throws -> [UInt8] { try readFile(path) }

    func readFile(_ path: String) throws(WorkspaceError) -> [UInt8] {
        try ProjectPath.check(path)
        for folder in ProjectPath.folders(of: path) { try checkNoLink(folder, toward: path) }
        return try readBelowCheckedFolder(path)
    }

    /// One file's bytes, or why there are none.
    public struct ReadFile: Sendable {
        public let path: String
        public let bytes: Result<[UInt8], WorkspaceError>
    }

    /// Reads many files on several threads. Results stand in the order of `paths`, each with its own error if any.
    public func readAll(_ paths: [String], threads: Int) -> [ReadFile] {
        let links = links(above: paths)
        return concurrentMap(paths, threads: threads) { path in
            do throws(WorkspaceError) {
                try ProjectPath.check(path)
                if !links.isEmpty, let link = ProjectPath.folders(of: path).first(where: links.contains) {
                    throw .leavesProject(path: path, because: .link(link))
                }
                return ReadFile(path: path, bytes: .success(try readBelowCheckedFolder(path)))
            } catch {
                return ReadFile(path: path, bytes: .failure(error))
            }
        }
    }

    /// The folders above any of the paths that are links, each folder looked at once.
    private func links(above paths: [String]) -> Set<String> {
        var seen: Set<String> = []
        var links: Set<String> = []
        for path in paths {
            var folder = ProjectPath.folder(of: path)
            while !folder.isEmpty, seen.insert(folder).inserted {
                if (try? SystemCalls.status(absolute(folder)))?.kind == .link { links.insert(folder) }
                folder = ProjectPath.folder(of: folder)
            }
        }
        return links
    }

    private func readBelowCheckedFolder(_ path: String) throws(WorkspaceError) -> [UInt8] {
        do {
            return try SystemCalls.read(absolute(path), limit: LeftOutReason.largestFile)
        } catch {
            if error.isTooLarge { throw .tooLarge(path: path) }
            if error.isLink { throw .leavesProject(path: path, because: .link(path)) }
            throw .unreadable(path: path, reason: error.isInvalid ? "it is no regular file" : error.reason)
        }
    }

    private func checkNoLink(_ folder: String, toward path: String) throws(WorkspaceError) {
        if try Self.status(absolute(folder), shown: folder)?.kind == .link {
            throw .leavesProject(path: path, because: .link(folder))
        }
    }

    func absolute(_ path: String) -> String {
        path.isEmpty ? root : root + "/" + path
    }

    private static func status(_ path: String, shown: String) throws(WorkspaceError) -> FileStatus? {
        do {
            return try SystemCalls.status(path)
        } catch {
            throw .unreadable(path: shown, reason: error.reason)
        }
    }
}
