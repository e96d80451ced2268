import Foundation

/// A value that is computed when it is first asked for, once, whatever the number of threads that ask.
///
/// For what a project graph can tell and not every command asks: copies of a graph share it.
public final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    private enum State {
        case pending(@Sendable () -> Value)
        case known(Value)
    }

    public init(_ compute: @escaping @Sendable () -> Value) {
        state = .pending(compute)
    }

    /// Computes under the lock: whoever asks second waits for the first instead of doing the work again.
    public var value: Value {
        lock.withLock {
            switch state {
            case .known(let value): return value
            case .pending(let compute):
                let value = compute()
                state = .known(value)
                return value
            }
        }
    }
}
