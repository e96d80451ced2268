import SourceText

/// One layout constraint of a document: `first = multiplier × second + constant`, or with `≤` or `≥`.
///
///     <constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="trailing" constant="8"/>
///
/// says that the cup begins 8 points behind the tray's end. Where a value is missing, it is the one that Interface
/// Builder means by leaving it out: an item is the view that owns the constraint, the relation is `equal`, the
/// multiplier 1, the constant 0, the priority 1000.
public struct Constraint: Hashable, Sendable {
    /// The comparison of the two sides.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// `=`, and what a missing relation means.
        case equal
        /// `≤`
        case lessThanOrEqual
        /// `≥`
        case greaterThanOrEqual

        /// The relation with its sides exchanged.
        public var turned: Relation {
            switch self {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }
    }

    /// One attribute of one item.
    public struct Anchor: Hashable, Sendable, Comparable {
        /// The object id of a view or layout guide; nil for the view that owns the constraint where that has no id.
        /// `Constraint.item(at:)` says what it stands for.
        public let itemID: String?
        /// The attribute of the item that the constraint restricts: an edge, a size, a center or a baseline.
        public let attribute: LayoutAttribute

        /// By item, then by attribute.
        public static func < (left: Anchor, right: Anchor) -> Bool {
            (left.itemID ?? "", left.attribute) < (right.itemID ?? "", right.attribute)
        }
    }

    /// The `constraint` element.
    public let element: Element
    /// The side in front of the relation.
    public let first: Anchor
    /// The second side; nil for a size that is fixed by the constant alone.
    public let second: Anchor?
    /// The comparison of the first side with the second.
    public let relation: Relation
    /// In points. Where the spacing is the system's, what Xcode saw when it saved the document, or 0.
    public let constant: Double
    /// Whether the system chooses the constant: the standard spacing between siblings or to a superview.
    public let isStandardSpacing: Bool
    /// Written as a number or a ratio: `16:9` and `16/9` are 1.77….
    public let multiplier: Double
    /// From 1 to 1000, which is required.
    public let priority: Double

    /// Reads a `constraint` element; nil where it names no first attribute, and where its relation is none of the three
    /// or its multiplier, constant or priority is no number, since such a constraint means nothing.
    public init?(_ element: Element) {
        guard element.isNamed("constraint"), let attribute = element["firstAttribute"],
            let relation = Relation(rawValue: element["relation"] ?? Relation.equal.rawValue),
            let multiplier = Self.ratio(element["multiplier"] ?? "1"),
            let constant = Double(element["constant"] ?? "0"), let priority = Double(element["priority"] ?? "1000")
        else { return nil }
        let owner = Self.owner(of: element)?.id
        self.element = element
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        first = Anchor(itemID: element["firstItem"] ?? owner, attribute: LayoutAttribute(rawValue: attribute))
        second = element["secondAttribute"].map {
            Anchor(itemID: element["secondItem"] ?? owner, attribute: LayoutAttribute(rawValue: $0))
        }
        isStandardSpacing = element["symbolic"] == "YES"
    }

    /// The constraint's object id; nil where it has none.
    public var id: String? { element.id }
    /// The view that has the constraint in its list; nil for an element that stands in no view's list.
    public var owner: Element? { Self.owner(of: element) }
    /// The name by which logs and code find it; nil where it has none.
    public var identifier: String? { element["identifier"] }
    /// "Remove at build time": it is there for Xcode's canvas alone.
    public var isPlaceholder: Bool { element["placeholder"] == "YES" }
    /// Both sides, or the one that there is.
    public var anchors: [Anchor] { [first, second].compactMap(\.self) }
    /// Constants that hold in some size classes only, in document order.
    public var variations: [ConstraintVariation] { element.variations.map(ConstraintVariation.init) }

    private static func owner(of element: Element) -> Element? {
        element.parent.flatMap { $0.isNamed("constraints") ? $0.parent : nil }
    }

    /// `0.5`, `1:2` or `4/5`; nil for anything else, and for a ratio to nothing.
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
}

/// The values that a constraint has in some size classes in place of its own.
public struct ConstraintVariation: Hashable, Sendable {
    /// The `variation` element.
    public let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// As documents write it: `heightClass=regular-widthClass=compact`; empty where it is missing.
    public var sizeClass: String { element["key"] ?? "" }
    /// The constant there; nil where the variation does not say one, or says what is no number.
    public var constant: Double? { element["constant"].flatMap(Double.init) }
}

extension IBDocument {
    /// All constraints that can be read, in document order, whichever view owns them.
    public var layoutConstraints: [Constraint] { elements.compactMap(Constraint.init) }
}

extension Element {
    /// The constraints that the view owns and that can be read, in document order; `constraints` has all elements.
    public var layoutConstraints: [Constraint] { constraints.compactMap(Constraint.init) }
}
