import SourceText

/// Takes a committed run to its end, from wherever it stands.
struct RunCompletion {
    private let disk: RunDisk
    private let journal: RunJournal
    private let seal: RunSeal

    init(_ disk: RunDisk, _ journal: RunJournal, _ seal: RunSeal) {
        self.disk = disk
        self.journal = journal
        self.seal = seal
    }

    /// Puts every new file in its place. Renaming the journal is what ends the run; tidying up cannot fail it.
    ///
    /// Folders go as late as can be: putting back what was in them needs room that a full disk may not have.
    func finish() throws {
        try disk.makeFolder(StateFolder.run(journal.runID))
        let files = journal.files(disk)
        for file in files {
            if case .untouched = try file.standing() { try file.commit() }
        }
        for folder in journal.touchedFolders where try disk.status(folder) != nil { try disk.flushFolder(folder) }
        for file in files { try file.settle() }
        for folder in journal.removedFolders { try disk.removeEmptyFolder(folder) }
        try disk.rename(StateFolder.journal, to: StateFolder.record(journal.runID))
        do {
            try disk.flushFolder(StateFolder.path)
            // The record of a run that was undone; without a seal, pruning would not know it for ours.
            if journal.kind == .undo { try disk.removeTree(StateFolder.run(journal.runID)) }
            try RunHistory(disk, seal).prune()
        } catch let crash as SimulatedCrash {
            throw crash
        } catch {
            // Files that remain are removed after the next run.
        }
    }
}

/// The state of the files of an interrupted run.
struct RunStanding {
    /// Files that are neither as before nor as after: someone else wrote them.
    private(set) var foreign: [String] = []
    /// Whether every file is as after, or can still be brought there.
    private(set) var canFinish = true
    /// Whether every file is as before, or can be brought back.
    private(set) var canRollBack = true

    init(_ disk: RunDisk, _ journal: RunJournal) throws {
        for file in journal.files(disk) {
            let standing = try file.standing()
            if standing == .foreign { foreign.append(file.path) }
            if try !file.canFinish(from: standing) { canFinish = false }
            if try !file.canRollBack(from: standing) { canRollBack = false }
        }
    }
}
