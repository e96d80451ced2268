/// The steps that change the disk during a run. Each of them can be made to fail by a test.
///
/// Paths are project-relative. Once a test has simulated a crash, nothing is done any more.
final class RunDisk {
    let root: String
    private let fault: @Sendable (FaultPoint) -> Fault?
    private var stepCount = 0
    private var crash: SimulatedCrash?

    init(_ workspace: Workspace) {
        root = workspace.root
        fault = workspace.fault
    }

    func absolute(_ path: String) -> String {
        path.isEmpty ? root : root + "/" + path
    }

    func status(_ path: String) throws -> FileStatus? {
        try during(path) { () throws(SystemFailure) in try SystemCalls.status(absolute(path)) }
    }

    /// The bytes of a regular file, or nil where there is none.
    func contents(_ path: String) throws -> [UInt8]? {
        do {
            return try SystemCalls.read(absolute(path), limit: Int.max)
        } catch {
            if error.isMissing { return nil }
            throw StepFailure(path: path, reason: error.reason)
        }
    }

    /// Writes a file that must not exist, durably.
    func create(_ path: String, _ bytes: [UInt8], _ stamp: FileStamp) throws {
        try step(.createFile, path)
        let file = try during(path) { () throws(SystemFailure) in try SystemCalls.createFile(absolute(path)) }
        defer { SystemCalls.closeFile(file) }
        let half = bytes.count / 2
        for part in [bytes[..<half], bytes[half...]] {
            try step(.writeFile, path)
            try during(path) { () throws(SystemFailure) in try SystemCalls.write(part, to: file) }
        }
        try step(.flushFile, path)
        try during(path) { () throws(SystemFailure) in
            try SystemCalls.setMode(file, mode: stamp.mode, owner: stamp.owner, group: stamp.group)
            try SystemCalls.flush(file)
        }
    }

    func rename(_ old: String, to new: String) throws {
        try step(.renameFile, new)
        try during(new) { () throws(SystemFailure) in try SystemCalls.rename(absolute(old), to: absolute(new)) }
    }

    /// Removes a file; it is no error if there is none.
    func remove(_ path: String) throws {
        try step(.removeFile, path)
        try during(path) { () throws(SystemFailure) in
            do throws(SystemFailure) {
                try SystemCalls.removeFile(absolute(path))
            } catch  where error.isMissing {}
        }
    }

    /// Makes a folder; it is no error if it is there already.
    func makeFolder(_ path: String) throws {
        try step(.makeFolder, path)
        try during(path) { () throws(SystemFailure) in
            do throws(SystemFailure) {
                try SystemCalls.makeFolder(absolute(path))
            } catch  where error.isExisting {}
        }
    }

    /// Removes a folder if it is there and empty. Gives whether it went.
    @discardableResult
    func removeEmptyFolder(_ path: String) throws -> Bool {
        try step(.removeFolder, path)
        return try during(path) { () throws(SystemFailure) in
            do throws(SystemFailure) {
                try SystemCalls.removeFolder(absolute(path))
                return true
            } catch  where error.isMissing || error.isExisting {
                return false
            }
        }
    }

    /// Removes a folder of our own with all that is in it.
    func removeTree(_ path: String) throws {
        var entries: [FolderListing.Entry] = []
        do {
            try FolderListing.forEach(in: absolute(path)) { entries.append($0) }
        } catch {
            if error.isMissing { return }
            throw StepFailure(path: path, reason: error.reason)
        }
        for name in entries.compactMap(\.name).sorted() {
            let inner = path + "/" + name
            if try status(inner)?.kind == .folder { try removeTree(inner) } else { try remove(inner) }
        }
        try removeEmptyFolder(path)
    }

    func flushFolder(_ path: String) throws {
        try step(.flushFolder, path)
        try during(path) { () throws(SystemFailure) in try SystemCalls.flushFolder(absolute(path)) }
    }

    private func step(_ action: FaultPoint.Action, _ path: String) throws {
        if let crash { throw crash }
        let point = FaultPoint(index: stepCount, action: action, path: path)
        stepCount += 1
        switch fault(point) {
        case nil: return
        case .failure: throw StepFailure(path: path, reason: SystemFailure.noSpace.reason)
        case .crash:
            crash = SimulatedCrash(point: point)
            throw crash!
        }
    }

    private func during<Outcome>(_ path: String, _ call: () throws(SystemFailure) -> Outcome) throws -> Outcome {
        do throws(SystemFailure) {
            return try call()
        } catch {
            throw StepFailure(path: path, reason: error.reason, isOtherVolume: error.isOtherVolume)
        }
    }
}

/// A step that failed, and why.
struct StepFailure: Error {
    let path: String
    let reason: String
    /// Whether a rename would have had to cross from one file system to another.
    let isOtherVolume: Bool

    init(path: String, reason: String, isOtherVolume: Bool = false) {
        self.path = path
        self.reason = reason
        self.isOtherVolume = isOtherVolume
    }

    /// Takes any error of a run for the failure of a step.
    init(_ error: any Error, at path: String) {
        self = error as? StepFailure ?? StepFailure(path: path, reason: "\(error)")
    }
}

extension RunDisk {
    /// Writes the journal so that at any time either the old or the new one is on disk, whole.
    func writeJournal(_ journal: RunJournal) throws {
        let bytes = journal.encoded()
        try remove(StateFolder.journalDraft)
        try create(StateFolder.journalDraft, bytes, FileStamp(bytes, like: nil))
        try rename(StateFolder.journalDraft, to: StateFolder.journal)
        try flushFolder(StateFolder.path)
    }

    /// Makes the folder for our own files, which git is told to ignore.
    func prepareStateFolder() throws {
        for folder in [StateFolder.parent, StateFolder.path, StateFolder.runs] {
            switch try status(folder)?.kind {
            case .folder: continue
            case nil: try makeFolder(folder)
            case .link: throw WorkspaceError.leavesProject(path: StateFolder.path, because: .link(folder))
            default: throw WorkspaceError.notFolder(path: folder)
            }
        }
        let ignoreAll = Array("*\n".utf8)
        guard try contents(StateFolder.ignoreFile) != ignoreAll else { return }
        try remove(StateFolder.ignoreFile)
        try create(StateFolder.ignoreFile, ignoreAll, FileStamp(ignoreAll, like: nil))
    }
}
