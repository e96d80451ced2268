public import InterfaceBuilder

/// One thing that is drawn, in points from the upper left corner of what holds it.
public indirect enum Mark: Sendable {
    /// An area with an outline, either of which may be missing.
    case shape(Shape, fill: Paint? = nil, stroke: Stroke? = nil)
    /// A line of text.
    case text(TextLine)
    /// A picture out of a file.
    case image(EmbeddedImage)
    /// Marks that move, fade and are cut off together.
    case group(MarkGroup)
}

/// The outline of an area.
public enum Shape: Hashable, Sendable {
    /// A rectangle, with rounded corners where the radius is not 0.
    case rect(Rect, radius: Double = 0)
    /// An ellipse that fills a rectangle.
    case ellipse(Rect)
    /// Straight lines from point to point, and back to the first one where it is closed.
    case lines([Point], isClosed: Bool = false)
    /// A cubic curve from a point to another, with its two handles.
    case curve(Point, Point, Point, Point)
    /// Lines and curves, one after the other.
    case path([PathStep], isEvenOdd: Bool = false)
}

/// A step of a path.
public enum PathStep: Hashable, Sendable {
    /// Begins a new line.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic curve: its two handles, and its end.
    case curve(Point, Point, Point)
    /// A straight line back to where the line began.
    case close

    /// The step with each of its points at another place.
    func mapped(_ place: (Point) -> Point) -> PathStep {
        switch self {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
    }
}

/// A place in points from the upper left corner.
public struct Point: Hashable, Sendable {
    /// The distance from the left side.
    public let x: Double
    /// The distance from the upper side.
    public let y: Double

    /// Makes a point of its distances.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A line around a shape.
public struct Stroke: Hashable, Sendable {
    /// The color.
    public let paint: Paint
    /// The width in points.
    public let width: Double
    /// Whether the line is broken into dashes.
    public let isDashed: Bool
    /// Whether the line has round ends and corners.
    public let isRound: Bool

    /// Makes a line of a color.
    public init(_ paint: Paint, width: Double = 1, isDashed: Bool = false, isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.isDashed = isDashed
        self.isRound = isRound
    }
}

/// Marks that move, fade and are cut off together.
public struct MarkGroup: Sendable {
    /// The place of the group's own origin.
    public var origin = Point(0, 0)
    /// 1 shows the marks as they are, 0 hides them.
    public var opacity = 1.0
    /// The factor by which everything in it is drawn smaller or larger.
    public var scale = 1.0
    /// The area beyond which nothing of the group is drawn; nil for no bounds.
    public var clip: Shape?
    /// Words that a viewer shows under the pointer; nil for none.
    public var title: String?
    /// The id of the object that the group draws; nil for a group that stands for none.
    public var objectID: String?
    /// The area of that object, from the group's own origin.
    public var objectBounds: Rect?
    /// Whether the group only says where an object is, whose marks are elsewhere: it is not drawn.
    var isArea = false
    /// A text that has no room, which the group marks; nil for other groups.
    public var clippedText: ClippedText?
    /// The marks, from the back to the front.
    public var marks: [Mark]

    /// Makes a group that shows its marks as they are.
    public init(_ marks: [Mark], at origin: Point = Point(0, 0)) {
        self.marks = marks
        self.origin = origin
    }
}

/// A drawing with its size: one scene, one xib or one canvas.
public struct Picture: Sendable {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// The name that a viewer shows for it.
    public let title: String
    /// The marks, from the back to the front.
    public let marks: [Mark]

    /// Makes a picture of its marks.
    public init(width: Double, height: Double, title: String, marks: [Mark]) {
        self.width = width
        self.height = height
        self.title = title
        self.marks = marks
    }
}
