public import Linting

/// A run of the linter in any of its formats.
public struct LintReport: Sendable {
    let result: LintResult
    let paths: LintPaths
    let version: String
    private let style: TerminalStyle

    /// - Parameter version: the tool's, for formats that name who wrote them.
    public init(_ result: LintResult, paths: LintPaths, version: String, style: TerminalStyle) {
        self.result = result
        self.paths = paths
        self.version = version
        self.style = style
    }

    public func text(_ format: LintFormat) throws -> String {
        switch format {
        case .text: LintTextReport(result, paths: paths, style: style).text
        case .json: try PrintableJSON.encode(LintRecord(result))
        case .jsonl: try LintLines.text(result, toolVersion: version)
        case .csv: LintTable.text(result)
        case .sarif: try PrintableJSON.encode(SARIFLog(result, paths, version: version))
        case .github: GitHubAnnotations(result, paths).text
        case .checkstyle: CheckstyleReport(result, paths).text
        case .junit: JUnitReport(result, paths).text
        case .codeclimate: try PrintableJSON.encode(CodeClimateIssue.all(result, paths))
        case .xcode: XcodeReport(result, paths).text
        case .markdown: LintMarkdownReport(result, paths).text
        case .html: LintHTML(result, paths).text
        }
    }
}
