import TransformKit

/// One segue in the report, with the code that replaces or prepares it.
struct SegueOutcome: Hashable, Sendable {
    let segue: Segue
    /// The class of the scene that the segue leaves, or Interface Builder's name for the scene.
    let source: String
    let trigger: String
    let kind: String
    /// The class of the scene that the segue leads to, or Interface Builder's name for the scene.
    let destination: String
    /// `MainCoordinator.showDrink(from:sender:)`; nil where nothing replaces the segue.
    let method: String?
    /// The way in which the destination is configured, in a few words.
    let preparation: String
    /// The calls that performed the segue.
    let callSites: [Place]
    /// The points where different behavior cannot be excluded.
    var doubts: [ReviewPoint] = []

    var document: IBDocument { segue.element.document }

    /// The steps for a person to try in the app, one for each doubt.
    var handTests: [HandTest] {
        let name = segue.identifier.map { "\"\($0)\"" } ?? "segue \(segue.element.id ?? "")"
        let start = trigger == "code" ? "code" : "its \(trigger)"
        return doubts.map { doubt in
            HandTest(
                action: "open \(destination) from \(source) by \(start) (\(name))", reason: doubt.reason,
                place: doubt.place)
        }
    }

    /// The row for `plan --format json`, which a checker can compare with the documents.
    var record: Detail {
        .record([
            "document": .text(document.path), "id": .text(segue.element.id ?? ""), "source": .text(source),
            "trigger": .text(trigger), "kind": .text(kind), "destination": .text(destination),
            "identifier": .text(segue.identifier ?? ""), "method": .text(method ?? ""),
            "configuration": .text(preparation),
            "callSites": .list(callSites.map { .text("\($0)") }),
        ])
    }

    /// The tables of such rows, for JSON and Markdown; the text report shows them as a change's picture.
    static let tables = [
        TableDescription(
            "removedSegues", title: "Segues that go", "Each segue that leaves a storyboard, and what takes its place.",
            columns: columns, scope: .plan, isInText: false),
        TableDescription(
            "preparedSegues", title: "Segues that stay",
            "Each segue whose code moves, where a style leaves the segues in the storyboard.",
            columns: columns, isInText: false),
    ]

    private static let columns = [
        ColumnDescription("document", "Document"), ColumnDescription("id", "Object"),
        ColumnDescription("identifier", "Identifier"), ColumnDescription("source", "From"),
        ColumnDescription("trigger", "Started by"), ColumnDescription("kind", "Kind"),
        ColumnDescription("destination", "To"), ColumnDescription("method", "Method"),
        ColumnDescription("configuration", "Configuration"),
        ColumnDescription("callSites", "Calls", .list),
    ]
}

/// A table of segues and the code that replaces them, for the text report.
struct SegueTable {
    let outcomes: [SegueOutcome]

    var lines: [String] {
        let rows = [["segue", "from", "trigger", "to", "becomes"]] + outcomes.map(Self.row)
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                line += column == 4 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            return line
        }
    }

    private static func row(_ outcome: SegueOutcome) -> [String] {
        let name = outcome.segue.identifier ?? "(\(outcome.segue.element.id ?? ""))"
        return [
            name, outcome.source, outcome.trigger, outcome.destination,
            (outcome.method ?? "stays") + (outcome.preparation.isEmpty ? "" : ", " + outcome.preparation),
        ]
    }
}
