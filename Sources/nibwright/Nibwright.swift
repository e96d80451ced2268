import ArgumentParser
import Foundation
import SourceText

@main
struct Nibwright: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nibwright",
        abstract:
            "Migrates and refactors Interface Builder code bases: storyboards, xibs and the code that goes with them.",
        discussion: """
            Nothing is touched but what a plan announced, a change that is not certain is held back with its reason, and \
            everything can be undone.
            """,
        version: Version.line,
        subcommands: [
            PlanCommand.self, CheckCommand.self, ApplyCommand.self, UndoCommand.self, InspectCommand.self,
            RegenerateCommand.self, GraphCommand.self, RenderCommand.self, DiffCommand.self, DescribeCommand.self,
            PaletteCommand.self, LintCommand.self, BatchCommand.self, ReviewCommand.self, ExplainCommand.self,
            SchemaCommand.self, PluginCommand.self, TrustCommand.self, MergeCommand.self, TidyCommand.self,
            HooksCommand.self, LanguageServerCommand.self,
        ])

    /// The words that name a command of the tool itself.
    static let commandNames: [String] =
        configuration.subcommands.compactMap { $0.configuration.commandName } + ["help", "completions"]

    /// ArgumentParser leaves with 64 for a wrong command line; ours is 2, beside the other codes.
    static func main() {
        // A file that grows beyond the limit is an error to report, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        BatchChild.join()
        WorkerLink.join()
        do {
            // Reading code recurses, and the process's own thread has 8 MiB.
            try DeepStack.run {
                let arguments = Array(CommandLine.arguments.dropFirst())
                if arguments == ["--version"] { return Terminal.print(Version.report) }
                if let command = try PluginCommandLine(arguments) { return try command.run() }
                var command = try parseAsRoot(RecipeOptions.withUseAsRecipe(arguments))
                try command.run()
            }
            ExitGuard.leave(0)
        } catch let failure as Failure {
            Terminal.printError(failure.message)
            ExitGuard.leave(failure.code.rawValue)
        } catch let answer as WorkerAnswer {
            ExitGuard.leave(answer.status)
        } catch let leave as Leave {
            ExitGuard.leave(leave.code.rawValue)
        } catch {
            let text = fullMessage(for: error)
            if exitCode(for: error).isSuccess {
                Terminal.print(text + "\n")
                ExitGuard.leave(0)
            }
            Terminal.printError(text)
            ExitGuard.leave(ExitStatus.usage.rawValue)
        }
    }
}

/// The exit status of the process; the meanings are part of the interface.
enum ExitStatus: Int32 {
    case done = 0
    /// Changes are pending (`check`), or there are findings at the failing level (`lint`).
    case pending = 1
    /// A wrong command line or an invalid recipe.
    case usage = 2
    /// A plugin was refused, or ended the process.
    case plugin = 3
    case conflict = 4
    /// Verification failed; nothing was written, or what was is rolled back.
    case verification = 5
    /// The plan is stale or the work tree is dirty.
    case stale = 6
    /// Of several projects, not all could be done.
    case incomplete = 7
    /// The run was asked to end before it was finished.
    case interrupted = 130
}

/// Ends the command with a message for people.
struct Failure: Error {
    let code: ExitStatus
    let message: String
    /// Whether another run was in the way, so that the same command may succeed a moment later.
    let isPassing: Bool

    init(_ code: ExitStatus, _ message: String, isPassing: Bool = false) {
        self.code = code
        self.message = message
        self.isPassing = isPassing
    }
}

/// Ends the command without a message, since all there is to say was printed.
struct Leave: Error {
    let code: ExitStatus
}
