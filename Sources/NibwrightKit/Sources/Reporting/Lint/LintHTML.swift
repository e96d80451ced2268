import Linting
import ProjectFiles
import SourceText

/// Findings as a page: by file, each with its reason, place and line, with filters by level, rule and file.
struct LintHTML {
    private let result: LintResult
    private let paths: LintPaths
    private let rules: [String: LintRuleDescription]

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
        rules = Dictionary(result.rules.map { ($0.id, $0.description) }, uniquingKeysWith: { first, _ in first })
    }

    var text: String {
        var page = ReportPage(title: "Interface Builder lint")
        page.add("<header><h1>Interface Builder lint</h1><p class=\"soft\">\(result.root.xmlEscaped)</p>")
        page.add("<ul class=\"totals\"><li><b>\(result.findings.count)</b> findings</li>")
        for level in Finding.Level.allCases.reversed() where result.count(level) > 0 {
            page.add("<li><b>\(result.count(level))</b> \(level.words)</li>")
        }
        page.add(
            "<li><b>\(result.tolerated.count)</b> tolerated</li><li><b>\(result.fileCount)</b> files</li></ul></header>"
        )
        page.add(PageFilters.form([boxes], choices, searchLabel: "Search findings, objects and files"))
        page.add("<main>")
        let all = (result.findings + result.tolerated).sorted {
            ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message)
        }
        if all.isEmpty { page.add("<p>Nothing was found.</p>") }
        for (path, findings) in all.grouped(by: \.place.path) {
            page.add("<section data-group=\"file\"><h2>\(paths.relative(path).xmlEscaped)</h2>")
            for finding in findings { page.add(entry(finding)) }
            page.add("</section>")
        }
        page.add("</main>")
        return page.text
    }

    private var boxes: PageFilters.Boxes {
        PageFilters.Boxes(
            title: "Level", name: "status",
            values: Finding.Level.allCases.reversed().map { ($0.rawValue, result.count($0), true) }
                + [("tolerated", result.tolerated.count, false)])
    }

    private var choices: [PageFilters.Choice] {
        let all = result.findings + result.tolerated
        return [
            PageFilters.Choice(title: "Rule", name: "code", values: all.map(\.rule)),
            PageFilters.Choice(title: "File", name: "files", values: all.map { paths.relative($0.place.path) }),
        ]
    }

    private func entry(_ finding: ReportedFinding) -> String {
        let place = finding.place
        let object = [place.objectName, place.objectID].compactMap { $0 }.joined(separator: ", ")
        let status = finding.tolerance == nil ? finding.level.rawValue : "tolerated"
        let path = paths.relative(place.path)
        let data = PageEntry.attributes(
            [("status", status), ("code", finding.rule), ("files", path)],
            words: [finding.rule, finding.message, finding.doubt ?? "", object, path])
        var text = "<details id=\"\(finding.fingerprint.xmlEscaped)\" \(data)><summary>"
        text += "<span class=\"tag \(finding.level.rawValue)\">\(finding.level.rawValue)</span> "
        if finding.tolerance != nil { text += "<span class=\"tag\">tolerated</span> " }
        if !finding.isCertain { text += "<span class=\"tag\">not certain</span> " }
        text += finding.message.xmlEscaped
        let position = place.position.map { "line \($0.line)" }
        text +=
            " <small>\([position, object.isEmpty ? nil : object].compactMap(\.self).joined(separator: ", ").xmlEscaped)</small>"
        text += "</summary><div>\n" + excerpt(finding)
        if let doubt = finding.doubt { text += "<p>Not certain: \(doubt.xmlEscaped).</p>\n" }
        if let rule = rules[finding.rule] {
            text += "<p><code>\(rule.id)</code>: \(rule.summary.xmlEscaped)</p><p>\(rule.rationale.xmlEscaped)</p>\n"
        }
        if case .suppression(let suppression) = finding.tolerance {
            text += "<p>Suppressed at \("\(suppression.place)".xmlEscaped)"
            text += suppression.reason.map { ": \($0.xmlEscaped)" } ?? ""
            text += "</p>\n"
        }
        return text
            + "<p><small><a href=\"#\(finding.fingerprint.xmlEscaped)\">\("\(place)".xmlEscaped)</a></small></p></div></details>"
    }

    private func excerpt(_ finding: ReportedFinding) -> String {
        guard let line = finding.line, !line.text.allSatisfy(\.isWhitespace) else { return "" }
        let text = line.text.drop { $0 == " " || $0 == "\t" }.prefix(300)
        return "<pre><span>\(String(text).xmlEscaped)</span></pre>\n"
    }
}

extension Finding.Level {
    fileprivate var words: String { self == .error ? "errors" : self == .warning ? "warnings" : "notes" }
}
