import Foundation

/// A place in a project's folder of which only the kind was asked.
struct WorkspaceProbe: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case nothing, file, folder, link, other

        init(_ kind: FileStatus.Kind?) {
            self =
                switch kind {
                case nil: .nothing
                case .file?: .file
                case .folder?: .folder
                case .link?: .link
                case .other?: .other
                }
        }
    }

    let path: String
    let kind: Kind
}

/// The places of a project's folder at which a run looked beside the files that it read.
final class WorkspaceProbes: @unchecked Sendable {
    private let lock = NSLock()
    private var kinds: [String: WorkspaceProbe.Kind] = [:]

    /// Sorted by path.
    var all: [WorkspaceProbe] {
        lock.withLock { kinds.map { WorkspaceProbe(path: $0, kind: $1) }.sorted { $0.path < $1.path } }
    }

    func note(_ path: String, _ kind: WorkspaceProbe.Kind) {
        lock.withLock { kinds[path] = kind }
    }
}

extension Workspace {
    /// The status of what is at a path, itself and not what a link leads to; nil where nothing is or nothing can be seen. That the
    /// run looked there is noted.
    func probe(_ path: String) -> FileStatus? {
        let status = try? SystemCalls.status(absolute(path))
        probes.note(path, WorkspaceProbe.Kind(status?.kind))
        return status
    }
}
