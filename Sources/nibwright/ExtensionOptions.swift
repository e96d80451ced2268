import ArgumentParser
import Foundation
import Planning

extension ExtensionChoice: @retroactive ExpressibleByArgument {}

/// The option of every command that may load a project's plugins.
struct ExtensionOptions: ParsableArguments {
    @Option(
        name: .customLong("plugins"),
        help: """
            Which of the project's own plugins and recipes to use: none, trusted (see nibwright trust) or all. By default \
            trusted, or what NIBWRIGHT_PLUGINS says; all is for a machine that builds nothing but projects of your own.
            """)
    var choice: ExtensionChoice?

    @OptionGroup var limits: WorkerLimits

    private static var environment: String? {
        ProcessInfo.processInfo.environment["NIBWRIGHT_PLUGINS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    mutating func validate() throws {
        guard choice == nil, let word = Self.environment, ExtensionChoice(rawValue: word) == nil else { return }
        throw ValidationError("NIBWRIGHT_PLUGINS is \"\(word)\"; it can be none, trusted or all")
    }

    var effective: ExtensionChoice { choice ?? Self.usual }

    /// What counts where the command line says nothing.
    static var usual: ExtensionChoice { environment.flatMap(ExtensionChoice.init) ?? .trusted }
}
