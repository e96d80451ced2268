/// A file of a run with the bytes that were found and those that are to come.
struct PlannedFile {
    struct Content {
        let bytes: [UInt8]
        let stamp: FileStamp
        /// The file whose extended attributes these bytes go with, if any.
        var attributesOf: String?
    }

    let path: String
    let before: Content?
    let after: Content?
}

/// Brings the files of one run to disk: all of them, or none.
///
/// 1. The journal is written, then backups and, in hidden files beside their targets, the new bytes.
/// 2. The journal says `committing`. From here on a crash leads forward: recovery finishes the run.
/// 3. Every target changes places with its new file; what comes out is looked at.
/// 4. The originals move to the state folder, and the journal becomes the run's record by a rename.
///
/// An error at any step puts everything back.
struct RunTransaction {
    private let disk: RunDisk
    private var journal: RunJournal
    private let files: [PlannedFile]
    private let seal: RunSeal

    /// `journal` comes without entries; they are made from `files`.
    init(_ disk: RunDisk, _ journal: RunJournal, files: [PlannedFile], _ seal: RunSeal) {
        self.disk = disk
        self.journal = journal
        self.files = files
        self.seal = seal
        self.journal.entries = files.map {
            RunJournal.Entry(path: $0.path, before: $0.before?.stamp, after: $0.after?.stamp)
        }
    }

    /// Gives the journal of the run as it was recorded.
    mutating func run() throws -> RunJournal {
        try checkSize()
        do {
            try disk.writeJournal(journal, seal)
            try writeBackups()
            try stageNewFiles()
            try checkNothingChanged()
            journal.phase = .committing
            try disk.writeJournal(journal, seal)
            try RunCompletion(disk, journal, seal).finish()
            return journal
        } catch let crash as SimulatedCrash {
            throw crash
        } catch {
            try rollBack(after: error)
            let failure = StepFailure(error, at: StateFolder.journal)
            throw error as? WorkspaceError
                ?? .rolledBack(path: failure.path, reason: failure.reason, in: failure.access)
        }
    }

    /// Throws for a journal that is too large to be read again: after a crash it would be worthless. That of the
    /// undoing may grow a little, by owners of files that the run made and folders that were removed since.
    private func checkSize() throws {
        let limit = journal.kind == .apply ? RunJournal.largestFile / 2 : RunJournal.largestFile
        guard journal.encoded().count <= limit else {
            throw WorkspaceError.tooManyFiles(count: files.count, limit: limit)
        }
    }

    private func writeBackups() throws {
        try disk.makeFolder(StateFolder.run(journal.runID))
        try disk.makeFolder(journal.backupFolder)
        for (place, file) in zip(journal.files(disk), files) {
            guard let before = file.before else { continue }
            try disk.create(place.backup, before.bytes, before.stamp, attributesOf: before.attributesOf)
        }
        try disk.flushFolder(journal.backupFolder)
    }

    private func stageNewFiles() throws {
        for folder in journal.createdFolders { try disk.makeFolder(folder) }
        for (place, file) in zip(journal.files(disk), files) {
            guard let after = file.after else { continue }
            try disk.create(place.staged, after.bytes, after.stamp, attributesOf: after.attributesOf)
        }
        for folder in journal.touchedFolders { try disk.flushFolder(folder) }
    }

    /// Writing has taken a while: a file that the user saved meanwhile must not be lost.
    private func checkNothingChanged() throws {
        let stale = try files.filter { try disk.contents($0.path) != $0.before?.bytes }.map(\.path)
        guard stale.isEmpty else { throw WorkspaceError.stale(stale) }
    }

    private func rollBack(after error: any Error) throws {
        var saved: Set<String> = []
        if case WorkspaceError.stale(let paths) = error { saved.formUnion(paths) }
        do {
            try RunRollback(disk, journal, seal).rollBack(keeping: saved)
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
