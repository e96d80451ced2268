/// A table as RFC 4180 has it, in which no cell is a formula to the spreadsheet that opens it.
struct CSVText {
    let titles: [String]
    let rows: [[String]]

    /// Every line ends as the RFC says, the last one too.
    var text: String {
        ([titles] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        // An apostrophe in front makes text of what would be run.
        let safe = beginsFormula(text) ? "'" + text : text
        // Scalars, since "\r\n" is one character.
        guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    /// Spreadsheets run what begins with one of these signs, also where blanks, a tab or a line break stand before it.
    private static func beginsFormula(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0.value >= 0x20 }
        return first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    }
}
