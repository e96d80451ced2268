import ArgumentParser
import Planning
import SourceText

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Restore what the last run of `apply` changed, byte for byte.",
        discussion: """
            Refuses when one of the files has changed since. A second undo takes back the run before. A run that was \
            interrupted is the last one.
            """)

    @Argument(help: "Folders of projects.")
    var projects: [String] = ["."]

    @Flag(
        help: """
            Take runs for yours that were not made by you in this folder on this machine, such as those of a project that \
            was moved or copied.
            """)
    var adopt = false

    @OptionGroup var reading: ReadingOptions

    func run() throws {
        for workspace in try projects.map(reading.opened) {
            let recovery = try reading.settle(workspace, adopting: adopt)
            if let recovery { Terminal.note("nibwright: \(recovery)") }
            // The interrupted run was the last one: once it is taken back, the run before it stays.
            if let recovery, recovery.isTakenBack {
                report(recovery.label, recovery.paths.count)
                continue
            }
            let run = try failingAsWorkspace { try workspace.undo(adopting: adopt) }
            report(run.label, run.restored.count + run.removed.count)
        }
    }

    private func report(_ label: String, _ count: Int) {
        Terminal.say("Took back “\(label.printable)”: \(count) \(count == 1 ? "file" : "files") as before.\n")
    }
}

extension Recovery {
    /// Whether the run is taken back: its undoing was finished, or its applying was rolled back.
    fileprivate var isTakenBack: Bool { wasUndo == (outcome == .finished) }
}
