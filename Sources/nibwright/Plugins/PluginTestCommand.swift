import ArgumentParser
import Foundation
import PluginHost
import SourceText
import TransformKit
import TransformTesting

struct PluginTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run the cases of plugins: what they do to small projects.",
        discussion: """
            A case is a file <behavior>.fixture, in the project's .nibwright/fixtures or in Fixtures beside a plugin that lies \
            elsewhere, or there in a folder named after the part. A part without a case is a failure. A folder whose Swift files \
            export nibwright_plugin is one plugin of all of them.
            """)

    @Argument(help: "A project's folder, a plugin's source or folder of sources, or a built plugin.")
    var subject: String = "."

    @Option(help: ArgumentHelp("Where the cases are, in folders named after the parts.", valueName: "folder"))
    var fixtures: String?

    @Flag(
        name: [.customLong("record"), .customLong("accept")],
        help: "Write what comes out into the cases, for you to read in the diff.")
    var isRecording = false

    @Flag(
        name: .customLong("typecheck"),
        help: "Also ask swiftc of the Swift that transforms leave, against modules that stand in for UIKit (Linux).")
    var checksTypes = false

    @OptionGroup var extensions: ExtensionOptions

    func run() throws {
        if isRecording { setenv("NIBWRIGHT_UPDATE_FIXTURES", "1", 1) }
        guard let isFolder = FileManager.default.isFolder(subject) else {
            throw Failure(.usage, "there is no file or folder \"\(subject)\"")
        }
        let sources = isFolder ? try ownSources() : nil
        let isProject = isFolder && sources == nil
        var plugins = try Plugins(projects: isProject ? [subject] : [], extensions: extensions)
        let known = Set(plugins.loader.parts.map { $0.part })
        if let sources {
            try plugins.load(sources)
        } else if isProject {
            try plugins.loadProjects()
        } else {
            try plugins.load(file: subject)
        }
        for plugin in plugins.loader.refused { throw Failure(.plugin, "\(plugin)") }
        let parts = plugins.loader.parts
        let tested = parts.map { $0.part }.filter { !known.contains($0) }
        let waiting = isProject ? waitingPlugins(plugins) : []
        guard !tested.isEmpty || !waiting.isEmpty else {
            throw Failure(.usage, "\"\(subject)\" has no plugin that may be used; nibwright plugin new writes one")
        }
        let usual = sources.map { $0.path + "/Fixtures" } ?? usualFixtures(isProject: isProject)
        let standIn = checksTypes ? try Self.standIn() : nil
        let passes = try PluginFixtures(folder: fixtures ?? usual).run(tested, among: parts, standIn: standIn)
        for line in waiting { Terminal.say("✗ \(line)\n") }
        if !passes || !waiting.isEmpty { throw Leave(code: .pending) }
    }

    /// The project's plugins whose cases are not run, since nobody trusts what they are now.
    private func waitingPlugins(_ plugins: Plugins) -> [String] {
        plugins.projects.flatMap { project in
            project.waiting.filter { $0.file.kind == .plugin }.map { waiting in
                let reason = waiting.fault ?? "waits for your trust: \(TrustNotice.command(for: project.root))"
                return "\(waiting.file.path.printable): not tested: \(reason)"
            }
        }
    }

    /// What stands in for UIKit: beside an installed executable, in the tests of a checkout.
    private static func standIn() throws -> StandIn {
        var folder = URL(fileURLWithPath: PluginFolders.executableFolder)
        var candidates = [folder.appendingPathComponent("StandIn")]
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            candidates.append(folder.appendingPathComponent("Tests/StandIn"))
        }
        let sources = candidates.map(\.path).first { FileManager.default.fileExists(atPath: $0 + "/build-modules.sh") }
        guard let sources else {
            throw Failure(
                .usage,
                "there is no StandIn folder beside \(PluginFolders.executableFolder); make install copies it there")
        }
        do { return try StandIn(sources: sources) } catch let failure as StandInFailure {
            throw Failure(.verification, "the modules that stand in for UIKit do not build here:\n\(failure)")
        }
    }

    /// The folder's own Swift, where it is a plugin.
    private func ownSources() throws -> PluginSourceFolder? {
        try failingAsWorkspace {
            guard let folder = PluginSourceFolder(subject), try folder.isPlugin() else { return nil }
            return folder
        }
    }

    private func usualFixtures(isProject: Bool) -> String {
        if isProject { return subject + "/.nibwright/fixtures" }
        let folder = URL(fileURLWithPath: subject).deletingLastPathComponent()
        if folder.pathComponents.suffix(2) == [".nibwright", "plugins"] {
            return folder.deletingLastPathComponent().appendingPathComponent("fixtures").path
        }
        return folder.appendingPathComponent("Fixtures").path
    }
}
