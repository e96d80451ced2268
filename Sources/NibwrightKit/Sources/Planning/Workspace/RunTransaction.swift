/// A file of a run with the bytes that were found and those that are to come.
struct PlannedFile {
    struct Content {
        let bytes: [UInt8]
        let stamp: FileStamp
    }

    let path: String
    let before: Content?
    let after: Content?
}

/// Brings the files of one run to disk: all of them, or none.
///
/// 1. The journal is written, then backups and, in hidden files beside their targets, the new bytes.
/// 2. The journal says `committing`. From here on a crash leads forward: recovery finishes the run.
/// 3. Every target is replaced by a rename, or removed.
/// 4. The journal becomes the run's record by a rename.
///
/// An error at any step puts everything back.
struct RunTransaction {
    private let disk: RunDisk
    private var journal: RunJournal
    private let files: [PlannedFile]

    /// `journal` comes without entries; they are made from `files`.
    init(_ disk: RunDisk, _ journal: RunJournal, files: [PlannedFile]) {
        self.disk = disk
        self.journal = journal
        self.files = files
        self.journal.entries = files.enumerated().map { number, file in
            let staged = ProjectPath.joined(
                ProjectPath.folder(of: file.path), ".nibwright-\(journal.runID)-\(number).tmp")
            return RunJournal.Entry(
                path: file.path, staged: file.after == nil ? nil : staged,
                backup: file.before == nil ? nil : "\(journal.backupFolder)/\(number)",
                before: file.before?.stamp, after: file.after?.stamp)
        }
    }

    /// Gives the journal of the run as it was recorded.
    mutating func run() throws -> RunJournal {
        do {
            try disk.writeJournal(journal)
            try writeBackups()
            try stageNewFiles()
            try checkNothingChanged()
            journal.phase = .committing
            try disk.writeJournal(journal)
            try RunCompletion(disk, journal).finish()
            return journal
        } catch let crash as SimulatedCrash {
            throw crash
        } catch {
            try rollBack(after: error)
            let failure = StepFailure(error, at: StateFolder.journal)
            throw error as? WorkspaceError ?? .rolledBack(path: failure.path, reason: failure.reason)
        }
    }

    private func writeBackups() throws {
        try disk.makeFolder(StateFolder.run(journal.runID))
        try disk.makeFolder(journal.backupFolder)
        for (entry, file) in zip(journal.entries, files) {
            guard let backup = entry.backup, let before = file.before else { continue }
            try disk.create(backup, before.bytes, before.stamp)
        }
        try disk.flushFolder(journal.backupFolder)
    }

    private func stageNewFiles() throws {
        for folder in journal.createdFolders { try disk.makeFolder(folder) }
        for (entry, file) in zip(journal.entries, files) {
            guard let staged = entry.staged, let after = file.after else { continue }
            try disk.create(staged, after.bytes, after.stamp)
        }
        for folder in journal.touchedFolders { try disk.flushFolder(folder) }
    }

    /// Writing has taken a while: a file that the user saved meanwhile must not be lost.
    private func checkNothingChanged() throws {
        let stale = try files.filter { try disk.contents($0.path) != $0.before?.bytes }.map(\.path)
        guard stale.isEmpty else { throw WorkspaceError.stale(stale) }
    }

    private func rollBack(after error: any Error) throws {
        do {
            try RunRollback(disk, journal).rollBack()
        } catch let crash as SimulatedCrash {
            throw crash
        } catch let second {
            let failure = StepFailure(error, at: StateFolder.journal)
            throw WorkspaceError.notRolledBack(
                path: failure.path, reason: failure.reason,
                rollBackReason: StepFailure(second, at: StateFolder.journal).reason)
        }
    }
}

extension RunJournal {
    /// The folders whose entries the run changes and which will be there at its end.
    var touchedFolders: [String] {
        var seen: Set<String> = []
        return (entries.map(\.path) + createdFolders).map(ProjectPath.folder(of:)).filter { seen.insert($0).inserted }
    }
}
