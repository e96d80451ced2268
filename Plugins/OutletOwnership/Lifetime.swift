import TransformKit

/// Collects the uses of an outlet in code that bear on how long its object has to live.
struct Lifetime {
    /// The use that takes the view out of its superview where nothing can put it back.
    let finalRemoval: MemberUse?
    /// The use that puts the view back, or hands it to code that may put it back, where code takes it out as well.
    let `return`: MemberUse?
    /// The use that deactivates or removes the constraint, upon which the constraint's view releases it.
    let deactivation: MemberUse?
    /// The use that takes the item out of its bar, or may, where code also reads the outlet as one that can be nil.
    let exchange: MemberUse?
    /// A use that releases the object, with another use that does something else where the outlet is nil: a weak outlet
    /// is nil by then, a strong one never is.
    let difference: (letsGo: MemberUse, readsNil: MemberUse)?

    private static let puttingBack: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "replaceSubview",
    ]
    /// `isActive` stands for `[a].forEach { $0.isActive = … }`.
    private static let removing: Set<String> = ["deactivate", "removeConstraint", "removeConstraints", "isActive"]
    /// Methods that end the program where they are handed nil.
    private static let neverTakingNil = puttingBack.union(removing).union([
        "removeFromSuperview", "removeArrangedSubview", "activate", "addConstraint", "addConstraints",
    ])

    init(of candidate: OutletCandidate, _ evidence: OutletEvidence) {
        let uses = evidence.ownUses(of: candidate)
        let name = candidate.outlet.name
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
        deactivation = isConstraint ? uses.first(where: Self.deactivates) : nil
        let isItem = candidate.outlet.wrappedType.hasSuffix("BarButtonItem")
        let takenOut = isItem ? evidence.barChange(leavingOut: candidate) : nil
        let alternative = isConstraint ? nil : uses.first { $0.isAlternativeToNil(name) }
        let readsNil = uses.first { use in
            use.role == .optionalAware || use.role == .value && use.member == nil && Self.mayTakeNil(use)
        }
        exchange = isItem && readsNil != nil ? takenOut ?? alternative : nil
        let letsGo = removal ?? deactivation ?? uses.first { $0.argumentOf == "removeArrangedSubview" }
        difference = (letsGo ?? takenOut ?? alternative).flatMap { letsGo in readsNil.map { (letsGo, $0) } }
    }

    private static func removes(_ use: MemberUse) -> Bool {
        use.member == "removeFromSuperview" || use.argumentOf == "removeFromSuperview"
    }

    private static func deactivates(_ use: MemberUse) -> Bool {
        use.member == "isActive" && use.assignedText != nil && use.assignedText != "true"
            || use.argumentOf.map(removing.contains) ?? false
    }

    private static func mayTakeNil(_ use: MemberUse) -> Bool {
        use.argumentOf.map { !neverTakingNil.contains($0) } ?? true
    }
}
