public import SourceText
import TransformKit

/// The result of a run of the linter, in an order that is always the same: by place, then by rule.
public struct LintResult: Sendable {
    /// The project's folder, absolute.
    public let root: String
    /// Every rule with how it ran, sorted by id.
    public let rules: [RuleInUse]
    /// The findings that are reported.
    public let findings: [ReportedFinding]
    /// The findings that are tolerated: by a suppression, by the baseline, or since an earlier state has them.
    public let tolerated: [ReportedFinding]
    /// The number of documents and source files in which something could be reported.
    public let fileCount: Int
    /// The lowest level at which a finding makes the run fail.
    public let failureLevel: FailureLevel
    /// The files that fixes edit, as they were read.
    public let sources: [String: SourceText]
    /// The baseline that makes all findings of this run tolerated.
    public let newBaseline: String

    /// True if a finding at or above the failing level is reported.
    public var fails: Bool { findings.contains { failureLevel.fails($0.level) } }

    /// The number of reported findings of a level.
    public func count(_ level: Finding.Level) -> Int { findings.count { $0.level == level } }
}

/// A rule with the settings that it has where no path changes them.
public struct RuleInUse: Sendable {
    public let description: LintRuleDescription
    public let isOn: Bool
    public let level: Finding.Level

    public var id: String { description.id }
}

/// A finding with all facts that the formats need.
public struct ReportedFinding: Hashable, Sendable {
    public let finding: Finding
    /// The line of the place; nil where the place is a whole file or the file's text was not read.
    public let line: SourceLine?
    /// Identifies the finding in other versions of the file.
    public let key: FindingKey
    /// A name for that: 32 hexadecimal digits, different for each finding of a run.
    public let fingerprint: String
    /// The reason why it is not reported; nil where it is.
    public let tolerance: Tolerance?
    /// Whether the project has enough evidence for it; if not, its level is that of a note.
    public let isCertain: Bool
    /// Why it may be wrong; nil where it is certain, or the rule does not say.
    public let doubt: String?
    /// What mends it; nil where a person has to decide.
    public let fix: LintFix?

    public var rule: String { finding.rule }
    public var level: Finding.Level { finding.level }
    public var place: Place { finding.place }
    public var message: String { finding.message }

    func tolerated(_ tolerance: Tolerance) -> ReportedFinding {
        ReportedFinding(
            finding: finding, line: line, key: key, fingerprint: fingerprint, tolerance: tolerance,
            isCertain: isCertain, doubt: doubt, fix: fix)
    }
}

/// The reason why a finding is not reported.
public enum Tolerance: Hashable, Sendable {
    case suppression(Suppression)
    case baseline
    /// An earlier state of the project has it as well.
    case revision
}

/// One line of a source file, for reports to show.
public struct SourceLine: Hashable, Sendable {
    /// Longer lines are cut: no reader wants them, and generated ones run to megabytes.
    private static let longest = 400

    /// Without its line ending.
    public let text: String
    /// Counts from 1 in UTF-16 code units, as editors and SARIF do.
    public let column: Int

    /// Reads a line; nil where the text has no such line.
    init?(_ source: SourceText, _ position: SourcePosition) {
        let starts = source.lineStarts
        guard position.line >= 1, position.line <= starts.count else { return nil }
        let start = starts[position.line - 1]
        let end = position.line < starts.count ? starts[position.line] : source.bytes.count
        let place = min(max(start, start + position.column - 1), end)
        text = source.string(start..<min(end, start + Self.longest)).trimmingLineEnd
        column = source.string(start..<place).utf16.count + 1
    }
}

extension String {
    fileprivate var trimmingLineEnd: String {
        var text = self[...]
        while let last = text.last, last.isNewline { text.removeLast() }
        return String(text)
    }
}
