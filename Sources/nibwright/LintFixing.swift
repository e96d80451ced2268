import Linting
import Planning
import Reporting
import SourceText
import TransformKit

/// Mends what lint found, by a plan like that of any transform.
struct LintFixing {
    let workspace: Workspace
    let allowed: Safety
    /// Whether the plan is shown, and nothing written.
    let isPreview: Bool
    let allowDirty: Bool
    let reading: ReadingOptions

    /// - Parameter reporter: what shows a plan in full.
    /// - Returns: whether something was written, so that other findings may be left than there were.
    func mend(_ result: LintResult, in project: LoadedProject, _ reporter: any PlanReporter.Type) throws -> Bool {
        let planner = Planner(transforms: [], allowed: allowed, threads: reading.threadCount)
        let plan = planner.plan(
            LintFixes.proposals(for: result.findings), by: LintFixes.description, for: project)
        if plan.counts.proposed == 0 {
            Terminal.say("Nothing to mend.\n")
            return false
        }
        if isPreview {
            let settings = ReportSettings(
                toolVersion: Version.current, workingFolder: workspace.root, style: reading.color.style, detail: .full)
            Terminal.print(try Plugins.report(by: reporter) { try reporter.init(settings: settings).bytes(of: [plan]) })
            Terminal.say("Nothing was written.\n")
            return false
        }
        Terminal.print(PlanSummaryText(style: reading.color.style).text(plan))
        let writer = PlanWriter(
            workspace: workspace, label: plan.recipeName, evidence: plan.evidence, allowDirty: allowDirty,
            threads: reading.threadCount)
        try writer.check(plan.outcomes.map(\.path))
        if let worker = WorkerLink.current {
            try worker.handOver(SavedPlan(plan))
            return true
        }
        try writer.write(plan.outcomes.map(\.outcome), changeCount: plan.counts.accepted)
        return plan.counts.accepted > 0
    }
}
