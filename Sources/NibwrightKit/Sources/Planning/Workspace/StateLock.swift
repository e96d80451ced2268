/// Keeps two processes from writing to one project at the same time.
///
/// The system lets go of the lock when its process ends, so that a dead process never blocks anyone; the process id in
/// the file is only there for the message.
final class StateLock {
    private let file: Int32

    init(_ disk: RunDisk) throws {
        let path = disk.absolute(StateFolder.lock)
        do {
            guard let file = try SystemCalls.lockFile(path) else {
                let text = (try? SystemCalls.read(path, limit: 100)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                throw WorkspaceError.locked(processID: Int(text.prefix { $0.isNumber }))
            }
            self.file = file
            try? SystemCalls.replaceContents(of: file, with: "\(SystemCalls.processID)\n")
        } catch let failure as SystemFailure {
            throw StepFailure(path: StateFolder.lock, reason: failure.reason)
        }
    }

    deinit {
        try? SystemCalls.replaceContents(of: file, with: "")
        SystemCalls.unlockFile(file)
    }
}
