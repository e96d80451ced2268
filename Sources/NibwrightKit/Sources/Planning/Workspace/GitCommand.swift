import Foundation

/// Runs git and takes in what it prints.
struct GitCommand {
    let executable: String

    /// git said no, or could not be started.
    struct Failure: Error {
        let message: String
    }

    /// The first git on the PATH.
    static func find() -> GitCommand? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { $0 + "/git" }.first(where: SystemCalls.isExecutable)
            .map(GitCommand.init(executable:))
    }

    func run(_ arguments: [String], in folder: String) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        // A repository's own settings must not make a question start other programs.
        process.arguments = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false", "-C", folder] + arguments
        process.environment = Self.environment
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
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let said = message.text().trimmingCharacters(in: .whitespacesAndNewlines)
            throw Failure(message: said.isEmpty ? "git ended with status \(process.terminationStatus)" : said)
        }
        return Array(bytes)
    }

    /// The user's environment without what would point git at another repository, as in a hook.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"] {
            environment[name] = nil
        }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["LC_ALL"] = "C"
        return environment
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
