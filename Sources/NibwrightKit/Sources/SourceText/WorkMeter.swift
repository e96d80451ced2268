import Foundation

/// How far a long piece of work is, for whoever waits for it. What is done does not depend on it.
public final class WorkMeter: @unchecked Sendable {
    /// The work at one moment.
    public struct Reading: Hashable, Sendable {
        /// What is being done: `Reading 3,900 files`.
        public let words: String
        /// The parts that are done, and all of them; 0 where the work has no parts.
        public let done: Int
        public let total: Int
    }

    private let lock = NSLock()
    private var words = ""
    private var done = 0
    private var total = 0

    public init() {}

    /// Begins another piece of the work.
    ///
    /// - Parameters:
    ///   - words: what is done, as it stands before the numbers.
    ///   - total: the number of its parts; 0 where they cannot be counted.
    public func begin(_ words: String, total: Int = 0) {
        lock.withLock {
            self.words = words
            self.total = total
            done = 0
        }
    }

    /// One part is done.
    public func advance() { lock.withLock { done += 1 } }

    public var reading: Reading { lock.withLock { Reading(words: words, done: done, total: total) } }
}
