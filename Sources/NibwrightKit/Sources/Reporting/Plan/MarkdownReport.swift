public import Planning
import SourceText
import TransformKit

/// A plan as Markdown, for a pull request or the page of a CI job: the decision on each change, and the tables that the
/// transforms describe. It has no diffs; the patch has those.
public enum MarkdownReport {
    public static func text(_ plan: Plan) -> String {
        var text = "## Plan “\(plan.recipeName.markdownEscaped)” for \(plan.root.markdownEscaped)\n\n"
        text += sum(plan.counts)
        text += plan.steps.map(section).joined()
        text += handTests(plan.changes.filter { $0.status == .accepted })
        text += findings(plan.findings)
        text += unread(plan.unread)
        return text
    }

    private static func sum(_ counts: ChangeCounts) -> String {
        "\(counts.proposed) proposed = \(counts.accepted) accepted + \(counts.heldBack) held back "
            + "+ \(counts.refused) refused + \(counts.conflicting) conflicting\n"
    }

    private static func section(_ step: PlannedStep) -> String {
        let text = "\n### \(step.id.markdownEscaped)\n\n"
        if step.changes.isEmpty { return text + "Nothing to change.\n" }
        let changes = ChangeStatus.allCases.flatMap { status in step.changes.filter { $0.status == status } }
        return text + MarkdownTable(titles: ["", "Safety", "Place", "Change", "Reason"], rows: changes.map(row)).text
            + step.tables.map { table($0, of: changes) }.joined()
    }

    private static func row(_ change: PlannedChange) -> [String] {
        let status = change.status == .heldBack ? "held back" : change.code ?? change.status.rawValue
        // A refusal has no safety.
        let safety = change.status == .refused ? "" : change.safety.rawValue
        return [status, safety, "\(change.place)", change.title, change.reason]
    }

    /// The rows of what is made for a table of the plan; else those of all changes, each with the change's title.
    private static func table(_ table: TableDescription, of changes: [PlannedChange]) -> String {
        let isOfPlan = table.scope == .plan
        let rows = changes.filter { !isOfPlan || $0.status == .accepted }.flatMap { change in
            table.rows(in: change.details).map { (isOfPlan ? [] : [change.title]) + table.cells(of: $0) }
        }
        if rows.isEmpty { return "" }
        let titles = (isOfPlan ? [] : ["Change"]) + table.columns.map(\.title)
        let numbers = table.columns.indices.filter { table.columns[$0].type == .number }
            .map { $0 + (isOfPlan ? 0 : 1) }
        return "\n#### \(table.title.markdownEscaped)\n\n"
            + MarkdownTable(titles: titles, numbers: Set(numbers), rows: rows).text
    }

    private static func handTests(_ changes: [PlannedChange]) -> String {
        let tests = Set(changes.flatMap(\.handTests)).sorted()
        if tests.isEmpty { return "" }
        let rows = tests.map { [$0.action, "\($0.place)", $0.reason] }
        return "\n### Test these by hand\n\n"
            + MarkdownTable(titles: ["What to do", "Place", "Why"], rows: rows).text
    }

    /// Files that targets build and that were not read, so that their contents are not known.
    private static func unread(_ files: [UnreadFile]) -> String {
        if files.isEmpty { return "" }
        let rows = files.map { [$0.path, "\($0.reason)", $0.targets.joined(separator: ", ")] }
        return "\n### Built and not read\n\nWhat depends on their code is not safe.\n\n"
            + MarkdownTable(titles: ["File", "Why", "Targets"], rows: rows).text
    }

    private static func findings(_ findings: [Finding]) -> String {
        if findings.isEmpty { return "" }
        let rows = findings.map { [$0.level.rawValue, "\($0.place)", $0.message, $0.rule] }
        return "\n### Findings\n\n" + MarkdownTable(titles: ["", "Place", "Finding", "Rule"], rows: rows).text
    }
}
