import ArgumentParser
import Foundation
import Planning
import Reporting
import SourceText
import TransformKit

struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Show what a recipe would change, and write nothing.",
        discussion: """
            Several projects are planned each by itself. The patch format holds what would be applied and can be given to \
            `git apply` in the project's folder.
            """)

    @Argument(help: "A recipe file, or the name of a recipe.")
    var recipe: String

    @Argument(help: "Folders of projects.")
    var projects: [String] = ["."]

    @OptionGroup var options: RecipeOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var pager: Pager

    @Option(
        help: """
            text, patch, json, jsonl, sarif, csv, markdown, html for a browser, or a plugin's report; by default what the ending of the output \
            file says, else text. With csv, -o may name a folder, which gets a file for each table.
            """, completion: ReportFormat.completion { $0 as? any PlanReporter.Type })
    var format: ReportFormat?

    @Option(
        name: [.customShort("o"), .customLong("output")], parsing: .singleValue,
        help: ArgumentHelp(
            "Write the report to a file; can be repeated, for a page and a table of the same plan.", valueName: "file"))
    var outputs: [String] = []

    @Flag(help: "Every change with its reason and the lines that it changes, instead of the summary.")
    var details = false

    @Flag(help: "Every change by its title alone.")
    var brief = false

    @Option(help: ArgumentHelp("Keep the plan in a file for `nibwright apply`.", valueName: "file"))
    var save: String?

    @Option(
        name: .customLong("write"), parsing: .singleValue,
        help: ArgumentHelp(
            "Write a file that a step offers, to edit and give back with --set, such as map=map.yml; can be repeated.",
            valueName: "name=file"))
    var offers: [String] = []

    @OptionGroup var series: PatchOptions

    mutating func validate() throws {
        try series.validate(projects: projects)
        if outputs.count > 1, format != nil {
            throw ValidationError("--format is for one report; of several -o, each ending says the form")
        }
        if save != nil, projects.count != 1 { throw ValidationError("--save keeps the plan of one project") }
        if !offers.isEmpty, projects.count != 1 { throw ValidationError("--write is for the plan of one project") }
    }

    func run() throws {
        let tables = try TableFolder(outputs.first, isWanted: format?.name == "csv", projects: projects)
        let files = try tables == nil ? outputs.map { try ReportFile($0, projects: projects) } : []
        let places: [ReportFile?] = files.isEmpty ? [nil] : files
        let reports = places.map { file in
            (file: file, format: format ?? .usual(for: file) { $0 as? any PlanReporter.Type })
        }
        let patches = try series.folder(projects: projects)
        let session = try PlanSession(recipe: recipe, projects: projects, options: options, reading: reading)
        var plugins = session.plugins
        if reports.contains(where: { !$0.format.isBuiltIn }) { try plugins.loadProjects() }
        let reporters = try reports.map { report in
            try report.format.reporter(among: plugins.reporters, of: "plan") { $0 as? any PlanReporter.Type }
        }
        let offered = try OfferedFiles(offers, of: session, projects: projects)
        // Every path is checked before the first plan is made.
        let workspaces = try projects.map(reading.open)
        // What writes more than reports is done anew each time.
        let isReport = tables == nil && patches == nil && save == nil && offers.isEmpty
        let kept = isReport ? session.keptRun(of: workspaces, caching) : nil
        let outcome: KeptRun.Outcome
        if let known = kept?.outcome {
            outcome = known
        } else {
            // Of several projects, one is in memory at a time.
            let only = kept.map { reading.load(workspaces[0], scan: $0.inputs.scan) }
            let plans = only.map { [session.plan($0)] } ?? workspaces.map { session.plan($0) }
            let settings = settings(session)
            var texts = try reporters.map { reporter in
                try Plugins.report(by: reporter) { try reporter.init(settings: settings).bytes(of: plans) }
            }
            texts.append(Array(advice(plans, written: offered.paths).printableLines.utf8))
            let isConflict = plans.contains { $0.counts.conflicting > 0 }
            outcome = KeptRun.Outcome(texts: texts, status: isConflict ? 1 : 0)
            if let only { kept?.keep(outcome, only) }
            try tables?.write(PlanTables.tables(plans))
            try patches?.write(PatchSeries.patches(plans[0], per: series.part))
            if let save { try session.keep(plans[0], in: save, projects: projects) }
            try offered.write(from: plans[0])
        }
        var text: [UInt8]?
        for (report, bytes) in zip(reports, outcome.texts) {
            if let file = report.file {
                try file.write(bytes)
            } else if tables == nil {
                if report.format == .text { text = bytes } else { Terminal.print(bytes) }
            }
        }
        if let text { pager.show(String(decoding: text + (outcome.texts.last ?? []), as: UTF8.self)) }
        if outcome.status != 0 { throw Leave(code: .conflict) }
    }

    private func settings(_ session: PlanSession) -> ReportSettings {
        ReportSettings(
            toolVersion: Version.current,
            workingFolder: URL(fileURLWithPath: ".").resolvingSymlinksInPath().path,
            style: outputs.isEmpty ? reading.color.style : TerminalStyle(usesColor: false),
            detail: details ? .full : brief ? .titles : .summary, transforms: Array(session.transforms.values))
    }

    private func advice(_ plans: [Plan], written offered: [String]) -> String {
        let written = (offered + [save].compactMap(\.self)).joined(separator: " and ")
        let nothing = written.isEmpty ? "Nothing was written." : "Nothing was written but \(written)."
        guard plans.contains(where: { $0.counts.accepted > 0 }) else {
            var none = written.isEmpty ? "Nothing to apply." : "Nothing to apply. \(nothing)"
            if plans.allSatisfy({ $0.counts.proposed == 0 }), !options.settings.isEmpty {
                none += " The recipe ran with \(options.settings.joined(separator: " and "))."
            }
            let held = plans.flatMap(\.changes).filter { $0.status == .heldBack }.map(\.safety)
            guard let level = held.min() else { return none + "\n" }
            return "\(none) To see what \(held.count == 1 ? "is" : "are") held back as changes: "
                + command("plan", allow: level) + "\n"
        }
        let more = details ? "" : " Every change with its lines: --details, or as a page: -o plan.html."
        return "\(nothing)\(more)\nTo do this: \(command("apply", allow: options.allow))\n"
    }

    private func command(_ verb: String, allow level: Safety) -> String {
        var words = ["nibwright", verb]
        if let save, verb == "apply" {
            // The folder may be left out where it is the working folder.
            words += [save] + (projects == ["."] ? [] : projects)
        } else {
            words += [recipe] + projects
            if level != .safe { words += ["--allow", level.rawValue] }
            words += options.settings.flatMap { ["--set", $0] }
        }
        return words.map(Terminal.shellWord).joined(separator: " ")
    }
}

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say whether a recipe has anything to change: exit status 1 if so.")

    @Argument(help: "A recipe file, or the name of a recipe.")
    var recipe: String

    @Argument(help: "Folders of projects.")
    var projects: [String] = ["."]

    @OptionGroup var options: RecipeOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var caching: CacheOptions

    func run() throws {
        let session = try PlanSession(recipe: recipe, projects: projects, options: options, reading: reading)
        let workspaces = try projects.map(reading.open)
        let kept = session.keptRun(of: workspaces, caching)
        var status: Int32 = 0
        for workspace in workspaces {
            let outcome = kept?.outcome ?? outcome(of: workspace, session, kept)
            Terminal.print(outcome.texts[0])
            status = max(status, outcome.status)
        }
        if status != 0 { throw Leave(code: status == 1 ? .pending : .conflict) }
    }

    /// What a project has to change in a line; the status is 1 where there is something, and 2 where changes conflict.
    private func outcome(of workspace: Workspace, _ session: PlanSession, _ kept: KeptRun?) -> KeptRun.Outcome {
        let loaded = reading.load(workspace, scan: kept?.inputs.scan)
        let counts = session.plan(loaded).counts
        let line = "\(workspace.root.printable): \(PlanSummaryText(style: reading.color.style).sum(counts))\n"
        let outcome = KeptRun.Outcome(
            texts: [Array(line.utf8)], status: counts.conflicting > 0 ? 2 : counts.accepted > 0 ? 1 : 0)
        kept?.keep(outcome, loaded)
        return outcome
    }
}
