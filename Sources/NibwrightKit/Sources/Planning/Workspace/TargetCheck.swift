/// Looks at the files of a run before anything is written: nothing may leave the project, and all must be writable.
struct TargetCheck {
    private let disk: RunDisk
    private var knownFolders: [String: Bool] = [:]
    /// Folders that have to be made, each after the one it is in.
    private(set) var missingFolders: [String] = []
    private var readOnly: [String] = []

    init(_ disk: RunDisk) {
        self.disk = disk
    }

    /// Checks all paths, which are sorted, and gives what is at each of them.
    mutating func check(_ paths: [String]) throws -> [FileStatus?] {
        for (path, next) in zip(paths, paths.dropFirst()) where path == next { throw WorkspaceError.repeatedPath(path) }
        let statuses = try paths.map { try check($0) }
        guard readOnly.isEmpty else { throw WorkspaceError.readOnly(readOnly) }
        return statuses
    }

    private mutating func check(_ path: String) throws -> FileStatus? {
        try ProjectPath.checkWritable(path)
        var isFolderWritable = true
        for folder in [""] + ProjectPath.folders(of: path) {
            isFolderWritable = try knownFolders[folder] ?? look(at: folder, toward: path)
            knownFolders[folder] = isFolderWritable
        }
        let status = try disk.status(path)
        switch status?.kind {
        case nil:
            if !isFolderWritable { readOnly.append(path) }
        case .file:
            if !isFolderWritable || !SystemCalls.mayWrite(disk.absolute(path), status!) { readOnly.append(path) }
        case .link:
            throw WorkspaceError.leavesProject(path: path, because: .link(path))
        case .folder, .other:
            throw WorkspaceError.unreadable(path: path, reason: "it is not a file")
        }
        return status
    }

    /// Whether files can be put into a folder; one that is missing will be made.
    private mutating func look(at folder: String, toward path: String) throws -> Bool {
        guard let status = try disk.status(folder) else {
            missingFolders.append(folder)
            return knownFolders[ProjectPath.folder(of: folder)] ?? true
        }
        switch status.kind {
        case .folder: return SystemCalls.mayWrite(disk.absolute(folder), status)
        case .link: throw WorkspaceError.leavesProject(path: path, because: .link(folder))
        case .file, .other: throw WorkspaceError.notFolder(path: folder)
        }
    }
}
