import TransformKit

/// The findings of earlier states of a project, by which those that came since are told from the others.
public struct KnownFindings: Sendable {
    private let levels: [FindingKey: [Finding.Level]]

    /// - Parameter results: one of each state; what any of them has is known.
    public init(_ results: [LintResult]) {
        var levels: [FindingKey: [Finding.Level]] = [:]
        for result in results {
            let findings = result.findings + result.tolerated
            for (key, found) in Dictionary(grouping: findings, by: \.key) {
                // As many as the state has that has most of them, each at its highest level.
                let sorted = found.map(\.level).sorted(by: >)
                let known = levels[key] ?? []
                levels[key] = (0..<max(sorted.count, known.count)).map { place in
                    [sorted, known].compactMap { $0.indices.contains(place) ? $0[place] : nil }.max() ?? .note
                }
            }
        }
        self.levels = levels
    }

    /// Findings of which those that are known are tolerated. What is worse than it was is not.
    func tolerated(in findings: [ReportedFinding]) -> [ReportedFinding] {
        var left = levels
        return findings.map { finding in
            guard finding.tolerance == nil,
                let place = left[finding.key]?.lastIndex(where: { $0 >= finding.level })
            else { return finding }
            left[finding.key]?.remove(at: place)
            return finding.tolerated(.revision)
        }
    }
}
