public import Planning
import SourceText
import TransformKit

/// A table with the name of the file that it goes to.
public struct NamedTable: Sendable {
    /// In lower case with hyphens, without an ending: `changes`.
    public let name: String
    /// As RFC 4180 has it.
    public let text: String
}

/// Plans as tables for spreadsheets: what was decided, and the tables that the transforms describe.
public enum PlanTables {
    /// First `changes`, with refusals among them; then one for each table of a transform that has rows.
    public static func tables(_ plans: [Plan]) -> [NamedTable] {
        [NamedTable(name: "changes", text: changes(plans).text)] + described(plans)
    }

    private static func changes(_ plans: [Plan]) -> CSVTable {
        var table = CSVTable(
            ["project", "id", "step", "transform", "status", "safety", "code", "title", "reason"] + Place.titles
                + ["files"])
        for plan in plans {
            for change in plan.changes {
                // A refusal has no safety.
                let safety = change.status == .refused ? nil : change.safety.rawValue
                table.add(
                    [
                        plan.root, change.id, change.step, change.transform, change.status.rawValue, safety,
                        change.code, change.title, change.reason,
                    ] + change.place.cells + [change.files.joined(separator: "\n")])
            }
        }
        return table
    }

    /// The tables of one transform and key together, whichever step or project they are of.
    private static func described(_ plans: [Plan]) -> [NamedTable] {
        var order: [String] = []
        var tables: [String: CSVTable] = [:]
        for plan in plans {
            for step in plan.steps {
                for table in step.tables {
                    let name = slug("\(step.transformID)-\(table.key)")
                    if tables[name] == nil {
                        order.append(name)
                        tables[name] = CSVTable(["project", "change", "status"] + table.columns.map(\.key))
                    }
                    for change in step.changes {
                        for row in table.rows(in: change.details) {
                            tables[name]?.add([plan.root, change.id, change.status.rawValue] + table.cells(of: row))
                        }
                    }
                }
            }
        }
        return order.compactMap { name in
            tables[name].flatMap { $0.isEmpty ? nil : NamedTable(name: name, text: $0.text) }
        }
    }

    /// Words in lower case with hyphens, for the name of a file: `Remove the outlet` is `remove-the-outlet`.
    static func slug(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let slug = words.joined(separator: "-").lowercased().prefix(60)
        return slug.isEmpty ? "unnamed" : String(slug)
    }
}
