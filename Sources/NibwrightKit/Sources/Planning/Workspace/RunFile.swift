/// One file of a run: where its new bytes wait, where its original is kept, and how the two change places.
///
/// The new bytes wait in a hidden file beside the target. Putting them in place is an exchange, after which the
/// original is beside the target; once all files are in place, the originals move to the state folder. Both names
/// follow from the run and the file's number, so that no journal can say otherwise.
struct RunFile {
    let entry: RunJournal.Entry
    let staged: String
    let backup: String
    private let disk: RunDisk

    init(_ number: Int, of journal: RunJournal, _ disk: RunDisk) {
        entry = journal.entries[number]
        staged = ProjectPath.joined(
            ProjectPath.folder(of: entry.path), ".nibwright-\(journal.runID)-\(number).tmp")
        backup = "\(journal.backupFolder)/\(number)"
        self.disk = disk
    }

    var path: String { entry.path }

    /// The path to which the original is copied on its way back from another volume.
    private var copy: String { String(staged.dropLast(4)) + ".back" }

    // MARK: Forward

    /// Puts the new state in place and checks the file that it replaces: if another program saved it in the meantime,
    /// it goes back, and the plan is stale.
    func commit() throws {
        if entry.before == nil {
            guard try disk.move(staged, toFree: path) else { throw WorkspaceError.stale([path]) }
            return
        }
        guard try disk.status(path)?.kind == .file else { throw WorkspaceError.stale([path]) }
        if entry.after == nil {
            guard try disk.move(path, toFree: staged) else { throw StepFailure.changedMeanwhile(staged) }
        } else if try !disk.exchange(staged, with: path) {
            guard try disk.digest(path) == entry.before?.sha256 else { throw WorkspaceError.stale([path]) }
            return try disk.rename(staged, to: path)
        }
        try checkOriginal()
    }

    /// Moves the original to the state folder. A program that had the file open may have written to it since.
    func settle() throws {
        guard try disk.status(staged) != nil else { return }
        guard entry.before != nil else { return try disk.remove(staged) }
        try checkOriginal()
        do {
            try disk.rename(staged, to: backup)
        } catch let failure as StepFailure where failure.isOtherVolume {
            try disk.remove(staged)
        }
    }

    private func checkOriginal() throws {
        var isAsFound = false
        defer { if !isAsFound { putBack() } }
        isAsFound = try disk.digest(staged) == entry.before?.sha256
        guard isAsFound else { throw WorkspaceError.stale([path]) }
    }

    /// Exchanges the files back; a failure is repaired by the rollback, which does the same.
    private func putBack() {
        if entry.after == nil {
            _ = try? disk.move(staged, toFree: path)
        } else {
            _ = try? disk.exchange(staged, with: path)
        }
    }

    // MARK: Back

    /// Puts the file back as the run found it, or as another program saved it just before the run came to it.
    func restore() throws {
        switch try standing() {
        case .untouched: return
        case .foreign: throw StepFailure.changedMeanwhile(path)
        case .settled where entry.before == nil: return try takeOut()
        case .settled: try bringOriginal()
        case .exchanged: break
        }
        if entry.after == nil {
            guard try disk.move(staged, toFree: path) else { throw StepFailure.changedMeanwhile(path) }
        } else if try !disk.exchange(staged, with: path) {
            guard try disk.digest(path) == entry.after?.sha256 else { throw StepFailure.changedMeanwhile(path) }
            try disk.rename(staged, to: path)
        } else if try disk.digest(staged) != entry.after?.sha256 {
            _ = try disk.exchange(staged, with: path)
            throw StepFailure.changedMeanwhile(path)
        }
    }

    /// Removes a file that the run made, unless it has been changed since.
    private func takeOut() throws {
        do {
            _ = try disk.move(path, toFree: backup)
        } catch let failure as StepFailure where failure.isOtherVolume {
            guard try disk.digest(path) == entry.after?.sha256 else { throw StepFailure.changedMeanwhile(path) }
            return try disk.remove(path)
        }
        guard try disk.digest(backup) != entry.after?.sha256 else { return try disk.remove(backup) }
        _ = try disk.move(backup, toFree: path)
        throw StepFailure.changedMeanwhile(path)
    }

    /// Brings the original back beside its target. A rename needs no room on the disk; a copy is only made where the
    /// state folder is on another volume.
    private func bringOriginal() throws {
        for folder in ProjectPath.folders(of: path) where try disk.status(folder) == nil { try disk.makeFolder(folder) }
        do {
            try disk.rename(backup, to: staged)
        } catch let failure as StepFailure where failure.isOtherVolume {
            guard let bytes = try disk.contents(backup), let stamp = entry.before else { throw failure }
            try disk.remove(copy)
            try disk.create(copy, bytes, stamp, attributesOf: backup)
            try disk.rename(copy, to: staged)
        }
    }

    /// Removes what waited beside the target.
    func removeStaged() throws {
        for path in [staged, copy] where try disk.status(path) != nil { try disk.remove(path) }
    }

    // MARK: Where it stands

    enum Standing: Equatable {
        /// The run has not changed the file; another program may have.
        case untouched(isAsFound: Bool)
        /// The new state is there, and the original is beside it.
        case exchanged
        /// The new state is there, and the original, if there was one, is in the state folder.
        case settled
        /// The file is neither as the run found it nor as it made it: another program changed it afterwards.
        case foreign
    }

    func standing() throws -> Standing {
        let (now, beside) = (try disk.digest(path), try disk.digest(staged))
        let (before, after) = (entry.before?.sha256, entry.after?.sha256)
        guard let before else {
            if now == after { return .settled }
            return now == nil || beside == after ? .untouched(isAsFound: now == nil) : .foreign
        }
        guard let after else {
            if now == nil { return beside == nil ? .settled : .exchanged }
            return now == before && beside == nil ? .untouched(isAsFound: true) : .foreign
        }
        if beside == after { return .untouched(isAsFound: now == before) }
        if now == after { return beside == nil ? .settled : .exchanged }
        return now == before ? .untouched(isAsFound: true) : .foreign
    }

    /// Whether the new state is there or can still be put there.
    func canFinish(from standing: Standing) throws -> Bool {
        switch standing {
        case .untouched(let isAsFound):
            return try isAsFound && (entry.after == nil || disk.digest(staged) == entry.after?.sha256)
        case .exchanged: return try disk.digest(staged) == entry.before?.sha256
        case .settled: return true
        case .foreign: return false
        }
    }

    /// Whether the former state is there or can be put there.
    func canRollBack(from standing: Standing) throws -> Bool {
        switch standing {
        case .untouched, .exchanged: return true
        case .settled: return try entry.before == nil || disk.digest(backup) == entry.before?.sha256
        case .foreign: return false
        }
    }
}

extension RunJournal {
    func files(_ disk: RunDisk) -> [RunFile] {
        entries.indices.map { RunFile($0, of: self, disk) }
    }
}
