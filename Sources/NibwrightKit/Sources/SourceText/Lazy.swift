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

/// Values of several types, one of each, each computed when it is first asked for.
public final class LazyValues: @unchecked Sendable {
    private let lock = NSLock()
    /// By the type of the value, a `Lazy` of it.
    private var known: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value of its type, computed by the first caller. A second caller waits for it; other types do not.
    public func value<Value: Sendable>(_ make: () -> Value) -> Value {
        let lazy = lock.withLock { () -> Lazy<Value> in
            if let lazy = known[ObjectIdentifier(Value.self)] as? Lazy<Value> { return lazy }
            let lazy = Lazy<Value>()
            known[ObjectIdentifier(Value.self)] = lazy
            return lazy
        }
        return lazy.value(make)
    }
}
