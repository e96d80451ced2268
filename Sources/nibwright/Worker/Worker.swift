import Foundation
import Planning
import PluginHost

/// The answer of a worker, in place of what the process would have done itself.
struct WorkerAnswer: Error {
    let status: Int32
    /// Plans to apply.
    let plans: [SavedPlan]
}

/// Has this command done by a process of its own, which may be ended by the plugins that run in it.
///
/// A call that ended the process is left out by the next one, so that a command gives what it can without it.
struct Worker {
    private let limits: WorkerLimits
    private let folder: WorkerFolder
    private var ends: [PluginEnd] = []

    /// After so many calls that ended a process there is no point in trying on.
    private static let mostEnds = 8

    /// Called before code runs that is not the tool's own. Returns where it may run in this process; else the command is
    /// done by a worker, and its answer thrown.
    static func enter(_ limits: WorkerLimits) throws {
        guard WorkerLink.current == nil, !limits.inProcess else { return }
        let folder = try WorkerFolder.create()
        defer { folder.remove() }
        var worker = Worker(limits: limits, folder: folder)
        throw try worker.answer()
    }

    private init(limits: WorkerLimits, folder: WorkerFolder) {
        self.limits = limits
        self.folder = folder
    }

    private mutating func answer() throws -> WorkerAnswer {
        while true {
            try folder.prepare(ends: ends, megabytes: limits.megabytes)
            var watch = WorkerWatch(try WorkerProcess(in: folder), folder: folder, limits: limits)
            let outcome = watch.run()
            #if os(Linux)
                WorkerProcess.endDescendants(of: folder)
            #endif
            switch outcome {
            case .done(let status, let count):
                // Whatever else is said, a run in which a plugin ended a process is none that succeeded.
                let isOverruled = !ends.isEmpty && status < ExitStatus.plugin.rawValue
                return WorkerAnswer(
                    status: isOverruled ? ExitStatus.plugin.rawValue : status, plans: try plans(count))
            case .interrupted(let number):
                folder.remove()
                signal(number, SIG_DFL)
                kill(getpid(), number)
                return WorkerAnswer(status: ExitStatus.plugin.rawValue, plans: [])
            case .ended(let end):
                let isKnown = ends.contains { $0.call.key == end.call.key }
                let isOver = watch.hasPrinted || isKnown || ends.count >= Self.mostEnds
                Terminal.printError(end.details + (isOver ? "\nNothing was written by it" : "\nGoing on without it"))
                if isOver { return WorkerAnswer(status: ExitStatus.plugin.rawValue, plans: []) }
                ends.append(end)
            }
        }
    }

    private func plans(_ count: Int) throws -> [SavedPlan] {
        try (0..<count).map { number in
            guard let data = FileManager.default.contents(atPath: folder.planPath(number)),
                let plan = try? SavedPlan(decoding: Array(data))
            else { throw Failure(.plugin, "the plan that plugins made cannot be read. Nothing was written") }
            return plan
        }
    }
}
