import ArgumentParser
import Foundation
import PluginHost
import SourceText
import TransformKit

struct PluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin", abstract: "List plugins, or build one from a single file.",
        subcommands: [List.self, Build.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the plugins that were found, and why one was refused: exit status 3 if so.")

        @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
        var project: String = "."

        func run() throws {
            let loader = PluginFolders(projects: [project]).load()
            for plugin in loader.loaded {
                let ids = plugin.transforms.map { $0.description.id }.joined(separator: ", ")
                Terminal.say("\(plugin.path): \(ids)".printable + "\n")
            }
            for plugin in loader.refused { Terminal.say("\(plugin)".printable + "\n") }
            if !loader.refused.isEmpty { throw Leave(code: .plugin) }
        }
    }

    struct Build: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Build a plugin from Swift files against this kit, with plain swiftc.")

        @Argument(help: "The plugin's Swift files.")
        var files: [String]

        @Option(name: .shortAndLong, help: "The library to write; by default in the project's .nibwright/plugins.")
        var output: String?

        func run() throws {
            let name = URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent
            let library = output ?? ".nibwright/plugins/lib\(name).\(PluginFile.libraryExtension)"
            let compiler = PluginCompiler(kitFolder: PluginFolders.executableFolder)
            guard try compiler.build(files, library: library) else {
                throw Failure(.plugin, "the plugin does not compile; see above")
            }
            var loader = PluginLoader()
            loader.load(library)
            if let refused = loader.refused.first { throw Failure(.plugin, "\(refused)") }
            let ids = loader.transforms.map { $0.description.id }.joined(separator: ", ")
            Terminal.say("Built \(library): \(ids)".printable + "\n")
        }
    }
}

/// Runs `swiftc` with the flags that make a plugin of one file.
private struct PluginCompiler {
    let kitFolder: String

    func build(_ files: [String], library: String) throws -> Bool {
        let flags = PluginFlags(kitFolder: kitFolder)
        guard flags.isKitComplete else {
            throw Failure(
                .plugin,
                "\(kitFolder) holds no modules to build a plugin against; install Nibwright with `make install`, which copies "
                    + "them, or use the one in its build folder")
        }
        let folder = URL(fileURLWithPath: library).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let names = ["-module-name", PluginFlags.moduleName(for: files[0]), "-o", library]
        process.arguments = ["swiftc"] + flags.arguments + names + files
        do {
            try process.run()
        } catch {
            throw Failure(.plugin, "swiftc cannot be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
