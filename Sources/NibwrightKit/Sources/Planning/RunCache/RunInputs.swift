import ProjectFiles
import ProjectGraph
import SourceText

/// A project as its folder shows it before a file is opened: what lies there, and the stamp of each file that would be read.
///
/// The stamps are taken before the bytes are. So a file that changes in between has the stamp of its old bytes beside the digest of
/// its new ones, which costs the next run a look into the file and never gives it a wrong answer.
public struct RunInputs: Sendable {
    /// Stamps are not believed where a file changed so shortly before they were taken: it may change again without another stamp,
    /// since some disks count seconds.
    private static let doubtfulAge: Int64 = 2_000_000_000

    let workspace: Workspace
    /// What lies in the project's folder.
    public let scan: WorkspaceScan
    private let stamps: [String: DiskStamp]
    private let began: Int64
    /// The digest of all that the scan says: names, what is left out, and where links lead.
    let digestOfNames: [UInt8]

    /// Looks through the project's folder, and into no file of code or of Interface Builder.
    public init(_ workspace: Workspace) {
        self.workspace = workspace
        began = DiskStamp.now
        scan = workspace.scan()
        var stamps: [String: DiskStamp] = [:]
        for file in scan.files where ProjectGraph.reads(file.path, file.kind) {
            stamps[file.path] = DiskStamp(of: workspace.absolute(file.path))
        }
        self.stamps = stamps
        digestOfNames = Self.digest(of: scan, workspace)
    }

    /// A file's stamp, taken before its bytes are read; nil where it says nothing for certain.
    func stamp(of path: String) -> DiskStamp? {
        // What git ignores and a target builds is in no scan.
        guard let stamp = stamps[path] else { return nil }
        return isBelieved(stamp) ? stamp : nil
    }

    /// The stamp of what is at a path now, be it in the scan or not; nil where nothing is.
    func presentStamp(of path: String) -> DiskStamp? { stamps[path] ?? DiskStamp(of: workspace.absolute(path)) }

    /// What is at a path now; a link is not followed.
    func kind(at path: String) -> WorkspaceProbe.Kind {
        WorkspaceProbe.Kind((try? SystemCalls.status(workspace.absolute(path)))?.kind)
    }

    /// Whether a stamp that was taken now tells whether a file has changed.
    func isBelieved(_ stamp: DiskStamp) -> Bool {
        max(stamp.modified, stamp.changed) < began - Self.doubtfulAge
    }

    private static func digest(of scan: WorkspaceScan, _ workspace: Workspace) -> [UInt8] {
        var text: [UInt8] = []
        func add(_ word: some StringProtocol) {
            text += word.utf8
            text.append(0)
        }
        for file in scan.files { add(file.path) }
        add("")
        for entry in scan.leftOut {
            add(entry.path)
            add("\(entry.reason.rawValue) \(entry.isFolder) \(entry.fileCount ?? -1)")
            if entry.reason == .symbolicLink { add(SystemCalls.realPath(workspace.absolute(entry.path)) ?? "") }
        }
        add("")
        for path in scan.fontFiles { add(path) }
        return SHA256.digest(of: text)
    }
}
