import Foundation

/// Work that is given up when it takes too long.
///
/// A thread cannot be ended from outside: one that does not come back is left behind, and ends with the process. Threads
/// that do come back are used again.
public enum BoundedThread {
    /// The work's outcome; nil where it used up its time, which it may go on doing.
    ///
    /// - Parameter seconds: of the thread's own time where the system tells it, so that a busy machine refuses no more than
    ///   an idle one.
    public static func run<Output: Sendable>(
        seconds: Double, _ work: @escaping @Sendable () -> Output
    ) -> Output? {
        let outcome = Outcome<Output>()
        let thread = BoundedWorker.take()
        thread.begin { outcome.value = work() }
        guard thread.finishes(within: seconds) else { return nil }
        BoundedWorker.giveBack(thread)
        return outcome.value
    }

    private final class Outcome<Output>: @unchecked Sendable {
        /// Written by the worker before it signals, read by who waits after.
        var value: Output?
    }
}

/// One thread with a deep stack that does what it is told, one thing after the other.
private final class BoundedWorker: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var idle: [BoundedWorker] = []

    private let wanted = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    private var work: (@Sendable () -> Void)?
    private var clock = ThreadClock()
    private let started = DispatchSemaphore(value: 0)

    static func take() -> BoundedWorker {
        if let worker = lock.withLock({ idle.popLast() }) { return worker }
        let worker = BoundedWorker()
        DeepStack.start {
            worker.clock = ThreadClock()
            worker.started.signal()
            worker.serve()
        }
        worker.started.wait()
        return worker
    }

    static func giveBack(_ worker: BoundedWorker) {
        lock.withLock { idle.append(worker) }
    }

    func begin(_ work: @escaping @Sendable () -> Void) {
        self.work = work
        wanted.signal()
    }

    private func serve() {
        while true {
            wanted.wait()
            work?()
            work = nil
            finished.signal()
        }
    }

    func finishes(within seconds: Double) -> Bool {
        let start = clock.seconds
        while finished.wait(timeout: .now() + 0.5) == .timedOut {
            if clock.seconds - start > seconds { return false }
        }
        return true
    }
}

/// The time that a thread has had of a processor, told from outside; where the system does not tell, the time that went by.
private struct ThreadClock {
    #if os(Linux)
        private var clock = clockid_t(CLOCK_MONOTONIC)

        init() {
            pthread_getcpuclockid(pthread_self(), &clock)
        }
    #else
        private let clock = CLOCK_MONOTONIC

        init() {}
    #endif

    var seconds: Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
