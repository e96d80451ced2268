import Batch
import SourceText

/// A run over many projects as Markdown: the sums, every project, and why changes are refused.
public enum BatchMarkdown {
    /// Ends with a line break.
    public static func text(_ overview: BatchOverview) -> String {
        var text = "# Run “\(overview.name.markdownEscaped)”\n\n"
        text += overview.summary.markdownEscaped + ".\n"
        let counts = overview.counts
        text += "\(counts.proposed) changes proposed = \(counts.accepted) accepted + \(counts.heldBack) held back + "
        text += "\(counts.refused) refused + \(counts.conflicting) conflicting.\n"
        if let line = overview.trendLine { text += line.markdownEscaped + ".\n" }
        text += "\n## Recipes\n\n" + recipes(overview)
        text += "\n## Projects\n\n" + projects(overview)
        let refusals = overview.refusals
        if !refusals.isEmpty {
            text += "\n## Refusals\n\n"
            text +=
                MarkdownTable(
                    titles: ["Code", "Recipe", "Refused", "Projects"], numbers: [2, 3],
                    rows: refusals.map { [$0.code, $0.recipe, "\($0.count)", "\($0.projects)"] }
                ).text
        }
        return text
    }

    private static func recipes(_ overview: BatchOverview) -> String {
        MarkdownTable(
            titles: ["Recipe", "Projects", "Accepted", "Held back", "Refused", "Conflicting", "Failed"],
            numbers: [1, 2, 3, 4, 5, 6],
            rows: overview.recipes.map { recipe in
                let counts = recipe.counts
                return [recipe.name]
                    + [
                        recipe.projects, counts.accepted, counts.heldBack, counts.refused, counts.conflicting,
                        recipe.failures,
                    ].map { "\($0)" }
            }
        ).text
    }

    private static func projects(_ overview: BatchOverview) -> String {
        let trend = overview.hasEarlier
        return MarkdownTable(
            titles: ["Project", "Status", "Accepted"] + (trend ? ["Before"] : []) + [
                "Held back", "Refused", "Remarks",
            ],
            numbers: trend ? [2, 3, 4, 5] : [2, 3, 4],
            rows: overview.records.map { record in
                let counts = record.counts
                return [record.project, record.status.rawValue, "\(counts.accepted)"]
                    + (trend ? [overview.trend(of: record)] : [])
                    + ["\(counts.heldBack)", "\(counts.refused)", record.remarks]
            }
        ).text
    }
}
