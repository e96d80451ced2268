import Linting
import SourceText

/// A summary for the page of a CI job: counts by rule, then the findings.
struct LintMarkdownReport {
    /// The most findings that are listed: a page of a job may hold a megabyte, more than anyone reads.
    private static let mostFindings = 200

    private let result: LintResult
    private let paths: LintPaths

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
    }

    var text: String {
        let baseline = result.tolerated.count { $0.tolerance == .baseline }
        var text = "## Interface Builder lint\n\n"
        text += result.findings.isEmpty ? "No findings" : count(result.findings.count, "finding")
        text += result.fileCount == 0 ? "; " : " in \(count(result.fileCount, "file")); "
        let known = result.tolerated.count { $0.tolerance == .revision }
        text += "\(result.tolerated.count - baseline - known) suppressed, "
        text += known == 0 ? "" : "\(known) there before, "
        text += "\(baseline) in the baseline.\n"
        return result.findings.isEmpty ? text : text + table + list
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private var table: String {
        let byRule = Dictionary(grouping: result.findings, by: \.rule)
        let rows = byRule.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.map { rule, findings in
            let counts = [Finding.Level.error, .warning, .note].map { level in
                let count = findings.count { $0.level == level }
                return count == 0 ? "" : "\(count)"
            }
            return "| `\(rule)` | \(counts.joined(separator: " | ")) |\n"
        }
        return "\n| Rule | Errors | Warnings | Notes |\n|---|--:|--:|--:|\n" + rows.joined()
    }

    private var list: String {
        // What fails the run comes first, should the list be cut.
        let findings = Finding.Level.allCases.reversed().flatMap { level in
            result.findings.filter { $0.level == level }
        }
        let shown = findings.prefix(Self.mostFindings)
        var text = "\n| | Place | Object | Finding |\n|---|---|---|---|\n" + shown.map(row).joined()
        if findings.count > shown.count { text += "\nand \(findings.count - shown.count) more.\n" }
        return text
    }

    private func row(_ finding: ReportedFinding) -> String {
        let position = finding.place.position.map { ":\($0.line)" } ?? ""
        let object = [finding.place.objectName, finding.place.objectID].compactMap { $0 }.joined(separator: ", ")
        let cells = [
            finding.level.rawValue, (paths.relative(finding.place.path) + position).markdownEscaped,
            object.markdownEscaped,
            "\(finding.messageWithDoubt.markdownEscaped) `\(finding.rule)`",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
