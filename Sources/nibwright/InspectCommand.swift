import ArgumentParser
import Planning
import Reporting

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Say what a project holds, what resolves and what could not be read.")

    @Argument(help: "The project's folder.")
    var project: String = "."

    @OptionGroup var extensions: ExtensionOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var caching: CacheOptions

    @Option(
        help: """
            text, json, csv for a table of the storyboards, html for a browser, or a plugin's report; by default what the ending of the output \
            file says, else text.
            """, completion: ReportFormat.completion { $0 as? any InspectionReporter.Type })
    var format: ReportFormat?

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?

    @Flag(
        help: """
            Say of each screen what it is made of, what stands in its way out of Interface Builder, and which could go first; as text, or as \
            csv for a table.
            """)
    var migration = false

    func run() throws {
        let file = try output.map { try ReportFile($0, projects: [project]) }
        if migration { return try writeMigration(to: file) }
        let format = format ?? .usual(for: file) { $0 as? any InspectionReporter.Type }
        let reporters =
            try format.isBuiltIn
            ? BuiltInReports.all : Plugins.all(of: [project], extensions: extensions).reporters
        let reporter = try format.reporter(among: reporters, of: "inspect") { $0 as? any InspectionReporter.Type }
        let workspace = try reading.open(project)
        let kept = KeptRun(caching, workspace, reading)
        let outcome = try kept?.outcome ?? outcome(of: workspace, reporter, kept)
        if let file { try file.write(outcome.texts[0]) } else { Terminal.print(outcome.texts[0]) }
    }

    private func writeMigration(to file: ReportFile?) throws {
        let name = format?.name ?? (output?.hasSuffix(".csv") ?? false ? "csv" : "text")
        guard ["text", "csv"].contains(name) else {
            throw ValidationError("--migration is written as text or csv, not as \(name).")
        }
        let report = MigrationReport(reading.load(try reading.open(project)))
        let text = Array((name == "csv" ? report.csv : report.text).utf8)
        if let file { try file.write(text) } else { Terminal.print(text) }
    }

    private func outcome(
        of workspace: Workspace, _ reporter: any InspectionReporter.Type, _ kept: KeptRun?
    ) throws -> KeptRun.Outcome {
        let loaded = reading.load(workspace, scan: kept?.inputs.scan)
        let settings = ReportSettings(
            toolVersion: Version.current, style: output == nil ? reading.color.style : ColorChoice.never.style)
        let text = try Plugins.report(by: reporter) { try reporter.init(settings: settings).text(of: loaded) }
        let outcome = KeptRun.Outcome(texts: [Array(text.utf8)], status: 0)
        kept?.keep(outcome, loaded)
        return outcome
    }
}
