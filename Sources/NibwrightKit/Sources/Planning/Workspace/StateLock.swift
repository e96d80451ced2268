/// Keeps two processes from writing to one project at the same time.
///
/// The system lets go of the lock when its process ends, so that a dead process never blocks anyone; the process id in
/// the file is only there for the message.
final class StateLock {
    private let file: Int32

    init(_ disk: RunDisk) throws {
        let opened = try disk.openForWriting(StateFolder.lock)
        do {
            guard let file = try SystemCalls.lock(opened) else {
                let text = try disk.contents(StateFolder.lock, limit: 100).map { String(decoding: $0, as: UTF8.self) }
                throw WorkspaceError.locked(processID: text.flatMap { Int($0.prefix { $0.isNumber }) })
            }
            self.file = file
            try? SystemCalls.replaceContents(of: file, with: "\(SystemCalls.processID)\n")
        } catch let failure as SystemFailure {
            throw StepFailure(path: StateFolder.lock, failure, .writing)
        }
    }

    deinit {
        try? SystemCalls.replaceContents(of: file, with: "")
        SystemCalls.unlockFile(file)
    }
}
