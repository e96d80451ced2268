import Colorimetry
import SourceText

/// Reads GIMP's palettes: a line of numbers from 0 to 255 and a name for each color.
enum GIMPPaletteReader {
    static let signature = "GIMP Palette"

    static func read(into collector: inout PaletteCollector) {
        let bytes = collector.source.bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].starts(with: signature.utf8) else {
            return collector.refuse(
                at: collector.place(at: 0), "a GIMP palette begins with the line \"\(signature)\"; this file does not")
        }
        var hasAlpha = false
        var isHeader = true
        for line in lines(of: bytes, from: start).dropFirst() {
            let text = String(decoding: bytes[line], as: UTF8.self)
            let fields = text.split(separator: " ", omittingEmptySubsequences: true)
            if fields.isEmpty || text.hasPrefix("#") { continue }
            if isHeader, ["Name:", "Columns:"].contains(where: text.hasPrefix) { continue }
            // Aseprite's addition to the format.
            if isHeader, text.hasPrefix("Channels:") {
                hasAlpha = text.hasSuffix("RGBA")
                continue
            }
            isHeader = false
            read(text, hasAlpha: hasAlpha, at: collector.place(at: line.lowerBound), into: &collector)
        }
    }

    private static func read(_ line: String, hasAlpha: Bool, at place: Place, into collector: inout PaletteCollector) {
        let count = hasAlpha ? 4 : 3
        let fields = line.split(maxSplits: count, whereSeparator: \.isWhitespace)
        let steps = fields.prefix(count).compactMap { Int($0) }.filter { 0...255 ~= $0 }
        let numbers = steps.map { Double($0) / 255 }
        guard numbers.count == count,
            let value = ColorValue(.sRGB, Array(numbers.prefix(3)), alpha: hasAlpha ? numbers[3] : 1)
        else {
            return collector.refuse(
                at: place, "a color is \(count) numbers from 0 to 255 and a name, not \"\(line.shortened)\"")
        }
        collector.add(fields.count > count ? String(fields[count]) : nil, value, at: place, entry: "the color")
    }

    /// Without their ends, be those of Unix, Windows or the old Mac.
    private static func lines(of bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var lineStart = start
        for (offset, byte) in bytes.enumerated().dropFirst(start) where byte == 0x0A || byte == 0x0D {
            lines.append(lineStart..<offset)
            lineStart = offset + 1
        }
        return lines + [lineStart..<bytes.count]
    }
}
