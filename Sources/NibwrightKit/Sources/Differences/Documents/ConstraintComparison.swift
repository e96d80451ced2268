import InterfaceBuilder
import SourceText

/// Compares the layout constraints of objects that are in both states.
///
/// A constraint of an object that was added or removed is part of that, and is not told again.
struct ConstraintComparison {
    let matching: ObjectMatching

    func differences(in new: IBDocument) -> [Difference] {
        let parts = PartMatching(
            in: new, matching, isPart: { $0.isNamed("constraint") }, owner: { $0.parent?.parent },
            identities: [\.id, { FactReader.identity(of: $0, matching) }])
        return parts.pairs.flatMap(compare)
            + parts.removed.filter { isAmong($0) { matching.newOf[$0] != nil } }.map {
                made(.removed, $0, "removed", old: $0, new: nil)
            }
            + parts.added.filter { isAmong($0) { matching.oldOf[$0] != nil } }.map {
                made(.added, $0, "added", old: nil, new: $0)
            }
    }

    /// Whether both objects of a constraint are in both states.
    private func isAmong(_ constraint: Element, _ isThere: (Element) -> Bool) -> Bool {
        constraint.knownObjectReferences.allSatisfy { reference in
            constraint.document.object(id: reference.id).map { isThere($0) || $0.isStandardObject } ?? true
        }
    }

    private func compare(_ old: Element, _ new: Element) -> [Difference] {
        let changes = FactChange.all(from: old, to: new, matching)
        // Other objects or another relation make another equation, which says more than its parts.
        let isOther = changes.contains {
            !["@constant", "@priority", "@multiplier", "@identifier"].contains($0.fact.path)
        }
        let meant = changes.filter { $0.fact.noise == nil }
        var texts: [(String, Noise?)] =
            isOther && !meant.isEmpty
            ? [("was \(old.spokenConstraint)", nil)] : changes.map { ($0.text, $0.fact.noise) }
        if old.id != new.id { texts.append(("id \(old.id ?? "none") is now \(new.id ?? "none")", .renewedID)) }
        return texts.map { made(.changed, new, $0.0, old: old, new: new, noise: $0.1) }
    }

    private func made(
        _ kind: Difference.Kind, _ constraint: Element, _ text: String, old: Element?, new: Element?,
        noise: Noise? = nil
    ) -> Difference {
        Difference(
            kind: kind, topic: .constraint, path: constraint.document.path,
            group: constraint.document.spokenGroup(of: constraint),
            subject: "constraint \(constraint.spokenConstraint)",
            text: text, oldPlace: old?.place, newPlace: new?.place, noise: noise)
    }
}

extension Element {
    /// A `constraint` as an equation: `button “Log in”.leading = Safe Area.leading + 8`.
    var spokenConstraint: String {
        guard let constraint = Constraint(self) else { return id ?? "that means nothing" }
        let priority = constraint.priority == 1000 ? "" : " at priority \(WholeNumber.text(constraint.priority))"
        return equation(constraint) + priority + (constraint.isPlaceholder ? ", removed at build time" : "")
    }

    private func equation(_ constraint: Constraint) -> String {
        let sign =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(spoken(constraint.first, of: constraint)) \(sign)"
        let constant = WholeNumber.text(constraint.constant)
        guard let second = constraint.second else { return "\(text) \(constant)" }
        text += " \(spoken(second, of: constraint))"
        if constraint.multiplier != 1 { text += " × \(self["multiplier"] ?? "")" }
        if constraint.isStandardSpacing { return text + " + standard spacing" }
        if constraint.constant == 0 { return text }
        return text + (constraint.constant < 0 ? " − \(WholeNumber.text(-constraint.constant))" : " + \(constant)")
    }

    private func spoken(_ anchor: Constraint.Anchor, of constraint: Constraint) -> String {
        let attribute = anchor.attribute.rawValue
        switch constraint.item(at: anchor) {
        case .view(let view): return "\(view.spokenName).\(attribute)"
        case .guide(let guide, _): return "\(guide == .safeArea ? "safe area" : guide.rawValue).\(attribute)"
        case .topLayoutGuide: return "top layout guide.\(attribute)"
        case .bottomLayoutGuide: return "bottom layout guide.\(attribute)"
        case .missing(let id): return "\(id).\(attribute)"
        case nil: return attribute
        }
    }
}

/// Numbers without digits that say nothing.
enum WholeNumber {
    static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
}
