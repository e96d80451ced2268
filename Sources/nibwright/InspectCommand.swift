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

    @OptionGroup var extensions: ExtensionOptions
    @OptionGroup var reading: ReadingOptions

    @Option(
        help: """
            text, json, csv for a table of the storyboards, or html for a browser; by default what the ending of the output \
            file says, else text.
            """)
    var format: ReportChoice<Format>?

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?

    func run() throws {
        let file = try output.map { try ReportFile($0, projects: [project]) }
        let format = format ?? .own(file?.format() ?? .text)
        var reporter: (any InspectionReporter.Type)?
        if case .ofPlugin = format {
            let plugins = try Plugins.all(of: [project], extensions: extensions)
            reporter = try format.reporter(among: plugins, of: "inspect") { $0 as? any InspectionReporter.Type }
        }
        let loaded = reading.load(try reading.open(project))
        let text =
            if let reporter {
                try Plugins.report(by: reporter) { try reporter.init().text(of: loaded) }
            } else { try text(of: InspectReport(loaded), format, file) }
        if let file { try file.write(text) } else { Terminal.print(text) }
    }

    private func text(of report: InspectReport, _ format: ReportChoice<Format>, _ file: ReportFile?) throws -> String {
        switch format {
        case .own(.json): try report.json()
        case .own(.csv): report.csv()
        case .own(.html): report.html()
        case .own(.text), .ofPlugin: report.text(style: file == nil ? reading.color.style : ColorChoice.never.style)
        }
    }
}
