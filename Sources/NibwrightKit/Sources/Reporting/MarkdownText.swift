import SourceText

extension String {
    /// Text that Markdown takes as it is, inside a cell.
    var markdownEscaped: String {
        printable.reduce(into: "") { result, character in
            switch character {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            // An entity keeps GitHub from notifying a user of that name.
            case "@": result += "&#64;"
            case _ where "\\`*_{}[]|#~".contains(character): result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}

/// Rows below a line of titles, as Markdown writes a table; cells are escaped.
struct MarkdownTable {
    /// More is not read, and a page of a CI job holds a megabyte.
    private static let mostRows = 500

    let titles: [String]
    /// Columns whose cells stand to the right.
    var numbers: Set<Int> = []
    let rows: [[String]]

    var text: String {
        let rules = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
        var text = Self.line(titles.map(\.markdownEscaped)) + "|" + rules.joined(separator: "|") + "|\n"
        text += rows.prefix(Self.mostRows).map { Self.line($0.map(\.markdownEscaped)) }.joined()
        if rows.count > Self.mostRows { text += "\nand \(rows.count - Self.mostRows) more.\n" }
        return text
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
