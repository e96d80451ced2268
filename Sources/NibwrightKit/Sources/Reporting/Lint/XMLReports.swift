import Linting
import SourceText

/// Checkstyle's XML: the common tongue of Jenkins and of tools that comment on pull requests.
struct CheckstyleReport {
    private let result: LintResult
    private let paths: LintPaths

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
    }

    var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var path: String?
        for finding in result.findings {
            if finding.place.path != path {
                if path != nil { text += "  </file>\n" }
                path = finding.place.path
                text += "  <file name=\"\(paths.relative(finding.place.path).xmlEscaped)\">\n"
            }
            text += error(finding)
        }
        return text + (path == nil ? "" : "  </file>\n") + "</checkstyle>\n"
    }

    private func error(_ finding: ReportedFinding) -> String {
        let place = finding.place.position.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? " line=\"1\""
        let severity = finding.level == .note ? "info" : finding.level.rawValue
        return "    <error\(place) severity=\"\(severity)\" message=\"\(finding.messageWithObject.xmlEscaped)\" "
            + "source=\"nibwright.\(finding.rule.xmlEscaped)\"/>\n"
    }
}

/// JUnit's XML: a suite for each rule that ran, a test for each finding, one that passes where there is none.
///
/// A test fails where the finding makes the run fail, and else is skipped: so the page agrees with the exit status.
struct JUnitReport {
    private let result: LintResult
    private let paths: LintPaths

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
    }

    var text: String {
        let byRule = Dictionary(grouping: result.findings, by: \.rule)
        // A rule that is off may still be on for some paths, and then has findings.
        let suites = result.rules.filter { $0.isOn || byRule[$0.id] != nil }
            .map { suite($0.id, byRule[$0.id] ?? []) }
        let failures = result.findings.count(where: fails)
        let tests = result.rules.filter { $0.isOn || byRule[$0.id] != nil }
            .reduce(0) { $0 + max(1, byRule[$1.id]?.count ?? 0) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"nibwright lint\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
            + suites.joined() + "</testsuites>\n"
    }

    private func fails(_ finding: ReportedFinding) -> Bool { result.failureLevel.fails(finding.level) }

    private func suite(_ rule: String, _ findings: [ReportedFinding]) -> String {
        let name = rule.xmlEscaped
        let failures = findings.count(where: fails)
        let head =
            "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" failures=\"\(failures)\" "
            + "errors=\"0\" skipped=\"\(findings.count - failures)\">\n"
        let passed = "    <testcase classname=\"\(name)\" name=\"\(name)\"/>\n"
        return head + (findings.isEmpty ? passed : findings.map(testCase).joined()) + "  </testsuite>\n"
    }

    private func testCase(_ finding: ReportedFinding) -> String {
        let path = paths.relative(finding.place.path)
        let position = finding.place.position.map { ":\($0)" } ?? ""
        let line = finding.place.position.map { " line=\"\($0.line)\"" } ?? ""
        let message = finding.messageWithObject.xmlEscaped
        let outcome =
            fails(finding)
            ? "      <failure type=\"\(finding.level.rawValue)\" message=\"\(message)\">"
                + "\((path + position).xmlEscaped): \(message)</failure>\n"
            : "      <skipped message=\"\(message)\"/>\n"
        let attributes =
            "classname=\"\(finding.rule.xmlEscaped)\" name=\"\((path + position).xmlEscaped)\" "
            + "file=\"\(path.xmlEscaped)\"\(line)"
        return "    <testcase \(attributes)>\n\(outcome)    </testcase>\n"
    }
}
