import ArgumentParser
import Planning
import Reporting

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Say what a project holds, what resolves and what could not be read.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv, html
    }

    @Argument(help: "The project's folder.")
    var project: String = "."

    @OptionGroup var reading: ReadingOptions

    @Option(
        help: """
            text, json, csv for a table of the storyboards, or html for a browser; by default what the ending of the output \
            file says, else text.
            """)
    var format: Format?

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?

    func run() throws {
        let file = try output.map { try ReportFile($0, projects: [project]) }
        let report = InspectReport(reading.load(try reading.open(project)))
        let text =
            switch format ?? file?.format() ?? .text {
            case .json: try report.json()
            case .csv: report.csv()
            case .html: report.html()
            case .text: report.text(style: file == nil ? reading.color.style : ColorChoice.never.style)
            }
        if let file { try file.write(text) } else { Terminal.print(text) }
    }
}
