import ArgumentParser
import Planning
import Recipes
import SourceText
import TransformKit

extension Safety: @retroactive ExpressibleByArgument {}

/// Options of every command that reads projects.
struct ReadingOptions: ParsableArguments {
    // Without a default value, which would put the number of this machine's cores into the help.
    @Option(
        help: """
            How many threads read and parse, by default as many as there are cores; the outcome does not depend on it.
            """)
    var threads: Int?

    @Option(help: "Colored output: auto, always or never.")
    var color: ColorChoice = .auto

    var threadCount: Int { threads ?? defaultThreadCount }

    mutating func validate() throws {
        guard threadCount > 0 else { throw ValidationError("--threads must be at least 1") }
    }

    /// Opens a project's folder to read it. Nothing is written: an interrupted run is reported and stays as it is.
    func open(_ path: String) throws -> Workspace {
        let workspace = try opened(path)
        if let interruption = workspace.interruption() {
            Terminal.note("nibwright: \(interruption.note(for: path))")
        }
        return workspace
    }

    /// Opens a project's folder to write to it, after settling any interrupted run.
    func openSettled(_ path: String) throws -> Workspace {
        let workspace = try opened(path)
        if let recovery = try settle(workspace, adopting: false) { Terminal.note("nibwright: \(recovery)") }
        return workspace
    }

    /// Reads a project and does something with it; a person at a terminal sees how far it is.
    func working<Outcome>(_ work: (WorkMeter?) throws -> Outcome) rethrows -> Outcome {
        let line = ProgressLine()
        defer { line?.end() }
        return try work(line?.meter)
    }

    /// A whole project, read and linked.
    ///
    /// - Parameter scan: what lies in its folder, where somebody has looked already.
    func load(_ workspace: Workspace, scan: WorkspaceScan? = nil) -> LoadedProject {
        working { LoadedProject.load(workspace, scan: scan, threads: threadCount, meter: $0) }
    }

    func opened(_ path: String) throws -> Workspace {
        try failingAsWorkspace { try Workspace(root: path) }
    }

    func settle(_ workspace: Workspace, adopting: Bool) throws -> Recovery? {
        try failingAsWorkspace { try workspace.recover(adopting: adopting) }
    }
}

/// Gives what goes wrong in a workspace its exit status.
func failingAsWorkspace<Outcome>(_ work: () throws -> Outcome) throws -> Outcome {
    do {
        return try work()
    } catch let error as WorkspaceError {
        throw Failure(error.exitStatus, error.description, isPassing: error.isPassing)
    }
}

extension Interruption {
    /// Describes the interrupted run, with the command that settles it.
    fileprivate func note(for project: String) -> String {
        let folder = Terminal.shellWord(project)
        return switch self {
        case .own(let label):
            "the run \"\(label)\" is at work in this project or was interrupted, so that some of its files may be written "
                + "and others not: `nibwright undo \(folder)` takes it back, `nibwright apply` settles it first"
        case .foreign:
            "the project comes with an interrupted run that you did not make in this folder on this machine; it is left "
                + "alone. If it is yours, `nibwright undo --adopt \(folder)` settles it"
        case .unreadable(let reason):
            "what stands in .nibwright/state/journal.json is left alone, since it is no journal of this version: \(reason)"
        }
    }
}

/// Options of every command that runs a recipe.
struct RecipeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A transform to run without a recipe, in the recipe's place; its options are given with --with.",
            valueName: "transform"))
    var use: String?

    @Option(
        name: [.customLong("set"), .customLong("with")], parsing: .singleValue,
        help: ArgumentHelp(
            "Give a parameter of the recipe, or an option or selector of --use, its value; can be repeated.",
            valueName: "name=value"))
    var settings: [String] = []

    @Option(help: "The highest safety level to take: safe, review or draft.")
    var allow: Safety = .safe

    @OptionGroup var extensions: ExtensionOptions

    mutating func validate() throws {
        for setting in settings where !setting.dropFirst().contains("=") {
            throw ValidationError("--set and --with take name=value, not \"\(setting)\"")
        }
    }

    /// The arguments with `--use rename-outlet` written as the recipe's name `use:rename-outlet`, in its place: what
    /// stands first after the command is then a recipe in any case.
    static func withUseAsRecipe(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, ["plan", "check", "apply", "review", "explain"].contains(command) else {
            return arguments
        }
        var others = Array(arguments.dropFirst())
        guard let index = others.firstIndex(where: { $0 == "--use" || $0.hasPrefix("--use=") }) else {
            return arguments
        }
        let option = others.remove(at: index)
        if option == "--use", index >= others.count { return arguments }
        let id = option == "--use" ? others.remove(at: index) : String(option.dropFirst("--use=".count))
        let recipe = RecipeChecker.usePrefix + id
        return command == "explain" ? [command] + others + ["--recipe", recipe] : [command, recipe] + others
    }

    var values: [String: String] {
        get throws { try Self.values(of: settings) }
    }

    /// Names and values of `--set` and `--with`.
    static func values(of settings: [String]) throws -> [String: String] {
        var values: [String: String] = [:]
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("--set and --with take name=value, not \"\(setting)\"")
            }
            guard values.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
                throw Failure(.usage, "--set gives \"\(parts[0])\" twice")
            }
        }
        return values
    }
}

extension WorkspaceError {
    var isPassing: Bool {
        switch self {
        case .stale, .changedSince, .locked: true
        default: false
        }
    }

    var exitStatus: ExitStatus {
        switch self {
        case .stale, .changedSince: .stale
        case .rolledBack, .notRolledBack, .notRecovered, .notRecoverable, .journalUnreadable, .backupDamaged,
            .foreignJournal, .foreignRun, .recordUnreadable:
            .verification
        default: .usage
        }
    }
}
