import Layout
import TransformKit

/// A view of a document in SwiftUI, before its place is found.
struct DrawnView {
    /// Nil for a view with others in it.
    var leaf: ContentLeaf?
    /// Around the leaf, inside of a button: the room that UIKit leaves around a title.
    var inset = EdgeDistances.zero
    /// Calls that need the size: `.background(Color.white)`.
    var decorations: [String] = []
    /// Calls behind all others, such as those about an outlet's `alpha`.
    var closing: [String] = []
    /// What a button does.
    var action: String?
    /// When it is there at all, for a view of a stack view: `!state.isErrorHidden`.
    var condition: String?
    /// Where a text stands in a room that is larger than it; nil for what fills its room.
    var textPosition: ContentNode.Position?
    /// Whether it takes less than it is offered, and its frame has to be said.
    var isFitted = false
    /// Why it stays a view of UIKit; nil for a view of SwiftUI.
    var wrapped: String?

    /// Whether it is a text without anything around it that shows how large it is.
    var isLooseText: Bool { textPosition != nil && decorations.isEmpty && action == nil }
}
