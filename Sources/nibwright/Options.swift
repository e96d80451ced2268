import ArgumentParser
import Planning
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

    /// Opens a project's folder, first settling what an interrupted run left behind.
    func open(_ path: String) throws -> Workspace {
        do {
            let workspace = try Workspace(root: path)
            if let recovery = try workspace.recover() { Terminal.note("nibwright: \(recovery)") }
            return workspace
        } catch let error as WorkspaceError {
            throw Failure(error.exitStatus, error.description)
        }
    }
}

/// Options of every command that runs a recipe.
struct RecipeOptions: ParsableArguments {
    @Option(
        name: .customLong("set"), parsing: .singleValue,
        help: ArgumentHelp("Give a parameter of the recipe its value; can be repeated.", valueName: "name=value"))
    var settings: [String] = []

    @Option(help: "The highest safety level to take: safe, review or draft.")
    var allow: Safety = .safe

    mutating func validate() throws {
        for setting in settings where !setting.dropFirst().contains("=") {
            throw ValidationError("--set takes name=value, not \"\(setting)\"")
        }
    }

    var values: [String: String] {
        get throws {
            var values: [String: String] = [:]
            for setting in settings {
                let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard values.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
                    throw Failure(.usage, "--set gives \"\(parts[0])\" twice")
                }
            }
            return values
        }
    }
}

extension WorkspaceError {
    var exitStatus: ExitStatus {
        switch self {
        case .stale, .changedSince: .stale
        case .rolledBack, .notRolledBack, .notRecovered, .notRecoverable, .journalUnreadable, .backupDamaged:
            .verification
        default: .usage
        }
    }
}
