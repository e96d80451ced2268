import ArgumentParser
import Foundation
import Linting
import Planning
import ProjectFiles
import ProjectGraph
import Reporting
import SourceText
import TransformKit

extension FailureLevel: @retroactive ExpressibleByArgument {}

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Say what is wrong in documents and between them and the code.",
        discussion: """
            Reads `.nibwright.yml` in the project's folder, and `.nibwright-baseline.json` where it is there. \
            `nibwright explain <rule>` says what a rule is about.

            The exit status is 1 if anything is at or above the failing level, and 2 if the command line or the \
            configuration is wrong.
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
        help: ArgumentHelp(
            "Report findings in these files alone, relative to the project; can be repeated.", valueName: "pattern"))
    var paths: [String] = []

    @Option(
        help: """
            text, json, jsonl, csv, sarif, github, checkstyle, junit, codeclimate (or gitlab), xcode, markdown, html, or a \
            plugin's report; by default what the ending of the output file says (.sarif, .json, .md), else text.
            """, completion: ReportFormat.completion { $0 as? any LintReporter.Type })
    var format: ReportFormat?

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The level from which on findings make the run fail: note, warning, error or never (default: error, or what "
                + "the configuration says).", valueName: "level"))
    var failOn: FailureLevel?

    @Option(
        help: ArgumentHelp(
            "Findings that are not reported again, instead of those in the project's baseline.",
            valueName: "file"))
    var baseline: String?

    @Flag(help: "Report what is in the baseline as well.")
    var noBaseline = false

    @Option(
        help: ArgumentHelp(
            "Report only what this revision does not have, such as main; may be given several times, such as for both sides "
                + "of a merge.", valueName: "revision"))
    var since: [String] = []

    @Flag(help: "Take all findings into the baseline, and out of it what is gone.")
    var writeBaseline = false

    @Flag(help: "Report again whenever a file was saved, until Control-C.")
    var watch = false

    @Option(help: .hidden)
    var rounds: Int?

    @Flag(
        help: """
            Mend what can be mended so that nothing behaves otherwise, then report what is left; --allow review also mends \
            what does, such as a connection that crashes. nibwright undo takes it back.
            """)
    var fix = false

    @Option(help: "With --fix, the highest safety level that is mended: safe or review.")
    var allow: Safety = .safe

    @Flag(help: "With --fix, show what would be mended, and write nothing.")
    var preview = false

    @Flag(help: "With --fix, write although the git work tree has uncommitted changes.")
    var allowDirty = false

    @Flag(name: .customLong("rules"), help: "List the rules as they are configured; text, json or markdown.")
    var listsRules = false

    @OptionGroup var extensions: ExtensionOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var pager: Pager

    mutating func validate() throws {
        if watch, fix || writeBaseline || listsRules {
            throw ValidationError("--watch goes with none of --fix, --write-baseline and --rules")
        }
        if fix, writeBaseline || listsRules {
            throw ValidationError("--fix goes with neither --write-baseline nor --rules")
        }
        if !fix, preview || allowDirty || allow != .safe {
            throw ValidationError("--allow, --preview and --allow-dirty go with --fix")
        }
        if writeBaseline, !since.isEmpty {
            throw ValidationError("--write-baseline takes all findings, so --since does not go with it")
        }
        if noBaseline, writeBaseline || baseline != nil {
            throw ValidationError("--no-baseline goes with neither --baseline nor --write-baseline")
        }
    }

    func run() throws {
        if watch { return try watchFiles() }
        guard fix else { return try report() }
        do {
            guard try mend() else { return }
        } catch let answer as WorkerAnswer {
            guard answer.status == ExitStatus.done.rawValue else { throw answer }
            if answer.plans.isEmpty { throw answer }
            try WorkerPlans(
                plans: answer.plans, projects: [project], reading: reading, allowDirty: allowDirty,
                mayLeaveProjectsOut: false
            ).write()
        }
        try report()
    }

    private func watchFiles() throws {
        let workspace = try reading.opened(project)
        var last: WorkspaceStamp?
        var round = 0
        while rounds.map({ round < $0 }) ?? true {
            let stamp = WorkspaceStamp(
                of: workspace, and: [LintConfigurationReader.fileName, LintBaseline.defaultPath])
            guard stamp != last else {
                usleep(300_000)
                continue
            }
            last = stamp
            round += 1
            // What a round ends with is no reason to stop, but for a wrong command line.
            do { try report() } catch is Leave {} catch let answer as WorkerAnswer where answer.status < 2 {}
        }
    }

    /// Returns whether there is something to report afterwards.
    private func mend() throws -> Bool {
        let workspace = try preview ? reading.open(project) : reading.openSettled(project)
        let run = try self.run(in: workspace, .text, nil)
        let reporter = try ReportFormat.text.reporter(among: run.plugins.reporters, of: "plan") {
            $0 as? any PlanReporter.Type
        }
        let (loaded, result) = try lint(run, nil)
        let fixing = LintFixing(
            workspace: workspace, allowed: allow, isPreview: preview, allowDirty: allowDirty, reading: reading)
        let isWritten = try fixing.mend(result, in: loaded, reporter)
        // A process in which plugins run hands its plan over; who writes it reports.
        return !preview && !(isWritten && WorkerLink.current != nil)
    }

    private func report() throws {
        let reportFile = try output.map { try ReportFile($0, projects: [self.project]) }
        let format = format ?? .usual(for: reportFile) { $0 as? any LintReporter.Type }
        let workspace = try reading.open(project)
        // Before plugins are loaded, which takes longer than to see that nothing changed.
        let kept =
            writeBaseline || listsRules || !since.isEmpty
            ? nil
            : KeptRun(
                caching, workspace, reading, words: LintFiles.digest(ofConfiguration: config), isBeforePlugins: true)
        if let outcome = kept?.outcome { return try show(outcome, format, reportFile) }
        let run = try self.run(in: workspace, format, reportFile)
        if listsRules {
            let rules = Linter(rules: run.plugins.lintRules, configuration: run.configuration).rulesInUse
            return try write(try list(rules, format, run.plugins), reportFile)
        }
        if writeBaseline { return try keepBaseline(run) }
        try show(try outcome(of: run, kept), format, reportFile)
    }

    /// Everything that a run goes by, checked before the project is read.
    private func run(in workspace: Workspace, _ format: ReportFormat, _ reportFile: ReportFile?) throws -> Run {
        let plugins = try Plugins.all(of: [project], extensions: extensions)
        let reader = LintConfigurationReader(rules: plugins.lintRules)
        let files = LintFiles(workspace, reader: reader)
        let configuration = try configured(files, reader)
        // The list of rules has formats of its own.
        let reporter = try (listsRules ? .text : format).reporter(among: plugins.reporters, of: "lint") {
            $0 as? any LintReporter.Type
        }
        let baselinePath = try baselinePath(configuration, files)
        let mayBeMissing = writeBaseline || (baseline ?? configuration.baseline) == nil
        return Run(
            workspace: workspace, files: files, configuration: configuration, plugins: plugins, reporter: reporter,
            baseline: try baselinePath.flatMap { try files.baseline($0, mayBeMissing: mayBeMissing) },
            baselinePath: baselinePath, reportFile: reportFile)
    }

    private func show(_ outcome: KeptRun.Outcome, _ format: ReportFormat, _ file: ReportFile?) throws {
        if file == nil, format == .text {
            pager.show(String(decoding: outcome.texts[0], as: UTF8.self))
        } else {
            try write(outcome.texts[0], file)
        }
        if outcome.status != 0 { throw Leave(code: .pending) }
    }

    /// What one run of the linter goes by.
    private struct Run {
        let workspace: Workspace
        let files: LintFiles
        let configuration: LintConfiguration
        let plugins: Plugins
        let reporter: any LintReporter.Type
        let baseline: LintBaseline?
        let baselinePath: String?
        let reportFile: ReportFile?
    }

    private func outcome(of run: Run, _ kept: KeptRun?) throws -> KeptRun.Outcome {
        let (loaded, result) = try lint(run, kept?.inputs.scan)
        let outcome = KeptRun.Outcome(texts: [Array(try text(of: result, run).utf8)], status: result.fails ? 1 : 0)
        // What is said on standard error, of a project in which nothing was looked at or of plugins, is no part of the report.
        if result.fileCount > 0, run.plugins.areComplete {
            let companions = run.files.companions(baseline: run.baselinePath, beside: Self.documents(in: loaded.graph))
            kept?.keep(outcome, loaded, companions: companions)
        }
        return outcome
    }

    private func lint(_ run: Run, _ scan: WorkspaceScan?) throws -> (LoadedProject, LintResult) {
        let loaded = reading.load(run.workspace, scan: scan)
        var configuration = run.configuration
        configuration.selection.paths = try LintPathPatterns(root: loaded.root, workingFolder: Self.here)
            .patterns(paths, matching: loaded.graph.paths)
        let sidecars = try run.files.sidecars(beside: Self.documents(in: loaded.graph))
        let linter = Linter(
            rules: run.plugins.lintRules, configuration: configuration, threads: reading.threadCount)
        let result = linter.lint(
            loaded.graph, root: loaded.root, sidecars: sidecars, baseline: run.baseline,
            known: since.isEmpty
                ? nil : try LintRevisions(workspace: run.workspace, linter: linter, reading: reading).known(at: since))
        if result.fileCount == 0 { warnOfNothing(loaded) }
        return (loaded, result)
    }

    private func text(of result: LintResult, _ run: Run) throws -> String {
        let settings = ReportSettings(
            toolVersion: Version.current, workingFolder: Self.here,
            style: run.reportFile == nil ? reading.color.style : ColorChoice.never.style)
        return try Plugins.report(by: run.reporter) { try run.reporter.init(settings: settings).text(of: result) }
    }

    /// The paths of documents that may have suppressions beside them, sorted.
    private static func documents(in graph: ProjectGraph) -> [String] {
        (graph.documents.map(\.path) + graph.refusedDocuments.map(\.path)).sorted()
    }

    private static var here: String { URL(fileURLWithPath: ".").resolvingSymlinksInPath().path }

    /// Writes the baseline, and the report where a file is wanted for it.
    private func keepBaseline(_ run: Run) throws {
        let (_, result) = try lint(run, nil)
        if let path = run.baselinePath {
            let usual = run.configuration.baseline ?? LintBaseline.defaultPath
            try keep(result, path, run.files, isUsed: path == usual && run.configuration.usesBaseline)
        }
        if let file = run.reportFile { try file.write(try text(of: result, run)) }
    }

    /// The configuration with what the command line says, checked before the project is read.
    private func configured(_ files: LintFiles, _ reader: LintConfigurationReader) throws -> LintConfiguration {
        var configuration = try files.configuration(config)
        let names = { (lists: [String]) in
            lists.flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
        }
        configuration.selection = RuleSelection(
            only: names(only), enable: names(enable), disable: names(disable))
        let named = [names(only), names(enable), names(disable)].flatMap { $0 }
        if let problem = reader.unknownRule(among: named) { throw Failure(.usage, problem) }
        if let failOn { configuration.failureLevel = failOn }
        return configuration
    }

    /// The baseline's path, relative to the project; nil where none is used.
    private func baselinePath(_ configuration: LintConfiguration, _ files: LintFiles) throws -> String? {
        if noBaseline { return nil }
        if let baseline { return try files.pathBelowRoot(baseline) }
        let isWanted = configuration.usesBaseline || writeBaseline
        return configuration.baseline ?? (isWanted ? LintBaseline.defaultPath : nil)
    }

    private func warnOfNothing(_ loaded: LoadedProject) {
        let graph = loaded.graph
        let isEmpty =
            graph.documents.isEmpty && graph.refusedDocuments.isEmpty && graph.swiftFiles.isEmpty
            && graph.objectiveCFiles.isEmpty
        Terminal.printError(
            isEmpty
                ? "no document or source in \(loaded.root.printable)"
                : "no document or source of \(loaded.root.printable) is left by include, exclude and --paths")
    }

    private func list(
        _ rules: [RuleInUse], _ format: ReportFormat, _ plugins: Plugins
    ) throws -> String {
        switch format.name {
        case "text": LintRulePage.table(rules, style: reading.color.style)
        case "json": try LintRulePage.json(rules)
        case "markdown":
            LintRulePage.reference(
                rules.map(\.description),
                transforms: plugins.transforms.map { $0.description })
        default: throw Failure(.usage, "--rules has the formats text, json and markdown")
        }
    }

    /// - Parameter isUsed: true if the next run takes it by itself.
    private func keep(_ result: LintResult, _ path: String, _ files: LintFiles, isUsed: Bool) throws {
        try files.write(result.newBaseline, to: path)
        let count = result.newBaseline.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix("{\"") }
        Terminal.say("Wrote \(count) \(count == 1 ? "finding" : "findings") to \(path.printable).\n")
        if !isUsed {
            Terminal.say("To use it, write in \(LintConfigurationReader.fileName): baseline: \(path.printable)\n")
        }
    }

    private func write(_ text: String, _ file: ReportFile?) throws { try write(Array(text.utf8), file) }

    private func write(_ bytes: [UInt8], _ file: ReportFile?) throws {
        guard let file else { return Terminal.print(bytes) }
        try file.write(bytes)
    }
}
