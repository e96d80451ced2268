import Differences
public import Planning
import SourceText
import TransformKit

/// A plan as one page for a browser: every change with its decision, reason, place and lines, and what the project would be
/// after, in the words of Interface Builder.
public enum PlanHTML {
    /// - Parameter plans: one for each project.
    public static func text(_ plans: [Plan]) -> String {
        let names = Set(plans.map(\.recipeName)).sorted().joined(separator: ", ")
        var page = ReportPage(title: "Plan “\(names)”")
        page.add("<header><h1>Plan “\(names.xmlEscaped)”</h1>")
        addTotals(plans, to: &page)
        page.add("</header>")
        page.add(
            PageFilters.form(boxes(of: plans.flatMap(\.changes)), searchLabel: "Search changes, reasons and files"))
        page.add("<main>")
        for plan in plans { add(plan, isOnly: plans.count == 1, to: &page) }
        page.add("</main>")
        return page.text
    }

    private static func addTotals(_ plans: [Plan], to page: inout ReportPage) {
        let counts = ChangeCounts(plans.flatMap(\.changes))
        let entries = [
            (counts.proposed, "proposed"), (counts.accepted, "accepted"), (counts.heldBack, "held back"),
            (counts.refused, "refused"), (counts.conflicting, "conflicting"),
            (plans.reduce(0) { $0 + $1.outcomes.count }, "files"),
        ]
        page.add("<ul class=\"totals\">")
        for (count, word) in entries { page.add("<li><b>\(count)</b> \(word)</li>") }
        page.add("</ul>")
    }

    private static func boxes(of changes: [PlannedChange]) -> [PageFilters.Boxes] {
        [
            PageFilters.Boxes(
                title: "Decision", name: "status",
                values: ChangeStatus.allCases.map { status in
                    (status.rawValue, changes.count { $0.status == status }, true)
                }),
            PageFilters.Boxes(
                title: "Safety", name: "safety",
                values: [Safety.safe, .review, .draft].map { safety in
                    (safety.rawValue, changes.count { $0.status != .refused && $0.safety == safety }, true)
                }),
        ]
    }

    // MARK: One project

    private static func add(_ plan: Plan, isOnly: Bool, to page: inout ReportPage) {
        if !isOnly {
            page.add("<h1>\(plan.root.xmlEscaped)</h1>")
        } else {
            page.add("<p class=\"soft\">\(plan.root.xmlEscaped)</p>")
        }
        for step in plan.steps {
            let sources = Dictionary(
                step.files.compactMap { file in file.before.map { (file.path, $0) } },
                uniquingKeysWith: { first, _ in first })
            page.add("<section data-group=\"step\"><h2>\(step.id.xmlEscaped)</h2>")
            for status in ChangeStatus.allCases {
                for change in step.changes where change.status == status { add(change, of: step, sources, to: &page) }
            }
            page.add(PageTable.ofPlan(step))
            page.add("</section>")
        }
        let differences = ProjectDifferences(
            from: ProjectState(plan.outcomes.compactMap(\.before)), to: ProjectState(plan.outcomes.compactMap(\.after)))
        if !differences.all.isEmpty {
            page.add("<h2>What will differ</h2>")
            DifferenceHTML.addFiles(of: differences, showsNoise: false, to: &page)
        }
        addFindings(plan, to: &page)
    }

    private static func add(
        _ change: PlannedChange, of step: PlannedStep, _ sources: [String: SourceText], to page: inout ReportPage
    ) {
        let words = ([change.title, change.reason, "\(change.place)", change.code ?? ""] + change.files)
            .joined(separator: " ").lowercased()
        let safety = change.status == .refused ? "" : change.safety.rawValue
        page.add(
            "<details id=\"\(change.id.xmlEscaped)\" data-status=\"\(change.status.rawValue)\" data-safety=\"\(safety)\" "
                + "data-words=\"\(words.xmlEscaped)\"><summary>"
                + "<span class=\"tag \(change.status.rawValue)\">\(word(change.status))</span> "
                + (safety.isEmpty ? "" : "<span class=\"tag \(safety)\">\(safety)</span> ")
                + "\(change.title.xmlEscaped) <small>\("\(change.place)".xmlEscaped)</small></summary><div>")
        if !change.reason.isEmpty {
            let code = change.code.map { " <span class=\"tag\">\($0.xmlEscaped)</span>" } ?? ""
            page.add("<p>\(change.reason.xmlEscaped)\(code)</p>")
        }
        if !change.picture.isEmpty { page.add("<pre>\(change.picture.joined(separator: "\n").pageLines)</pre>") }
        if !change.handTests.isEmpty {
            page.add("<h3>Test by hand</h3><ul>")
            for test in change.handTests {
                page.add(
                    "<li>\(test.action.xmlEscaped) <small>\(test.reason.xmlEscaped), \("\(test.place)".xmlEscaped)</small></li>"
                )
            }
            page.add("</ul>")
        }
        page.add(PageTable.ofChange(change, in: step))
        page.add(lines(of: change, sources))
        page.add(
            "<p><small><a href=\"#\(change.id.xmlEscaped)\">\(change.id.xmlEscaped)</a></small></p></div></details>")
    }

    private static func word(_ status: ChangeStatus) -> String { status == .heldBack ? "held back" : status.rawValue }

    /// The lines that the change edits, file by file; of changes that are not made, what they would do.
    private static func lines(of change: PlannedChange, _ sources: [String: SourceText]) -> String {
        change.files.map { path in
            let edits = change.edits.filter { $0.path == path }
            return "<p><code>\(path.xmlEscaped)</code></p>\n" + lines(of: edits, sources[path])
        }.joined()
    }

    private static func lines(of edits: [FileEdit], _ source: SourceText?) -> String {
        var replacements: [TextEdit] = []
        for edit in edits {
            switch edit {
            case .create(_, let bytes): return PageDiff.text(LineDiff(whole: bytes, isNew: true))
            case .remove: return source.map { PageDiff.text(LineDiff(whole: $0.bytes, isNew: false)) } ?? ""
            case .replace(_, let replacement): replacements.append(replacement)
            }
        }
        guard let source, let list = EditList(replacements) else { return "" }
        return PageDiff.text(LineDiff(source, list))
    }

    private static func addFindings(_ plan: Plan, to page: inout ReportPage) {
        if !plan.findings.isEmpty {
            page.add("<h2>Findings</h2><ul>")
            for finding in plan.findings {
                page.add("<li>\(finding.message.xmlEscaped) <small>\("\(finding.place)".xmlEscaped)</small></li>")
            }
            page.add("</ul>")
        }
        if !plan.unread.isEmpty {
            page.add("<h2>Built and not read</h2><p>What depends on their code is not safe.</p><ul>")
            for file in plan.unread {
                page.add("<li>\(file.path.xmlEscaped) <small>\("\(file.reason)".xmlEscaped)</small></li>")
            }
            page.add("</ul>")
        }
    }
}

extension String {
    /// Several lines as HTML, each line break kept.
    fileprivate var pageLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "<span>\(String($0).xmlEscaped)</span>" }
            .joined()
    }
}
