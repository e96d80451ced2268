import Foundation
import SourceText

extension String {
    /// The text as the content of an XML element or attribute.
    var xmlEscaped: String {
        printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    }
}

/// Encodes JSON without characters that a terminal would obey; its values stay exact.
enum PrintableJSON {
    static func encode(_ value: some Encodable) throws -> String {
        try encode(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// The value on one line, for a report that is read line by line.
    static func line(_ value: some Encodable) throws -> String {
        try encode(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func encode(_ value: some Encodable, _ layout: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = layout
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        guard text.unicodeScalars.contains(where: { $0.isTerminalCommand && $0 != "\n" }) else { return text }
        // The encoder has escaped what is below U+0020; line breaks are its own layout.
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isTerminalCommand, scalar != "\n" {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
