import Layout
import TransformKit

/// A view of a screen, or several side by side, on their way into stacks.
struct ArrangedItem {
    /// The views, in document order.
    let elements: [Element]
    /// The room that they take together, on each screen.
    var rects: [Rect]
    /// What is drawn, without a size that it does not have by itself.
    let core: ContentNode
    /// What stands around the core; nothing for several views.
    var drawn = DrawnView()

    /// Whether a text may be as wide as it likes, and stand at its position, without anybody seeing it.
    var isLoose: Bool { drawn.isLooseText }
}
