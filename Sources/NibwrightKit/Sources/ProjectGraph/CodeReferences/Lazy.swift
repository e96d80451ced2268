import Foundation

/// A value that is worked out when it is first asked for, once, whoever asks and from whichever thread.
final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Value?

    func value(_ make: () -> Value) -> Value {
        lock.withLock {
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
