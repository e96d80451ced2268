/// A rectangle of a document, in points from the origin of the view that holds it.
///
/// The origin is the upper left corner on iOS and the lower left one on macOS.
public struct Rect: Hashable, Sendable {
    /// The distance of the left side from the origin.
    public let x: Double
    /// The distance of the side next to the origin: of the upper one on iOS.
    public let y: Double
    /// The length from left to right.
    public let width: Double
    /// The length from top to bottom.
    public let height: Double

    /// Makes a rectangle of its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Reads a `rect` element; nil where one of its four numbers is missing or is no number.
    public init?(_ element: Element) {
        func number(_ text: String?) -> Double? { text.flatMap(Double.init) }
        guard element.isNamed("rect"), let x = number(element["x"]), let y = number(element["y"]),
            let width = number(element["width"]), let height = number(element["height"])
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    /// The distance of the right side from the origin.
    public var maxX: Double { x + width }
    /// The distance of the side across from `y`: of the lower one on iOS.
    public var maxY: Double { y + height }
}

extension Element {
    /// The frame that the view has on Xcode's canvas; nil where the document has none, or one that is no rectangle.
    ///
    /// With constraints it is a copy of what they gave when the document was saved.
    public var frame: Rect? { rect(key: "frame") }

    /// A rectangle of the object by its key, such as `contentRect` of a window; nil as for `frame`.
    public func rect(key: String) -> Rect? {
        children(named: "rect").first { $0["key"] == key }.flatMap(Rect.init)
    }

    /// Whether the view stays at its frame although the document uses Auto Layout, as one without constraints does.
    public var hasFixedFrame: Bool { self["fixedFrame"] == "YES" }
}
