import ArgumentParser
import Foundation
import Planning
import Reporting

struct ApplyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply", abstract: "Do what a plan shows: all of it or nothing.",
        discussion: """
            Takes a recipe with projects, or a plan kept with `nibwright plan --save`. A kept plan is applied exactly, or \
            refused as stale when a file that it was made from has changed. `nibwright undo` restores what was.
            """)

    @Argument(help: "A recipe file, the name of a recipe, or a kept plan.")
    var recipeOrPlan: String

    @Argument(help: "Folders of projects; a kept plan knows its own.")
    var projects: [String] = []

    @OptionGroup var options: RecipeOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "Apply although the git work tree has uncommitted changes.")
    var allowDirty = false

    func run() throws {
        if let bytes = FileManager.default.contents(atPath: recipeOrPlan).map(Array.init),
            SavedPlan.isSavedPlan(bytes)
        {
            return try applySaved(bytes)
        }
        let projects = self.projects.isEmpty ? ["."] : self.projects
        let session = try PlanSession(recipe: recipeOrPlan, projects: projects, options: options, reading: reading)
        // Every project is planned and checked before the first one is written.
        let planned = try projects.map(reading.open).map { workspace in
            let plan = session.plan(workspace)
            Terminal.print(TextReport(style: reading.color.style, isBrief: true).text(plan))
            let writer = PlanWriter(workspace: workspace, label: plan.recipeName, allowDirty: allowDirty)
            return (plan: plan, writer: writer)
        }
        for (plan, writer) in planned {
            if let change = plan.changes.first(where: { $0.status == .conflicting }) {
                throw Failure(
                    .conflict,
                    "\(change.id) conflicts: \(change.reason); leave one of the two out (with `select`, `files` or "
                        + "`except`) and run again. Nothing was written")
            }
            try writer.check(plan.outcomes.map(\.path))
        }
        for (plan, writer) in planned {
            try writer.write(plan.outcomes.map(\.outcome), changeCount: plan.counts.accepted)
        }
    }

    private func applySaved(_ bytes: [UInt8]) throws {
        let saved: SavedPlan
        do {
            saved = try SavedPlan(decoding: bytes)
        } catch {
            throw Failure(.usage, "\"\(recipeOrPlan)\" is no plan that this version keeps; plan again with --save")
        }
        guard saved.nibwrightPlan == SavedPlan.currentForm else {
            throw Failure(
                .usage, "\"\(recipeOrPlan)\" was kept by another version of Nibwright; plan again with --save")
        }
        guard projects.count <= 1 else { throw Failure(.usage, "a kept plan is for one project") }
        guard saved.counts.conflicting == 0 else {
            throw Failure(
                .conflict,
                "the plan has \(saved.counts.conflicting) conflicting changes; leave one of each two out and plan again. "
                    + "Nothing was written")
        }
        let workspace = try reading.open(projects.first ?? saved.root)
        let read: (String) -> [UInt8]? = { try? workspace.read($0) }
        let stale = saved.stalePaths(read: read)
        guard stale.isEmpty else {
            throw Failure(
                .stale,
                "the plan is stale: since it was made, \(stale.count) of the files that it stands on changed:\n"
                    + stale.prefix(20).map { "  \($0)" }.joined(separator: "\n") + "\nPlan again. Nothing was written")
        }
        guard let outcomes = saved.outcomes(read: read) else {
            throw Failure(
                .usage, "\"\(recipeOrPlan)\" is damaged: its edits do not fit the files; plan again with --save")
        }
        let writer = PlanWriter(workspace: workspace, label: saved.recipe, allowDirty: allowDirty)
        try writer.check(outcomes.map(\.path))
        try writer.write(outcomes, changeCount: saved.counts.accepted)
    }
}

/// Writes a plan's outcomes and proves that they are on disk.
private struct PlanWriter {
    let workspace: Workspace
    let label: String
    let allowDirty: Bool

    func write(_ outcomes: [FileOutcome], changeCount: Int) throws {
        guard !outcomes.isEmpty else { return Terminal.print("Nothing to apply.\n") }
        do {
            let run = try workspace.apply(outcomes, runID: runID(), label: label)
            try verify(outcomes)
            let files = run.changed.count + run.created.count + run.removed.count
            Terminal.print(
                "Applied \(changeCount) \(changeCount == 1 ? "change" : "changes") to \(files) "
                    + "\(files == 1 ? "file" : "files"). "
                    + "To take it back: nibwright undo \(Terminal.shellWord(workspace.root))\n")
        } catch let error as WorkspaceError {
            throw Failure(error.exitStatus, error.description)
        }
    }

    /// Refuses a work tree in which the outcome could not be told apart from what is there.
    func check(_ paths: [String]) throws {
        if paths.isEmpty || allowDirty { return }
        switch workspace.uncommittedChanges(touching: paths) {
        case .clean, .notARepository: return
        case .dirty(let paths):
            throw Failure(
                .stale,
                "the git work tree has uncommitted changes, so the outcome could not be told apart from them:\n"
                    + paths.prefix(20).map { "  \($0)" }.joined(separator: "\n")
                    + "\nCommit or stash them, or use --allow-dirty. Nothing was written")
        case .unknown(let reason):
            throw Failure(
                .stale,
                "git could not say whether the work tree is clean (\(reason)); use --allow-dirty to go on anyway")
        }
    }

    private func verify(_ outcomes: [FileOutcome]) throws {
        let wrong = outcomes.filter { outcome in (try? workspace.read(outcome.path)) != outcome.after }
        guard !wrong.isEmpty else { return }
        let files = wrong.map(\.path).joined(separator: ", ")
        // Another process wrote at the same time, so taking back may be refused in its favor.
        let isTakenBack = (try? workspace.undo()) != nil
        throw Failure(
            .verification,
            "after writing, \(files) did not hold what the plan says; "
                + (isTakenBack
                    ? "everything was taken back"
                    : "they have changed again since, so nothing was taken back: the originals are in .nibwright/state/runs")
        )
    }

    private func runID() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
        return "\(formatter.string(from: Date()))-\(ProcessInfo.processInfo.processIdentifier)"
    }
}
