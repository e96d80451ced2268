import Foundation
public import ProjectFiles
public import ProjectGraph
public import SourceText
import SwiftCode

/// A project as it was found on disk: its graph, and the files that are not part of it with the reasons.
public struct LoadedProject: Sendable {
    /// Absolute.
    public var root: String { workspace.root }
    /// The folder on disk.
    let workspace: Workspace
    public let graph: ProjectGraph
    public let leftOut: [LeftOut]
    /// The files that the folder had.
    public let scan: WorkspaceScan
    /// Bytes of the files that were read.
    public let bytesRead: Int

    /// Scans, reads and links a project. Files are read and parsed on the same threads.
    ///
    /// - Parameters:
    ///   - workspace: the project's folder.
    ///   - scan: what lies in it, where somebody has looked already.
    ///   - threads: how many threads read and parse; the outcome does not depend on it.
    ///   - meter: is told how far it is.
    public static func load(
        _ workspace: Workspace, scan: WorkspaceScan? = nil, threads: Int = defaultThreadCount, meter: WorkMeter? = nil
    ) -> LoadedProject {
        meter?.begin("Looking for files in \(workspace.root)")
        return load(workspace, scan ?? workspace.scan(), threads: threads, meter).readingIgnoredMembers(
            threads: threads)
    }

    private static func load(
        _ workspace: Workspace, _ scan: WorkspaceScan, threads: Int, _ meter: WorkMeter?
    ) -> LoadedProject {
        let log = ReadLog()
        // Two names that differ in their Unicode form alone are one string in Swift: the second is left out, by name.
        var names: Set<String> = []
        let scanned = scan.files.filter { file in
            let isNew = names.insert(file.path).inserted
            if !isNew { log.leaveOut(LeftOut(path: file.path, reason: .sameName)) }
            return isNew
        }
        // All files in one call, which looks at each folder once; file by file it would look at all those above each.
        let readable = scanned.filter { ProjectGraph.reads($0.path, $0.kind) }.map(\.path)
        let read = workspace.readAll(readable, threads: threads)
        let files = Dictionary(uniqueKeysWithValues: read.map { ($0.path, $0.bytes) })
        meter?.begin("Reading the files of \(workspace.root)", total: read.count)
        let graph = ProjectGraph.load(paths: scanned.map(\.path), threads: threads) { path in
            if files[path] != nil { meter?.advance() }
            switch files[path] {
            case nil: return nil
            case .failure(let error):
                log.leaveOut(LeftOut(path: path, reason: error.leftOutReason))
                return nil
            case .success(let bytes):
                log.count(bytes.count)
                return SourceText(path: path, bytes: bytes)
            }
        }
        // The graph keeps the text of generated code, which may name what moves, and looks for nothing else in it.
        let generated = graph.generatedSwift
        let generatedSize = generated.reduce(0) { $0 + $1.bytes.count }
        let refused = graph.refusedSwift.map { LeftOut(path: $0.path, reason: $0.refusal.leftOutReason) }
        let leftOut =
            (scan.leftOut + log.leftOut + refused + generated.map { LeftOut(path: $0.path, reason: .generated) }).sorted
        {
            ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue)
        }
        return LoadedProject(
            workspace: workspace, graph: graph, leftOut: leftOut, scan: scan, bytesRead: log.bytes - generatedSize)
    }
}

extension WorkspaceError {
    fileprivate var leftOutReason: LeftOutReason {
        switch self {
        case .tooLarge: .tooLarge
        case .leavesProject: .symbolicLink
        default: .unreadable
        }
    }
}

extension SwiftRefusal {
    var leftOutReason: LeftOutReason {
        if case .time = reason { .takesTooLong } else { .tooDeep }
    }
}

private final class ReadLog: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var leftOut: [LeftOut] = []
    private(set) var bytes = 0

    func leaveOut(_ file: LeftOut) { lock.withLock { leftOut.append(file) } }

    func count(_ bytes: Int) { lock.withLock { self.bytes += bytes } }
}
