import Colorimetry
import SourceText
import YAMLCode

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
        do throws(YAMLColor.Mistake) {
            let value = try YAMLColor(of: entry).value
            collector.add(PaletteName(entry.key), value, in: nil, at: entry.place, entry: words)
        } catch {
            collector.refuse(at: error.place, "\(words): \(error.words)")
        }
    }
}
