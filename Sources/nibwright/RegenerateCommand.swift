import ArgumentParser
import Foundation
import Planning
import SourceText
import TransformKit

struct RegenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "regenerate", abstract: "Renew the files that a recipe's transforms have written, and no others.",
        discussion: """
            For a build, before it compiles: a file that a transform wrote whole is written anew where the documents or the \
            code that it is made from have changed. Where that would change other files as well, such as code that says a \
            name which is another now, nothing is written: the file is reported as Xcode shows it, with exit status 1.
            """)

    @Argument(help: "A recipe file, or the name of a recipe.")
    var recipe: String

    @Argument(help: "The project's folder.")
    var project: String = "."

    @Option(
        name: [.customLong("set")], parsing: .singleValue,
        help: ArgumentHelp("Give a parameter of the recipe its value; can be repeated.", valueName: "name=value"))
    var settings: [String] = []

    @Option(
        name: .customLong("file"), parsing: .singleValue,
        help: ArgumentHelp(
            "Renew only this file, given from the project's folder; can be repeated.", valueName: "path"))
    var files: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write the files of --file into this folder instead, where the build compiles them from there.",
            valueName: "folder"))
    var into: String?

    @OptionGroup var extensions: ExtensionOptions
    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        if into != nil, files.isEmpty { throw ValidationError("--into takes the files that --file names") }
        // `./App/Scenes.swift` is the file that a plan calls `App/Scenes.swift`.
        files = files.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
        let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }
        if into != nil, Set(names).count < names.count {
            throw ValidationError("--into takes no two files of one name")
        }
    }

    func run() throws {
        // Targets that Xcode builds at the same time renew files of one project: each plans anew after another has
        // written.
        for _ in 1..<Self.attempts {
            do {
                return try renew()
            } catch let failure as Failure where failure.isPassing && WorkerLink.current == nil {
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
        try renew()
    }

    /// More than the targets that one machine builds at once.
    private static let attempts = 16

    private func renew() throws {
        do {
            let request = PlanRequest(recipe: recipe, settings: try RecipeOptions.values(of: settings))
            let session = try PlanSession(
                request, projects: [project], allowed: .review, extensions: extensions, reading: reading,
                reach: .generatedFiles)
            let workspace = try opened()
            let plan = session.plan(workspace)
            try check(plan)
            if let worker = WorkerLink.current {
                return try worker.handOver(SavedPlan(plan, request: session.request))
            }
            try write(plan.outcomes.map(\.outcome), workspace, plan.recipeName, plan.evidence)
        } catch let answer as WorkerAnswer {
            guard answer.status == ExitStatus.done.rawValue else { throw answer }
            try write(answer.plans)
        }
    }

    /// What is written into another folder leaves the project as it is, an interrupted run of it included.
    private func opened() throws -> Workspace {
        try into == nil ? reading.openSettled(project) : reading.open(project)
    }

    // MARK: Checking

    private func check(_ plan: Plan) throws {
        if let step = plan.endedStep {
            throw Failure(.plugin, "the plan is not whole: \(step.reason.printable). Nothing was written")
        }
        let stale = staleFiles(of: plan)
        guard !stale.isEmpty else { return }
        for (path, change) in stale {
            let others = change.files.filter { $0 != path }
            let reason =
                others.isEmpty
                ? change.reason
                : "renewing it changes \(Count.of(others.count, "other file")) too, such as \(others[0])"
            Terminal.print(
                "\(plan.root.printable)/\(path.printable):1:1: error: this file is out of date, and \(reason.printable): "
                    + "nibwright apply \(Terminal.shellWord(recipe))\n")
        }
        throw Leave(code: .pending)
    }

    /// Each generated file that the recipe would renew and the plan does not, with the least change that renews it.
    private func staleFiles(of plan: Plan) -> [(path: String, change: PlannedChange)] {
        let renewed = Set(plan.outcomes.map(\.path))
        var stale: [String: PlannedChange] = [:]
        for step in plan.steps {
            for change in step.changes where change.status != .accepted {
                for case .replace(let path, _) in change.edits
                where !renewed.contains(path) && isWanted(path) && step.sources[path].map(GeneratedFile.isOne) == true {
                    if let least = stale[path], least.files.count <= change.files.count { continue }
                    stale[path] = change
                }
            }
        }
        return stale.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func isWanted(_ path: String) -> Bool { files.isEmpty || files.contains(path) }

    // MARK: Writing

    /// Writes what was planned in a process in which plugins ran, from this one, in which none did.
    private func write(_ plans: [SavedPlan]) throws {
        let workspace = try opened()
        guard let plan = plans.first, plans.count == 1, plan.root == workspace.root,
            let outcomes = plan.outcomes(read: { try? workspace.read($0) })
        else {
            throw Failure(.plugin, "what plugins made is no plan of this project. Nothing was written")
        }
        // A worker runs plugins, so what it says of a file is looked at again.
        let isSound = outcomes.allSatisfy { outcome in
            guard let before = outcome.before, outcome.after != nil else { return false }
            return GeneratedFile.isOne(SourceText(path: outcome.path, bytes: before))
        }
        guard isSound else {
            throw Failure(.plugin, "the plan that plugins made changes other files. Nothing was written")
        }
        try write(outcomes, workspace, plan.recipe, plan.evidence)
    }

    private func write(
        _ outcomes: [FileOutcome], _ workspace: Workspace, _ label: String, _ evidence: Evidence
    ) throws {
        let outcomes = outcomes.filter { isWanted($0.path) }
        if let into { return try write(outcomes, workspace, into: into) }
        let writer = PlanWriter(
            workspace: workspace, label: label, evidence: evidence, allowDirty: true, threads: reading.threadCount)
        if try writer.write(outcomes) != nil {
            for outcome in outcomes { Terminal.say("Renewed \(outcome.path.printable).\n") }
        }
    }

    /// A file that says already what it should is left alone, so that nothing is compiled again for it.
    private func write(_ outcomes: [FileOutcome], _ workspace: Workspace, into folder: String) throws {
        for path in files {
            let bytes: [UInt8]
            if let after = outcomes.first(where: { $0.path == path })?.after {
                bytes = after
            } else {
                bytes = try failingAsWorkspace { try workspace.read(path) }
            }
            guard GeneratedFile.isOne(SourceText(path: path, bytes: bytes)) else {
                throw Failure(.usage, "no transform wrote \"\(path.printable)\"")
            }
            let file = URL(fileURLWithPath: folder).appendingPathComponent(
                URL(fileURLWithPath: path).lastPathComponent)
            if let there = try? Data(contentsOf: file), Array(there) == bytes { continue }
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true)
                try Data(bytes).write(to: file, options: .atomic)
            } catch {
                throw Failure(
                    .usage, "\"\(file.path.printable)\" cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
