/// What a disk says of a project's files: where it says something else later, a file may have changed, come or gone.
public struct WorkspaceStamp: Hashable, Sendable {
    private let stamps: [String: DiskStamp]

    /// - Parameter others: paths beside the project's own files, such as that of a configuration.
    public init(of workspace: Workspace, and others: [String]) {
        let paths = workspace.scan().files.map(\.path) + others
        stamps = paths.reduce(into: [:]) { $0[$1] = DiskStamp(of: workspace.root + "/" + $1) }
    }
}
