import Layout
import TransformKit

/// A view of a screen, or several side by side, on their way into stacks.
struct ArrangedItem {
    /// The views, in document order.
    let elements: [Element]
    /// The room that they take together, on each screen.
    let rects: [Rect]
    /// What is drawn, without a size that it does not have by itself.
    let core: ContentNode
    /// Calls that need the size: `.background(Color.white)`.
    var decorations: [String] = []
    /// Whether it takes less than it is offered, and its frame has to be said.
    var isFitted = false
    /// What a button does.
    var action: String?
    /// Where a text stands in a room that is larger than it; nil for what fills its room.
    var textPosition: ContentNode.Position?
    /// `if !state.isErrorHidden`, for a view of a stack view.
    var condition: String?
    /// Calls behind all others, such as those about an outlet's `alpha`.
    var closing: [String] = []

    /// Whether a text may be as wide as it likes, and stand at its position, without anybody seeing it.
    var isLoose: Bool { textPosition != nil && decorations.isEmpty && action == nil }
}
