import Colorimetry
import ProjectFiles
import SourceText

/// Reads the JSON of the Sketch Palettes plugin, and the lists of colors of Sketch's own documents and exports.
///
/// A color is a text, or an object with its components; its name is beside it: `{ "name": "Sky", "red": 0.2, … }`,
/// `{ "name": "Sky", "value": "#3380FF" }`, `{ "name": "Sky", "color": { "red": 0.2, … } }`. Sketch's numbers are sRGB.
enum SketchPaletteReader {
    static func read(into collector: inout PaletteCollector) {
        switch JSONNode.read(collector.source) {
        case .failure(let refusal):
            let place = Place(path: collector.source.path, position: refusal.position)
            collector.refuse(at: place, refusal.message)
        case .success(let root):
            let lists = lists(in: root)
            if lists.isEmpty {
                let forms = "a list of colors, or an object with such a list under \"colors\""
                return collector.refuse(at: collector.place(at: root.range.lowerBound), "a Sketch palette is \(forms)")
            }
            for list in lists {
                for (index, node) in list.elements.enumerated() { read(node, number: index + 1, into: &collector) }
            }
        }
    }

    /// The plugin's `colors`; `colorAssets` and `sharedSwatches` are what Sketch's `document.json` has.
    private static func lists(in root: JSONNode) -> [JSONNode] {
        let places = [
            root, root["colors"], root["colorAssets"], root["assets"]?["colorAssets"], root["assets"]?["colors"],
            root["sharedSwatches"]?["objects"],
        ]
        return places.compactMap { $0 }.filter { if case .array = $0.content { true } else { false } }
    }

    private static func read(_ node: JSONNode, number: Int, into collector: inout PaletteCollector) {
        let name = node["name"]?.string
        let entry = name.map { "\"\($0.shortened)\"" } ?? "color \(number)"
        let place = collector.place(at: node.range.lowerBound)
        let color = node["value"] ?? node["color"] ?? node["hex"] ?? node
        switch value(of: color) {
        case .success(let value): collector.add(name, value, at: place, entry: entry)
        case .failure(let mistake):
            collector.refuse(at: collector.place(at: color.range.lowerBound), "\(entry): \(mistake.words)")
        }
    }

    private static func value(of node: JSONNode) -> Result<ColorValue, WrittenComponents.Mistake> {
        if let text = node.string {
            let mistake = WrittenComponents.Mistake(
                "\"\(text.shortened)\" is no color; write \"#RRGGBB\" or \"#RRGGBBAA\"")
            return ColorValue(written: text).map { .success($0) } ?? .failure(mistake)
        }
        let numbers = ColorSpace.sRGB.componentNames.compactMap { node[$0].flatMap(number) }
        guard numbers.count == 3 else {
            return .failure(
                WrittenComponents.Mistake("a color is a text \"#RRGGBB\", or has red, green and blue as numbers"))
        }
        if let alpha = node["alpha"], number(alpha) == nil {
            return .failure(WrittenComponents.Mistake("\"alpha\" must be a number"))
        }
        return WrittenComponents(space: .sRGB, numbers: numbers, alpha: node["alpha"].flatMap(number)).value
    }

    private static func number(_ node: JSONNode) -> Double? {
        guard case .number(let text) = node.content else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
