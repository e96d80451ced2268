import Foundation

extension String {
    /// The text with everything made visible that breaks a line, commands a terminal or turns the direction of text.
    var printable: String {
        guard unicodeScalars.contains(where: \.needsEscape) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.needsEscape: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text as the content of an XML element or attribute.
    var xmlEscaped: String {
        printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    }
}

extension Unicode.Scalar {
    /// Control characters, line and paragraph separators, and marks that change the direction of the text behind them.
    fileprivate var needsEscape: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default:
            (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) || value == 0x200E || value == 0x200F
                || value == 0xFFFE || value == 0xFFFF
        }
    }
}

/// JSON in which nothing is left that a terminal would obey.
enum LintJSON {
    static func encode(_ value: some Encodable) throws -> String {
        let text = try JSONReport.encode(value)
        guard text.unicodeScalars.contains(where: { $0.needsEscape && $0 != "\n" }) else { return text }
        // The encoder has escaped what is below U+0020; line breaks are its own layout.
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.needsEscape, scalar != "\n" {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
