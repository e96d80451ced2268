public import ProjectFiles

/// An error between Nibwright and the user's files.
public enum WorkspaceError: Error, Hashable, Sendable {
    /// The reason why a path is not part of the project.
    public enum Escape: Hashable, Sendable {
        /// It is absolute, empty or has a part such as `..`.
        case notRelative
        /// This part of it is a symbolic link.
        case link(String)
    }

    case rootMissing(path: String)
    case rootNotFolder(path: String)
    case leavesProject(path: String, because: Escape)
    case reserved(path: String)
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    case tooLarge(path: String, limit: Int = LeftOutReason.largestFile)
    /// Folders that lie in one another, more of them than anything is written to.
    case tooDeep(path: String)
    /// The record of a run of so many files would be larger than `limit` bytes.
    case tooManyFiles(count: Int, limit: Int)
    case repeatedPath(String)
    case invalidRunID(String)
    case repeatedRunID(String)
    /// Files that are not, byte for byte, what the plan was made from.
    case stale([String])
    case readOnly([String])
    /// A file stands where a folder is needed.
    case notFolder(path: String)
    /// Another process is at work in this project.
    case locked(processID: Int?)
    /// An earlier run was interrupted and has not been recovered.
    case unfinishedRun(id: String)
    /// Files that have a second name, which would be parted from them.
    case hardLinked([String])
    /// A step failed; everything is as it was before.
    case rolledBack(path: String, reason: String, in: FileAccess = .writing)
    /// A step failed, and so did putting things back; the journal is still there.
    case notRolledBack(path: String, reason: String, rollBackReason: String)
    /// An interrupted run could not be finished or taken back yet; the journal still exists.
    case notRecovered(id: String, path: String, reason: String, in: FileAccess = .writing)
    /// These files are neither what they were before the interrupted run nor what it would have made of them.
    case notRecoverable(id: String, paths: [String], backups: String)
    case journalUnreadable(path: String, reason: String)
    /// An interrupted run that this user did not make in this folder; its files are unchanged.
    case foreignJournal(id: String)
    /// The record of a run cannot be read; its files are unchanged.
    case recordUnreadable(id: String, reason: String)
    /// The only runs are some that this user did not make in this folder.
    case foreignRun(id: String, label: String)
    case nothingToUndo
    /// Files that changed since the run that was to be undone.
    case changedSince(id: String, label: String, paths: [String])
    /// The originals of a run are gone or damaged.
    case backupDamaged(id: String, paths: [String])
}

/// The access to a file that failed.
public enum FileAccess: Hashable, Sendable {
    case reading, writing
}
