import TransformKit

/// What the JSON of one report looks like, as a JSON Schema (draft 2020-12): the one description of it, from which the
/// published schema is written and against which the tests hold what is printed.
public struct ReportSchema: Sendable {
    /// The word after `nibwright schema`: `plan`.
    public let name: String
    /// Counts up when a name goes or means something else; a name that comes does not count it up.
    public let version: Int
    /// One sentence: which command prints it.
    public let summary: String
    private let content: [String: Detail]

    init(
        _ name: String, version: Int = 1, _ summary: String, _ shape: JSONShape,
        definitions: [String: JSONShape] = [:]
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        let known = Self.used(by: [shape], of: definitions.merging(Self.common) { own, _ in own })
        content = shape.schema.merging([
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": .text("urn:nibwright:schema:\(name):\(version)"),
            "title": .text("nibwright \(name), version \(version)"),
            "description": .text(summary),
            "$defs": .record(known.mapValues { .record($0.schema) }),
        ]) { first, _ in first }
    }

    /// All that are published, in the order in which they are listed.
    public static let all: [ReportSchema] = [
        PlanSchema.whole, PlanSchema.lines, PlanSchema.decisions, DifferenceSchema.whole, DifferenceSchema.lines,
        MergeSchema.whole,
        LintSchema.whole, BatchSchema.records,
        LintSchema.lines, LintSchema.rules, InspectSchema.whole, GraphSchema.whole, PaletteSchema.whole,
    ]

    /// The schema as a file.
    public func text() throws -> String { try PrintableJSON.encode(Detail.record(content)) }

    /// The definitions that shapes name, and those that these name in turn.
    private static func used(by shapes: [JSONShape], of definitions: [String: JSONShape]) -> [String: JSONShape] {
        var found: [String: JSONShape] = [:]
        var open = shapes
        while let shape = open.popLast() {
            for name in shape.definitionNames where found[name] == nil {
                guard let definition = definitions[name] else { continue }
                found[name] = definition
                open.append(definition)
            }
        }
        return found
    }

    /// What several reports have.
    private static let common: [String: JSONShape] = [
        "place": .record([
            .always("path", .text, "The file, relative to the project's folder and with slashes."),
            .maybe("line", .integer, "Counts from 1; left out where the whole file is meant."),
            .maybe("column", .integer, "Counts from 1, in bytes of UTF-8."),
            .maybe("object", .text, "The id of the object in its storyboard or xib."),
            .maybe("object-name", .text, "What Interface Builder's outline calls the object."),
        ])
    ]
}

extension JSONShape {
    /// A file with a position and an object.
    static let place = JSONShape.definition("place")
}

extension JSONField {
    /// The version of the format that the JSON is in.
    static func version(_ number: Int = 1) -> JSONField {
        .always("version", .constant(.number(number)), "The version of this format.")
    }
}
