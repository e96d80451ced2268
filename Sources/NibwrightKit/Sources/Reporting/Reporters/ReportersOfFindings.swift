import Linting

/// Annotations that GitHub Actions shows beside the lines.
struct GitHubReporter: ConfiguredReporter, LintReporter {
    static let description = ReporterDescription(
        id: "github", summary: "Annotations that GitHub Actions shows beside the lines.")

    let settings: ReportSettings

    func text(of result: LintResult) -> String { GitHubAnnotations(result, LintPaths(result, settings)).text }
}

/// Checkstyle's XML, which many CI systems read.
struct CheckstyleReporter: ConfiguredReporter, LintReporter {
    static let description = ReporterDescription(id: "checkstyle", summary: "Checkstyle's XML for CI systems.")

    let settings: ReportSettings

    func text(of result: LintResult) -> String { CheckstyleReport(result, LintPaths(result, settings)).text }
}

/// JUnit's XML: each finding is a failed test.
struct JUnitReporter: ConfiguredReporter, LintReporter {
    static let description = ReporterDescription(
        id: "junit", summary: "JUnit's XML, in which each finding is a failed test.")

    let settings: ReportSettings

    func text(of result: LintResult) -> String { JUnitReport(result, LintPaths(result, settings)).text }
}

/// GitLab's code quality report, in Code Climate's form.
struct CodeClimateReporter: ConfiguredReporter, LintReporter {
    static let description = ReporterDescription(
        id: "codeclimate", summary: "GitLab's code quality report, in Code Climate's form.")

    let settings: ReportSettings

    func text(of result: LintResult) throws -> String {
        try PrintableJSON.encode(CodeClimateIssue.all(result, LintPaths(result, settings)))
    }
}

/// `file:line:col: warning: message`, which Xcode shows in the editor when a build phase prints it.
struct XcodeReporter: ConfiguredReporter, LintReporter {
    static let description = ReporterDescription(
        id: "xcode", summary: "Lines that Xcode shows in the editor when a build phase prints them.")

    let settings: ReportSettings

    func text(of result: LintResult) -> String { XcodeReport(result, LintPaths(result, settings)).text }
}

extension LintPaths {
    init(_ result: LintResult, _ settings: ReportSettings) {
        self.init(
            root: result.root, workingFolder: settings.workingFolder.isEmpty ? result.root : settings.workingFolder)
    }
}
