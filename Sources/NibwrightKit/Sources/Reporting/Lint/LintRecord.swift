import Linting
import SourceText
import TransformKit

/// A run of the linter for programs.
struct LintRecord: Encodable {
    private let findings: [Entry]
    private let path: String
    private let tolerated: [Entry]
    private let totals: Totals
    private let version = LintSchema.whole.version

    enum CodingKeys: String, CodingKey { case findings, path, tolerated, version }

    init(_ result: LintResult) {
        findings = result.findings.map(Entry.init)
        path = result.root
        tolerated = result.tolerated.map(Entry.init)
        totals = Totals(result)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(findings, forKey: .findings)
        try container.encode(path, forKey: .path)
        try container.encode(tolerated, forKey: .tolerated)
        try container.encode(version, forKey: .version)
        try totals.encode(to: encoder)
    }

    /// The sums of a run, and whether it fails.
    struct Totals: Encodable {
        private let counts: [String: Int]
        private let fails: Bool
        private let files: Int

        init(_ result: LintResult) {
            counts = Dictionary(
                uniqueKeysWithValues: Finding.Level.allCases.map { ($0.rawValue, result.count($0)) }
                    + [("finding", result.findings.count), ("tolerated", result.tolerated.count)])
            fails = result.fails
            files = result.fileCount
        }
    }

    /// A finding, and why it is tolerated where it is.
    struct Entry: Encodable {
        let certain: Bool
        let doubt: String?
        let fingerprint: String
        let fix: FixRecord?
        let level: String
        let message: String
        let place: PlaceRecord
        let rule: String
        let tolerance: ToleranceRecord?

        init(_ finding: ReportedFinding) {
            certain = finding.isCertain
            doubt = finding.doubt
            fingerprint = finding.fingerprint
            fix = finding.fix.map(FixRecord.init)
            level = finding.level.rawValue
            message = finding.message
            place = PlaceRecord(finding.place)
            rule = finding.rule
            tolerance = finding.tolerance.map(ToleranceRecord.init)
        }
    }

    /// What mends a finding; its edits are in SARIF.
    struct FixRecord: Encodable {
        let safety: Safety
        let title: String

        init(_ fix: LintFix) {
            safety = fix.safety
            title = fix.title
        }
    }

    /// Why a finding is tolerated.
    struct ToleranceRecord: Encodable {
        let kind: String
        let place: PlaceRecord?
        let reason: String?

        init(_ tolerance: Tolerance) {
            switch tolerance {
            case .baseline:
                (kind, place, reason) = ("baseline", nil, nil)
            case .revision:
                (kind, place, reason) = ("revision", nil, nil)
            case .suppression(let suppression):
                (kind, place, reason) = ("suppression", PlaceRecord(suppression.place), suppression.reason)
            }
        }
    }
}
