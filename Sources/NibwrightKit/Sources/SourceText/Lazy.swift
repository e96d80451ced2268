import Foundation

/// A value that is worked out when it is first asked for, once, whoever asks and from whichever thread.
///
/// For what a project graph can tell and not every command asks: copies of a graph share it.
public final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Value?

    public init() {}

    /// Works it out under the lock: whoever asks second waits for the first instead of doing the work again.
    public func value(_ make: () -> Value) -> Value {
        lock.withLock {
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
