import TransformKit

/// Rewrites the uses of an outlet for `T?` where the outcome is certain, and lists the others.
struct OptionalRewrite {
    let edits: [FileEdit]
    /// Uses that the rewrite cannot decide and the change lists for a person: `show(label)`, a use in a key path.
    let open: [MemberUse]

    init(_ candidate: OutletCandidate, _ evidence: OutletEvidence) {
        var edits: [FileEdit] = []
        var open: [MemberUse] = []
        for use in evidence.ownUses(of: candidate) {
            switch use.role {
            case .chainStatement where !evidence.isSurelyMeant(candidate, by: use):
                // Another build has another declaration there, which may be no optional.
                open.append(use)
            case .chainStatement:
                edits.append(.replace(path: use.path, TextEdit(insert: "?", at: use.range.upperBound)))
            case .assigned, .optionalAware, .forced:
                continue
            case .value:
                open.append(use)
            }
        }
        self.edits = edits
        self.open = (open + evidence.possibleUses(of: candidate)).sorted {
            ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound)
        }
    }
}
