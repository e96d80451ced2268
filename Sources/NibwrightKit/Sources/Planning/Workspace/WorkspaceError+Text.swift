import SourceText

extension WorkspaceError: CustomStringConvertible {
    /// Says what happened, where, why, and what to do about it.
    public var description: String {
        switch self {
        case .rootMissing(let path):
            "there is no folder \"\(path.printable)\"; check the spelling of the path"
        case .rootNotFolder(let path):
            "\"\(path.printable)\" is not a folder; give the folder that holds the project"
        case .leavesProject(let path, .notRelative):
            "\"\(path.printable)\" is not a plain path inside of the project; write it relative to the project's folder, "
                + "without \"..\""
        case .leavesProject(let path, .link(let link)):
            "\"\(path.printable)\" leads through the symbolic link \"\(link.printable)\"; links are not followed, so name the folder "
                + "that the link leads to as the project"
        case .reserved(let path):
            "\"\(path.printable)\" belongs to git or to Nibwright itself and is never written by a plan; this is an error "
                + "in the transform that proposed it"
        case .unreadable(let path, let reason):
            "\"\(path.printable)\" cannot be read: \(reason)"
        case .unwritable(let path, let reason):
            "\"\(path.printable)\" cannot be written: \(reason)"
        case .tooLarge(let path, let limit):
            "\"\(path.printable)\" is larger than \(limit >> 20) MiB and is not read"
        case .tooDeep(let path):
            "\"\(path.excerpt)\" lies more than \(ProjectPath.mostFolders) folders deep, where nothing is written; "
                + "move the file up or leave it out"
        case .tooManyFiles(let count, let limit):
            "the run has \(count) files, and the record by which it could be undone would be larger than \(limit >> 20) MiB, "
                + "so nothing was written; apply it in parts, by `files:` of the recipe"
        case .repeatedPath(let path):
            "the plan has two outcomes for \"\(path.printable)\"; this is an error in Nibwright, please report it"
        case .invalidRunID(let id):
            "\"\(id.printable)\" cannot name a run; use letters, digits, \"-\", \"_\" and \".\", at most 100"
        case .repeatedRunID(let id):
            "there already is a run \"\(id.printable)\"; give the new one another id"
        case .stale(let paths):
            "\(Self.list(paths)) changed since the plan was made, so nothing was written; make the plan again"
        case .readOnly(let paths):
            "\(Self.list(paths)) cannot be written, so nothing was; make the files and their folders writable and "
                + "apply again"
        case .notFolder(let path):
            "\"\(path.printable)\" is a file, but the plan needs a folder there; move the file away and plan again"
        case .locked(let processID):
            "another run is at work in this project\(processID.map { " (process \($0))" } ?? ""); wait until it has "
                + "ended and try again"
        case .unfinishedRun(let id):
            "the run \"\(id.printable)\" was interrupted; `nibwright undo` takes it back, and `nibwright apply` settles it first"
        case .hardLinked(let paths):
            "\(Self.list(paths)) have a second name (hard link), which would keep the old bytes, so nothing was "
                + "written; replace the files by copies of their own, then try again"
        case .rolledBack(let path, let reason, let access):
            "\"\(path.printable)\" could not be \(access.participle): \(reason); every file is as it was before"
        case .notRolledBack(let path, let reason, let rollBackReason):
            "\"\(path.printable)\" could not be written: \(reason); putting the other files back failed too: "
                + "\(rollBackReason); solve that, then run `nibwright undo`, which takes the run back"
        case .notRecovered(let id, let path, let reason, let access):
            "the run \"\(id.printable)\" is still interrupted, since \"\(path.printable)\" could not be \(access.participle): \(reason); "
                + "solve that, then run `nibwright undo` or `nibwright apply` again"
        case .notRecoverable(let id, let paths, let backups):
            "the interrupted run \"\(id.printable)\" cannot be finished or taken back, since \(Self.list(paths)) changed after "
                + "it; put the originals from \"\(backups.printable)\" where you want them, then delete "
                + "\"\(StateFolder.journal)\""
        case .journalUnreadable(let path, let reason):
            "\"\(path.printable)\" cannot be understood: \(reason); if another version of Nibwright wrote it, use that one, or "
                + "delete the file if the project is as you want it"
        case .foreignJournal(let id):
            "\"\(StateFolder.journal)\" tells of an interrupted run (\(id.printable)) that you did not make in this folder on "
                + "this machine, so it is left alone; if it is yours, `nibwright undo --adopt` settles it, else delete "
                + "that file"
        case .recordUnreadable(let id, let reason):
            "the run \"\(id.printable)\" cannot be undone, since \"\(StateFolder.record(id))\" cannot be understood: \(reason); "
                + "the originals are in \"\(StateFolder.originals(id))\", numbered in the order of their paths; move "
                + "\"\(StateFolder.run(id))\" away once you have what you need, to undo the runs before it"
        case .foreignRun(let id, let label):
            "the last run \"\(label.printable)\" (\(id.printable)) is not one that you made in this folder on this machine, so it is left "
                + "alone; if it is yours (the project was moved or copied), use `nibwright undo --adopt`"
        case .nothingToUndo:
            "there is no run to undo in this project"
        case .changedSince(let id, let label, let paths):
            "the run \"\(label.printable)\" (\(id)) cannot be undone, since \(Self.list(paths)) changed after it; take those "
                + "changes back or commit them and revert by hand"
        case .backupDamaged(let id, let paths):
            "the run \"\(id.printable)\" cannot be undone, since the originals of \(Self.list(paths)) in "
                + "\"\(StateFolder.originals(id))\" are gone or not what they were; use your version control"
        }
    }

    /// The first few paths in quotes, and how many more there are.
    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(5).map { "\"\($0.printable)\"" }.joined(separator: ", ")
        return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
    }
}

extension FileAccess {
    fileprivate var participle: String { self == .reading ? "read" : "written" }
}
