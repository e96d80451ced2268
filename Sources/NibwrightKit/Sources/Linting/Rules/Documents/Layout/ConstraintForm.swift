import TransformKit

/// What a constraint says, free of the direction in which it is written: two constraints of one form do the same.
struct ConstraintForm: Hashable {
    private let first: Anchor
    private let second: Anchor?
    private let relation: Relation
    private let multiplier: Rounded
    /// Nil for the standard spacing, which the system chooses.
    private let constant: Rounded?
    private let priority: Rounded
    private let rest: [String]

    /// - Parameter owner: the id of the view that owns the constraint; an item that is left out means that view.
    /// - Parameter installation: where the constraint is installed, by size class.
    init?(_ element: Element, owner: String, installation: [String]) {
        guard let attribute = element["firstAttribute"] else { return nil }
        let item = Anchor(item: element["firstItem"] ?? owner, attribute: attribute)
        let other = element["secondAttribute"].map { Anchor(item: element["secondItem"] ?? owner, attribute: $0) }
        guard let relation = Relation(rawValue: element["relation"] ?? Relation.equal.rawValue),
            let multiplier = Self.ratio(element["multiplier"] ?? "1"), multiplier != 0,
            let constant = Double(element["constant"] ?? "0"), let priority = Double(element["priority"] ?? "1000")
        else { return nil }
        let isSymbolic = element["symbolic"] == "YES"
        let isReversed = other.map { $0 < item } ?? false
        first = isReversed ? other ?? item : item
        second = isReversed ? item : other
        // `a ≥ m·b + c` says `b ≤ a/m - c/m`; a negative multiplier turns the relation once more.
        self.relation = isReversed && multiplier > 0 ? relation.turned : relation
        self.multiplier = Rounded(isReversed ? 1 / multiplier : multiplier)
        self.constant = isSymbolic ? nil : Rounded(isReversed ? -constant / multiplier : constant)
        self.priority = Rounded(priority)
        rest =
            [element["placeholder"] ?? "", element["symbolType"] ?? "", element.customClass ?? ""] + installation
            + element.variations.map(Self.text).sorted()
    }

    /// `0.5`, `1:2` or `4/5`.
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let upper = parts[0], let lower = parts[1], lower != 0 else { return nil }
            return upper / lower
        default: return nil
        }
    }

    private static func text(of variation: Element) -> String {
        variation.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    }

    private struct Anchor: Hashable, Comparable {
        let item: String
        let attribute: String

        static func < (left: Anchor, right: Anchor) -> Bool {
            (left.item, left.attribute) < (right.item, right.attribute)
        }
    }

    private enum Relation: String {
        case equal, lessThanOrEqual, greaterThanOrEqual

        var turned: Relation {
            switch self {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }
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
