import Differences
public import Planning
import SourceText
import TransformKit

/// A plan as one page for a browser: every change with its decision, reason, place and lines, what the project would be
/// after in the words of Interface Builder, and boxes by which a person takes or leaves each change.
public enum PlanHTML {
    /// - Parameter plans: one for each project.
    public static func text(_ plans: [Plan]) -> String {
        let names = Set(plans.map(\.recipeName)).sorted().joined(separator: ", ")
        var page = ReportPage(title: "Plan “\(names)”")
        page.add("<header><h1>Plan “\(names.xmlEscaped)”</h1>")
        addTotals(plans, to: &page)
        page.add("</header>")
        let projects = plans.map(Project.init)
        page.add(
            PageFilters.form(
                boxes(of: plans.flatMap(\.changes)), choices(of: projects),
                searchLabel: "Search changes, reasons and files"))
        page.add("<main>")
        for project in projects { add(project, isOnly: plans.count == 1, to: &page) }
        page.add("</main>")
        return page.text
    }

    /// The plan of one project, with what it comes to.
    private struct Project {
        let plan: Plan
        let scenes: SceneNames
        let differences: ProjectDifferences

        init(_ plan: Plan) {
            self.plan = plan
            scenes = SceneNames(plan)
            differences = plan.differences
        }
    }

    private static func addTotals(_ plans: [Plan], to page: inout ReportPage) {
        let counts = ChangeCounts(plans.flatMap(\.changes))
        let entries = [
            (counts.proposed, "proposed"), (counts.accepted, "accepted"), (counts.heldBack, "held back"),
            (counts.refused, "refused"), (counts.conflicting, "conflicting"),
            (plans.reduce(0) { $0 + $1.outcomes.count }, "files"),
        ]
        page.add("<ul class=\"totals\">")
        for (count, word) in entries { page.add("<li><b>\(count)</b> \(word)</li>") }
        page.add("</ul>")
    }

    // MARK: Filters

    private static func boxes(of changes: [PlannedChange]) -> [PageFilters.Boxes] {
        [
            PageFilters.Boxes(
                title: "Decision", name: "status",
                values: ChangeStatus.allCases.map { status in
                    (status.rawValue, changes.count { $0.status == status }, true)
                }),
            PageFilters.Boxes(
                title: "Safety", name: "safety",
                values: [Safety.safe, .review, .draft].map { safety in
                    (safety.rawValue, changes.count { $0.status != .refused && $0.safety == safety }, true)
                }),
        ]
    }

    private static func choices(of projects: [Project]) -> [PageFilters.Choice] {
        let changes = projects.flatMap(\.plan.changes)
        let scenes = projects.flatMap { project in project.plan.changes.compactMap(project.scenes.name) }
        let files = changes.flatMap(\.files) + projects.flatMap { $0.differences.meant.map(\.path) }
        return [
            PageFilters.Choice(title: "Step", name: "step", values: changes.map(\.step)),
            PageFilters.Choice(title: "File", name: "files", values: files),
            PageFilters.Choice(title: "Scene", name: "scene", values: scenes),
            PageFilters.Choice(title: "Reason", name: "code", values: changes.compactMap(\.code)),
        ]
    }

    // MARK: One project

    private static func add(_ project: Project, isOnly: Bool, to page: inout ReportPage) {
        let plan = project.plan
        page.add("<section data-plan=\"\(plan.recipeName.xmlEscaped)\">")
        page.add(
            isOnly
                ? "<p class=\"soft\">\(plan.root.xmlEscaped)</p>" : "<h1>\(plan.root.xmlEscaped)</h1>")
        for step in plan.steps { add(step, project.scenes, to: &page) }
        addDecisions(plan, to: &page)
        page.add("</section>")
        let differences = project.differences
        if !differences.all.isEmpty {
            page.add("<h2>What will differ</h2>")
            DifferenceHTML.addFiles(of: differences, showsNoise: false, to: &page)
        }
        addFindings(plan, to: &page)
    }

    /// The changes of a step by decision; those that are refused, by the kind of reason.
    private static func add(_ step: PlannedStep, _ scenes: SceneNames, to page: inout ReportPage) {
        let entry = PlanEntryHTML(step, scenes)
        page.add("<section data-group=\"step\"><h2>\(step.id.xmlEscaped)</h2>")
        if step.changes.isEmpty { page.add("<p class=\"soft\">Nothing to change.</p>") }
        for status in ChangeStatus.allCases where status != .refused {
            for change in step.changes where change.status == status { page.add(entry.text(of: change)) }
        }
        for (code, changes) in step.changes.filter({ $0.status == .refused }).grouped(by: { $0.code ?? "" }) {
            page.add("<div data-group=\"code\"><h3>Left alone: \(changes.count) <code>\(code.xmlEscaped)</code></h3>")
            for change in changes { page.add(entry.text(of: change)) }
            page.add("</div>")
        }
        page.add(PageTable.ofPlan(step))
        page.add("</section>")
    }

    /// The bar that saves what was ticked; without the page's script there is nothing to save, so it is hidden.
    private static func addDecisions(_ plan: Plan, to page: inout ReportPage) {
        guard plan.changes.contains(where: { $0.fingerprint != nil }) else { return }
        page.add(
            """
            <div class="decide" hidden><output aria-live="polite"></output>
            <button type="button" data-tick="on">Take all shown</button>
            <button type="button" data-tick="off">Leave all shown</button>
            <button type="button" data-save>Save decisions</button>
            <code>nibwright apply PLAN --decisions decisions.json</code></div>
            """)
    }

    private static func addFindings(_ plan: Plan, to page: inout ReportPage) {
        if !plan.findings.isEmpty {
            page.add("<h2>Findings</h2><ul>")
            for finding in plan.findings {
                page.add("<li>\(finding.message.xmlEscaped) <small>\("\(finding.place)".xmlEscaped)</small></li>")
            }
            page.add("</ul>")
        }
        if !plan.unread.isEmpty {
            page.add("<h2>Built and not read</h2><p>What depends on their code is not safe.</p><ul>")
            for file in plan.unread {
                page.add("<li>\(file.path.xmlEscaped) <small>\("\(file.reason)".xmlEscaped)</small></li>")
            }
            page.add("</ul>")
        }
    }
}
