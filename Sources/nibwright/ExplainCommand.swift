import ArgumentParser
import PluginHost
import Reporting
import TransformKit

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Say what a transform does and what a recipe may tell it.")

    @Argument(help: "A transform's id; all of them are listed without one.")
    var transform: String?

    @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
    var project: String = "."

    func run() throws {
        let transforms = PluginFolders(projects: [project]).load().transforms
        guard let transform else {
            for type in transforms { Terminal.print("\(type.description.id)  \(type.description.summary)\n") }
            return
        }
        guard let type = transforms.first(where: { $0.description.id == transform }) else {
            throw Failure(
                .usage,
                "there is no transform \"\(transform)\"; known are: "
                    + transforms.map { $0.description.id }.joined(separator: ", "))
        }
        Terminal.print(TransformPage.text(type.description))
    }
}
