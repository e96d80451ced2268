extension Workspace {
    /// Finishes or takes back a run that was interrupted, so that all of it or nothing of it is on disk.
    ///
    /// Gives nil where no run was interrupted; then nothing is written. To be called before a run, never to read.
    ///
    /// - Parameter adopting: whether the user says that a journal is theirs which their secret does not seal.
    public func recover(adopting: Bool = false) throws -> Recovery? {
        try withRunErrors {
            let disk = try RunDisk(self)
            let traces = [StateFolder.journal, StateFolder.journalDraft]
            guard try traces.contains(where: { try disk.status($0) != nil }) else { return nil }
            let lock = try StateLock(disk)
            defer { withExtendedLifetime(lock) {} }
            let seal = RunSeal(self, isMade: false)
            var recovery: Recovery?
            if let found = try RunJournal.read(StateFolder.journal, disk, seal) {
                guard found.isOwn || adopting else { throw WorkspaceError.foreignJournal(id: found.journal.runID) }
                recovery = try recover(disk, found.journal, seal)
            }
            try disk.remove(StateFolder.journalDraft)
            return recovery
        }
    }

    private func recover(_ disk: RunDisk, _ journal: RunJournal, _ seal: RunSeal) throws -> Recovery {
        var check = TargetCheck(disk)
        _ = try check.check(journal.entries.map(\.path))
        let outcome = try outcome(for: journal, disk)
        do {
            switch outcome {
            case .finished:
                try RunCompletion(disk, journal, seal).finish()
            case .rolledBack:
                try RunRollback(disk, journal, seal).rollBack()
            }
        } catch let failure as StepFailure {
            throw WorkspaceError.notRecovered(
                id: journal.runID, path: failure.path, reason: failure.reason, in: failure.access)
        }
        return Recovery(
            id: journal.runID, label: journal.label, wasUndo: journal.kind == .undo, outcome: outcome,
            paths: journal.entries.map(\.path))
    }

    private func outcome(for journal: RunJournal, _ disk: RunDisk) throws -> Recovery.Outcome {
        guard journal.phase != .staging else { return .rolledBack }
        let standing = try RunStanding(disk, journal)
        if journal.phase == .committing && standing.canFinish { return .finished }
        if standing.canRollBack { return .rolledBack }
        throw WorkspaceError.notRecoverable(
            id: journal.runID, paths: standing.foreign.isEmpty ? journal.entries.map(\.path) : standing.foreign,
            backups: journal.backupFolder)
    }
}
