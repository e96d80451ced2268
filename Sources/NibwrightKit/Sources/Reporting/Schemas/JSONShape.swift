import TransformKit

/// What a value in a report's JSON is, in the few words of JSON Schema that the reports need.
indirect enum JSONShape: Sendable {
    case text
    /// A text that fits a regular expression, of the few signs that every engine reads alike.
    case pattern(String)
    case integer
    case number
    case flag
    /// One of these texts.
    case word([String])
    /// This value and no other.
    case constant(Detail)
    case list(JSONShape)
    /// Values by names that the project or a plugin gives.
    case map(JSONShape)
    /// Values by names of our own. Other names are wrong, unless `others` says what they have.
    case record([JSONField], others: JSONShape? = nil)
    case either([JSONShape])
    /// A shape that the schema defines once.
    case definition(String)

    /// The shape in JSON Schema.
    var schema: [String: Detail] {
        switch self {
        case .text: ["type": "string"]
        case .pattern(let pattern): ["type": "string", "pattern": .text(pattern)]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .flag: ["type": "boolean"]
        case .word(let words): ["type": "string", "enum": .list(words.map(Detail.text))]
        case .constant(let value): ["const": value]
        case .list(let shape): ["type": "array", "items": .record(shape.schema)]
        case .map(let shape): ["type": "object", "additionalProperties": .record(shape.schema)]
        case .record(let fields, let others): Self.schema(of: fields, others)
        case .either(let shapes): ["anyOf": .list(shapes.map { .record($0.schema) })]
        case .definition(let name): ["$ref": .text("#/$defs/\(name)")]
        }
    }

    /// The definitions that the shape names itself.
    var definitionNames: [String] {
        switch self {
        case .text, .pattern, .integer, .number, .flag, .word, .constant: []
        case .list(let shape), .map(let shape): shape.definitionNames
        case .record(let fields, let others): fields.flatMap(\.shape.definitionNames) + (others?.definitionNames ?? [])
        case .either(let shapes): shapes.flatMap(\.definitionNames)
        case .definition(let name): [name]
        }
    }

    private static func schema(of fields: [JSONField], _ others: JSONShape?) -> [String: Detail] {
        let properties = fields.map { field in
            let summary: [String: Detail] = field.summary.isEmpty ? [:] : ["description": .text(field.summary)]
            return (field.name, Detail.record(field.shape.schema.merging(summary) { first, _ in first }))
        }
        return [
            "type": "object", "additionalProperties": others.map { .record($0.schema) } ?? false,
            "properties": .record(Dictionary(uniqueKeysWithValues: properties)),
            "required": .list(fields.filter(\.isRequired).map(\.name).sorted().map(Detail.text)),
        ]
    }
}

/// One name of a record with its value.
struct JSONField: Sendable {
    let name: String
    let shape: JSONShape
    /// One sentence for the schema; empty where the name says it.
    let summary: String
    let isRequired: Bool

    /// A name that every record of the kind has.
    static func always(_ name: String, _ shape: JSONShape, _ summary: String = "") -> JSONField {
        JSONField(name: name, shape: shape, summary: summary, isRequired: true)
    }

    /// A name that is left out where there is no value.
    static func maybe(_ name: String, _ shape: JSONShape, _ summary: String = "") -> JSONField {
        JSONField(name: name, shape: shape, summary: summary, isRequired: false)
    }
}

extension [JSONField] {
    /// Names that count something, always there.
    static func counts(_ names: String...) -> [JSONField] { names.map { .always($0, .integer) } }
}
