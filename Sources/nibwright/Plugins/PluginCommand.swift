import ArgumentParser
import Foundation
import Linting
import Planning
import PluginHost
import SourceText
import TransformKit

struct PluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin", abstract: "List plugins; write, build and test your own.",
        subcommands: [
            List.self, PluginNewCommand.self, PluginTestCommand.self, PluginWatchCommand.self, PluginDocCommand.self,
            Build.self, Seal.self,
        ], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the plugins that were found, and why one was refused: exit status 3 if so.")

        @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
        var project: String = "."

        @OptionGroup var extensions: ExtensionOptions

        func run() throws {
            var plugins = try Plugins(projects: [project], extensions: extensions)
            try plugins.loadProjects()
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

        @OptionGroup var limits: WorkerLimits

        func run() throws {
            // It is loaded to see whether it is one.
            try Worker.enter(limits)
            if output == nil, let source = try Self.ownSource(files) {
                return Terminal.say("Built \(files[0]): \(try Self.build(source, shown: files[0]))\n")
            }
            let name = URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent
            let library = output ?? ".nibwright/plugins/lib\(name).\(PluginFile.libraryExtension)"
            do throws(PluginRefusal) {
                let warnings = try PluginCompiler().build(files, library: library)
                if !warnings.isEmpty { Terminal.note(warnings) }
                try PluginSeal.seal(library)
            } catch {
                throw Failure(.plugin, "\(library): refused (\(error.code)): \(error.message)")
            }
            let ids = try Self.load(library)
            try Self.trust(library)
            Terminal.say("Built \(library): \(ids)\n")
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
            let parts = URL(fileURLWithPath: files[0]).standardizedFileURL.pathComponents
            guard parts.dropLast().suffix(2) == [".nibwright", "plugins"] else { return nil }
            let extensions = ProjectExtensions(root: NSString.path(withComponents: parts.dropLast(3)))
            guard let file = extensions.all.first(where: { $0.isSource && $0.name == parts.last }) else { return nil }
            guard files.count == 1 else {
                throw Failure(
                    .usage,
                    "each file of .nibwright/plugins is a plugin by itself; put the files of one into a folder elsewhere"
                )
            }
            return (files[0], extensions, file)
        }

        private static func build(_ source: OwnSource, shown name: String) throws -> String {
            let bytes: [UInt8]
            switch source.extensions.bytes(of: source.file) {
            case .success(let read): bytes = read
            case .failure(let failure): throw Failure(.plugin, "\(name) is not used: \(failure.reason)")
            }
            let library: String
            do throws(PluginRefusal) {
                library = try SourcePlugin(path: source.extensions.root + "/" + source.file.path, bytes: bytes)
                    .library()
            } catch {
                throw Failure(.plugin, "\(name): refused (\(error.code)): \(error.message)")
            }
            let ids = try load(library)
            try trust(source.path)
            return ids
        }

        private static func load(_ library: String) throws -> String {
            if WorkerLink.current == nil { Terminal.keepOutputFromPlugins() }
            ExitGuard.arm()
            var loader = PluginLoader(
                parts: LintRules.all, commands: Nibwright.commandNames, of: "Nibwright itself")
            loader.load(library)
            if let refused = loader.refused.first { throw Failure(.plugin, "\(refused)") }
            return loader.loaded.flatMap(\.parts).map { $0.part }.words
        }

        /// Who builds a plugin into a project means it to be used there.
        private static func trust(_ library: String) throws {
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
