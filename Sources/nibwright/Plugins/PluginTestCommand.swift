import ArgumentParser
import Foundation
import PluginHost
import SourceText
import TransformKit

struct PluginTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run the cases of plugins: what they do to small projects.",
        discussion: """
            A case is a file <behavior>.fixture in a folder named after the part, below the project's .nibwright/fixtures, or \
            below Fixtures beside a plugin that lies elsewhere. A part without a case is a failure.
            """)

    @Argument(help: "A project's folder, a plugin's source or a built plugin.")
    var subject: String = "."

    @Option(help: ArgumentHelp("Where the cases are, in folders named after the parts.", valueName: "folder"))
    var fixtures: String?

    @Flag(
        name: [.customLong("record"), .customLong("accept")],
        help: "Write what comes out into the cases, for you to read in the diff.")
    var isRecording = false

    @OptionGroup var extensions: ExtensionOptions

    func run() throws {
        if isRecording { setenv("NIBWRIGHT_UPDATE_FIXTURES", "1", 1) }
        guard let isFolder = FileManager.default.isFolder(subject) else {
            throw Failure(.usage, "there is no file or folder \"\(subject)\"")
        }
        var plugins = try Plugins(projects: isFolder ? [subject] : [], extensions: extensions)
        let known = Set(plugins.loader.parts.map { $0.part })
        if isFolder { try plugins.loadProjects() } else { try plugins.load(file: subject) }
        for plugin in plugins.loader.refused { throw Failure(.plugin, "\(plugin)") }
        let parts = plugins.loader.parts
        let tested = parts.map { $0.part }.filter { !known.contains($0) }
        guard !tested.isEmpty else {
            throw Failure(.usage, "\"\(subject)\" has no plugin that may be used; nibwright plugin new writes one")
        }
        let passes = try PluginFixtures(folder: fixtures ?? usualFixtures(isFolder: isFolder)).run(tested, among: parts)
        if !passes { throw Leave(code: .pending) }
    }

    private func usualFixtures(isFolder: Bool) -> String {
        if isFolder { return subject + "/.nibwright/fixtures" }
        let folder = URL(fileURLWithPath: subject).deletingLastPathComponent()
        if folder.pathComponents.suffix(2) == [".nibwright", "plugins"] {
            return folder.deletingLastPathComponent().appendingPathComponent("fixtures").path
        }
        return folder.appendingPathComponent("Fixtures").path
    }
}
