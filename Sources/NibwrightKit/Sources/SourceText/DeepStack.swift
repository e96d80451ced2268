import Foundation

/// Threads with room for deep recursion.
///
/// Reading code recurses with its nesting, and a thread of the system has 8 MiB at best, a worker of its pools 512 KiB.
public enum DeepStack {
    /// The stack of a thread on which code is read and looked at, in bytes: address space, used as far as it is
    /// touched.
    public static let size = 512 << 20

    /// Whether the code runs on a thread that was started here or by `concurrentMap`.
    public static var isCurrent: Bool { marked }

    @TaskLocal private static var marked = false

    /// Runs work on a thread with a deep stack and waits for it; at once where the thread has one already.
    public static func run<Output>(_ work: () throws -> Output) throws -> Output {
        if isCurrent { return try work() }
        return try withoutActuallyEscaping(work) { work in
            let call = Call(work)
            let finished = DispatchSemaphore(value: 0)
            start {
                call.make()
                finished.signal()
            }
            finished.wait()
            return try call.outcome!.get()
        }
    }

    /// Starts a thread with a deep stack.
    public static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread { $marked.withValue(true, operation: work) }
        thread.stackSize = size
        thread.start()
    }

    /// A piece of work for one thread, and its outcome. The thread keeps no copy of the work: it must not outlive the
    /// wait for it.
    private final class Call<Output>: @unchecked Sendable {
        private var work: (() throws -> Output)?
        /// One thread writes it before the semaphore is signaled, the other reads it after.
        private(set) var outcome: Result<Output, any Error>?

        init(_ work: @escaping () throws -> Output) {
            self.work = work
        }

        func make() {
            outcome = work.map { work in Result { try work() } }
            work = nil
        }
    }
}
