import SourceText

/// A table as RFC 4180 has it, safe to open in a spreadsheet.
struct CSVTable {
    private let titles: [String]
    private var rows: [[String]] = []

    init(_ titles: [String]) {
        self.titles = titles
    }

    /// Nil is an empty cell.
    mutating func add(_ cells: [String?]) { rows.append(cells.map { $0 ?? "" }) }

    var isEmpty: Bool { rows.isEmpty }

    /// Lines end as the RFC says, the last one too.
    var text: String { ([titles] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined() }

    /// What begins like a formula is text to whoever opens the file: an apostrophe before it says so.
    private static func cell(_ text: String) -> String {
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).printable }.joined(separator: "\n")
        let safe = startsFormula(shown) ? "'" + shown : shown
        guard safe.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    /// The signs of ASCII, their wide forms, and blanks that spreadsheets pass over. A number may have its sign.
    private static func startsFormula(_ text: String) -> Bool {
        guard let first = text.drop(while: \.isWhitespace).unicodeScalars.first,
            "=+-@＝＋－＠".unicodeScalars.contains(first)
        else { return false }
        let digits = text.dropFirst().drop { "0123456789".contains($0) }
        let isNumber = "+-".unicodeScalars.contains(first) && text.count > 1 && digits.isEmpty
        return !isNumber
    }
}

extension Place {
    /// Path, line, column, object and its name.
    var cells: [String?] {
        [path, position.map { "\($0.line)" }, position.map { "\($0.column)" }, objectID, objectName]
    }

    /// The titles of `cells`.
    static let titles = ["path", "line", "column", "object", "object-name"]
}
