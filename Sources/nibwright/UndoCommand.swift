import ArgumentParser
import Planning

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Restore what the last run of `apply` changed, byte for byte.",
        discussion: "Refuses when one of the files has changed since. A second undo takes back the run before.")

    @Argument(help: "Folders of projects.")
    var projects: [String] = ["."]

    @OptionGroup var reading: ReadingOptions

    func run() throws {
        for workspace in try projects.map(reading.open) {
            do {
                let run = try workspace.undo()
                let count = run.restored.count + run.removed.count
                Terminal.print("Took back “\(run.label)”: \(count) \(count == 1 ? "file" : "files") as before.\n")
            } catch let error as WorkspaceError {
                throw Failure(error.exitStatus, error.description)
            }
        }
    }
}
