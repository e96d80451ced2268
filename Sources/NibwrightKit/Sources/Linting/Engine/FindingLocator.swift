import ProjectGraph
import SourceText

/// Gives findings their source lines and their fingerprints. Findings that only differ in their lines are numbered.
struct FindingLocator {
    private let graph: ProjectGraph
    private var occurrences: [FindingKey: Int] = [:]

    init(graph: ProjectGraph) {
        self.graph = graph
    }

    /// To be called in the order of the findings.
    mutating func locate(_ judged: JudgedFinding, _ tolerance: Tolerance?) -> ReportedFinding {
        let finding = judged.finding
        let line = finding.place.position.flatMap { position in
            graph.text(at: finding.place.path).flatMap { SourceLine($0, position) }
        }
        let key = FindingKey(finding, line: line?.text.trimmed)
        let occurrence = occurrences[key, default: 0]
        occurrences[key] = occurrence + 1
        return ReportedFinding(
            finding: finding, line: line, key: key, fingerprint: key.fingerprint(occurrence: occurrence),
            tolerance: tolerance, isCertain: judged.isCertain, doubt: judged.doubt, fix: judged.fix)
    }
}
