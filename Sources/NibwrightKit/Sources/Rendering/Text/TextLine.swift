/// A line of text at its place.
public struct TextLine: Hashable, Sendable {
    /// The point of the line that stands at `x`.
    public enum Anchor: String, Hashable, Sendable {
        /// Named as SVG names them.
        case start, middle, end
    }

    /// Parts of the line that look different, in the order in which they are read.
    public let spans: [TextSpan]
    /// The distance of the anchor from the left side.
    public let x: Double
    /// The distance of the baseline from the upper side.
    public let baseline: Double
    /// The point of the line that stands at `x`: a viewer's font may be wider or narrower than estimated.
    public let anchor: Anchor
}

/// A part of a text that looks the same from end to end.
public struct TextSpan: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The font.
    public var font: DrawnFont
    /// The color.
    public var paint: Paint
    /// Whether a line runs below the words.
    public var isUnderlined = false
    /// Whether a line runs through the words.
    public var isStruckThrough = false

    /// Makes a part of a text.
    public init(_ text: String, _ font: DrawnFont, _ paint: Paint) {
        self.text = text
        self.font = font
        self.paint = paint
    }

    var width: Double { font.width(of: text) }
}
