import Foundation
import Planning
import PluginHost

/// A worker's side of the connection to the process that waits for it.
///
/// A worker is this program once more, with the same command line: it does everything but to write a plan's changes,
/// because plugins run in it. Whoever waits sees how it ends.
final class WorkerLink: PluginCall.Observer, @unchecked Sendable {
    /// Set in a worker, before anything else happens.
    nonisolated(unsafe) private(set) static var current: WorkerLink?

    /// The descriptors that a worker begins with, beside the usual three.
    static let statusDescriptor: Int32 = 3
    static let wordsDescriptor: Int32 = 4

    /// Ends a worker that can say nothing any more.
    static let lostStatus: Int32 = 86

    private let folder: WorkerFolder
    private let status: Int32
    /// Descriptors that must stay what they were, whatever a plugin closes.
    private var watched: [(descriptor: Int32, file: FileID)] = []
    private let lock = NSLock()
    private var hasPrinted = false
    private var planCount = 0

    /// Makes this process a worker if it was started as one.
    static func join() {
        guard let path = ProcessInfo.processInfo.environment[WorkerFolder.variable], !path.isEmpty else { return }
        unsetenv(WorkerFolder.variable)
        unsetenv("SWIFT_BACKTRACE")
        guard let link = WorkerLink(WorkerFolder(path: path)) else {
            Terminal.printError("\(WorkerFolder.variable) is set; Nibwright sets it for its own processes alone")
            exit(ExitStatus.usage.rawValue)
        }
        current = link
        PluginCall.observe(by: link, ends: link.folder.ends)
    }

    private init?(_ folder: WorkerFolder) {
        let own = fcntl(Self.statusDescriptor, F_DUPFD_CLOEXEC, 10)
        guard own >= 0, FileID(own)?.isPipe == true else { return nil }
        self.folder = folder
        status = own
        close(Self.statusDescriptor)
        // What plugin code, the Swift runtime and the system print goes to whoever waits, and not into a report.
        Terminal.keepOutputFromPlugins(writingTo: Self.wordsDescriptor)
        close(Self.wordsDescriptor)
        folder.mapTrace()
        for descriptor in [status, Terminal.output, Terminal.errors] {
            if let file = FileID(descriptor) { watched.append((descriptor, file)) }
        }
        Thread.detachNewThread { [folder, own] in Self.watch(own, megabytes: folder.megabytes) }
    }

    // MARK: To whoever waits

    func began(_ call: PluginCall.Description) { send(.began(call)) }

    func ended(_ call: PluginCall.Description) {
        guard watched.allSatisfy({ FileID($0.descriptor) == $0.file }) else {
            send(.descriptorsLost)
            _exit(Self.lostStatus)
        }
        send(.ended(call))
    }

    func tell(_ words: String, isNote: Bool) { send(.words(words, isNote: isNote)) }

    /// Called before a report is printed.
    func willPrint() {
        guard !lock.withLock({ hasPrinted }) else { return }
        lock.withLock { hasPrinted = true }
        send(.printed)
    }

    /// Gives a plan to be applied to the process in which no plugin's code ran.
    func handOver(_ plan: SavedPlan) throws {
        try Data(plan.encoded()).write(to: URL(fileURLWithPath: folder.planPath(planCount)))
        planCount += 1
    }

    func leave(_ code: Int32) { send(.done(status: code, plans: planCount)) }

    private func send(_ message: WorkerMessage) {
        let line = message.line
        lock.withLock {
            var rest = line[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(status, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                // Nobody waits any more, or a plugin closed the connection: then there is nobody to work for.
                guard count > 0 else { _exit(Self.lostStatus) }
                rest = rest.dropFirst(count)
            }
        }
    }

    // MARK: Limits

    /// Ends the process when nobody waits for it any more, or when it uses more memory than it may.
    private static func watch(_ status: Int32, megabytes: Int) {
        while true {
            var end = pollfd(fd: status, events: 0, revents: 0)
            let count = poll(&end, 1, 50)
            if count > 0, end.revents & Int16(POLLERR | POLLHUP) != 0 { _exit(ExitStatus.plugin.rawValue) }
            // A plugin closed it, and says so by what follows.
            if count > 0 { usleep(50_000) }
            guard megabytes > 0, usedMegabytes > megabytes else { continue }
            let line = WorkerMessage.memoryExceeded.line
            _ = line.withUnsafeBytes { write(status, $0.baseAddress, $0.count) }
            // With this signal the Swift runtime writes every thread's stack before the process ends.
            kill(getpid(), SIGQUIT)
            sleep(10)
            _exit(ExitStatus.plugin.rawValue)
        }
    }

    /// The most memory that the process has had at once.
    static var usedMegabytes: Int {
        var usage = rusage()
        #if os(macOS)
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss) >> 20
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Int(usage.ru_maxrss) >> 10
        #endif
    }
}

/// Which file a descriptor stands for.
private struct FileID: Equatable {
    private let device: UInt64
    private let number: UInt64
    let isPipe: Bool

    init?(_ descriptor: Int32) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: info.st_dev)
        number = UInt64(info.st_ino)
        isPipe = info.st_mode & S_IFMT == S_IFIFO
    }
}
