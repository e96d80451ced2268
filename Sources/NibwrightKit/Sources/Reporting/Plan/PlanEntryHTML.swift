import Planning
import SourceText
import TransformKit

/// The changes of one step as entries of a page.
struct PlanEntryHTML {
    private let step: PlannedStep
    private let scenes: SceneNames

    init(_ step: PlannedStep, _ scenes: SceneNames) {
        self.step = step
        self.scenes = scenes
    }

    func text(of change: PlannedChange) -> String {
        var text = opening(of: change)
        if !change.reason.isEmpty {
            let code = change.code.map { " <span class=\"tag\">\($0.xmlEscaped)</span>" } ?? ""
            text += "<p>\(change.reason.xmlEscaped)\(code)</p>\n"
        }
        text += PageTable.ofChange(change, in: step)
        if !change.picture.isEmpty { text += "<pre>\(change.picture.joined(separator: "\n").pageLines)</pre>\n" }
        if !change.handTests.isEmpty {
            text += "<h4>Test by hand</h4><ul>\n"
            for test in change.handTests {
                text += "<li>\(test.action.xmlEscaped) <small>\(test.reason.xmlEscaped), "
                text += "\("\(test.place)".xmlEscaped)</small></li>\n"
            }
            text += "</ul>\n"
        }
        text += lines(of: change)
        return text
            + "<p><small><a href=\"#\(change.id.xmlEscaped)\">\(change.id.xmlEscaped)</a></small></p></div></details>"
    }

    // MARK: Parts

    /// The line that is there while the entry is closed.
    private func opening(of change: PlannedChange) -> String {
        let scene = scenes.name(of: change)
        let safety = change.status == .refused ? "" : change.safety.rawValue
        let data = PageEntry.attributes(
            [
                ("status", change.status.rawValue), ("safety", safety), ("step", change.step),
                // No path inside of a project has two slashes in a row.
                ("files", change.files.joined(separator: "//")), ("scene", scene), ("code", change.code),
            ],
            words: [change.title, change.reason, "\(change.place)", change.code ?? "", scene ?? ""] + change.files)
        return "<details id=\"\(change.id.xmlEscaped)\" \(data)><summary>\(box(of: change))"
            + "<span class=\"tag \(change.status.rawValue)\">\(change.status.words)</span> "
            + (safety.isEmpty ? "" : "<span class=\"tag \(safety)\">\(safety)</span> ")
            + "\(change.title.xmlEscaped) <small>\("\(change.place)".xmlEscaped)</small></summary><div>\n"
    }

    /// The box that takes the change; none for one that nobody can take.
    private func box(of change: PlannedChange) -> String {
        guard let fingerprint = change.fingerprint else { return "" }
        return "<input type=\"checkbox\" class=\"take\" data-fingerprint=\"\(fingerprint)\" "
            + "aria-label=\"Take: \(change.title.xmlEscaped)\"\(change.status == .accepted ? " checked" : "")/> "
    }

    /// The lines that the change edits, file by file; of changes that are not made, what they would do.
    private func lines(of change: PlannedChange) -> String {
        change.files.map { path in
            let diff = LineDiff(change, of: path, in: step)
            return "<p><code>\(path.xmlEscaped)</code></p>\n" + (diff.map(PageDiff.text) ?? "")
        }.joined()
    }
}

extension ChangeStatus {
    /// `held back` for the words of a report.
    var words: String { self == .heldBack ? "held back" : rawValue }
}

extension PlannedChange {
    /// The decision with the safety level, which a refusal has not: `held back, review`.
    var decisionWords: String { status == .refused ? status.words : "\(status.words), \(safety.rawValue)" }
}

extension String {
    /// Several lines as HTML, each line break kept.
    fileprivate var pageLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "<span>\(String($0).xmlEscaped)</span>" }
            .joined()
    }
}
