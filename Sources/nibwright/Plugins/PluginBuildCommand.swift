import ArgumentParser
import Foundation
import Planning
import PluginHost
import SourceText

struct PluginBuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a plugin from Swift files against this kit, with plain swiftc.",
        discussion: """
            --all builds every plugin of a folder again, as after an update of Nibwright or Swift: its sources, its folders of \
            sources, its Swift packages, and the libraries that were built on this machine. Of a project only what you trust is \
            built. Exit status 3 if one could not be built.
            """)

    @Argument(
        help:
            "The plugin's Swift files, or their folder; with --all a folder of plugins, by default .nibwright/plugins.")
    var files: [String] = []

    @Option(name: .shortAndLong, help: "The library to write; by default in the project's .nibwright/plugins.")
    var output: String?

    @Flag(help: "Build every plugin of a folder again.")
    var all = false

    @OptionGroup var limits: WorkerLimits

    func validate() throws {
        if all, output != nil { throw ValidationError("--all writes each library where it is; leave --output out") }
        if all, files.count > 1 { throw ValidationError("--all takes one folder") }
        if !all, files.isEmpty { throw ValidationError("name the plugin's Swift files, or a folder with --all") }
    }

    func run() throws {
        // What is built is loaded to see whether it is a plugin.
        try Worker.enter(limits)
        if all {
            let passes = try PluginRebuild(folder: files.first ?? ".nibwright/plugins").run()
            if !passes { throw Leave(code: .plugin) }
            return
        }
        if output == nil, let source = try Self.ownSource(files) {
            return Terminal.say("Built \(files[0]): \(try Self.build(source, shown: files[0]))\n")
        }
        let folder = files.count == 1 ? PluginSourceFolder(files[0]) : nil
        let name = URL(fileURLWithPath: files[0]).standardizedFileURL.deletingPathExtension().lastPathComponent
        let library = output ?? ".nibwright/plugins/" + PluginBuild.libraryName(name)
        let words = try PluginBuild.build(
            folder?.files ?? files, module: folder.map { PluginFlags.moduleName(for: $0.path) }, library: library)
        try PluginBuild.trust(library)
        Terminal.say("Built \(library): \(words)\n")
    }

    /// Compiles a source of a project's `.nibwright/plugins` into the cache, trusts it and says what it brings.
    static func build(_ path: String, shown name: String) throws -> String {
        guard let source = try ownSource([path]) else {
            throw Failure(.plugin, "\(name) is no plugin of a project")
        }
        return try build(source, shown: name)
    }

    private typealias OwnSource = (path: String, extensions: ProjectExtensions, file: ProjectExtension)

    /// A file that is a plugin where it stands, since it lies in a project's `.nibwright/plugins`.
    private static func ownSource(_ files: [String]) throws -> OwnSource? {
        guard let extensions = PluginBuild.project(of: files[0]) else { return nil }
        let name = URL(fileURLWithPath: files[0]).lastPathComponent
        guard let file = extensions.all.first(where: { $0.isSource && $0.name == name }) else { return nil }
        guard files.count == 1 else {
            throw Failure(
                .usage,
                "each file of .nibwright/plugins is a plugin by itself; put the files of one into a folder elsewhere")
        }
        return (files[0], extensions, file)
    }

    private static func build(_ source: OwnSource, shown name: String) throws -> String {
        let bytes: [UInt8]
        switch source.extensions.bytes(of: source.file) {
        case .success(let read): bytes = read
        case .failure(let failure): throw Failure(.plugin, "\(name) is not used: \(failure.reason)")
        }
        let path = source.extensions.root + "/" + source.file.path
        let words = try PluginBuild.build(SourcePlugin(path: path, bytes: bytes), shown: name)
        try PluginBuild.trust(source.path)
        return words
    }
}
