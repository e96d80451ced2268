/// Takes a committed run to its end, from wherever it stands.
struct RunCompletion {
    private let disk: RunDisk
    private let journal: RunJournal

    init(_ disk: RunDisk, _ journal: RunJournal) {
        self.disk = disk
        self.journal = journal
    }

    /// Puts every new file in its place. Renaming the journal is what ends the run; tidying up cannot fail it.
    ///
    /// Folders go as late as can be: putting back what was in them needs room that a full disk may not have.
    func finish() throws {
        try disk.makeFolder(StateFolder.run(journal.runID))
        for entry in journal.entries {
            if let staged = entry.staged {
                if try disk.status(staged) != nil { try disk.rename(staged, to: entry.path) }
            } else {
                try disk.remove(entry.path)
            }
        }
        for folder in journal.touchedFolders where try disk.status(folder) != nil { try disk.flushFolder(folder) }
        for folder in journal.removedFolders { try disk.removeEmptyFolder(folder) }
        try disk.rename(StateFolder.journal, to: StateFolder.record(journal.runID))
        do {
            try disk.flushFolder(StateFolder.path)
            try RunHistory(disk).prune()
        } catch let crash as SimulatedCrash {
            throw crash
        } catch {
            // What is left over is removed after the next run.
        }
    }
}

/// Where the files of an interrupted or failed run stand.
struct RunStanding {
    /// Files that are neither as before nor as after: someone else wrote them.
    private(set) var foreign: [String] = []
    /// Whether every file is as after, or can still be brought there.
    private(set) var canFinish = true
    /// Whether every file is as before, or can be brought back.
    private(set) var canRollBack = true

    init(_ disk: RunDisk, _ journal: RunJournal) throws {
        for entry in journal.entries {
            let found = try disk.digest(entry.path)
            let isBefore = found == entry.before?.sha256
            let isAfter = found == entry.after?.sha256
            if !isBefore && !isAfter { foreign.append(entry.path) }
            if !isAfter {
                if let staged = entry.staged, try disk.digest(staged) != entry.after?.sha256 { canFinish = false }
            }
            if !isBefore {
                if let backup = entry.backup, try disk.digest(backup) != entry.before?.sha256 { canRollBack = false }
            }
        }
    }
}

extension RunDisk {
    /// The hash of a file, or nil where there is none.
    func digest(_ path: String) throws -> String? {
        try contents(path).map(SHA256.hexDigest)
    }
}
