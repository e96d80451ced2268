import Foundation

/// Holds a JSON value against a schema, as far as the published schemas use the language: a keyword that is not known is a problem.
final class SchemaChecker {
    private let schema: [String: Any]
    /// The properties that values had, as `#/$defs/change/code`.
    private(set) var seen: Set<String> = []
    private(set) var problems: [String] = []

    private static let notes: Set = ["$schema", "$id", "$defs", "title", "description"]

    init(_ text: String) throws {
        schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        for (name, definition) in definitions { checkKeywords(definition, "#/$defs/\(name)") }
        checkKeywords(schema, "#")
    }

    var id: String? { schema["$id"] as? String }

    /// All properties that the schema names, in the form of `seen`.
    var declared: Set<String> {
        definitions.reduce(into: declared(in: schema, "#")) { names, definition in
            names.formUnion(declared(in: definition.value, "#/$defs/\(definition.key)"))
        }
    }

    /// What is wrong with a value; none for one that the schema allows.
    func check(_ text: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        return errors(value, schema, "#", "")
    }

    // MARK: The schema

    private var definitions: [String: [String: Any]] { schema["$defs"] as? [String: [String: Any]] ?? [:] }

    private func children(of schema: [String: Any], _ path: String) -> [(schema: [String: Any], path: String)] {
        var children = (schema["properties"] as? [String: [String: Any]] ?? [:]).map { ($0.value, "\(path)/\($0.key)") }
        if let items = schema["items"] as? [String: Any] { children.append((items, path + "[]")) }
        if let others = schema["additionalProperties"] as? [String: Any] { children.append((others, path + "{}")) }
        for (number, one) in (schema["anyOf"] as? [[String: Any]] ?? []).enumerated() {
            children.append((one, "\(path)|\(number)"))
        }
        return children
    }

    private func declared(in schema: [String: Any], _ path: String) -> Set<String> {
        let own = (schema["properties"] as? [String: Any] ?? [:]).keys.map { "\(path)/\($0)" }
        return children(of: schema, path).reduce(into: Set(own)) { $0.formUnion(declared(in: $1.schema, $1.path)) }
    }

    private func checkKeywords(_ schema: [String: Any], _ path: String) {
        let known = Self.notes.union([
            "type", "properties", "required", "additionalProperties", "items", "enum", "const", "$ref", "anyOf",
            "pattern",
        ])
        problems += schema.keys.filter { !known.contains($0) }.map { "\(path) has the keyword \($0)" }
        if let reference = schema["$ref"] as? String, definition(reference) == nil {
            problems.append("\(path) names \(reference), which is not defined")
        }
        // A record that takes any name would hide what nobody described.
        if schema["type"] as? String == "object", schema["additionalProperties"] == nil {
            problems.append("\(path) does not say what other names it has")
        }
        for child in children(of: schema, path) { checkKeywords(child.schema, child.path) }
    }

    private func definition(_ reference: String) -> [String: Any]? {
        definitions[String(reference.dropFirst("#/$defs/".count))]
    }

    // MARK: Values

    private func errors(_ value: Any, _ schema: [String: Any], _ path: String, _ place: String) -> [String] {
        if let reference = schema["$ref"] as? String, let definition = definition(reference) {
            return errors(value, definition, reference, place)
        }
        var found: [String] = []
        if let type = schema["type"] as? String, !Self.types(of: value).contains(type) {
            return ["\(place) is no \(type)"]
        }
        if let constant = schema["const"], "\(constant)" != "\(value)" { found.append("\(place) is not \(constant)") }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            found.append("\(place) is none of \(words)")
        }
        if let pattern = schema["pattern"] as? String,
            (value as? String)?.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(place) does not fit \(pattern)")
        }
        if let choices = schema["anyOf"] as? [[String: Any]] { found += errors(value, anyOf: choices, path, place) }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            found += list.enumerated().flatMap { errors($1, items, path + "[]", "\(place)/\($0)") }
        }
        if let record = value as? [String: Any] { found += errors(record, fields: schema, path, place) }
        return found
    }

    private func errors(_ value: Any, anyOf choices: [[String: Any]], _ path: String, _ place: String) -> [String] {
        let before = seen
        var nearest: [String]?
        for (number, choice) in choices.enumerated() {
            seen = before
            let found = errors(value, choice, "\(path)|\(number)", place)
            if found.isEmpty { return [] }
            if found.count < nearest?.count ?? .max { nearest = found }
        }
        seen = before
        return nearest ?? []
    }

    private func errors(
        _ record: [String: Any], fields schema: [String: Any], _ path: String, _ place: String
    ) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let required = schema["required"] as? [String] ?? []
        var found = required.filter { record[$0] == nil }.map { "\(place) has no \($0)" }
        for (name, value) in record {
            if let property = properties[name] {
                seen.insert("\(path)/\(name)")
                found += errors(value, property, "\(path)/\(name)", "\(place)/\(name)")
            } else if let others = schema["additionalProperties"] as? [String: Any] {
                found += errors(value, others, path + "{}", "\(place)/\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(place) has \(name), which is not described")
            }
        }
        return found
    }

    private static func types(of value: Any) -> Set<String> {
        switch value {
        case is String: return ["string"]
        case is [Any]: return ["array"]
        case is [String: Any]: return ["object"]
        case let number as NSNumber:
            if isFlag(number) { return ["boolean"] }
            return number.doubleValue == number.doubleValue.rounded() ? ["integer", "number"] : ["number"]
        default: return ["null"]
        }
    }

    /// Whether a number came from `true` or `false`.
    private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
