import Linting
import SourceText

/// A run of the linter for programs.
struct LintRecord: Encodable {
    private let counts: [String: Int]
    private let fails: Bool
    private let files: Int
    private let findings: [Entry]
    private let path: String
    private let tolerated: [Entry]

    init(_ result: LintResult, _ paths: LintPaths) {
        counts = Dictionary(
            uniqueKeysWithValues: Finding.Level.allCases.map { ($0.rawValue, result.count($0)) }
                + [("finding", result.findings.count), ("tolerated", result.tolerated.count)])
        fails = result.fails
        files = result.fileCount
        findings = result.findings.map(Entry.init)
        path = result.root
        tolerated = result.tolerated.map(Entry.init)
    }

    private struct Entry: Encodable {
        let fingerprint: String
        let level: String
        let message: String
        let place: PlaceRecord
        let rule: String
        let tolerance: ToleranceRecord?

        init(_ finding: ReportedFinding) {
            fingerprint = finding.fingerprint
            level = finding.level.rawValue
            message = finding.message
            place = PlaceRecord(finding.place)
            rule = finding.rule
            tolerance = finding.tolerance.map(ToleranceRecord.init)
        }
    }

    private struct ToleranceRecord: Encodable {
        let kind: String
        let place: PlaceRecord?
        let reason: String?

        init(_ tolerance: Tolerance) {
            switch tolerance {
            case .baseline:
                (kind, place, reason) = ("baseline", nil, nil)
            case .suppression(let suppression):
                (kind, place, reason) = ("suppression", PlaceRecord(suppression.place), suppression.reason)
            }
        }
    }
}
