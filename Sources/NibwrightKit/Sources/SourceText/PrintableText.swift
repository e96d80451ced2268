extension String {
    /// The text on one line, with everything made visible that breaks a line, commands a terminal or turns the
    /// direction of text: what stands in for a name in anything that people read.
    public var printable: String { escaped { $0.isTerminalCommand } }

    /// The text with its own line breaks and tabs, and everything else made visible that commands a terminal or turns
    /// the direction of text.
    public var printableLines: String { escaped { $0.isTerminalCommand && $0 != "\n" && $0 != "\t" } }

    /// The beginning of a text that may be long, on one line.
    public var excerpt: String { (count > 60 ? prefix(60) + "…" : self).printable }

    private func escaped(_ needsEscape: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: needsEscape) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case _ where !needsEscape(scalar): text.unicodeScalars.append(scalar)
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
    }
}

extension Unicode.Scalar {
    /// Control characters, line and paragraph separators, and marks that change the direction of the text behind them
    /// or are no characters.
    public var isTerminalCommand: Bool {
        if value >= 0x20 && value < 0x7F { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default:
            let isDirection = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            return isDirection || [0x200E, 0x200F, 0x061C, 0xFFFE, 0xFFFF].contains(value)
        }
    }
}
