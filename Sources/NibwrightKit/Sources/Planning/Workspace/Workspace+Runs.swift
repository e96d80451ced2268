extension Workspace {
    /// Writes the files of a plan: all of them, or, after any error, none.
    ///
    /// Every `before` must be what is on disk, byte for byte. `runID` names the run for good; `label` says in words for
    /// people what it is for. Outcomes that change nothing are only verified.
    public func apply(_ outcomes: [FileOutcome], runID: String, label: String) throws -> AppliedRun {
        try StateFolder.checkRunID(runID)
        return try withRunErrors {
            let disk = RunDisk(self)
            let outcomes = outcomes.sorted { ProjectPath.precedes($0.path, $1.path) }
            var check = TargetCheck(disk)
            let statuses = try check.check(outcomes.map(\.path))
            let stale = try outcomes.filter { try disk.contents($0.path) != $0.before }.map(\.path)
            guard stale.isEmpty else { throw WorkspaceError.stale(stale) }
            let files = zip(outcomes, statuses).filter { $0.0.before != $0.0.after }.map { outcome, status in
                PlannedFile(
                    path: outcome.path,
                    before: outcome.before.map { .init(bytes: $0, stamp: FileStamp($0, like: status)) },
                    after: outcome.after.map { .init(bytes: $0, stamp: FileStamp($0, like: status)) })
            }
            guard !files.isEmpty else {
                return AppliedRun(id: runID, label: label, changed: [], created: [], removed: [])
            }
            let folders = check.missingFolders
            return try whileLocked(disk) { history in
                let records = try history.records()
                guard !records.contains(where: { $0.runID == runID }) else {
                    throw WorkspaceError.repeatedRunID(runID)
                }
                let journal = RunJournal(
                    kind: .apply, runID: runID, label: label, sequence: (records.last?.sequence ?? 0) + 1,
                    entries: [], createdFolders: folders, removedFolders: [])
                var transaction = RunTransaction(disk, journal, files: files)
                return AppliedRun(try transaction.run())
            }
        }
    }

    /// Takes back the last applied run that was not undone yet: bytes, modes, created files and their folders.
    ///
    /// Refused when one of the files has changed since. At most ten runs are kept.
    public func undo() throws -> UndoneRun {
        try withRunErrors {
            let disk = RunDisk(self)
            guard try disk.status(StateFolder.runs) != nil else { throw WorkspaceError.nothingToUndo }
            return try whileLocked(disk) { history in
                guard let record = try history.records().last else { throw WorkspaceError.nothingToUndo }
                var check = TargetCheck(disk)
                let statuses = try check.check(record.entries.map(\.path))
                let files = try UndoPlan(disk, record).files(statuses)
                let journal = RunJournal(
                    kind: .undo, runID: record.runID, label: record.label, sequence: record.sequence, entries: [],
                    createdFolders: check.missingFolders, removedFolders: record.createdFolders.reversed())
                var transaction = RunTransaction(disk, journal, files: files)
                return UndoneRun(try transaction.run())
            }
        }
    }

    /// The runs that `undo` can take back, the last one first.
    public func undoableRuns() throws -> [AppliedRun] {
        try withRunErrors { try RunHistory(RunDisk(self)).records().reversed().map(AppliedRun.init) }
    }

    /// Does work on the state folder as the only process that does so, and after no run that was interrupted.
    private func whileLocked<Outcome>(_ disk: RunDisk, _ work: (RunHistory) throws -> Outcome) throws -> Outcome {
        try disk.prepareStateFolder()
        let lock = try StateLock(disk)
        defer { withExtendedLifetime(lock) {} }
        if let journal = try RunJournal.read(StateFolder.journal, in: root) {
            throw WorkspaceError.unfinishedRun(id: journal.runID)
        }
        let history = RunHistory(disk)
        try history.prune()
        return try work(history)
    }

    /// Gives the failure of a step before the run's own, in which nothing was touched yet, its text for people.
    func withRunErrors<Outcome>(_ work: () throws -> Outcome) throws -> Outcome {
        do {
            return try work()
        } catch let failure as StepFailure {
            throw WorkspaceError.rolledBack(path: failure.path, reason: failure.reason)
        }
    }
}

/// Finds out what undoing a run means for each of its files.
private struct UndoPlan {
    private let disk: RunDisk
    private let record: RunJournal

    init(_ disk: RunDisk, _ record: RunJournal) {
        self.disk = disk
        self.record = record
    }

    func files(_ statuses: [FileStatus?]) throws -> [PlannedFile] {
        let current = try record.entries.map { try disk.contents($0.path) }
        let changed = zip(record.entries, current)
            .filter { entry, bytes in bytes.map(SHA256.hexDigest) != entry.after?.sha256 }.map(\.0.path)
        guard changed.isEmpty else {
            throw WorkspaceError.changedSince(id: record.runID, label: record.label, paths: changed)
        }
        let originals = try record.entries.map { try $0.backup.flatMap { try disk.contents($0) } }
        let damaged = zip(record.entries, originals)
            .filter { entry, bytes in bytes.map(SHA256.hexDigest) != entry.before?.sha256 }.map(\.0.path)
        guard damaged.isEmpty else { throw WorkspaceError.backupDamaged(id: record.runID, paths: damaged) }
        return record.entries.indices.map { index in
            let entry = record.entries[index]
            let now = current[index].map { PlannedFile.Content(bytes: $0, stamp: FileStamp($0, like: statuses[index])) }
            let former = originals[index].map { bytes in
                // A mode that the user changed since is the user's: only a file that is gone gets its former one.
                PlannedFile.Content(bytes: bytes, stamp: FileStamp(bytes, like: now?.stamp ?? entry.before!))
            }
            return PlannedFile(path: entry.path, before: now, after: former)
        }
    }
}
