import Foundation

/// Runs work on a thread of its own and gives up on it when it takes too long.
///
/// A thread cannot be ended from outside: one that does not finish in time goes on running and ends with the process.
/// Threads that finish are used again.
public enum BoundedThread {
    /// Runs the work and gives its outcome; nil where it used up its time. The work may then still be running.
    ///
    /// - Parameters:
    ///   - seconds: the thread's own processor time where the system reports it, so that a busy machine refuses no more
    ///     than an idle one; the time on the clock elsewhere.
    ///   - work: what to do, on a thread of its own.
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

/// A thread with a deep stack that does the work given to it, one piece after the other.
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

/// Measures the processor time of a thread from outside; where the system does not report it, the time on the clock.
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
