import ArgumentParser
import Foundation
import Planning
import Reporting
import SourceText

struct ApplyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply", abstract: "Do what a plan shows: all of it or nothing.",
        discussion: """
            Takes a recipe with projects, or a plan kept with `nibwright plan --save`. A plan is applied exactly, or \
            refused as stale when a file that it was made from has changed or another one has come since. A run that was \
            interrupted is settled first. `nibwright undo` restores what was.
            """)

    @Argument(help: "A recipe file, the name of a recipe, or a kept plan.")
    var recipeOrPlan: String

    @Argument(help: "Folders of projects; for a kept plan one, if it is not the working folder.")
    var projects: [String] = []

    @OptionGroup var options: RecipeOptions
    @OptionGroup var reading: ReadingOptions

    @Option(
        help: ArgumentHelp(
            "Make those changes that a file of decisions takes, and no others: a page of `nibwright plan -o plan.html` saves it.",
            valueName: "file"))
    var decisions: String?

    @Flag(help: "Apply although the git work tree has uncommitted changes.")
    var allowDirty = false

    func run() throws {
        let projects = self.projects.isEmpty ? ["."] : self.projects
        do {
            try apply(to: projects)
        } catch let answer as WorkerAnswer {
            guard answer.status == ExitStatus.done.rawValue else { throw answer }
            try WorkerPlans(
                plans: answer.plans, projects: projects, reading: reading, allowDirty: allowDirty,
                mayLeaveProjectsOut: decisions != nil
            ).write()
        }
    }

    private func apply(to projects: [String]) throws {
        if let kept = KeptPlanFile(recipeOrPlan, projects: projects) { return try apply(try kept.plan()) }
        if decisions != nil, projects.count != 1 { throw Failure(.usage, "--decisions are on the plan of one project") }
        let decided = try decisions.map { try DecisionsFile($0, projects: projects) }
        let session = try PlanSession(recipe: recipeOrPlan, projects: projects, options: options, reading: reading)
        try decided?.check(against: session.recipe.name)
        try apply(session, to: try projects.map(reading.openSettled), decided)
    }

    /// Plans and checks every project before the first one is written.
    private func apply(_ session: PlanSession, to workspaces: [Workspace], _ decided: DecisionsFile?) throws {
        let planned = workspaces.map { workspace in
            let plan = session.plan(workspace, decisions: decided?.decisions)
            Terminal.print(PlanSummaryText(style: reading.color.style).text(plan))
            return (plan: plan, writer: writer(workspace, plan.recipeName, plan.evidence))
        }
        for (plan, writer) in planned {
            try decided?.check(plan)
            if let step = plan.endedStep {
                throw Failure(
                    .plugin,
                    "the plan of \(plan.root.printable) is not whole: \(step.reason.printable). Mend the plugin, or leave its "
                        + "step out. Nothing was written")
            }
            if let change = plan.changes.first(where: { $0.status == .conflicting }) {
                throw Failure(
                    .conflict,
                    "\(change.id) conflicts: \(change.reason)".printable
                        + "; leave one of the two out (with `select`, `files` or "
                        + "`except`) and run again. Nothing was written")
            }
            try writer.check(plan.outcomes.map(\.path))
            if planned.count > 1 { try writer.checkEvidence() }
        }
        if let worker = WorkerLink.current {
            for (plan, _) in planned { try worker.handOver(SavedPlan(plan, request: session.request)) }
            return
        }
        for (plan, writer) in planned {
            try writer.write(plan.outcomes.map(\.outcome), changeCount: plan.counts.accepted)
        }
    }

    // MARK: Kept plans

    private func apply(_ saved: SavedPlan) throws {
        if let decisions { return try apply(saved, decisions) }
        guard saved.counts.conflicting == 0 else {
            throw Failure(
                .conflict,
                "the plan has \(saved.counts.conflicting) conflicting changes; leave one of each two out and plan again. "
                    + "Nothing was written")
        }
        let workspace = try reading.openSettled(try folder(of: saved))
        let writer = writer(workspace, saved.recipe, saved.evidence)
        try writer.checkEvidence()
        guard let outcomes = saved.outcomes(read: { try? workspace.read($0) }) else {
            throw Failure(
                .usage, "\"\(recipeOrPlan)\" is damaged: its edits do not fit the files; plan again with --save")
        }
        try writer.check(outcomes.map(\.path))
        try writer.write(outcomes, changeCount: saved.counts.accepted)
    }

    /// Makes a kept plan again, on the files that it was made from, with the changes that were decided on.
    private func apply(_ saved: SavedPlan, _ path: String) throws {
        let folder = try folder(of: saved)
        let decided = try DecisionsFile(path, projects: [folder])
        try decided.check(against: saved.recipe)
        guard let request = saved.request else {
            throw Failure(
                .usage, "\"\(recipeOrPlan)\" does not say how it was made, so it cannot be made again with decisions")
        }
        let workspace = try reading.openSettled(folder)
        try writer(workspace, saved.recipe, saved.evidence).checkEvidence()
        let session = try PlanSession(
            request, projects: [folder], allowed: saved.allowed, extensions: options.extensions, reading: reading)
        try apply(session, to: [workspace], decided)
    }

    /// The folder to write to is the user's to say. A plan may have come from anywhere, and so may the root in it.
    private func folder(of saved: SavedPlan) throws -> String {
        guard projects.count <= 1 else { throw Failure(.usage, "a kept plan is for one project") }
        if let project = projects.first { return project }
        let here = try reading.opened(".").root
        guard here == saved.root else {
            let plan = Terminal.shellWord(recipeOrPlan)
            throw Failure(
                .usage,
                "the plan was made for \"\(saved.root.printable)\", and the working folder is "
                    + "\"\(here.printable)\"; name the folder that it is to change: nibwright apply \(plan) \(Terminal.shellWord(saved.root)). Nothing was written"
            )
        }
        return here
    }

    private func writer(_ workspace: Workspace, _ label: String, _ evidence: Evidence) -> PlanWriter {
        PlanWriter(
            workspace: workspace, label: label, evidence: evidence, allowDirty: allowDirty,
            threads: reading.threadCount)
    }
}
