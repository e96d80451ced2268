import Colorimetry
import SourceText
import YAMLCode

/// The value of one color in YAML: a text, or a mapping of components.
struct YAMLColor {
    let value: ColorValue

    /// Reports a color that cannot be read, with its place.
    struct Mistake: Error {
        let place: Place
        let words: String
    }

    init(of entry: YAMLEntry) throws(Mistake) {
        let node = entry.value
        switch node.content {
        case .mapping(let entries):
            if let own = entries.first(where: { $0.key == "value" }) {
                value = try Self.described(own, among: entries)
                return
            }
            value = try ComponentMapping(entries, in: node, of: entry.key).value
        case .sequence:
            throw Mistake(place: node.place, words: "a color is no list; write \"#RRGGBB\" in quotes")
        case .scalar(let text, _):
            if node.isNull {
                let advice = "behind a space \"#\" begins a comment, so put the color in quotes: \"#RRGGBB\""
                throw Mistake(place: entry.place, words: "there is no value; \(advice)")
            }
            guard let color = ColorValue(written: text) else {
                let forms = "write \"#RRGGBB\", \"#RRGGBBAA\", \"#RGB\", or { red, green, blue, alpha, color-space }"
                throw Mistake(place: node.place, words: "\"\(text.shortened)\" is no color; \(forms)")
            }
            value = color
        }
    }

    /// As `plan --write palette=FILE` writes it: the value, and beside it what people want to know of the color.
    private static func described(_ entry: YAMLEntry, among entries: [YAMLEntry]) throws(Mistake) -> ColorValue {
        if let unknown = entries.first(where: { !notes.contains($0.key) && $0.key != "value" }) {
            let advice = Spelling.advice(for: unknown.key, among: ["value"] + notes, called: "key")
            throw Mistake(place: unknown.place, words: "unknown key \"\(unknown.key.shortened)\"; \(advice)")
        }
        if case .mapping(let inner) = entry.value.content, inner.contains(where: { $0.key == "value" }) {
            throw Mistake(place: entry.place, words: "a value holds digits or components, and no value again")
        }
        return try YAMLColor(of: entry).value
    }

    private static let notes = ["from", "role", "uses", "where"]
}

/// Reads a mapping of components: `{ red: 1, green: 0.4, blue: 0.2, alpha: 0.5, color-space: display-p3 }`
private struct ComponentMapping {
    private static let spaces: [(name: String, space: ColorSpace)] = [
        ("srgb", .sRGB), ("display-p3", .displayP3), ("gray-gamma-22", .grayGamma22),
    ]
    private static let components = ["red", "green", "blue", "white"]
    private static let keys = components + ["alpha", "color-space"]
    private static let appearances = ["any", "light", "dark"]

    let value: ColorValue

    init(_ entries: [YAMLEntry], in node: YAMLNode, of name: String) throws(YAMLColor.Mistake) {
        try Self.check(entries, of: name)
        var nodes: [String: YAMLNode] = [:]
        for entry in entries { nodes[entry.key] = entry.value }
        let space = try Self.space(of: nodes)
        for component in Self.components where !space.componentNames.contains(component) {
            guard let wrong = nodes[component] else { continue }
            throw YAMLColor.Mistake(place: wrong.place, words: "\(space.title) has no component \"\(component)\"")
        }
        if let missing = space.componentNames.first(where: { nodes[$0] == nil }) {
            throw YAMLColor.Mistake(place: node.place, words: "the component \"\(missing)\" is missing")
        }
        let numbers = space.componentNames.compactMap { nodes[$0].flatMap(Self.number) }
        let written = WrittenComponents(space: space, numbers: numbers, alpha: nodes["alpha"].flatMap(Self.number))
        value = try written.value.mapError { YAMLColor.Mistake(place: node.place, words: $0.words) }.get()
    }

    /// Every key must be known, and every component a number.
    private static func check(_ entries: [YAMLEntry], of name: String) throws(YAMLColor.Mistake) {
        for entry in entries {
            if appearances.contains(entry.key) {
                let advice = "a palette has one value a color; give the color set its appearances in the catalog"
                throw YAMLColor.Mistake(place: entry.place, words: "\"\(entry.key)\" is not supported: \(advice)")
            }
            if !entries.contains(where: { keys.contains($0.key) }) {
                let example = "\(name.shortened)/\(entry.key.shortened)"
                throw YAMLColor.Mistake(
                    place: entry.place,
                    words: "a palette has no groups; for a namespace write \"\(example)\" as the name")
            }
            guard keys.contains(entry.key) else {
                let advice = Spelling.advice(for: entry.key, among: keys, called: "key")
                throw YAMLColor.Mistake(place: entry.place, words: "unknown key \"\(entry.key.shortened)\"; \(advice)")
            }
            guard entry.key == "color-space" || number(entry.value) != nil else {
                throw YAMLColor.Mistake(place: entry.value.place, words: "\"\(entry.key)\" must be a number")
            }
        }
    }

    /// As written, or else by the components.
    private static func space(of nodes: [String: YAMLNode]) throws(YAMLColor.Mistake) -> ColorSpace {
        guard let node = nodes["color-space"] else { return nodes["white"] == nil ? .sRGB : .grayGamma22 }
        let name = text(of: node) ?? ""
        if let known = spaces.first(where: { $0.name == name }) { return known.space }
        let advice = Spelling.advice(for: name, among: spaces.map(\.name), called: "color space")
        throw YAMLColor.Mistake(place: node.place, words: "unknown color space; \(advice)")
    }

    private static func text(of node: YAMLNode) -> String? {
        guard case .scalar(let text, _) = node.content else { return nil }
        return text
    }

    private static func number(_ node: YAMLNode) -> Double? {
        text(of: node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}
