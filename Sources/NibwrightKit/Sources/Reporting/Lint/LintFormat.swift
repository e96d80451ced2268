/// The formats that `nibwright lint` can write.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
    /// For people at a terminal.
    case text
    case json
    /// The same, a finding a line.
    case jsonl
    /// A table for spreadsheets.
    case csv
    /// SARIF 2.1.0: GitHub code scanning, Azure DevOps, editors.
    case sarif
    /// Annotations that GitHub Actions shows beside the lines.
    case github
    case checkstyle
    case junit
    /// GitLab's code quality report, in Code Climate's form.
    case codeclimate
    /// `file:line:col: warning: message`, which Xcode shows in the editor when a build phase prints it.
    case xcode
    /// A summary for the page of a CI job.
    case markdown
    /// One page for a browser, with filters and the line of each finding.
    case html
}
