import Batch
import Planning

/// A run over many projects as tables: for spreadsheets, and as the statements that make a database of them.
public enum BatchTables {
    /// `projects`, `recipes` and `refusals`, which are the same bytes for the same projects, and `measurements`, which are
    /// not.
    public static func tables(_ overview: BatchOverview) -> [NamedTable] {
        all(overview).map { table in
            var csv = CSVTable(table.columns.map(\.name))
            for row in table.rows { csv.add(row) }
            return NamedTable(name: table.name, text: csv.text)
        }
    }

    /// What makes the same tables in a database: SQL that `sqlite3` and others read.
    public static func statements(_ overview: BatchOverview) -> String {
        var text = "BEGIN;\n"
        for table in all(overview) {
            let columns = table.columns.map { "\"\($0.name)\" \($0.type)" }.joined(separator: ", ")
            text += "CREATE TABLE \"\(table.name)\" (\(columns));\n"
            for row in table.rows {
                let values = zip(row, table.columns).map { value, column in literal(value, column.type) }
                text += "INSERT INTO \"\(table.name)\" VALUES (\(values.joined(separator: ", ")));\n"
            }
        }
        return text + "COMMIT;\n"
    }

    private struct Table {
        let name: String
        let columns: [(name: String, type: String)]
        var rows: [[String?]] = []
    }

    private static func all(_ overview: BatchOverview) -> [Table] {
        var projects = Table(
            name: "projects",
            columns: [
                ("project", "TEXT"), ("tags", "TEXT"), ("status", "TEXT"), ("revision", "TEXT"), ("branch", "TEXT"),
                ("notes", "TEXT"), ("accepted-before", "INTEGER"), ("message", "TEXT"),
            ])
        var recipes = Table(
            name: "recipes",
            columns: [("project", "TEXT"), ("recipe", "TEXT"), ("status", "TEXT")]
                + ["proposed", "accepted", "held-back", "refused", "conflicting", "files"].map { ($0, "INTEGER") }
                + [("message", "TEXT")])
        var refusals = Table(
            name: "refusals",
            columns: [("project", "TEXT"), ("recipe", "TEXT"), ("code", "TEXT"), ("count", "INTEGER")])
        var measurements = Table(
            name: "measurements",
            columns: [
                ("project", "TEXT"), ("recipe", "TEXT"), ("seconds", "REAL"), ("megabytes", "INTEGER"),
                ("bytes", "INTEGER"), ("tool", "TEXT"),
            ])
        for record in overview.records {
            projects.rows.append([
                record.project, record.tags.joined(separator: " "), record.status.rawValue, record.revision,
                record.branch, record.notes.map(\.rawValue).joined(separator: " "),
                overview.earlier(record).map { "\($0.counts.accepted)" }, record.message,
            ])
            for recipe in record.recipes {
                let counts = recipe.counts
                recipes.rows.append(
                    [record.project, recipe.recipe, recipe.status.rawValue]
                        + [
                            counts?.proposed, counts?.accepted, counts?.heldBack, counts?.refused,
                            counts?.conflicting, recipe.files,
                        ].map { $0.map { "\($0)" } } + [recipe.message])
                for (code, count) in recipe.refusals.sorted(by: { $0.key < $1.key }) {
                    refusals.rows.append([record.project, recipe.recipe, code, "\(count)"])
                }
                measurements.rows.append([
                    record.project, recipe.recipe, "\(recipe.seconds)", "\(recipe.megabytes)", "\(record.bytes)",
                    record.tool,
                ])
            }
        }
        return [projects, recipes, refusals, measurements]
    }

    private static func literal(_ value: String?, _ type: String) -> String {
        guard let value else { return "NULL" }
        if type != "TEXT" { return value }
        // A NUL would end the statement for some readers.
        return "'" + value.replacing("\0", with: "").replacing("'", with: "''") + "'"
    }
}
