import Colorimetry
import Recipes
import SourceText

/// Reads Nibwright's own form of a palette.
///
///     Accent: "#FF8800"
///     Brand/Sky: { red: 0.2, green: 0.5, blue: 1, color-space: display-p3 }
///     Shade: { white: 0, alpha: 0.5 }
enum YAMLPaletteReader {
    static func read(into collector: inout PaletteCollector) {
        let source = collector.source
        let (node, problems) = YAMLReader.read(path: source.path, bytes: source.bytes)
        for problem in problems { collector.refuse(at: problem.place ?? collector.wholeFile, problem.message) }
        guard let node else { return }
        guard case .mapping(let entries) = node.content else {
            return collector.refuse(at: node.place, "a palette is a mapping of names to colors: Accent: \"#FF8800\"")
        }
        for entry in entries { read(entry, into: &collector) }
    }

    private static func read(_ entry: YAMLEntry, into collector: inout PaletteCollector) {
        let words = "\"\(entry.key.shortened)\""
        switch value(of: entry.value) {
        case .success(let value):
            guard PaletteName(entry.key).isMeant else {
                return collector.refuse(at: entry.place, "\(words) is no name for a color")
            }
            collector.add(entry.key, value, at: entry.place, entry: words)
        case .failure(let mistake):
            let isAboutKey = entry.value.isNull
            collector.refuse(at: isAboutKey ? entry.place : mistake.place, "\(words): \(mistake.words)")
        }
    }

    private struct Mistake: Error {
        let place: Place
        let words: String
    }

    private static func value(of node: YAMLNode) -> Result<ColorValue, Mistake> {
        switch node.content {
        case .mapping(let entries): return value(of: entries, in: node)
        case .sequence:
            return .failure(Mistake(place: node.place, words: "a color is no list; write \"#RRGGBB\" in quotes"))
        case .scalar(let text, _):
            if node.isNull {
                let advice = "behind a space \"#\" begins a comment, so put the color in quotes: \"#RRGGBB\""
                return .failure(Mistake(place: node.place, words: "there is no value; \(advice)"))
            }
            if let value = ColorValue(hex: text) { return .success(value) }
            let forms = "write \"#RRGGBB\", \"#RRGGBBAA\", \"#RGB\", or { red, green, blue, alpha, color-space }"
            return .failure(Mistake(place: node.place, words: "\"\(text.shortened)\" is no color; \(forms)"))
        }
    }

    private static let spaces: [(name: String, space: ColorSpace)] = [
        ("srgb", .sRGB), ("display-p3", .displayP3), ("gray-gamma-22", .grayGamma22),
    ]
    private static let keys = ["red", "green", "blue", "white", "alpha", "color-space"]

    private static func value(of entries: [YAMLEntry], in node: YAMLNode) -> Result<ColorValue, Mistake> {
        if let problem = entries.lazy.compactMap(problem).first { return .failure(problem) }
        var texts: [String: YAMLNode] = [:]
        for entry in entries { texts[entry.key] = entry.value }
        let written = texts["color-space"].map { ($0, text(of: $0)) }
        let isGray = texts["white"] != nil
        var space: ColorSpace = isGray ? .grayGamma22 : .sRGB
        if let (place, name) = written.map({ ($0.0.place, $0.1) }) {
            guard let known = spaces.first(where: { $0.name == name })?.space else {
                let advice = Spelling.advice(for: name ?? "", among: spaces.map(\.name), called: "color space")
                return .failure(Mistake(place: place, words: "unknown color space; \(advice)"))
            }
            space = known
        }
        let wrong = ["red", "green", "blue", "white"].first { texts[$0] != nil && !space.componentNames.contains($0) }
        if let wrong, let place = texts[wrong]?.place {
            return .failure(Mistake(place: place, words: "\(space.title) has no component \"\(wrong)\""))
        }
        if let missing = space.componentNames.first(where: { texts[$0] == nil }) {
            return .failure(Mistake(place: node.place, words: "the component \"\(missing)\" is missing"))
        }
        let numbers = space.componentNames.compactMap { texts[$0].flatMap(number) }
        return WrittenComponents(space: space, numbers: numbers, alpha: texts["alpha"].flatMap(number)).value
            .mapError { Mistake(place: node.place, words: $0.words) }
    }

    /// What is wrong with one key of a color's mapping.
    private static func problem(with entry: YAMLEntry) -> Mistake? {
        if ["dark", "light", "any"].contains(entry.key) {
            let advice = "give the color set its other appearances in the catalog"
            return Mistake(
                place: entry.place,
                words: "\"\(entry.key)\" is not supported: a palette has one value a color; \(advice)")
        }
        guard keys.contains(entry.key) else {
            let advice = Spelling.advice(for: entry.key, among: keys, called: "key")
            return Mistake(place: entry.place, words: "unknown key \"\(entry.key.shortened)\"; \(advice)")
        }
        guard entry.key == "color-space" || number(entry.value) != nil else {
            return Mistake(place: entry.value.place, words: "\"\(entry.key)\" must be a number")
        }
        return nil
    }

    private static func text(of node: YAMLNode) -> String? {
        guard case .scalar(let text, _) = node.content else { return nil }
        return text
    }

    private static func number(_ node: YAMLNode) -> Double? {
        text(of: node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    /// For messages.
    var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
