import Foundation

/// Computes a value when it is first needed, once, for any number of readers on any threads.
///
/// Holds the facts of a project graph that only some commands need; copies of a graph share it.
public final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Value?

    public init() {}

    /// The value, computed under a lock by the first caller. A second caller waits for it instead of doing the work
    /// again.
    public func value(_ make: () -> Value) -> Value {
        lock.withLock {
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
