public import InterfaceBuilder

/// The size that a view's content asks for, in points, before anything around the view is asked.
public struct ContentLengths: Hashable, Sendable {
    /// Nil for a view that leaves its width to others.
    public let width: Double?
    /// Nil for a view that leaves its height to others.
    public let height: Double?
}

extension LayoutEnvironment {
    /// The size that the content of a view asks for: a label's text, an image, a control that the system draws.
    ///
    /// - Parameter width: the width to which text of several lines is wrapped; nil for as much as it likes.
    public func contentLengths(of view: Element, width: Double? = nil) -> ContentLengths {
        let size = ContentMeasure(environment: self, remembersSizes: false).size(of: view, width: width)
        return ContentLengths(width: size?.width, height: size?.height)
    }

    /// How far the frame of a control reaches beyond the rectangle that constraints and stacks align; zero for other views.
    public func overhang(of view: Element) -> EdgeDistances {
        ContentMeasure(environment: self).overhang(of: view) ?? .zero
    }
}
