import SourceText

/// The steps that change the disk during a run. Each of them can be made to fail by a test.
///
/// Paths are project-relative. Each folder on the way is opened by itself, so that no link is followed, whenever it was
/// put there. Once a test has simulated a crash, nothing is done any more.
final class RunDisk {
    let root: String
    let rootFolder: OpenFolder
    private let fault: @Sendable (FaultPoint) -> Fault?
    private var stepCount = 0
    private var crash: SimulatedCrash?

    init(_ workspace: Workspace) throws(WorkspaceError) {
        root = workspace.root
        fault = workspace.fault
        do {
            rootFolder = try OpenFolder(root)
        } catch {
            throw .unreadable(path: root, reason: error.reason)
        }
    }

    func absolute(_ path: String) -> String {
        path.isEmpty ? root : root + "/" + path
    }

    // MARK: Looking

    func status(_ path: String) throws -> FileStatus? {
        if path.isEmpty { return try during(path, .reading) { () throws(SystemFailure) in try rootFolder.status() } }
        return try unlessMissing { () throws(SystemFailure) in
            let place = try place(path)
            return try place.folder.status(place.name)
        } orFailAt: {
            StepFailure(path: path, $0, .reading)
        }
    }

    /// The bytes of a regular file, or nil where there is none.
    func contents(_ path: String, limit: Int = Int.max) throws -> [UInt8]? {
        try unlessMissing { () throws(SystemFailure) in
            let place = try place(path)
            return try place.folder.read(place.name, limit: limit)
        } orFailAt: {
            StepFailure(path: path, $0, .reading)
        }
    }

    /// The hash of a file, or nil where there is none.
    func digest(_ path: String) throws -> String? {
        try contents(path).map(SHA256.hexDigest)
    }

    /// The names in a folder, sorted; none where there is no folder.
    func names(in path: String) throws -> [String] {
        try unlessMissing { () throws(SystemFailure) in
            try rootFolder.folder(at: path).names()
        } orFailAt: {
            StepFailure(path: path, $0, .reading)
        } ?? []
    }

    func openForWriting(_ path: String) throws -> Int32 {
        try during(path) { () throws(SystemFailure) in
            let place = try place(path)
            return try place.folder.openForWriting(place.name)
        }
    }

    // MARK: Files

    /// Writes a file that must not exist, durably.
    ///
    /// - Parameter model: a file whose extended attributes the new one gets.
    func create(_ path: String, _ bytes: [UInt8], _ stamp: FileStamp, attributesOf model: String? = nil) throws {
        try step(.createFile, path)
        let file = try during(path) { () throws(SystemFailure) in
            let place = try place(path)
            return try place.folder.createFile(place.name)
        }
        defer { SystemCalls.closeFile(file) }
        let half = bytes.count / 2
        for part in [bytes[..<half], bytes[half...]] {
            try step(.writeFile, path)
            try during(path) { () throws(SystemFailure) in try SystemCalls.write(part, to: file) }
        }
        try step(.flushFile, path)
        try during(path) { () throws(SystemFailure) in
            try SystemCalls.setMode(file, mode: stamp.mode, owner: stamp.owner, group: stamp.group)
        }
        if let model { try copyAttributes(of: model, to: file) }
        try during(path) { () throws(SystemFailure) in try SystemCalls.flush(file) }
    }

    private func copyAttributes(of model: String, to file: Int32) throws {
        let source = try during(model, .reading) { () throws(SystemFailure) in
            let place = try place(model)
            return try place.folder.openForReading(place.name)
        }
        defer { SystemCalls.closeFile(source) }
        try during(model) { () throws(SystemFailure) in try ExtendedAttributes.copy(from: source, to: file) }
    }

    /// Puts a file in the place of another, whatever that holds.
    func rename(_ old: String, to new: String) throws {
        try step(.renameFile, new)
        try during(new) { () throws(SystemFailure) in
            let (from, to) = (try place(old), try place(new))
            try from.folder.replace(to.name, in: to.folder, with: from.name)
        }
    }

    /// Lets two files change places. Gives false, having done nothing, where the file system cannot do that in one
    /// step.
    func exchange(_ first: String, with second: String) throws -> Bool {
        guard try step(.exchangeFile, second) else { return false }
        return try during(second) { () throws(SystemFailure) in
            let (from, to) = (try place(first), try place(second))
            do throws(SystemFailure) {
                try from.folder.exchange(from.name, with: to.name, in: to.folder)
                return true
            } catch  where error.isUnsupported {
                return false
            }
        }
    }

    /// Moves a file to a path where nothing is. Gives false, having done nothing, where something is.
    func move(_ old: String, toFree new: String) throws -> Bool {
        try step(.moveFile, new)
        return try during(new) { () throws(SystemFailure) in
            let (from, to) = (try place(old), try place(new))
            do throws(SystemFailure) {
                try from.folder.move(from.name, toFree: to.name, in: to.folder)
                return true
            } catch  where error.isExisting {
                return false
            }
        }
    }

    /// Removes a file; it is no error if there is none.
    func remove(_ path: String) throws {
        try step(.removeFile, path)
        _ = try unlessMissing { () throws(SystemFailure) in
            let place = try place(path)
            try place.folder.removeFile(place.name)
        } orFailAt: {
            StepFailure(path: path, $0, .writing)
        }
    }

    // MARK: Steps

    func place(_ path: String) throws(SystemFailure) -> (folder: OpenFolder, name: String) {
        let folder = ProjectPath.folder(of: path)
        let name = folder.isEmpty ? path : String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
        return (try rootFolder.folder(at: folder), name)
    }

    /// Gives false where a test says that the file system lacks the call.
    @discardableResult
    func step(_ action: FaultPoint.Action, _ path: String) throws -> Bool {
        if let crash { throw crash }
        let point = FaultPoint(index: stepCount, action: action, path: path)
        stepCount += 1
        switch fault(point) {
        case nil: return true
        case .unsupported: return false
        case .failure: throw StepFailure(path: path, .noSpace, .writing)
        case .crash:
            crash = SimulatedCrash(point: point)
            throw crash!
        }
    }

    func during<Outcome>(
        _ path: String, _ access: FileAccess = .writing, _ call: () throws(SystemFailure) -> Outcome
    ) throws -> Outcome {
        do throws(SystemFailure) {
            return try call()
        } catch {
            if error.isLink { throw WorkspaceError.leavesProject(path: path, because: .link(firstLink(toward: path))) }
            throw StepFailure(path: path, error, access)
        }
    }

    private func unlessMissing<Outcome>(
        _ call: () throws(SystemFailure) -> Outcome?, orFailAt failure: (SystemFailure) -> StepFailure
    ) throws -> Outcome? {
        do throws(SystemFailure) {
            return try call()
        } catch {
            if error.isMissing { return nil }
            let failure = failure(error)
            guard error.isLink else { throw failure }
            throw WorkspaceError.leavesProject(path: failure.path, because: .link(firstLink(toward: failure.path)))
        }
    }

    /// For the message: the part of a path that is a link.
    private func firstLink(toward path: String) -> String {
        ProjectPath.folders(of: path).first { (try? SystemCalls.status(absolute($0)))?.kind == .link } ?? path
    }
}
