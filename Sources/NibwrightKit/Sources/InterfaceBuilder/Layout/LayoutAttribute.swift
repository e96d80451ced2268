/// The side, center, size or baseline that a constraint is about, by the word that documents use: `leadingMargin`.
///
/// A word that is not known is kept: it has no axis and equals itself alone.
public struct LayoutAttribute: RawRepresentable, Hashable, Sendable, Comparable {
    /// The word as documents write it.
    public let rawValue: String

    /// Takes any word; one that Interface Builder does not know is kept.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The side where lines of text begin: left, or right in languages that are written from there.
    public static let leading = LayoutAttribute(rawValue: "leading")
    /// The side where lines of text end.
    public static let trailing = LayoutAttribute(rawValue: "trailing")
    /// The left side in every language.
    public static let left = LayoutAttribute(rawValue: "left")
    /// The right side in every language.
    public static let right = LayoutAttribute(rawValue: "right")
    /// The upper side.
    public static let top = LayoutAttribute(rawValue: "top")
    /// The lower side.
    public static let bottom = LayoutAttribute(rawValue: "bottom")
    /// The length from left to right.
    public static let width = LayoutAttribute(rawValue: "width")
    /// The length from top to bottom.
    public static let height = LayoutAttribute(rawValue: "height")
    /// The middle between left and right.
    public static let centerX = LayoutAttribute(rawValue: "centerX")
    /// The middle between top and bottom.
    public static let centerY = LayoutAttribute(rawValue: "centerY")
    /// The baseline of the last line.
    public static let baseline = LayoutAttribute(rawValue: "baseline")
    /// The baseline of the first line.
    public static let firstBaseline = LayoutAttribute(rawValue: "firstBaseline")

    /// Whether it is a line of the view's margins: `leadingMargin`, `centerYWithinMargins`.
    public var isMargin: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("WithinMargins") }

    /// The same line of the view itself: `leading` for `leadingMargin`; itself where it is no margin's.
    public var ofEdge: LayoutAttribute {
        for suffix in ["WithinMargins", "Margin"] where rawValue.hasSuffix(suffix) {
            return LayoutAttribute(rawValue: String(rawValue.dropLast(suffix.count)))
        }
        return self
    }

    /// Whether it is a length, which can be fixed without another item, rather than a place.
    public var isSize: Bool { self == .width || self == .height }

    /// The direction in which it measures; nil for a word that is not known.
    public var axis: LayoutAxis? {
        switch ofEdge {
        case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .baseline, .firstBaseline: .vertical
        default: nil
        }
    }

    /// By their words.
    public static func < (left: LayoutAttribute, right: LayoutAttribute) -> Bool { left.rawValue < right.rawValue }
}

/// A direction in which views are laid out.
public enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}
