import Layout
import TransformKit

/// A view of SwiftUI, as it is written and as it takes its place.
///
/// A class, since a layout remembers the sizes of nodes by which one they are.
final class ContentNode {
    /// Where along an axis something smaller stands in something larger.
    enum Position: Hashable {
        case start, center, end
    }

    /// How large a view makes itself of what it is offered.
    enum Sizing {
        /// As wide and high as the text of a label asks for, in lines of the width that it is offered.
        case text
        /// Always as large as what UIKit says of the element.
        case content
        /// As wide as it is offered, and as high as UIKit says.
        case wide
        /// As large as it is offered.
        case open
    }

    indirect enum Kind {
        case leaf(ContentLeaf)
        case stack(LayoutAxis, Position, spacing: Double, [ContentNode])
        /// A stack for the depth, its first view behind all others.
        case layers([ContentNode])
        case spacer
        /// A vertical scroll view, with the arguments in front of its content.
        case scroll(ContentNode, arguments: String)
        case padded(ContentNode, EdgeDistances)
        case framed(ContentNode, width: Double?, height: Double?, horizontal: Position, vertical: Position)
        /// As large as it is offered along some axes, with the content at a position.
        case filling(ContentNode, horizontal: Position?, vertical: Position?)
        /// Calls that leave the place alone: `.background(Color.white)`.
        case modified(ContentNode, [String])
        /// A button around what it shows.
        case button(ContentNode, action: String)
        /// `if !state.isErrorHidden { … }`
        case condition(String, ContentNode)
        /// Content that fills the view below the bars at its top or its bottom as well.
        case bleeding(ContentNode, top: Bool, bottom: Bool)
        /// What stands for a view of the document, or for several; nothing is written for it.
        case standing(ContentNode, [Element])
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The node within a distance of the sides; itself where there is none.
    func padded(_ edges: EdgeDistances) -> ContentNode {
        edges == .zero ? self : ContentNode(.padded(self, edges))
    }

    /// The node with calls that leave its place alone.
    func modified(_ calls: [String]) -> ContentNode { calls.isEmpty ? self : ContentNode(.modified(self, calls)) }

    /// The node as large as it is offered.
    func filling(horizontal: Position? = nil, vertical: Position? = nil) -> ContentNode {
        guard horizontal != nil || vertical != nil else { return self }
        // One frame says both.
        if case .filling(let inner, let oldHorizontal, let oldVertical) = kind {
            return ContentNode(
                .filling(inner, horizontal: oldHorizontal ?? horizontal, vertical: oldVertical ?? vertical))
        }
        return ContentNode(.filling(self, horizontal: horizontal, vertical: vertical))
    }

    /// The node with a width or a height of its own.
    func framed(
        width: Double? = nil, height: Double? = nil, horizontal: Position = .center, vertical: Position = .center
    ) -> ContentNode {
        guard width != nil || height != nil else { return self }
        if case .framed(let inner, let oldWidth, let oldHeight, let oldHorizontal, let oldVertical) = kind,
            oldWidth == nil || width == nil, oldHeight == nil || height == nil
        {
            return ContentNode(
                .framed(
                    inner, width: oldWidth ?? width, height: oldHeight ?? height,
                    horizontal: oldWidth == nil ? horizontal : oldHorizontal,
                    vertical: oldHeight == nil ? vertical : oldVertical))
        }
        return ContentNode(
            .framed(self, width: width, height: height, horizontal: horizontal, vertical: vertical))
    }
}

/// A view without others in it.
struct ContentLeaf {
    let element: Element
    let sizing: ContentNode.Sizing
    /// The expression, and the calls behind it.
    let lines: [String]
    let calls: [String]
    /// What the size lacks of what UIKit says of the element: a button's title is less high than the button.
    var inset = EdgeDistances.zero
}
