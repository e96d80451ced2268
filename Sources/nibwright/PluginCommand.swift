import ArgumentParser
import Foundation
import Linting
import Planning
import PluginHost
import SourceText
import TransformKit

struct PluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin", abstract: "List plugins, or build one from Swift files.",
        subcommands: [List.self, Build.self, Seal.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the plugins that were found, and why one was refused: exit status 3 if so.")

        @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
        var project: String = "."

        @OptionGroup var extensions: ExtensionOptions

        func run() throws {
            var plugins = Plugins(projects: [project], choice: extensions.effective)
            plugins.loadProjects()
            let loader = plugins.loader
            for plugin in loader.loaded {
                Terminal.say("\(plugin.path): \(plugin.parts.map { $0.part }.words)".printable + "\n")
            }
            for plugin in loader.refused { Terminal.say("\(plugin)".printable + "\n") }
            for project in plugins.projects {
                for file in project.waiting where file.file.kind == .plugin {
                    let reason = file.fault ?? "waits for your trust: \(TrustNotice.command(for: project.root))"
                    Terminal.say("\(project.root)/\(file.file.path): not used: \(reason)".printable + "\n")
                }
            }
            for path in RecipeLibrary(projects: plugins.projects).namesakes {
                Terminal.say("\(path): not used by its name, which is another recipe's".printable + "\n")
            }
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
            do throws(PluginRefusal) {
                try PluginSeal.seal(library)
            } catch {
                throw Failure(.plugin, "\(library): refused (\(error.code)): \(error.message)")
            }
            let ids = try load(library)
            try trust(library)
            Terminal.say("Built \(library): \(ids)\n")
        }

        private func load(_ library: String) throws -> String {
            Terminal.keepOutputFromPlugins()
            ExitGuard.arm()
            var loader = PluginLoader(
                parts: LintRules.all, commands: Nibwright.commandNames, of: "Nibwright itself")
            loader.load(library)
            if let refused = loader.refused.first { throw Failure(.plugin, "\(refused)") }
            return loader.loaded.flatMap(\.parts).map { $0.part }.words
        }

        /// Who builds a plugin into a project means it to be used there.
        private func trust(_ library: String) throws {
            let parts = URL(fileURLWithPath: library).standardizedFileURL.pathComponents
            guard parts.dropLast().suffix(2) == [".nibwright", "plugins"] else { return }
            let extensions = ProjectExtensions(root: NSString.path(withComponents: parts.dropLast(3)))
            guard let file = extensions.all.first(where: { $0.kind == .plugin && $0.name == parts.last }),
                case .success(let bytes) = extensions.bytes(of: file)
            else { return }
            do {
                let others = try TrustStore().files(of: extensions.root).filter { $0.path != file.path }
                try TrustStore().trust(others + [TrustedFile(path: file.path, bytes: bytes)], of: extensions.root)
            } catch {
                Terminal.note("nibwright: the plugin is built and not trusted: \(error)")
            }
        }
    }

    struct Seal: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Put a digest of a plugin into it, so that a damaged copy is refused.",
            discussion:
                "`nibwright plugin build` does that. On macOS nothing is written: there the code signature is one.")

        @Argument(help: "Plugins that another build made; they are changed in place.")
        var files: [String]

        func run() throws {
            for file in files {
                do throws(PluginRefusal) {
                    try PluginSeal.seal(file)
                } catch {
                    throw Failure(.plugin, "\(file): refused (\(error.code)): \(error.message)")
                }
            }
        }
    }
}

extension [PartDescription] {
    /// `rename-outlet, lint rule no-ten-scenes`: transforms by their ids alone, since most parts are transforms.
    fileprivate var words: String {
        map { $0.kind == .transform ? $0.id : "\($0.kind.rawValue) \($0.id)" }.joined(separator: ", ")
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
