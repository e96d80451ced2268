/// Fits text into a terminal's columns.
extension String {
    /// The number of columns in a terminal: two for Chinese, Japanese, Korean and pictures, none for marks.
    var columnCount: Int {
        unicodeScalars.reduce(0) { count, scalar in
            if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format
                || scalar.properties.isVariationSelector
            {
                return count
            }
            return count + (scalar.isWide ? 2 : 1)
        }
    }

    /// Appends spaces up to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columnCount)) }

    /// Replaces the end by `…` where the text is wider.
    func shortened(to width: Int) -> String {
        guard columnCount > width else { return self }
        var result = ""
        var count = 1
        for character in self {
            count += String(character).columnCount
            guard count <= width else { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Replaces each run of line breaks, tabs and other control characters by a space.
    var onOneLine: String {
        split { character in
            character.isWhitespace || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }.joined(separator: " ")
    }

    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Int {
    /// Writes a number with its noun: `1 scene`, `2 scenes`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
