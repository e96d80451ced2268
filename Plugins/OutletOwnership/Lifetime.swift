import TransformKit

/// What code does with the object behind an outlet that bears on how long it has to live.
struct Lifetime {
    /// The view is taken out of its superview and nothing can put it back.
    let finalRemoval: MemberUse?
    /// The view is taken out and put back, or handed to code that may put it back.
    let `return`: MemberUse?
    /// The constraint is deactivated or removed, which makes its view let go of it.
    let deactivation: MemberUse?

    private static let puttingBack: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "replaceSubview",
    ]
    private static let removing: Set<String> = ["deactivate", "removeConstraint", "removeConstraints"]

    init(of candidate: OutletCandidate, _ evidence: OutletEvidence) {
        let uses = evidence.ownUses(of: candidate)
        let removal = uses.first { $0.member == "removeFromSuperview" || $0.argumentOf == "removeFromSuperview" }
        let putBack = uses.first { $0.argumentOf.map(Self.puttingBack.contains) ?? false }
        // A view that is handed on or stored elsewhere may come back by another name.
        let handedOn = uses.first { $0.role == .value && $0.member == nil || $0.role == .assigned }
        let isHeldElsewhere = !evidence.possibleUses(of: candidate).isEmpty
        finalRemoval = removal != nil && putBack == nil && handedOn == nil && !isHeldElsewhere ? removal : nil
        self.return = removal == nil ? nil : putBack
        deactivation = uses.first { use in
            use.member == "isActive" && use.assignedText != nil && use.assignedText != "true"
                || use.argumentOf.map(Self.removing.contains) ?? false
        }
    }
}
