import Linting
import SourceText

/// One issue in Code Climate's form, as far as GitLab reads it.
struct CodeClimateIssue: Encodable {
    private struct Location: Encodable {
        let lines: Lines
        let path: String
    }

    private struct Lines: Encodable {
        let begin: Int
    }

    private struct Content: Encodable {
        let body: String
    }

    private let categories: [String]
    private let checkName: String
    private let content: Content?
    private let description: String
    private let fingerprint: String
    private let location: Location
    private let severity: String
    private let type = "issue"

    enum CodingKeys: String, CodingKey {
        case categories, content, description, fingerprint, location, severity, type
        case checkName = "check_name"
    }

    static func all(_ result: LintResult, _ paths: LintPaths) -> [CodeClimateIssue] {
        let rationales = Dictionary(uniqueKeysWithValues: result.rules.map { ($0.id, $0.description.rationale) })
        return result.findings.map { CodeClimateIssue($0, paths, rationale: rationales[$0.rule]) }
    }

    private init(_ finding: ReportedFinding, _ paths: LintPaths, rationale: String?) {
        categories = [finding.level == .error ? "Bug Risk" : "Style"]
        checkName = finding.rule
        content = rationale.map(Content.init)
        description = finding.messageWithObject
        fingerprint = finding.fingerprint
        location = Location(
            lines: Lines(begin: finding.place.position?.line ?? 1), path: paths.relative(finding.place.path))
        severity =
            switch finding.level {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
    }
}
