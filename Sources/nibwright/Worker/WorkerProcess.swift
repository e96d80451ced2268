import Foundation

/// A worker that was started, with what it says.
final class WorkerProcess {
    let id: pid_t
    /// What it tells of its work.
    let status: Int32
    /// What plugin code prints.
    let words: Int32

    /// Starts this program again, with the same command line, folder and standard input, output and errors.
    init(in folder: WorkerFolder) throws {
        let status = try Self.pipe()
        let words = try Self.pipe()
        defer {
            close(status.write)
            close(words.write)
        }
        #if os(macOS)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Plugins that were loaded here already have another standard output than reports.
        posix_spawn_file_actions_adddup2(&actions, Terminal.output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, status.write, WorkerLink.statusDescriptor)
        posix_spawn_file_actions_adddup2(&actions, words.write, WorkerLink.wordsDescriptor)
        let program = PluginFolders.executable
        var id: pid_t = 0
        let result = CStrings.withPointers(CommandLine.arguments) { arguments in
            CStrings.withPointers(Self.environment(folder)) { environment in
                posix_spawn(&id, program, &actions, nil, arguments, environment)
            }
        }
        guard result == 0 else {
            close(status.read)
            close(words.read)
            let reason = String(cString: strerror(result))
            throw Failure(.plugin, "no process could be started to run plugins in: \(reason)")
        }
        self.id = id
        self.status = status.read
        self.words = words.read
    }

    deinit {
        close(status)
        close(words)
    }

    /// With the Swift runtime asked for the stack of a trap, as far as its tool for that is installed.
    private static func environment(_ folder: WorkerFolder) -> [String] {
        var environment = ProcessInfo.processInfo.environment
        environment[WorkerFolder.variable] = folder.path
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=all,images=none,registers=none,sanitize=no,limit=64,timeout=5s,"
            + "output-to=\(folder.stackPath)" + bundledBacktracer
        return environment.map { "\($0.key)=\($0.value)" }
    }

    /// A release brings the tool along with the runtime, which looks for it in toolchains alone. A comma ends a setting.
    private static var bundledBacktracer: String {
        let path = PluginFolders.executableFolder + "/swift/swift-backtrace"
        let isThere = FileManager.default.isExecutableFile(atPath: path) && !path.contains(",")
        return isThere ? ",swift-backtrace=\(path)" : ""
    }

    /// Both ends far above the descriptors that a worker begins with.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else {
            throw Failure(.plugin, "no process could be started to run plugins in: \(String(cString: strerror(errno)))")
        }
        let moved = ends.map { end in
            defer { close(end) }
            return fcntl(end, F_DUPFD_CLOEXEC, 20)
        }
        _ = fcntl(moved[0], F_SETFL, O_NONBLOCK)
        return (moved[0], moved[1])
    }

    // MARK: Its end

    enum End {
        case exited(Int32)
        case signal(Int32)
    }

    /// Nil while it runs.
    func end() -> End? { Self.end(waiting: id, WNOHANG) }

    func waitForEnd() -> End { Self.end(waiting: id, 0) ?? .exited(ExitStatus.plugin.rawValue) }

    private static func end(waiting id: pid_t, _ options: Int32) -> End? {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(id, &status, options) } while result < 0 && errno == EINTR
        guard result == id else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
    }

    /// Everything that there is to read now; nil at the end of what will ever come.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while all.count < 4 << 20 {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return all }
            if count == 0 { return all.isEmpty ? nil : all }
            all += buffer[..<count]
        }
        return all
    }

    #if os(Linux)
        /// Ends the processes that a plugin started by `fork` and left behind: they began with the worker's environment.
        static func endDescendants(of folder: WorkerFolder) {
            let mark = Data("\(WorkerFolder.variable)=\(folder.path)".utf8)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                guard let id = pid_t(name), id != getpid(),
                    let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
                    environment.range(of: mark) != nil
                else { continue }
                kill(id, SIGKILL)
            }
        }
    #endif
}
