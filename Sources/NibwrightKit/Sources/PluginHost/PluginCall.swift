import Foundation

/// Remembers the plugin whose code is running, so that a handler of crashes can name it.
public enum PluginCall {
    private static let state = State()

    /// Runs a plugin's code.
    ///
    /// - Parameter name: of the plugin or transform, as it stands in a sentence.
    public static func run<Value, Failure: Error>(
        _ name: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        state.push(name)
        defer { state.pop() }
        return try body()
    }

    /// The name of the code that runs now, or last began to run; nil before any did.
    public static var current: String? { state.names.last }

    private final class State: @unchecked Sendable {
        private let lock = NSLock()
        private var running: [String] = []

        var names: [String] { lock.withLock { running } }

        func push(_ name: String) { lock.withLock { running.append(name) } }

        func pop() { lock.withLock { _ = running.popLast() } }
    }
}
