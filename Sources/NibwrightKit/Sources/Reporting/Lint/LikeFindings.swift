import Linting
import SourceText

/// Findings of one rule in one file that say the same of different things, which a person reads as one: the first, and
/// what the others are about.
struct LikeFindings {
    /// Fewer are told one by one.
    private static let fewest = 4

    let first: ReportedFinding
    private(set) var others: [(name: String, line: Int?)] = []

    private init(_ first: ReportedFinding) { self.first = first }

    /// Groups findings of one level, which come by place, in the order of the first of each.
    static func groups(of findings: [ReportedFinding]) -> [LikeFindings] {
        var counts: [Likeness: Int] = [:]
        for finding in findings { counts[Likeness(finding), default: 0] += 1 }
        var groups: [LikeFindings] = []
        var numbers: [Likeness: Int] = [:]
        for finding in findings {
            let likeness = Likeness(finding)
            if counts[likeness, default: 0] >= fewest, let number = numbers[likeness] {
                groups[number].others.append((likeness.name(in: finding), finding.place.position?.line))
            } else {
                numbers[likeness] = groups.count
                groups.append(LikeFindings(finding))
            }
        }
        return groups
    }

    /// What findings have in common that are told together: all but the first thing that the message names in backticks.
    private struct Likeness: Hashable {
        let path: String
        let rule: String
        let message: String
        let doubt: String?

        init(_ finding: ReportedFinding) {
            path = finding.place.path
            rule = finding.rule
            doubt = finding.doubt
            let parts = finding.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
            // A message that names nothing is about the object at its place.
            message = parts.count == 3 ? "\(parts[0])``\(parts[2])" : finding.message
        }

        func name(in finding: ReportedFinding) -> String {
            let parts = finding.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
            if parts.count == 3 { return String(parts[1]) }
            return finding.place.objectName.map { "“\($0)”" } ?? finding.place.objectID ?? "another"
        }
    }
}
