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
    /// `isActive` stands for `[a].forEach { $0.isActive = … }`.
    private static let removing: Set<String> = ["deactivate", "removeConstraint", "removeConstraints", "isActive"]

    /// Code takes the view away, or deactivates the constraint, and somewhere asks whether the outlet still leads to it.
    let isAskedForAfterRemoval: Bool

    init(of candidate: OutletCandidate, _ evidence: OutletEvidence) {
        let uses = evidence.ownUses(of: candidate)
        let removal = uses.first(where: Self.removes)
        let putBack = uses.first { $0.argumentOf.map(Self.puttingBack.contains) ?? false }
        // A view that is handed on or stored elsewhere may come back by another name.
        let handedOn = uses.first { use in
            use.role == .assigned || use.role == .value && use.member == nil && !Self.removes(use)
        }
        let isHeldElsewhere = !evidence.possibleUses(of: candidate).isEmpty
        finalRemoval = removal != nil && putBack == nil && handedOn == nil && !isHeldElsewhere ? removal : nil
        self.return = removal == nil ? nil : putBack
        let isConstraint = candidate.outlet.wrappedType.hasSuffix("Constraint")
        deactivation =
            !isConstraint
            ? nil
            : uses.first { use in
                use.member == "isActive" && use.assignedText != nil && use.assignedText != "true"
                    || use.argumentOf.map(Self.removing.contains) ?? false
            }
        isAskedForAfterRemoval =
            (removal != nil || deactivation != nil) && uses.contains { $0.role == .optionalAware }
    }

    private static func removes(_ use: MemberUse) -> Bool {
        use.member == "removeFromSuperview" || use.argumentOf == "removeFromSuperview"
    }
}
