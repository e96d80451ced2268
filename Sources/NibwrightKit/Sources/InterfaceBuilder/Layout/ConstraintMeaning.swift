/// A constraint's effect, free of the direction in which it is written: `a = 2 × b` and `b = ½ × a` are equal.
///
/// Two constraints of one meaning do the same.
public struct ConstraintMeaning: Hashable, Sendable {
    private let first: Constraint.Anchor
    private let second: Constraint.Anchor?
    private let relation: Constraint.Relation
    private let multiplier: Rounded
    /// The constant, rounded; nil for the standard spacing, which the system chooses.
    private let constant: Rounded?
    private let priority: Rounded
    private let isPlaceholder: Bool
    private let kind: [String]
    private let variations: [String]
    private let installation: Installation

    /// - Parameters:
    ///   - constraint: the constraint, of the document that its items are in.
    ///   - installation: where the constraint is installed, which is a part of what it means.
    ///
    /// Nil for a multiplier of 0, which no layout can meet.
    public init?(_ constraint: Constraint, installed installation: Installation) {
        guard constraint.multiplier != 0 else { return nil }
        let (item, other, multiplier) = (constraint.first, constraint.second, constraint.multiplier)
        let isReversed = other.map { $0 < item } ?? false
        first = isReversed ? other ?? item : item
        second = isReversed ? item : other
        // `a ≥ m·b + c` says `b ≤ a/m - c/m`; a negative multiplier turns the relation once more.
        relation = isReversed && multiplier > 0 ? constraint.relation.turned : constraint.relation
        self.multiplier = Rounded(isReversed ? 1 / multiplier : multiplier)
        let constant = isReversed ? -constraint.constant / multiplier : constraint.constant
        self.constant = constraint.isStandardSpacing ? nil : Rounded(constant)
        priority = Rounded(constraint.priority)
        isPlaceholder = constraint.isPlaceholder
        kind = [constraint.element["symbolType"] ?? "", constraint.element.customClass ?? ""]
        variations = constraint.variations.map(Self.text).sorted()
        self.installation = installation
    }

    /// All that the variation says, whether or not this version knows what it means.
    private static func text(of variation: ConstraintVariation) -> String {
        variation.element.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    }

    /// A number to a ten-thousandth: fractions survive, the noise of binary digits and divisions does not.
    private struct Rounded: Hashable {
        let value: Double

        init(_ value: Double) {
            let rounded = (value * 10_000).rounded() / 10_000
            self.value = rounded == 0 ? 0 : rounded
        }
    }
}
