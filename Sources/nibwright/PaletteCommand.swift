import ArgumentParser
import Planning
import Reporting

extension PaletteReport.Format: @retroactive ExpressibleByArgument {}

struct PaletteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "palette",
        abstract: "Show a project's colors as a palette: values, names, uses, near-duplicates, contrast.",
        discussion: """
            Every color that documents write out and every color set of a catalog, with what looks the same side by \
            side. HTML is one page for people, JSON is for programs.
            """)

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Option(help: "text, html or json; by default what the ending of the output file says, else text.")
    var format: PaletteReport.Format?

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Write to a file.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "List two colors as near-duplicates up to this difference by CIEDE2000, from 0 to 10.",
            valueName: "distance"))
    var mergeWithin: Double = PaletteReport.usualDistance

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        guard (0...10).contains(mergeWithin) else { throw ValidationError("--merge-within must be between 0 and 10") }
        let name = output?.split(separator: "/").last
        let ending = name?.split(separator: ".").dropFirst().last?.lowercased()
        if format == nil, let ending, !["html", "htm", "json", "txt", "text"].contains(ending) {
            throw ValidationError(
                "no format is known by “.\(ending)”: end the file in .html, .json or .txt, or give --format")
        }
    }

    func run() throws {
        let file = try output.map { try ReportFile($0, projects: [self.project]) }
        let project = reading.load(try reading.open(project))
        let report = PaletteReport(project, mergeWithin: mergeWithin, threads: reading.threadCount)
        let style = file == nil ? reading.color.style : TerminalStyle(usesColor: false)
        let text = try report.text(format ?? Self.format(for: file) ?? .text, style: style)
        if let file { try file.write(text) } else { Terminal.print(text) }
    }

    private static func format(for file: ReportFile?) -> PaletteReport.Format? {
        switch file?.ending {
        case "html", "htm": .html
        case "json": .json
        default: nil
        }
    }
}
