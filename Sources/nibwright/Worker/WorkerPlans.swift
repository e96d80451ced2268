import Planning
import SourceText

/// Plans that were made in a process in which plugins ran, to be written from this one, in which none did.
struct WorkerPlans {
    let plans: [SavedPlan]
    let projects: [String]
    let reading: ReadingOptions
    let allowDirty: Bool
    /// Whether there may be no plan of a project.
    let mayLeaveProjectsOut: Bool

    func write() throws {
        let workspaces = try projects.map(reading.opened)
        let known = Set(workspaces.map(\.root))
        guard plans.count == workspaces.count || mayLeaveProjectsOut, plans.allSatisfy({ known.contains($0.root) })
        else {
            throw Failure(.plugin, "what plugins made is no plan of these projects. Nothing was written")
        }
        let planned = try plans.map { plan in
            let workspace = try reading.openSettled(plan.root)
            guard let outcomes = plan.outcomes(read: { try? workspace.read($0) }) else {
                throw Failure(.plugin, "the plan that plugins made does not fit the files. Nothing was written")
            }
            let writer = PlanWriter(
                workspace: workspace, label: plan.recipe, evidence: plan.evidence, allowDirty: allowDirty,
                threads: reading.threadCount)
            try writer.check(outcomes.map(\.path))
            if plans.count > 1 { try writer.checkEvidence() }
            return (plan: plan, outcomes: outcomes, writer: writer)
        }
        for (plan, outcomes, writer) in planned {
            try writer.write(outcomes, changeCount: plan.counts.accepted)
        }
    }
}
