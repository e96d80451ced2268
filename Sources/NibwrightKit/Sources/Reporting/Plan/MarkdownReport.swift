public import Planning
import SourceText
import TransformKit

/// A plan as Markdown, for a pull request or the page of a CI job: what would differ, the decision on each change, refusals folded by
/// their kind, and the tables that the transforms describe. It has no diffs; the patch has those.
public enum MarkdownReport {
    /// GitHub takes no comment that is longer, and counts characters.
    private static let mostCharacters = 65_536

    public static func text(_ plan: Plan) -> String {
        let sums = ChangeSums(plan)
        // As many rows of each table as fit: what a comment leaves out, the page of the plan has.
        for rows in [Int.max, 500, 200, 100, 50, 20, 5] {
            let text = text(plan, sums, rows: rows)
            if text.count < mostCharacters || rows == 5 { return String(text.prefix(mostCharacters - 1)) }
        }
        return ""
    }

    private static func text(_ plan: Plan, _ sums: ChangeSums, rows: Int) -> String {
        var text = "## Plan “\(plan.recipeName.markdownEscaped)” for \(plan.root.markdownEscaped)\n\n"
        text += sum(plan.counts) + differences(sums)
        text += plan.steps.map { section($0, rows) }.joined()
        text += handTests(plan.changes.filter { $0.status == .accepted }, rows)
        text += findings(plan.findings, rows)
        text += unread(plan.unread, rows)
        return text
    }

    private static func sum(_ counts: ChangeCounts) -> String {
        "\(counts.proposed) proposed = \(counts.accepted) accepted + \(counts.heldBack) held back "
            + "+ \(counts.refused) refused + \(counts.conflicting) conflicting\n"
    }

    /// What happens to what, in the words of Interface Builder.
    private static func differences(_ sums: ChangeSums) -> String {
        sums.lines.isEmpty ? "" : "\nWhat would differ:\n\n" + sums.lines.map { "- \($0.markdownEscaped)\n" }.joined()
    }

    private static func section(_ step: PlannedStep, _ rows: Int) -> String {
        var text = "\n### \(step.id.markdownEscaped)\n\n"
        if step.changes.isEmpty { return text + "Nothing to change.\n" }
        let changes = ChangeStatus.allCases.flatMap { status in step.changes.filter { $0.status == status } }
        let proposed = changes.filter { $0.status != .refused }
        if !proposed.isEmpty { text += table(["", "Safety", "Place", "Change", "Reason"], proposed.map(row), rows) }
        for (code, changes) in step.changes.filter({ $0.status == .refused }).commonest(by: { $0.code ?? "" }) {
            let known = step.refusalCodes.first { $0.id == code }
            text += "\n<details><summary>Left alone: \(changes.count) <code>\(code.markdownEscaped)</code>"
            text += (known.map { " \($0.summary.markdownEscaped)" } ?? "") + "</summary>\n\n"
            text += table(["Place", "Change", "Reason"], changes.map { ["\($0.place)", $0.title, $0.reason] }, rows)
            text += "\n</details>\n"
        }
        return text + step.tables.map { self.table($0, of: changes, rows) }.joined()
    }

    /// A table of no more than so many rows, and how many it leaves out.
    private static func table(_ titles: [String], _ all: [[String]], _ rows: Int, numbers: Set<Int> = []) -> String {
        let left = all.count - min(rows, all.count)
        return MarkdownTable(titles: titles, numbers: numbers, rows: Array(all.prefix(rows))).text
            + (left > 0 ? "\nand \(left) more.\n" : "")
    }

    private static func row(_ change: PlannedChange) -> [String] {
        [change.status.words, change.safety.rawValue, "\(change.place)", change.title, change.reason]
    }

    /// The rows of what is made for a table of the plan; else those of all changes, each with the change's title.
    private static func table(_ table: TableDescription, of changes: [PlannedChange], _ most: Int) -> String {
        let isOfPlan = table.scope == .plan
        let rows = changes.filter { !isOfPlan || $0.status == .accepted }.flatMap { change in
            table.rows(in: change.details).map { (isOfPlan ? [] : [change.title]) + table.cells(of: $0) }
        }
        if rows.isEmpty { return "" }
        let titles = (isOfPlan ? [] : ["Change"]) + table.columns.map(\.title)
        let numbers = table.columns.indices.filter { table.columns[$0].type == .number }
            .map { $0 + (isOfPlan ? 0 : 1) }
        return "\n#### \(table.title.markdownEscaped)\n\n"
            + self.table(titles, rows, most, numbers: Set(numbers))
    }

    private static func handTests(_ changes: [PlannedChange], _ most: Int) -> String {
        let tests = Set(changes.flatMap(\.handTests)).sorted()
        if tests.isEmpty { return "" }
        let rows = tests.map { [$0.action, "\($0.place)", $0.reason] }
        return "\n### Test these by hand\n\n"
            + table(["What to do", "Place", "Why"], rows, most)
    }

    /// Files that targets build and that were not read, so that their contents are not known.
    private static func unread(_ files: [UnreadFile], _ most: Int) -> String {
        if files.isEmpty { return "" }
        let rows = files.map { [$0.path, "\($0.reason)", $0.targets.joined(separator: ", ")] }
        return "\n### Built and not read\n\nWhat depends on their code is not safe.\n\n"
            + table(["File", "Why", "Targets"], rows, most)
    }

    private static func findings(_ findings: [Finding], _ most: Int) -> String {
        if findings.isEmpty { return "" }
        let rows = findings.map { [$0.level.rawValue, "\($0.place)", $0.message, $0.rule] }
        return "\n### Findings\n\n" + table(["", "Place", "Finding", "Rule"], rows, most)
    }
}
