import Linting
import ProjectFiles
import SourceText

/// Findings for people at a terminal: how many there are, then errors, warnings and notes, each by file and with the
/// reason, and counted by rule at the end.
struct LintTextReport {
    private let result: LintResult
    private let paths: LintPaths
    private let style: TerminalStyle

    init(_ result: LintResult, paths: LintPaths, style: TerminalStyle) {
        self.result = result
        self.paths = paths
        self.style = style
    }

    var text: String {
        if result.findings.isEmpty { return summary }
        return summary + Finding.Level.allCases.reversed().map(section).joined() + "\n" + rules + fixes
    }

    /// The findings of a level, by file.
    private func section(_ level: Finding.Level) -> String {
        var text = ""
        var path: String?
        for group in LikeFindings.groups(of: result.findings.filter { $0.level == level }) {
            if group.first.place.path != path {
                path = group.first.place.path
                text += "\n" + style.bold(paths.relative(group.first.place.path).printable) + "\n"
            }
            text += entry(group)
        }
        return text
    }

    // MARK: Findings

    private func entry(_ group: LikeFindings) -> String {
        let finding = group.first
        let position = finding.place.position.map { "\($0)" } ?? "-"
        let padding = String(repeating: " ", count: max(1, 9 - position.count))
        var text = "  \(position)\(padding)\(colored(finding.level))\(mark(finding)) \(style.bold(finding.rule))"
        let object = [finding.place.objectName, finding.place.objectID].compactMap { $0 }.joined(separator: ", ")
        if !object.isEmpty { text += style.dim(" · \(object.printable)") }
        text += "\n" + wrapped(finding.message.printable)
        if let doubt = finding.doubt { text += wrapped("Not certain: \(doubt.printable).") }
        text += excerpt(finding)
        return text + (group.others.isEmpty ? "" : wrapped(others(group)))
    }

    private func mark(_ finding: ReportedFinding) -> String {
        finding.isCertain || finding.doubt != nil ? "" : " (not certain)"
    }

    /// `16 more like it in this file: btn3 (line 12), …`
    private func others(_ group: LikeFindings) -> String {
        let list = group.others.map { other in
            other.name.printable + (other.line.map { " (line \($0))" } ?? "")
        }
        return "\(group.others.count) more like it in this file: \(list.joined(separator: ", "))."
    }

    private func colored(_ level: Finding.Level) -> String {
        switch level {
        case .error: style.red("error")
        case .warning: style.yellow("warning")
        case .note: style.cyan("note")
        }
    }

    private static let indent = String(repeating: " ", count: 11)

    /// Lines of a hundred letters behind the indent.
    private func wrapped(_ message: String) -> String {
        style.wrapped(message, indent: Self.indent, width: Self.indent.count + 100).map { $0 + "\n" }.joined()
    }

    /// Code says something to a reader; a line of a document's XML does not.
    private func excerpt(_ finding: ReportedFinding) -> String {
        guard let line = finding.line else { return "" }
        switch ProjectFileKind(path: finding.place.path) {
        case .storyboard, .xib: return ""
        default: break
        }
        let text = line.text.drop { $0 == " " || $0 == "\t" }
        return text.isEmpty ? "" : Self.indent + style.dim("│ " + String(text.prefix(100)).printable) + "\n"
    }

    // MARK: Summary

    private var summary: String {
        let files = count(result.fileCount, "file")
        if result.fileCount == 0, result.findings.isEmpty { return "Nothing was linted\(toleratedNote).\n" }
        guard !result.findings.isEmpty else { return style.green("No findings") + " in \(files)\(toleratedNote).\n" }
        let levels: [(Finding.Level, (String) -> String)] = [
            (.error, style.red), (.warning, style.yellow), (.note, style.cyan),
        ]
        let counts = levels.compactMap { level, color in
            result.count(level) == 0 ? nil : color(count(result.count(level), level.rawValue))
        }
        let head =
            style.bold(count(result.findings.count, "finding")) + (result.fileCount == 0 ? ": " : " in \(files): ")
        return head + counts.joined(separator: ", ") + toleratedNote + "\n"
    }

    /// Rules by how often they were found, the commonest first.
    private var rules: String {
        let counts = Dictionary(result.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        let width = String(counts.values.max() ?? 0).count
        return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { rule, count in
            let number = String(count)
            return "  \(String(repeating: " ", count: width - number.count))\(number) \(rule)\n"
        }.joined()
    }

    /// How to mend what can be mended.
    private var fixes: String {
        let safe = result.findings.count { $0.fix?.safety == .safe }
        let others = result.findings.count { $0.fix != nil } - safe
        func line(_ number: Int, _ command: String) -> String {
            number == 0 ? "" : "\(number) of them can be mended: \(command)\n"
        }
        let text =
            line(safe, "nibwright lint --fix")
            + line(others, "nibwright lint --fix --allow review --preview")
        return text.isEmpty ? "" : "\n" + text
    }

    private var toleratedNote: String {
        let baseline = result.tolerated.count { $0.tolerance == .baseline }
        let known = result.tolerated.count { $0.tolerance == .revision }
        let suppressed = result.tolerated.count - baseline - known
        let parts = [
            suppressed == 0 ? nil : "\(suppressed) suppressed",
            baseline == 0 ? nil : "\(baseline) in the baseline",
            known == 0 ? nil : "\(known) there before",
        ].compactMap { $0 }
        return parts.isEmpty ? "" : style.dim(" (and \(parts.joined(separator: ", ")))")
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
