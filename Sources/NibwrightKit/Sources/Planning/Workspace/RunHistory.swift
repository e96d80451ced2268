/// The runs that the state folder has records of.
struct RunHistory {
    private let disk: RunDisk
    private let seal: RunSeal

    init(_ disk: RunDisk, _ seal: RunSeal) {
        self.disk = disk
        self.seal = seal
    }

    /// A folder of a run, by the state of its record.
    enum Run {
        case own(RunJournal)
        /// Made by another user, on another machine, or before the project was moved.
        case foreign(RunJournal)
        /// There are files of a run, and its record does not tell which.
        case unreadable(id: String, reason: String)
        /// Nothing is in it.
        case empty(id: String)
    }

    /// Every run, by its folder's name. Links are no folders of runs.
    func runs() throws -> [Run] {
        try disk.names(in: StateFolder.runs).filter { id in
            try disk.status(StateFolder.run(id))?.kind == .folder && (try? StateFolder.checkRunID(id)) != nil
        }.map(run)
    }

    /// This user's applied runs, the oldest first.
    func own() throws -> [RunJournal] { Self.own(try runs()) }

    static func own(_ runs: [Run]) -> [RunJournal] {
        runs.compactMap { if case .own(let journal) = $0, journal.kind == .apply { journal } else { nil } }
            .sorted { $0.sequence < $1.sequence }
    }

    /// The number of the next run. Where nothing can be sealed, all runs are counted alike.
    func nextSequence() throws -> Int {
        let highest = try runs().compactMap { run -> Int? in
            switch run {
            case .own(let journal): journal.sequence
            case .foreign(let journal): seal.problem == nil ? nil : journal.sequence
            // It may be read the next time, with any number that was counted: the minutes since 1970 are more than
            // that.
            case .unreadable: SystemCalls.minutes
            case .empty: nil
            }
        }.max()
        return min((highest ?? 0) + 1, RunJournal.highestSequence)
    }

    /// Removes all but the last runs of this user, and the remains of interrupted or undone ones.
    ///
    /// Runs of other users stay, and so do records that cannot be understood: they may hold the only copy of a file.
    func prune() throws {
        // Read once: a record that could not be read the first time must not be taken for an old one the second time.
        let runs = try runs()
        let kept = Set(Self.own(runs).suffix(StateFolder.keptRuns).map(\.runID))
        for run in runs {
            switch run {
            case .own(let journal) where !kept.contains(journal.runID):
                try disk.removeTree(StateFolder.run(journal.runID))
            case .empty(let id): try disk.removeTree(StateFolder.run(id))
            case .own, .foreign, .unreadable: break
            }
        }
    }

    private func run(_ id: String) throws -> Run {
        do {
            guard let found = try RunJournal.read(StateFolder.record(id), disk, seal) else {
                let isEmpty = try isWithoutFiles(StateFolder.run(id))
                return isEmpty ? .empty(id: id) : .unreadable(id: id, reason: "its record is gone")
            }
            guard found.journal.runID == id else {
                return .unreadable(id: id, reason: "its record is that of another run")
            }
            return found.isOwn ? .own(found.journal) : .foreign(found.journal)
        } catch let WorkspaceError.journalUnreadable(_, reason) {
            return .unreadable(id: id, reason: reason)
        } catch let WorkspaceError.leavesProject(_, because: .link(link)) {
            return .unreadable(id: id, reason: "\"\(link)\" is a symbolic link")
        }
    }

    private func isWithoutFiles(_ folder: String) throws -> Bool {
        try disk.names(in: folder).allSatisfy { name in
            let path = folder + "/" + name
            return try disk.status(path)?.kind == .folder && isWithoutFiles(path)
        }
    }
}
