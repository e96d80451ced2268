extension Workspace {
    /// Finishes or takes back a run that was interrupted, so that all of it or nothing of it is on disk.
    ///
    /// Gives nil where no run was interrupted; then nothing is written. To be called before the project is read.
    public func recover() throws -> Recovery? {
        try withRunErrors {
            let disk = RunDisk(self)
            guard try disk.status(StateFolder.path)?.kind == .folder else { return nil }
            let traces = [StateFolder.journal, StateFolder.journalDraft]
            guard try traces.contains(where: { try disk.status($0) != nil }) else { return nil }
            let lock = try StateLock(disk)
            defer { withExtendedLifetime(lock) {} }
            let recovery = try RunJournal.read(StateFolder.journal, in: root).map { try recover(disk, $0) }
            try disk.remove(StateFolder.journalDraft)
            return recovery
        }
    }

    private func recover(_ disk: RunDisk, _ journal: RunJournal) throws -> Recovery {
        try checkJournal(journal)
        let outcome = try outcome(for: journal, disk)
        do {
            switch outcome {
            case .finished:
                try RunCompletion(disk, journal).finish()
            case .rolledBack:
                try RunRollback(disk, journal).rollBack()
            }
        } catch let failure as StepFailure {
            throw WorkspaceError.notRecovered(id: journal.runID, path: failure.path, reason: failure.reason)
        }
        return Recovery(
            id: journal.runID, label: journal.label, wasUndo: journal.kind == .undo, outcome: outcome,
            paths: journal.entries.map(\.path))
    }

    private func outcome(for journal: RunJournal, _ disk: RunDisk) throws -> Recovery.Outcome {
        guard journal.phase != .staging else { return .rolledBack }
        let standing = try RunStanding(disk, journal)
        if standing.foreign.isEmpty {
            if journal.phase == .committing && standing.canFinish { return .finished }
            if standing.canRollBack { return .rolledBack }
        }
        throw WorkspaceError.notRecoverable(
            id: journal.runID, paths: standing.foreign.isEmpty ? journal.entries.map(\.path) : standing.foreign,
            backups: journal.backupFolder)
    }

    /// A journal decides what is renamed and removed, so that one from elsewhere must not lead out of the project.
    private func checkJournal(_ journal: RunJournal) throws {
        try StateFolder.checkRunID(journal.runID)
        for entry in journal.entries {
            try ProjectPath.checkWritable(entry.path)
            if let staged = entry.staged { try ProjectPath.checkWritable(staged) }
            if let backup = entry.backup { try ProjectPath.check(backup) }
        }
        var check = TargetCheck(RunDisk(self))
        _ = try check.check(journal.entries.map(\.path))
        for folder in journal.createdFolders + journal.removedFolders { try ProjectPath.checkWritable(folder) }
    }
}
