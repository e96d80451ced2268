import TransformKit

/// Judges several outlets of one declaration together: they share its `weak`, so it is removed only where each of them
/// has to be strong.
struct SharedDeclaration {
    private let group: [OutletCandidate]
    private let evidence: OutletEvidence

    init(_ group: [OutletCandidate], _ evidence: OutletEvidence) {
        self.group = group
        self.evidence = evidence
    }

    /// Returns one change for all of them; nil where at least one need not be strong.
    func proposals() -> Proposals? {
        var reasons: [String] = []
        var safety = Safety.safe
        for candidate in group {
            guard
                case .makeStrong(let reason, let own, let reviewReasons)? = OutletJudge(
                    candidate, evidence, inGroup: true
                )
                .judge()
            else { return nil }
            safety = max(safety, own)
            reasons.append(
                "\(candidate.outlet.name): \(reason.text)" + reviewReasons.map { "; but \($0.text)" }.joined())
        }
        let subject = group[0].owner.name + "." + group.map(\.outlet.name).joined(separator: ",")
        return Proposals(changes: [
            Change(
                subject: subject, title: "make \(subject) strong", reason: reasons.joined(separator: "; "),
                safety: safety,
                place: group[0].place(in: evidence.graph),
                edits: OutletEdits.dropOwnership(group[0], evidence.graph),
                details: [
                    "class": .text(group[0].owner.name), "outlets": .list(group.map { .text($0.outlet.name) }),
                    "outcome": "strong",
                ], dependence: .filesThere)
        ])
    }
}
