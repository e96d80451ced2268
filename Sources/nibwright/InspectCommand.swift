import ArgumentParser
import Planning
import Reporting

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Say what a project holds, what resolves and what could not be read.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv
    }

    @Argument(help: "The project's folder.")
    var project: String = "."

    @OptionGroup var reading: ReadingOptions

    @Option(help: "text, json, or csv for a table of the storyboards.")
    var format: Format = .text

    func run() throws {
        let project = LoadedProject.load(try reading.open(project), threads: reading.threadCount)
        let report = InspectReport(project)
        switch format {
        case .text: Terminal.print(report.text(style: reading.color.style))
        case .json: Terminal.print(try report.json())
        case .csv: Terminal.print(report.csv())
        }
    }
}
