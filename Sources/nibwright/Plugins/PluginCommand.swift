import ArgumentParser
import Foundation
import Linting
import Planning
import PluginHost
import Reporting
import SourceText
import TransformKit

struct PluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin", abstract: "List plugins; write, build and test your own.",
        subcommands: [
            List.self, PluginNewCommand.self, PluginTestCommand.self, PluginWatchCommand.self, PluginDocCommand.self,
            PluginBuildCommand.self, Seal.self,
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
            let reports = BuiltInReports.all.map { $0.description.id }.joined(separator: ", ")
            let rules = Count.of(LintRules.all.count, "lint rule")
            Terminal.say("Nibwright itself: \(rules) (nibwright lint --rules), the reports \(reports)\n")
            for plugin in loader.loaded {
                Terminal.say("\(plugin.path): \(plugin.parts.map { $0.part }.words)".printable + "\n")
            }
            for plugin in loader.refused { Terminal.say("\(plugin)\n") }
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
