import SourceText

/// The inventory as a page: its numbers, and what was not read or does not resolve.
struct InspectHTML {
    private let words: InspectWords
    private let path: String

    init(_ report: InspectReport) {
        words = InspectWords(report)
        path = report.path
    }

    var text: String {
        var page = ReportPage(title: "Inventory")
        page.add("<header><h1>Inventory</h1><p class=\"soft\">\(path.xmlEscaped)</p></header>")
        page.add(PageFilters.form([boxes], searchLabel: "Search numbers, names and files"))
        page.add("<main><div class=\"wide\"><table>")
        for row in words.rows { page.add(Self.row(row)) }
        page.add("</table></div>")
        if !words.problems.isEmpty {
            page.add("<section data-group=\"problems\"><h2>Not read or not resolved: \(words.problems.count)</h2><ul>")
            for problem in words.problems { page.add(Self.entry(problem)) }
            page.add("</ul></section>")
        }
        page.add("</main>")
        return page.text
    }

    private var boxes: PageFilters.Boxes {
        PageFilters.Boxes(
            title: "Show", name: "kind",
            values: [
                ("numbers", words.rows.count, true), ("refused", words.problems.count(where: \.isRefusal), true),
                ("unresolved", words.problems.count { !$0.isRefusal }, true),
            ])
    }

    private static func row(_ row: InspectWords.Row) -> String {
        let isPart = row.name.hasPrefix("  ")
        let data = PageEntry.attributes([("kind", "numbers")], words: [row.name, row.value])
        return "<tr tabindex=\"-1\" \(data)><th\(isPart ? " class=\"soft\"" : "")>"
            + "\(isPart ? "· " : "")\(row.name.xmlEscaped)</th><td>\(row.value.xmlEscaped)</td></tr>"
    }

    private static func entry(_ problem: InspectWords.Problem) -> String {
        let kind = problem.isRefusal ? "refused" : "unresolved"
        let data = PageEntry.attributes([("kind", kind)], words: [problem.place, problem.text])
        return
            "<li tabindex=\"-1\" \(data)><span class=\"tag \(kind)\">\(kind)</span> "
            + "\(problem.text.xmlEscaped) <small>\(problem.place.xmlEscaped)</small></li>"
    }
}
