import ProjectGraph

/// The palettes as one page that needs nothing else: no scripts, no files, no network. It is well-formed XML, too.
struct PaletteHTML {
    private let report: PaletteReport

    init(_ report: PaletteReport) {
        self.report = report
    }

    var text: String {
        var page = HTMLText()
        page.add("<!DOCTYPE html>")
        page.add(#"<html lang="en">"#)
        page.add("<head>")
        page.add(#"<meta charset="utf-8"/>"#)
        page.add(#"<meta name="viewport" content="width=device-width, initial-scale=1"/>"#)
        page.add(#"<meta name="color-scheme" content="light dark"/>"#)
        page.add("<title>Palette of \(report.title.xmlEscaped)</title>")
        page.add("<style>\n\(PaletteStyleSheet.text)</style>")
        page.add("</head>")
        page.add("<body>")
        addHeader(to: &page)
        page.add("<main>")
        if report.sections.isEmpty { page.add("<p>No document, catalog or code of this project has a color.</p>") }
        for section in report.sections {
            PaletteHTMLSection(section, isOnly: report.sections.count == 1, distance: report.distance).add(to: &page)
        }
        page.add("</main>")
        addFooter(to: &page)
        page.add("</body>")
        page.add("</html>")
        return page.text
    }

    private func addHeader(to page: inout HTMLText) {
        page.add("<header>")
        page.add("<h1>Palette of \(report.title.xmlEscaped)</h1>")
        PaletteHTMLParts.addTotals(report.totals, to: &page)
        if report.unreadDocumentCount > 0 {
            let isOne = report.unreadDocumentCount == 1
            page.add(
                "<p class=\"note\">\(report.unreadDocumentCount) \(isOne ? "document" : "documents") "
                    + "could not be read; \(isOne ? "its" : "their") colors are not here.</p>")
        }
        if report.sections.count > 1 {
            page.add(#"<nav aria-label="Projects">"#)
            page.add("<ul>")
            for section in report.sections {
                let count = section.scope.colors.count
                page.add(
                    "<li><a href=\"#p\(section.number)\">\(PaletteHTMLParts.title(section).xmlEscaped)</a> "
                        + "<small>\(count) \(count == 1 ? "value" : "values")</small></li>")
            }
            page.add("</ul>")
            page.add("</nav>")
        }
        page.add("</header>")
    }

    private func addFooter(to page: inout HTMLText) {
        page.add("<footer>")
        page.add("<h2>How to read this page</h2>")
        page.add("<dl>")
        for (term, words) in Self.explanations(distance: report.distance.reportText()) {
            page.add("<dt>\(term)</dt><dd>\(words)</dd>")
        }
        page.add("</dl>")
        page.add("</footer>")
    }

    private static func explanations(distance: String) -> [(term: String, words: String)] {
        [
            ("Value", "Colors are one value where they agree to 8 bits a channel in the same color space."),
            (
                "≈",
                "The hex digits are sRGB and not the value itself: calibrated, device and CMYK colors are "
                    + "approximated, Display P3 beyond sRGB is shown as the nearest color that sRGB has."
            ),
            (
                "Contrast",
                "The ratio of WCAG 2 upon white and upon black; text needs 4.5 for AA, 7 for AAA, and 3 where it is "
                    + "large. A translucent color is laid over the background first."
            ),
            (
                "ΔE",
                "The color difference CIEDE2000. Near-duplicates are colors of the same alpha that are at most "
                    + "\(distance) from the one that is used most; about 1 can just be seen side by side."
            ),
            (
                "Uses",
                "Written out: numbers in a document. By name: a color set in a document. In code: places that name a "
                    + "color set, as far as they can be followed."
            ),
            ("near …", "A color without a name, by the nearest color of CSS Color Level 4."),
        ]
    }
}

/// Lines of a page.
struct HTMLText {
    private(set) var text = ""

    mutating func add(_ line: String) {
        text += line
        text += "\n"
    }
}
