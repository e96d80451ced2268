import InterfaceBuilder

/// Where one view is, and how that is known.
public struct ViewLayout: Hashable, Sendable {
    /// How a frame became known.
    public enum Source: Hashable, Sendable {
        /// The environment gave it: the view is the root.
        case container
        /// It is stored in the document, and nothing that decides it has changed.
        case stored
        /// The stored frame followed the superview by springs and struts.
        case autoresized
        /// Constraints, or a stack view, decide it.
        case solved
        /// Constraints leave it open along these axes; the rest was taken from the stored frame.
        case ambiguous(Set<LayoutAxis>)
        /// It could not be found out, for this reason; the frame is the stored one, or empty.
        case unknown(String)
    }

    /// The view.
    public let element: Element
    /// The frame in the coordinates of the superview; the origin is the upper left corner.
    public let frame: Rect
    /// The frame in the coordinates of the root view.
    public let frameInRoot: Rect
    /// How the frame is known.
    public let source: Source
    /// Whether the view can be seen: neither it nor a view that it is in is hidden or left out in these size classes.
    public let isVisible: Bool
}

extension Rect {
    /// The rectangle moved by the origin of another.
    func offset(by other: Rect) -> Rect { Rect(x: x + other.x, y: y + other.y, width: width, height: height) }

    /// The rectangle in the coordinates of another one.
    func relative(to other: Rect) -> Rect { Rect(x: x - other.x, y: y - other.y, width: width, height: height) }
}

extension ViewLayout.Source {
    /// The axes along which constraints leave a view open; none where its place is known, or not known at all.
    public var openAxes: Set<LayoutAxis> {
        if case .ambiguous(let axes) = self { axes } else { [] }
    }
}
