import Foundation
import PluginHost

/// Recognizes that a plugin ended the process by calling `exit`: without it, `exit(0)` in a transform would look like a
/// run that succeeded.
enum ExitGuard {
    nonisolated(unsafe) private static var isArmed = false
    nonisolated(unsafe) private static var isRegistered = false

    /// From now on only `leave` ends the process well.
    static func arm() {
        isArmed = true
        guard !isRegistered else { return }
        isRegistered = true
        atexit {
            // Whoever waits for a worker sees that it did not say how it ends.
            guard ExitGuard.isArmed, WorkerLink.current == nil else { return }
            let culprit = PluginCall.current ?? "a plugin"
            Terminal.printError(
                "\(culprit) ended the process by calling exit, which a plugin may not do. Nothing was written by it")
            _exit(ExitStatus.plugin.rawValue)
        }
    }

    /// Ends the process.
    static func leave(_ status: Int32) -> Never {
        isArmed = false
        WorkerLink.current?.leave(status)
        exit(status)
    }
}
