import Batch
import Foundation

/// A program in a process group of its own, whose time is watched, and which ends with the run.
struct BatchProcess {
    /// How a program ended, and what it took.
    struct Outcome {
        enum End: Equatable {
            case exited(Int32)
            case signal(Int32)
            /// It was ended for running past the limit.
            case outOfTime
            /// The run was asked to end.
            case interrupted
            /// It could not be started.
            case notStarted(String)
        }

        let end: End
        let seconds: Double
        /// The most memory that it, or one of its own processes, used.
        let megabytes: Int

        var isSuccess: Bool { end == .exited(0) }
    }

    let executable: String
    let arguments: [String]
    /// The file that gets what it prints.
    let output: String
    /// The file to which its errors are added.
    let errors: String
    /// In seconds; 0 for any.
    var limit = 0
    /// Variables beside those of this process.
    var environment: [String: String] = [:]
    /// Whether it is let finish when the run is asked to end: what writes should.
    var mayFinish = false

    /// Starts it and waits for its end.
    func run(watchedBy watch: ProcessWatch) -> Outcome {
        let began = ContinuousClock.now
        if watch.isInterrupted { return Outcome(end: .interrupted, seconds: 0, megabytes: 0) }
        let id: pid_t
        switch start() {
        case .success(let started): id = started
        case .failure(let error):
            return Outcome(end: .notStarted(String(cString: strerror(error.number))), seconds: 0, megabytes: 0)
        }
        watch.add(id, limit: limit, mayFinish: mayFinish)
        // Until it is taken from the watch its number is not given to another process.
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let reason = watch.remove(id)
        // What it started goes with it.
        kill(-id, SIGKILL)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = Self.seconds(.now - began)
        let signal = status & 0x7F
        let end = reason ?? (signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal))
        return Outcome(end: end, seconds: seconds, megabytes: Self.megabytes(usage))
    }

    private struct StartFailure: Error {
        let number: Int32
    }

    private func start() -> Result<pid_t, StartFailure> {
        #if os(macOS)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
        // Those that this process does not obey itself would be ignored by what it starts as well.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in ProcessWatch.signals + [SIGPIPE] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
        var id: pid_t = 0
        let result = CStrings.withPointers([executable] + arguments) { arguments in
            CStrings.withPointers(variables) { posix_spawn(&id, executable, &actions, &attributes, arguments, $0) }
        }
        return result == 0 ? .success(id) : .failure(StartFailure(number: result))
    }

    private static func seconds(_ duration: Duration) -> Double {
        let parts = duration.components
        return Double(parts.seconds) + (Double(parts.attoseconds) / 1e15).rounded() / 1e3
    }

    private static func megabytes(_ usage: rusage) -> Int {
        #if os(macOS)
            Int(usage.ru_maxrss) >> 20
        #else
            Int(usage.ru_maxrss) >> 10
        #endif
    }
}

/// Ends processes that run past their time, and all of them when the run is asked to end.
final class ProcessWatch: @unchecked Sendable {
    private struct Watched {
        let deadline: ContinuousClock.Instant?
        let mayFinish: Bool
        var reason: BatchProcess.Outcome.End?
        var askedAt: ContinuousClock.Instant?
    }

    private let lock = NSLock()
    private var processes: [pid_t: Watched] = [:]
    private var signals = 0
    private var isOver = false
    private var sources: [any DispatchSourceSignal] = []

    /// Those that ask a run to end.
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// What a process that was asked to end has until it is ended.
    private static let grace = Duration.seconds(5)

    init() {
        Thread.detachNewThread { [weak self] in
            while self?.look() == true { Thread.sleep(forTimeInterval: 0.05) }
        }
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in self?.interrupt() }
            source.resume()
            sources.append(source)
        }
    }

    /// Whether someone asked the run to end.
    var isInterrupted: Bool { lock.withLock { signals > 0 } }

    func end() {
        lock.withLock { isOver = true }
        for source in sources { source.cancel() }
    }

    private func interrupt() { lock.withLock { signals += 1 } }

    fileprivate func add(_ id: pid_t, limit: Int, mayFinish: Bool) {
        lock.withLock {
            processes[id] = Watched(
                deadline: limit > 0 ? .now + .seconds(limit) : nil, mayFinish: mayFinish)
        }
    }

    /// Why it was ended; nil where it was not.
    fileprivate func remove(_ id: pid_t) -> BatchProcess.Outcome.End? {
        lock.withLock { processes.removeValue(forKey: id)?.reason }
    }

    private func look() -> Bool {
        lock.withLock {
            let now = ContinuousClock.now
            for (id, process) in processes {
                var process = process
                if let askedAt = process.askedAt {
                    if now - askedAt > Self.grace || signals > 1 { kill(-id, SIGKILL) }
                } else if let deadline = process.deadline, now > deadline {
                    process.reason = .outOfTime
                    process.askedAt = now
                    kill(-id, SIGTERM)
                } else if signals > (process.mayFinish ? 1 : 0) {
                    process.reason = .interrupted
                    process.askedAt = now
                    kill(-id, SIGTERM)
                }
                processes[id] = process
            }
            return !isOver
        }
    }
}

/// A process of a run's own: it ends with the run, and by itself when it needs too much memory.
enum BatchChild {
    static let parentVariable = "NIBWRIGHT_BATCH_PARENT"
    static let memoryVariable = "NIBWRIGHT_BATCH_MEGABYTES"
    /// The folder to work in.
    static let folderVariable = "NIBWRIGHT_BATCH_FOLDER"
    /// The status of a process that needed too much memory.
    static let outOfMemory: Int32 = 87

    /// Does nothing in a process that no run started.
    static func join() {
        let environment = ProcessInfo.processInfo.environment
        guard let parent = environment[parentVariable].flatMap({ pid_t($0) }) else { return }
        let megabytes = environment[memoryVariable].flatMap { Int($0) } ?? 0
        // Its own processes wait for it, and for no run.
        unsetenv(parentVariable)
        unsetenv(memoryVariable)
        if let folder = environment[folderVariable], !FileManager.default.changeCurrentDirectoryPath(folder) {
            Terminal.printError("the folder \(folder) cannot be entered: \(String(cString: strerror(errno)))")
            ExitGuard.leave(ExitStatus.usage.rawValue)
        }
        unsetenv(folderVariable)
        Thread.detachNewThread {
            while true {
                if getppid() != parent { _exit(ExitStatus.verification.rawValue) }
                if megabytes > 0, WorkerLink.usedMegabytes > megabytes { _exit(outOfMemory) }
                usleep(100_000)
            }
        }
    }
}
