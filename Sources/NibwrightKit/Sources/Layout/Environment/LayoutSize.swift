/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
    /// The length from left to right.
    public let width: Double
    /// The length from top to bottom.
    public let height: Double

    /// Makes a size of its two numbers.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size with its sides exchanged.
    public var turned: LayoutSize { LayoutSize(width: height, height: width) }
}

/// Distances from the four sides of a rectangle, in points; positive ones lead inside.
public struct EdgeDistances: Hashable, Sendable {
    /// From the upper side.
    public var top: Double
    /// From the left side.
    public var left: Double
    /// From the lower side.
    public var bottom: Double
    /// From the right side.
    public var right: Double

    /// Makes distances of the four numbers; a side that is not named has none.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance from any side.
    public static let zero = EdgeDistances()

    /// The sums of the distances, side by side.
    static func + (left: EdgeDistances, right: EdgeDistances) -> EdgeDistances {
        EdgeDistances(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
