import SourceText

/// The findings of a run after a baseline, and the baseline that follows from them.
struct BaselineOutcome {
    /// Those that the baseline holds are now tolerated.
    let findings: [ReportedFinding]
    /// Entries that no finding matches.
    let stale: [Finding]
    /// The baseline that would tolerate every finding of the run.
    let newBaseline: String

    /// - Parameter findings: those of one key in a fixed order: of two alike, a baseline with one entry tolerates the
    ///   first.
    init(_ findings: [ReportedFinding], _ baseline: LintBaseline?, states: RuleStates) {
        var waiting: [FindingKey: [LintBaseline.Entry]] = [:]
        for entry in (baseline?.entries ?? []).reversed() { waiting[entry.key, default: []].append(entry) }
        self.findings = findings.map { finding in
            guard finding.tolerance == nil, waiting[finding.key]?.popLast() != nil else { return finding }
            return finding.tolerated(.baseline)
        }
        let left = waiting.values.flatMap { $0 }
        // A rule that did not run might still find what the entry tolerates.
        let unjudged = left.filter { !Self.isJudged($0.key, states) }
        stale = left.filter { Self.isJudged($0.key, states) }.compactMap { Self.finding(about: $0, states) }
            .sorted(by: Finding.isBefore)
        let kept = findings.filter { finding in
            if case .suppression? = finding.tolerance { false } else { true }
        }
        newBaseline = LintBaseline.text(kept.map(\.key) + unjudged.map(\.key))
    }

    private static func isJudged(_ key: FindingKey, _ states: RuleStates) -> Bool {
        !states.knows(key.rule) || states.state(of: key.rule, at: key.path) != nil
    }

    private static func finding(about entry: LintBaseline.Entry, _ states: RuleStates) -> Finding? {
        let rule = StaleBaselineRule.description.id
        guard let state = states.baseState(of: rule), state.isOn else { return nil }
        let message =
            "The baseline tolerates a finding of \(entry.key.rule) in \(entry.key.path) that is gone; write it anew with: "
            + "nibwright lint --write-baseline"
        return Finding(rule: rule, level: state.level, place: entry.place, message: message)
    }
}
