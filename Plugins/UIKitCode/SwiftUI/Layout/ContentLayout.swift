import Layout
import TransformKit

/// Lays out views of SwiftUI on one screen, by the rules that SwiftUI goes by: a view is offered a size, and takes the one
/// that it likes.
///
/// Source of the rules: the reference of `Layout` and of the stacks, and what their authors told at WWDC 2019 (session
/// 237): a stack offers what is left to its least flexible view first, in equal shares.
final class ContentLayout {
    /// What a view is offered; nil along an axis for as much as it likes.
    struct Offer: Hashable {
        var width: Double?
        var height: Double?

        subscript(axis: LayoutAxis) -> Double? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    struct Size: Hashable {
        var width: Double
        var height: Double

        subscript(axis: LayoutAxis) -> Double {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let offer: Offer
    }

    let environment: LayoutEnvironment
    private var sizes: [Key: Size] = [:]
    /// Nodes that were measured, which have to live as long as their sizes are remembered by their identity.
    private var nodes: [ContentNode] = []

    init(_ environment: LayoutEnvironment) { self.environment = environment }

    // MARK: Sizes

    func size(_ node: ContentNode, _ offer: Offer) -> Size {
        let key = Key(node: ObjectIdentifier(node), offer: offer)
        if let known = sizes[key] { return known }
        let size = measured(node, offer)
        nodes.append(node)
        sizes[key] = size
        return size
    }

    private func measured(_ node: ContentNode, _ offer: Offer) -> Size {
        switch node.kind {
        case .leaf(let leaf): return measured(leaf, offer)
        case .stack(let axis, _, let spacing, let children):
            let sizes = sizes(of: children, axis, spacing, offer)
            var size = Size(width: 0, height: 0)
            size[axis] = sizes.map { $0[axis] }.reduce(0, +) + spacing * Double(max(0, children.count - 1))
            size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
            return size
        case .layers(let children):
            let sizes = children.map { size($0, offer) }
            return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        case .spacer:
            return Size(width: max(offer.width ?? 8, 8), height: max(offer.height ?? 8, 8))
        case .scroll(let content, _):
            let inner = size(content, Offer(width: offer.width, height: nil))
            return Size(width: inner.width, height: offer.height ?? inner.height)
        case .padded(let inner, let edges):
            let (across, down) = (edges.left + edges.right, edges.top + edges.bottom)
            let size = size(
                inner,
                Offer(width: offer.width.map { max(0, $0 - across) }, height: offer.height.map { max(0, $0 - down) }))
            return Size(width: size.width + across, height: size.height + down)
        case .framed(let inner, let width, let height, _, _):
            let size = size(inner, Offer(width: width ?? offer.width, height: height ?? offer.height))
            return Size(width: width ?? size.width, height: height ?? size.height)
        case .filling(let inner, let horizontal, let vertical):
            var size = size(inner, offer)
            if horizontal != nil { size.width = max(size.width, offer.width ?? 0) }
            if vertical != nil { size.height = max(size.height, offer.height ?? 0) }
            return size
        case .modified(let inner, _), .button(let inner, _), .condition(_, let inner), .standing(let inner, _):
            return size(inner, offer)
        case .bleeding: return Size(width: offer.width ?? 0, height: offer.height ?? 0)
        }
    }

    private func measured(_ leaf: ContentLeaf, _ offer: Offer) -> Size {
        let element = leaf.element
        switch leaf.sizing {
        case .open: return Size(width: offer.width ?? 10, height: offer.height ?? 10)
        case .wide:
            return Size(
                width: offer.width ?? 100, height: environment.contentLengths(of: element).height ?? offer.height ?? 10)
        case .content:
            let lengths = environment.contentLengths(of: element)
            return Size(
                width: (lengths.width ?? offer.width ?? 10) - leaf.inset.left - leaf.inset.right,
                height: (lengths.height ?? offer.height ?? 10) - leaf.inset.top - leaf.inset.bottom)
        case .text:
            let lengths = environment.contentLengths(of: element, width: offer.width)
            let width = min(lengths.width ?? 0, offer.width ?? .infinity)
            return Size(width: width, height: lengths.height ?? 0)
        }
    }

    /// The sizes of the views of a stack.
    private func sizes(
        of children: [ContentNode], _ axis: LayoutAxis, _ spacing: Double, _ offer: Offer
    ) -> [Size] {
        guard let length = offer[axis] else { return children.map { size($0, along(axis, offer, nil, of: $0)) } }
        var left = length - spacing * Double(max(0, children.count - 1))
        let flexibilities = children.map { child in
            size(child, along(axis, offer, 100_000, of: child))[axis]
                - size(child, along(axis, offer, 0, of: child))[axis]
        }
        let order = children.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        var sizes = Array(repeating: Size(width: 0, height: 0), count: children.count)
        for (number, index) in order.enumerated() {
            let share = max(0, left / Double(children.count - number))
            sizes[index] = size(children[index], along(axis, offer, share, of: children[index]))
            left -= sizes[index][axis]
        }
        return sizes
    }

    /// What a view of a stack is offered; a spacer takes no room across.
    private func along(_ axis: LayoutAxis, _ offer: Offer, _ length: Double?, of child: ContentNode) -> Offer {
        var offer = offer
        offer[axis] = length
        if case .spacer = child.kind { offer[axis.other] = 0 }
        return offer
    }

    // MARK: Places

    /// Where the views of a node are, which gets the room between the bars of a screen.
    func frames(of node: ContentNode, in rooms: Rooms) -> [Element: Rect] {
        var frames: [Element: Rect] = [:]
        place(node, rooms.safe, rooms, &frames)
        return frames
    }

    /// The room of a screen, with and without what bars take of it.
    struct Rooms {
        let safe: Rect
        let whole: Rect

        /// The room with what bars take at some sides.
        func reaching(top: Bool, bottom: Bool) -> Rect {
            let start = top ? whole.y : safe.y
            return Rect(x: whole.x, y: start, width: whole.width, height: (bottom ? whole.maxY : safe.maxY) - start)
        }
    }

    /// - Parameter room: what the node is offered; it stands in the middle of that, as a view of a hosting controller does.
    private func place(_ node: ContentNode, _ room: Rect, _ rooms: Rooms, _ frames: inout [Element: Rect]) {
        let offer = Offer(width: room.width, height: room.height)
        let size = size(node, offer)
        let rect = Self.placed(size, in: room, .center, .center)
        switch node.kind {
        case .leaf, .spacer: break
        case .standing(let inner, let elements):
            for element in elements { frames[element] = rect }
            place(inner, rect, rooms, &frames)
        case .stack(let axis, let position, let spacing, let children):
            var start = axis == .horizontal ? rect.x : rect.y
            for (child, size) in zip(children, sizes(of: children, axis, spacing, offer)) {
                let slot =
                    axis == .horizontal
                    ? Rect(x: start, y: rect.y, width: size.width, height: rect.height)
                    : Rect(x: rect.x, y: start, width: rect.width, height: size.height)
                let inner = Self.placed(
                    size, in: slot, axis == .horizontal ? .start : position, axis == .horizontal ? position : .start)
                // A view that was offered more than it took gets what it took.
                place(child, inner, rooms, &frames)
                start += size[axis] + spacing
            }
        case .layers(let children):
            for child in children {
                let inner = Self.placed(self.size(child, offer), in: rect, .center, .center)
                place(child, inner, rooms, &frames)
            }
        case .scroll(let content, _):
            let inner = self.size(content, Offer(width: rect.width, height: nil))
            place(
                content, Rect(x: rect.x, y: rect.y, width: inner.width, height: inner.height), rooms, &frames)
        case .padded(let inner, let edges):
            let room = Rect(
                x: rect.x + edges.left, y: rect.y + edges.top,
                width: max(0, rect.width - edges.left - edges.right),
                height: max(0, rect.height - edges.top - edges.bottom))
            place(inner, room, rooms, &frames)
        case .framed(let inner, let width, let height, let horizontal, let vertical):
            let size = self.size(inner, Offer(width: width ?? offer.width, height: height ?? offer.height))
            place(inner, Self.placed(size, in: rect, horizontal, vertical), rooms, &frames)
        case .filling(let inner, let horizontal, let vertical):
            let size = self.size(inner, offer)
            place(inner, Self.placed(size, in: rect, horizontal ?? .center, vertical ?? .center), rooms, &frames)
        case .modified(let inner, _), .button(let inner, _), .condition(_, let inner):
            place(inner, rect, rooms, &frames)
        case .bleeding(let inner, let top, let bottom):
            place(inner, rooms.reaching(top: top, bottom: bottom), rooms, &frames)
        }
    }

    private static func placed(
        _ size: Size, in rect: Rect, _ horizontal: ContentNode.Position, _ vertical: ContentNode.Position
    ) -> Rect {
        let start = { (position: ContentNode.Position, room: Double, length: Double) in
            switch position {
            case .start: 0.0
            case .center: (room - length) / 2
            case .end: room - length
            }
        }
        return Rect(
            x: rect.x + start(horizontal, rect.width, size.width),
            y: rect.y + start(vertical, rect.height, size.height),
            width: size.width, height: size.height)
    }
}

extension LayoutAxis {
    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
