import ProjectFiles
public import TransformKit

/// The state of a project that a plan was made from: hashes of the files that were read, and the names of the others.
///
/// A file that came since may call what moves, so that it makes a plan as stale as one that changed.
public struct Evidence: Hashable, Sendable {
    /// SHA-256 of every file that was read, by path.
    public let hashes: [String: String]
    /// Files of known kinds that were there and of which no bytes were taken, sorted.
    public let others: [String]
    /// Entries that could not be opened or followed, such as links, sorted.
    public let unread: [String]

    /// What stands on nothing, such as a plan that changes nothing.
    public static let none = Evidence(hashes: [:], others: [], unread: [])

    init(hashes: [String: String], others: [String], unread: [String]) {
        self.hashes = hashes
        self.others = others
        self.unread = unread
    }

    init(hashes: [String: String], _ scan: WorkspaceScan) {
        self.hashes = hashes
        others = Set(scan.files.map(\.path)).subtracting(hashes.keys).sorted()
        unread = Self.unread(scan)
    }

    /// Paths that are not what they were when the plan was made: changed, gone, or come since. Sorted.
    public func stalePaths(in workspace: Workspace, threads: Int = defaultThreadCount) -> [String] {
        if hashes.isEmpty, others.isEmpty, unread.isEmpty { return [] }
        let read = workspace.readAll(hashes.keys.sorted(), threads: threads)
        let same = concurrentMap(read, threads: threads) { file in
            (try? file.bytes.get()).map { SHA256.hexDigest(of: $0) } == hashes[file.path]
        }
        var stale = Set(zip(read, same).filter { !$1 }.map(\.0.path))
        let scan = workspace.scan()
        let there = Set(scan.files.map(\.path))
        stale.formUnion(there.subtracting(hashes.keys).symmetricDifference(others))
        // What no scan lists is read all the same where git ignores it and a target builds it.
        let hidden = Set(hashes.keys).subtracting(there)
        if !hidden.isEmpty {
            let graph = LoadedProject.load(workspace, threads: threads).graph
            stale.formUnion(hidden.filter { graph.text(at: $0) == nil })
        }
        stale.formUnion(Set(Self.unread(scan)).subtracting(unread))
        return stale.sorted()
    }

    /// Folders that a build or a package manager fills come and go; nothing in them was or would be read.
    private static func unread(_ scan: WorkspaceScan) -> [String] {
        let reasons: Set<LeftOutReason> = [.symbolicLink, .tooLarge, .unreadable, .nameNotUnicode]
        return Set(scan.leftOut.filter { reasons.contains($0.reason) }.map(\.path)).sorted()
    }
}
