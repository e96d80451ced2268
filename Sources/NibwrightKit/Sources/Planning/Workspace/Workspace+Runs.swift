import SourceText

extension Workspace {
    /// Writes the files of a plan: all of them, or, after any error, none.
    ///
    /// Every `before` must be what is on disk, byte for byte. `runID` names the run for good; `label` says in words for
    /// people what it is for. Outcomes that change nothing are only verified.
    public func apply(_ outcomes: [FileOutcome], runID: String, label: String) throws -> AppliedRun {
        try StateFolder.checkRunID(runID)
        return try withRunErrors {
            let disk = try RunDisk(self)
            let outcomes = outcomes.sorted { ProjectPath.precedes($0.path, $1.path) }
            var check = TargetCheck(disk)
            let statuses = try check.check(outcomes.map(\.path))
            let stale = try outcomes.filter { try disk.contents($0.path) != $0.before }.map(\.path)
            guard stale.isEmpty else { throw WorkspaceError.stale(stale) }
            let changing = zip(outcomes, statuses).filter { $0.0.before != $0.0.after }
            try checkOneName(changing)
            let files = changing.map { outcome, status in
                PlannedFile(outcome, status)
            }
            guard !files.isEmpty else {
                return AppliedRun(id: runID, label: label, changed: [], created: [], removed: [], unsealedBecause: nil)
            }
            let folders = check.missingFolders
            return try whileLocked(disk) { history, seal in
                guard try disk.status(StateFolder.run(runID)) == nil else {
                    throw WorkspaceError.repeatedRunID(runID)
                }
                let journal = RunJournal(
                    kind: .apply, runID: runID, label: label, sequence: try history.nextSequence(),
                    entries: [], createdFolders: folders, removedFolders: [])
                var transaction = RunTransaction(disk, journal, files: files, seal)
                return AppliedRun(try transaction.run(), unsealedBecause: seal.problem)
            }
        }
    }

    /// Takes back the last applied run that was not undone yet: bytes, modes, created files and their folders.
    ///
    /// Refused when one of the files has changed since. At most ten runs are kept.
    ///
    /// - Parameter adopting: whether the user says that runs are theirs which their secret does not seal. They come
    ///   after all that it does.
    public func undo(adopting: Bool = false) throws -> UndoneRun {
        try withRunErrors {
            let disk = try RunDisk(self)
            guard try disk.status(StateFolder.runs) != nil else { throw WorkspaceError.nothingToUndo }
            return try whileLocked(disk) { history, seal in
                let record = try history.last(adopting: adopting)
                var check = TargetCheck(disk)
                let statuses = try check.check(record.entries.map(\.path))
                try checkOneName(zip(record.entries, statuses).map { ($0, $1) })
                let files = try UndoPlan(disk, record).files(statuses)
                let journal = RunJournal(
                    kind: .undo, runID: record.runID, label: record.label, sequence: record.sequence, entries: [],
                    createdFolders: check.missingFolders, removedFolders: record.createdFolders.reversed())
                var transaction = RunTransaction(disk, journal, files: files, seal)
                return UndoneRun(try transaction.run())
            }
        }
    }

    /// The runs that `undo` can take back, the last one first.
    public func undoableRuns() throws -> [AppliedRun] {
        try withRunErrors {
            try RunHistory(RunDisk(self), RunSeal(self, isMade: false)).own().reversed().map { AppliedRun($0) }
        }
    }

    /// Does work on the state folder as the only process that does so, and after no run that was interrupted.
    private func whileLocked<Outcome>(_ disk: RunDisk, _ work: (RunHistory, RunSeal) throws -> Outcome) throws
        -> Outcome
    {
        try disk.prepareStateFolder()
        let lock = try StateLock(disk)
        defer { withExtendedLifetime(lock) {} }
        let seal = RunSeal(self, isMade: true)
        if let found = try RunJournal.read(StateFolder.journal, disk, seal) {
            throw WorkspaceError.unfinishedRun(id: found.journal.runID)
        }
        let history = RunHistory(disk, seal)
        try history.prune()
        return try work(history, seal)
    }

    /// Gives the failure of a step before the run's own, in which nothing was touched yet, its text for people.
    func withRunErrors<Outcome>(_ work: () throws -> Outcome) throws -> Outcome {
        do {
            return try work()
        } catch let failure as StepFailure {
            throw WorkspaceError.rolledBack(path: failure.path, reason: failure.reason, in: failure.access)
        }
    }

    /// Refuses files that have a second name: replacing one would part the two.
    private func checkOneName<File: FileWithPath>(_ files: [(File, FileStatus?)]) throws {
        let linked = files.filter { ($1?.linkCount ?? 1) > 1 }.map(\.0.path)
        guard linked.isEmpty else { throw WorkspaceError.hardLinked(linked) }
    }
}

private protocol FileWithPath {
    var path: String { get }
}

extension FileOutcome: FileWithPath {}
extension RunJournal.Entry: FileWithPath {}

extension PlannedFile {
    fileprivate init(_ outcome: FileOutcome, _ status: FileStatus?) {
        let model = outcome.before == nil ? nil : outcome.path
        let content = { (bytes: [UInt8]) in
            Content(bytes: bytes, stamp: FileStamp(bytes, like: status), attributesOf: model)
        }
        self.init(path: outcome.path, before: outcome.before.map(content), after: outcome.after.map(content))
    }
}

extension RunHistory {
    /// The run that is to be taken back. One that cannot be read may be the last one, so that none is taken before it.
    fileprivate func last(adopting: Bool) throws -> RunJournal {
        var foreign: [RunJournal] = []
        // Read once, as for pruning: what could not be read the second time must not be taken for no run at all.
        let runs = try runs()
        for run in runs {
            switch run {
            case .unreadable(let id, let reason): throw WorkspaceError.recordUnreadable(id: id, reason: reason)
            case .foreign(let journal) where journal.kind == .apply: foreign.append(journal)
            case .own, .foreign, .empty: break
            }
        }
        if let last = Self.own(runs).last { return last }
        guard let last = foreign.max(by: { ($0.sequence, $0.runID) < ($1.sequence, $1.runID) }) else {
            throw WorkspaceError.nothingToUndo
        }
        guard adopting else { throw WorkspaceError.foreignRun(id: last.runID, label: last.label) }
        return last
    }
}

/// Decides for each file of a run how to undo the run's change.
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
        let places = record.files(disk)
        let originals = try places.map { try $0.entry.before == nil ? nil : disk.contents($0.backup) }
        let damaged = zip(record.entries, originals)
            .filter { entry, bytes in bytes.map(SHA256.hexDigest) != entry.before?.sha256 }.map(\.0.path)
        guard damaged.isEmpty else { throw WorkspaceError.backupDamaged(id: record.runID, paths: damaged) }
        return record.entries.indices.map { index in
            let entry = record.entries[index]
            let now = current[index].map { bytes in
                PlannedFile.Content(
                    bytes: bytes, stamp: FileStamp(bytes, like: statuses[index]), attributesOf: entry.path)
            }
            let former = originals[index].map { bytes in
                // A mode that the user changed since is the user's: only a file that is gone gets its former one.
                PlannedFile.Content(
                    bytes: bytes, stamp: FileStamp(bytes, like: now?.stamp ?? entry.before!),
                    attributesOf: now?.attributesOf ?? places[index].backup)
            }
            return PlannedFile(path: entry.path, before: now, after: former)
        }
    }
}
