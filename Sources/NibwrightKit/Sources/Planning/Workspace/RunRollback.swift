/// Puts everything back as it was before a run, from wherever the run stands.
struct RunRollback {
    private let disk: RunDisk
    private let journal: RunJournal
    private let seal: RunSeal

    init(_ disk: RunDisk, _ journal: RunJournal, _ seal: RunSeal) {
        self.disk = disk
        self.journal = journal
        self.seal = seal
    }

    /// Puts all files back. Removing the journal is the last step, so that a crash in between is recovered from again.
    ///
    /// - Parameter saved: files that another program saved just before the run came to them, and which stay so.
    func rollBack(keeping saved: Set<String> = []) throws {
        if journal.phase != .staging { try restoreTargets(keeping: saved) }
        for file in journal.files(disk) { try file.removeStaged() }
        for folder in journal.createdFolders.reversed() { try disk.removeEmptyFolder(folder) }
        try disk.removeTree(journal.kind == .apply ? StateFolder.run(journal.runID) : journal.backupFolder)
        try disk.remove(StateFolder.journalDraft)
        try disk.remove(StateFolder.journal)
        try disk.flushFolder(StateFolder.path)
    }

    private func restoreTargets(keeping saved: Set<String>) throws {
        var announcement = journal
        announcement.phase = .rollingBack
        // On a full disk this may fail. It only spares recovery from finding out by looking at the files.
        try? disk.writeJournal(announcement, seal)
        for file in journal.files(disk).reversed() {
            do {
                try file.restore()
            } catch let failure as StepFailure where saved.contains(failure.path) && saved.contains(file.path) {}
        }
        for folder in journal.touchedFolders where try disk.status(folder) != nil { try disk.flushFolder(folder) }
    }
}
