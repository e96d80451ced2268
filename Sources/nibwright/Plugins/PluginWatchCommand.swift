import ArgumentParser
import Foundation
import PluginHost
import SourceText

struct PluginWatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Build a plugin's source and plan with it whenever it is saved; nothing is written to the project.",
        discussion: "Ends with Control-C. A source of the project's .nibwright/plugins is trusted as it is saved.")

    @Argument(help: "The plugin's source, in the project's .nibwright/plugins.")
    var file: String

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Option(help: ArgumentHelp("The transform to plan with; by default the plugin's first.", valueName: "transform"))
    var use: String?

    @Option(help: "The highest safety level to take: safe, review or draft.")
    var allow: String = "review"

    @Option(help: .hidden)
    var rounds: Int?

    func run() throws {
        var last: [UInt8]?
        var round = 0
        while rounds.map({ round < $0 }) ?? true {
            guard let bytes = FileManager.default.contents(atPath: file).map(Array.init) else {
                throw Failure(.usage, "there is no file \"\(file)\"")
            }
            guard bytes != last else {
                usleep(300_000)
                continue
            }
            last = bytes
            round += 1
            try plan()
        }
    }

    /// In processes of their own: a library that was loaded once cannot be taken out again.
    private func plan() throws {
        let built = try Self.run(["plugin", "build", file])
        Terminal.print(built.text)
        guard built.status == 0 else { return }
        let names = built.text.split(separator: ":").last.map { $0.split(separator: ",") } ?? []
        let ids = names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.contains(" ") }
        guard let id = use ?? ids.first else { return Terminal.say("It brings no transform to plan with.\n") }
        Terminal.print(try Self.run(["plan", "use:" + id, project, "--details", "--allow", allow]).text)
    }

    /// This tool itself, so that a plugin that ends its process does not end the watch.
    private static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        try Process.captured(PluginFolders.executable, arguments)
    }
}
