/// Text in a terminal's columns.
extension String {
    /// How many columns a terminal needs for it: two for Chinese, Japanese, Korean and pictures, none for marks.
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

    /// With spaces behind it.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columnCount)) }

    /// With `…` in place of what is too much.
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

    /// With a space in place of each row of line breaks, tabs and other control signs.
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
    /// `1 scene`, `2 scenes`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
