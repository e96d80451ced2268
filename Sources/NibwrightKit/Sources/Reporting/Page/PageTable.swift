import Planning
import SourceText
import TransformKit

/// The tables that a transform describes, on a page: whoever's transform it is.
enum PageTable {
    /// The rows of one change.
    static func ofChange(_ change: PlannedChange, in step: PlannedStep) -> String {
        step.tables.filter { $0.scope == .change }.map { text($0, rows: $0.rows(in: change.details)) }.joined()
    }

    /// The rows of all that a step makes, of the tables that are the plan's.
    static func ofPlan(_ step: PlannedStep) -> String {
        let made = step.changes.filter { $0.status == .accepted }
        return step.tables.filter { $0.scope == .plan }.map { table in
            text(table, rows: made.flatMap { table.rows(in: $0.details) })
        }.joined()
    }

    private static func text(_ table: TableDescription, rows: [Detail]) -> String {
        if rows.isEmpty { return "" }
        let titles = table.columns.map { "<th scope=\"col\">\($0.title.xmlEscaped)</th>" }.joined()
        let body = rows.map { row in
            "<tr>" + table.cells(of: row).map { "<td>\($0.xmlEscaped)</td>" }.joined() + "</tr>\n"
        }.joined()
        return "<div class=\"wide\"><table><caption>\(table.title.xmlEscaped): \(rows.count)</caption>\n"
            + "<thead><tr>\(titles)</tr></thead>\n<tbody>\n\(body)</tbody></table></div>\n"
    }
}
