import Layout
import TransformKit

/// A view of a document in SwiftUI, before its place is found.
struct DrawnView {
    var leaf: ContentLeaf?
    /// Around the leaf, inside of a button: the room that UIKit leaves around a title.
    var inset = EdgeDistances.zero
    var decorations: [String] = []
    var closing: [String] = []
    var action: String?
    /// When it is there at all, for a view of a stack view: `!state.isErrorHidden`.
    var condition: String?
    var textPosition: ContentNode.Position?
    /// Whether it takes less than it is offered, and its frame has to be said.
    var isFitted = false
    /// Why it stays a view of UIKit; nil for a view of SwiftUI.
    var wrapped: String?
}
