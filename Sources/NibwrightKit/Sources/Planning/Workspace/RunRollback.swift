/// Puts everything back as it was before a run, from wherever the run stands.
struct RunRollback {
    private let disk: RunDisk
    private let journal: RunJournal

    init(_ disk: RunDisk, _ journal: RunJournal) {
        self.disk = disk
        self.journal = journal
    }

    /// Removing the journal is the last step, so that a crash in between is recovered from again.
    func rollBack() throws {
        if journal.phase != .staging { try restoreTargets() }
        try removeStaged()
        try disk.removeTree(journal.kind == .apply ? StateFolder.run(journal.runID) : journal.backupFolder)
        try disk.remove(StateFolder.journalDraft)
        try disk.remove(StateFolder.journal)
        try disk.flushFolder(StateFolder.path)
    }

    private func restoreTargets() throws {
        var announcement = journal
        announcement.phase = .rollingBack
        // On a full disk this may fail. It only spares recovery from finding out by looking at the files.
        try? disk.writeJournal(announcement)
        for entry in journal.entries.reversed() {
            let found = try disk.digest(entry.path)
            guard found != entry.before?.sha256 else { continue }
            guard found == nil || found == entry.after?.sha256 else {
                throw StepFailure(path: entry.path, reason: "\"\(entry.path)\" was changed by someone else meanwhile")
            }
            if let backup = entry.backup {
                try restore(backup, entry)
            } else {
                try disk.remove(entry.path)
            }
        }
        for folder in journal.touchedFolders where try disk.status(folder) != nil { try disk.flushFolder(folder) }
    }

    /// A rename needs no room on the disk; a copy is only made where the backup is on another volume.
    private func restore(_ backup: String, _ entry: RunJournal.Entry) throws {
        let folder = ProjectPath.folder(of: entry.path)
        for folder in ProjectPath.folders(of: entry.path) where try disk.status(folder) == nil {
            try disk.makeFolder(folder)
        }
        do {
            try disk.rename(backup, to: entry.path)
        } catch let failure as StepFailure where failure.isOtherVolume {
            guard let bytes = try disk.contents(backup), let stamp = entry.before else { throw failure }
            let copy = ProjectPath.joined(folder, ".nibwright-\(journal.runID)-back.tmp")
            try disk.remove(copy)
            try disk.create(copy, bytes, stamp)
            try disk.rename(copy, to: entry.path)
        }
    }

    private func removeStaged() throws {
        for entry in journal.entries {
            if let staged = entry.staged, try disk.status(staged) != nil { try disk.remove(staged) }
        }
        for folder in journal.createdFolders.reversed() { try disk.removeEmptyFolder(folder) }
    }
}
