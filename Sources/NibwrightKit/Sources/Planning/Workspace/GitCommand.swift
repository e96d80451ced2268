import Foundation

/// Runs git in one work tree and reads its output, without starting anything that the repository names.
struct GitCommand {
    /// git reported an error, or could not be started.
    struct Failure: Error {
        let message: String
    }

    /// The seconds that git may take: no command used here takes as long, but one in a repository whose files never end
    /// does.
    private static let patience = 60.0

    let executable: String
    /// The folder that holds the `.git`: git looks there first, so no folder below can pass for another repository.
    let tree: String
    /// `key=value`, stronger than what the repository says.
    var settings: [String]
    /// The index that is used instead of the work tree's, which stays as it is; nil for that one.
    var index: String?

    /// The first git on the PATH. Relative entries would let the folder that one stands in bring its own.
    static func find() -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/git" }
            .first(where: SystemCalls.isExecutable)
    }

    func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments =
            ["--no-pager", "--literal-pathspecs", "-C", tree] + settings.flatMap { ["-c", $0] } + arguments
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let message = PipeReader(errors)
        do {
            try process.run()
        } catch {
            try? errors.fileHandleForWriting.close()
            throw Failure(message: "git could not be started: \(error.localizedDescription)")
        }
        message.start()
        let watch = Watch(process, seconds: Self.patience)
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        if watch.stop() { throw Failure(message: "git gave no answer within \(Int(Self.patience)) seconds") }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let said = message.text().trimmingCharacters(in: .whitespacesAndNewlines)
            throw Failure(message: said.isEmpty ? "git ended with status \(process.terminationStatus)" : said)
        }
        return Array(bytes)
    }

    /// The user's environment without what would point git at another repository, as in a hook, and without a way out
    /// to a remote, from which a repository with holes would be filled by programs that it names.
    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in [
            "GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_CONFIG",
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_EXTERNAL_DIFF",
        ] {
            environment[name] = nil
        }
        // A repository may name any folder as its work tree. Its owner is still looked at, as GIT_DIR is not set.
        environment["GIT_WORK_TREE"] = tree
        environment["GIT_INDEX_FILE"] = index
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = "none"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["LC_ALL"] = "C"
        return environment
    }
}

/// Ends a process that takes too long.
private final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    private var hasEnded = false

    init(_ process: Process, seconds: Double) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
            self.lock.withLock {
                guard !self.isOver else { return }
                self.hasEnded = true
                process?.terminate()
            }
        }
    }

    /// Says whether the process had to be ended.
    func stop() -> Bool {
        lock.withLock {
            isOver = true
            return hasEnded
        }
    }
}

/// Reads a pipe on a thread of its own, so that a full pipe cannot stop the program that writes it.
private final class PipeReader: @unchecked Sendable {
    private let pipe: Pipe
    private let isDone = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) {
        self.pipe = pipe
    }

    func start() {
        Thread.detachNewThread { [self] in
            data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
            isDone.signal()
        }
    }

    func text() -> String {
        isDone.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
