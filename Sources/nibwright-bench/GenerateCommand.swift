import ArgumentParser
import Foundation

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Write a project of any size in real proportions.",
        discussion: "Numbers that are not given have the proportions that 157 public repositories have together.")

    @OptionGroup var options: ShapeOptions

    @Argument(help: "A folder that is not there yet, or is empty.")
    var folder: String

    func run() throws {
        let known = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard known.isEmpty else { throw ValidationError("\"\(folder)\" is not empty") }
        let project = GeneratedProject(options.shape())
        try project.write(to: folder)
        print(project.summary)
    }
}
