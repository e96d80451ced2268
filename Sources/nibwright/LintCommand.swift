import ArgumentParser
import Foundation
import Linting
import Planning
import ProjectFiles
import Reporting
import SourceText

extension LintFormat: @retroactive ExpressibleByArgument {}
extension FailureLevel: @retroactive ExpressibleByArgument {}

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Say what is wrong in documents and between them and the code: exit status 1 if anything is.",
        discussion: """
            Reads `.nibwright.yml` in the project's folder. `nibwright explain <rule>` says what a rule is about.
            """)

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Option(help: ArgumentHelp("The configuration, instead of the project's .nibwright.yml.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Run these rules alone, separated by commas.", valueName: "rules"))
    var only: [String] = []

    @Option(help: ArgumentHelp("Run rules that are off; all for every one.", valueName: "rules"))
    var enable: [String] = []

    @Option(help: ArgumentHelp("Do not run these rules.", valueName: "rules"))
    var disable: [String] = []

    @Option(
        help: ArgumentHelp("Report findings in these files alone; can be repeated.", valueName: "pattern"))
    var paths: [String] = []

    @Option(help: "text, json, sarif, github, checkstyle, junit, codeclimate, xcode or markdown.")
    var format: LintFormat = .text

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The level from which on findings make the run fail: note, warning, error or never (default: error, or what "
                + "the configuration says).", valueName: "level"))
    var failOn: FailureLevel?

    @Option(
        help: ArgumentHelp(
            "Findings that are not reported again, instead of the configuration's baseline.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Take all findings into the baseline, and out of it what is gone.")
    var writeBaseline = false

    @Flag(name: .customLong("rules"), help: "List the rules as they are configured; text, json or markdown.")
    var listsRules = false

    @OptionGroup var reading: ReadingOptions

    func run() throws {
        let workspace = try reading.open(project)
        let files = LintFiles(root: workspace.root)
        let configuration = try configured(files)
        let linter = Linter(configuration: configuration, threads: reading.threadCount)
        if listsRules { return try write(try list(linter.rulesInUse)) }
        let baselinePath = try baseline.map { try files.pathBelowRoot($0) } ?? configuration.baseline
        let known = try baselinePath.flatMap { try files.baseline($0, mayBeMissing: writeBaseline) }
        let loaded = LoadedProject.load(workspace, threads: reading.threadCount)
        let documents = loaded.graph.documents.map(\.path) + loaded.graph.refusedDocuments.map(\.path)
        let sidecars = try files.sidecars(beside: documents.sorted())
        let result = linter.lint(loaded.graph, root: loaded.root, sidecars: sidecars, baseline: known)
        if writeBaseline { return try keep(result, baselinePath, files, isConfigured: configuration.baseline != nil) }
        let here = URL(fileURLWithPath: ".").resolvingSymlinksInPath().path
        let report = LintReport(
            result, paths: LintPaths(root: loaded.root, workingFolder: here), version: Version.current,
            style: output == nil ? reading.color.style : ColorChoice.never.style)
        try write(try report.text(format))
        if result.fails { throw Leave(code: .pending) }
    }

    /// The configuration with what the command line says, checked before the project is read.
    private func configured(_ files: LintFiles) throws -> LintConfiguration {
        var configuration = try files.configuration(config)
        let names = { (lists: [String]) in
            lists.flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
        }
        configuration.selection = RuleSelection(
            only: names(only), enable: names(enable), disable: names(disable), paths: try paths.map(pattern))
        let named = [names(only), names(enable), names(disable)].flatMap { $0 }
        if let problem = LintConfigurationReader().unknownRule(among: named) { throw Failure(.usage, problem) }
        if let failOn { configuration.failureLevel = failOn }
        return configuration
    }

    private func pattern(_ text: String) throws -> PathPattern {
        do throws(PathPattern.Failure) {
            return try PathPattern(text)
        } catch {
            throw Failure(.usage, "--paths cannot use \"\(text)\": \(error)")
        }
    }

    private func list(_ rules: [RuleInUse]) throws -> String {
        switch format {
        case .text: LintRulePage.table(rules, style: reading.color.style)
        case .json: try LintRulePage.json(rules)
        case .markdown: LintRulePage.reference(rules.map(\.description))
        default: throw Failure(.usage, "--rules has the formats text, json and markdown")
        }
    }

    private func keep(_ result: LintResult, _ path: String?, _ files: LintFiles, isConfigured: Bool) throws {
        let path = path ?? LintBaseline.defaultPath
        try files.write(result.newBaseline, to: path)
        let count = result.newBaseline.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix("{\"") }
        Terminal.print("Wrote \(count) \(count == 1 ? "finding" : "findings") to \(path).\n")
        if !isConfigured, baseline == nil {
            Terminal.print("To use it, add to \(LintConfigurationReader.fileName): baseline: \(path)\n")
        }
    }

    private func write(_ text: String) throws {
        guard let output else { return Terminal.print(text) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw Failure(.usage, "the report cannot be written to \"\(output)\": \(error.localizedDescription)")
        }
    }
}
