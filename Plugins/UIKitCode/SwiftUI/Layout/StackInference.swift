import Layout
import TransformKit

/// Finds the stacks that put views where constraints put them, on every screen of a proof.
///
/// What is the same distance on all screens is a distance that somebody meant; what differs is room that something fills.
struct StackInference {
    /// One for each screen.
    let layouts: [ContentLayout]

    private typealias Offer = ContentLayout.Offer

    /// Distances below this are none: sizes are rounded to pixels.
    private static let tolerance = 0.6

    // MARK: Arranging

    /// A node that puts views where they are, when it is offered the room around them.
    ///
    /// - Parameters:
    ///   - items: the views, in document order.
    ///   - bounds: the room, on each screen.
    ///   - axis: the one of the stack view that they are in; nil for views with constraints.
    ///   - spacing: that of the stack view.
    /// - Throws: the reason why no stacks do the same.
    func arrange(
        _ items: [ArrangedItem], in bounds: [Rect], axis: LayoutAxis? = nil, spacing: Double? = nil
    ) throws(Obstacle) -> ContentNode {
        guard let first = items.first else { return ContentNode(.stack(.vertical, .center, spacing: 0, [])) }
        if items.count == 1 {
            return try sequence(items, in: bounds, axis ?? .vertical, spacing)
        }
        var failure: Obstacle?
        for way in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
            guard let groups = groups(items, way), groups.count > 1 else { continue }
            do throws(Obstacle) {
                var members: [ArrangedItem] = []
                for group in groups { members.append(try member(of: group)) }
                do throws(Obstacle) {
                    return try sequence(members, in: bounds, way, spacing)
                } catch {
                    // Two or three views that each keep to the room and not to each other.
                    guard axis == nil, members.count <= 3, let layers = try? layered(members, in: bounds) else {
                        throw error
                    }
                    return layers
                }
            } catch {
                failure = failure ?? error
            }
        }
        // Views over each other: the first one is behind the others.
        guard axis == nil, failure == nil || items.count < 7 else {
            throw failure ?? Self.obstacle(first.elements[0], "overlaps another view")
        }
        do throws(Obstacle) {
            let behind = try full(arrange([first], in: bounds), in: bounds)
            let front = try full(arrange(Array(items.dropFirst()), in: bounds), in: bounds)
            return Self.layers([behind], front)
        } catch {
            throw failure ?? error
        }
    }

    /// Several views as one that has them inside.
    private func member(of group: [ArrangedItem]) throws(Obstacle) -> ArrangedItem {
        if group.count == 1 { return group[0] }
        let rects = union(group)
        return ArrangedItem(elements: group.flatMap(\.elements), rects: rects, core: try arrange(group, in: rects))
    }

    /// Views over each other, each at its place in the whole room.
    private func layered(_ items: [ArrangedItem], in bounds: [Rect]) throws(Obstacle) -> ContentNode {
        var layers: [ContentNode] = []
        for item in items { layers.append(try full(arrange([item], in: bounds), in: bounds)) }
        return ContentNode(.layers(layers))
    }

    /// Content in front of others; what stands in their middle needs not say so.
    static func layers(_ behind: [ContentNode], _ front: ContentNode) -> ContentNode {
        if case .layers(let layers) = front.kind { return ContentNode(.layers(behind + layers)) }
        if case .filling(let inner, let horizontal, let vertical) = front.kind,
            [horizontal, vertical].allSatisfy({ $0 == nil || $0 == .center })
        {
            return ContentNode(.layers(behind + [inner]))
        }
        return ContentNode(.layers(behind + [front]))
    }

    /// The node as large as the room that it is offered.
    private func full(_ node: ContentNode, in bounds: [Rect]) -> ContentNode {
        let sizes = zip(layouts, bounds).map { $0.size(node, Offer(width: $1.width, height: $1.height)) }
        let isWide = zip(sizes, bounds).allSatisfy { Self.isSame($0.width, $1.width) }
        let isHigh = zip(sizes, bounds).allSatisfy { Self.isSame($0.height, $1.height) }
        return node.filling(horizontal: isWide ? nil : .start, vertical: isHigh ? nil : .start)
    }

    /// The views in groups, one behind the other along an axis; nil where they are in different orders on two screens.
    private func groups(_ items: [ArrangedItem], _ axis: LayoutAxis) -> [[ArrangedItem]]? {
        let order = items.indices.sorted { items[$0].rects[0].start(axis) < items[$1].rects[0].start(axis) }
        var groups: [[ArrangedItem]] = []
        var ends = Array(repeating: -Double.infinity, count: layouts.count)
        for index in order {
            let item = items[index]
            let starts = item.rects.map { $0.start(axis) }
            let isBehind = zip(starts, ends).allSatisfy { $0 >= $1 - Self.tolerance }
            if isBehind { groups.append([item]) } else { groups[groups.count - 1].append(item) }
            ends = zip(ends, item.rects).map { max($0, $1.end(axis)) }
        }
        // What begins in front of the group before it on another screen is in another order there.
        for (before, behind) in zip(groups, groups.dropFirst()) {
            let (last, next) = (union(before), union(behind))
            guard zip(last, next).allSatisfy({ $0.end(axis) <= $1.start(axis) + Self.tolerance }) else { return nil }
        }
        return groups.map { group in
            group.sorted { $0.elements[0].index < $1.elements[0].index }
        }
    }

    private func union(_ items: [ArrangedItem]) -> [Rect] {
        layouts.indices.map { screen in
            let rects = items.map { $0.rects[screen] }
            let (x, y) = (rects.map(\.x).min() ?? 0, rects.map(\.y).min() ?? 0)
            return Rect(
                x: x, y: y, width: (rects.map(\.maxX).max() ?? 0) - x, height: (rects.map(\.maxY).max() ?? 0) - y)
        }
    }

    // MARK: Stacks

    /// A view in a stack, with where it stands across the stack.
    private struct Member {
        var node: ContentNode
        /// Nil for one that fills the stack.
        let position: ContentNode.Position?
        /// Whether it keeps a distance from both sides.
        let isBounded: Bool
        var start: Double
        var end: Double
    }

    private func sequence(
        _ items: [ArrangedItem], in bounds: [Rect], _ axis: LayoutAxis, _ spacing: Double?
    ) throws(Obstacle) -> ContentNode {
        var members: [Member] = []
        for item in items { members.append(try member(item, in: bounds, axis, isAlone: items.count == 1)) }
        let (outer, position) = shared(members)
        for index in members.indices {
            let member = members[index]
            let rest = (
                member.isBounded || member.position == .start ? member.start - outer.start : max(0, member.start),
                member.isBounded || member.position == .end ? member.end - outer.end : max(0, member.end)
            )
            var node = member.node.padded(Self.edges(axis.other, rest.0, rest.1))
            if let own = member.position, own != position, members.count > 1 {
                node = node.filling(axis.other, own)
            }
            members[index].node = node
        }
        let gaps = try gaps(items, in: bounds, axis)
        var node: ContentNode
        let between = gaps.between.compactMap(\.self)
        let common = spacing.flatMap { between.contains($0) || between.isEmpty ? $0 : nil } ?? between.min() ?? 0
        if members.count == 1 {
            node = members[0].node
        } else {
            var children: [ContentNode] = []
            for (index, member) in members.enumerated() {
                if index > 0 {
                    if let gap = gaps.between[index - 1] {
                        let more = gap - common
                        children.append(
                            abs(more) < Self.tolerance ? member.node : member.node.padded(Self.edges(axis, more, 0)))
                        continue
                    }
                    children.append(ContentNode(.spacer))
                }
                children.append(member.node)
            }
            if gaps.spacers.start { children.insert(ContentNode(.spacer), at: 0) }
            if gaps.spacers.end { children.append(ContentNode(.spacer)) }
            node = ContentNode(.stack(axis, position, spacing: common, children))
        }
        let isFree =
            items.count == 1 && items[0].isLoose
            && zip(items[0].rects, bounds).allSatisfy { Self.isMiddle($0, $1) } && axis == .vertical
        // The stack is as wide as what is in it, where nothing in it fills the room.
        let inner = bounds.map { rect in
            Offer(
                width: rect.width - (axis == .vertical ? outer.start + outer.end : gaps.start.inset + gaps.end.inset),
                height: rect.height
                    - (axis == .horizontal ? outer.start + outer.end : gaps.start.inset + gaps.end.inset))
        }
        let sizes = zip(layouts, inner).map { $0.size(node, $1) }
        let isFull = zip(sizes, inner).allSatisfy { Self.isSame($0[axis.other], $1[axis.other] ?? 0) }
        let across: ContentNode.Position? = isFull ? nil : position
        let along: ContentNode.Position? =
            switch (gaps.start.isFixed, gaps.end.isFixed) {
            case (true, true) where isFree: .center
            case (true, true): nil
            case (true, false): .start
            case (false, true): .end
            case (false, false): .center
            }
        node = node.filling(axis.other, across).filling(axis, along)
        return node.padded(
            Self.edges(axis.other, outer.start, outer.end) + Self.edges(axis, gaps.start.inset, gaps.end.inset))
    }

    /// The distance from the sides that all views keep, and the position that most of them have.
    private func shared(_ members: [Member]) -> (outer: (start: Double, end: Double), position: ContentNode.Position) {
        let known = members.compactMap(\.position)
        var counts: [ContentNode.Position: Int] = [:]
        for position in known { counts[position, default: 0] += 1 }
        let order: [ContentNode.Position] = [.start, .center, .end]
        let most = order.max { (counts[$0] ?? 0, $1 == .center ? 0 : 1) < (counts[$1] ?? 0, $0 == .center ? 0 : 1) }
        let position = counts.isEmpty ? .center : most ?? .center
        var start = members.filter { $0.isBounded || $0.position == .start }.map(\.start).min() ?? 0
        var end = members.filter { $0.isBounded || $0.position == .end }.map(\.end).min() ?? 0
        // What is in the middle would not be there between unequal distances.
        if members.contains(where: { !$0.isBounded && $0.position == .center }) {
            start = min(start, end)
            end = start
        }
        return ((max(0, start), max(0, end)), position)
    }

    /// The distances along an axis.
    private struct Gaps {
        /// Whether a distance from an end is the same on all screens, and what is kept from it in any case.
        typealias End = (isFixed: Bool, inset: Double)

        var start: End
        var end: End
        /// Nil for room that differs between screens.
        var between: [Double?]
        /// Whether room of that kind is at the ends as well.
        var spacers = (start: false, end: false)
    }

    private func gaps(
        _ items: [ArrangedItem], in bounds: [Rect], _ axis: LayoutAxis
    ) throws(Obstacle) -> Gaps {
        let starts = zip(items[0].rects, bounds).map { $0.start(axis) - $1.start(axis) }
        let ends = zip(items[items.count - 1].rects, bounds).map { $1.end(axis) - $0.end(axis) }
        var between: [Double?] = []
        var differing: [[Double]] = []
        for (before, behind) in zip(items, items.dropFirst()) {
            let gaps = zip(before.rects, behind.rects).map { $1.start(axis) - $0.end(axis) }
            let fixed = Self.same(gaps)
            if let fixed, fixed < -Self.tolerance { throw Self.obstacle(behind.elements[0], "overlaps another view") }
            between.append(fixed.map { max(0, $0) })
            if fixed == nil { differing.append(gaps) }
        }
        guard differing.dropFirst().allSatisfy({ Self.areSame($0, differing[0]) }) else {
            throw Self.obstacle(items[0].elements[0], "shares room with other views unequally")
        }
        let (start, end) = (Self.same(starts), Self.same(ends))
        // Room between views that differs takes all that is left, unless the room at an end is as large.
        if let room = differing.first, start == nil || end == nil {
            guard start != nil || Self.areSame(starts, room), end != nil || Self.areSame(ends, room) else {
                throw Self.obstacle(items[0].elements[0], "shares room with other views unequally")
            }
            return Gaps(
                start: (true, Self.whole(max(0, start ?? 0))), end: (true, Self.whole(max(0, end ?? 0))),
                between: between, spacers: (start == nil, end == nil))
        }
        guard let start else {
            if let end { return Gaps(start: (false, 0), end: (true, max(0, end)), between: between) }
            // Both ends differ: the views stand in the middle, or next to it.
            let shifts = zip(starts, ends).map { $0 - $1 }
            guard differing.isEmpty, let shift = Self.same(shifts) else {
                throw Self.obstacle(items[0].elements[0], "is placed by a share of the room around it")
            }
            return Gaps(start: (false, max(0, shift)), end: (false, max(0, -shift)), between: between)
        }
        if start < -Self.tolerance || (end ?? 0) < -Self.tolerance {
            throw Self.obstacle(items[0].elements[0], "reaches beyond the view around it")
        }
        return Gaps(
            start: (true, Self.whole(max(0, start))), end: (end != nil, Self.whole(max(0, end ?? 0))), between: between)
    }

    // MARK: Views

    /// A view with the size that it has, and its place across a stack.
    ///
    /// - Parameter isAlone: whether nothing else is in the room.
    private func member(
        _ item: ArrangedItem, in bounds: [Rect], _ axis: LayoutAxis, isAlone: Bool
    ) throws(Obstacle) -> Member {
        let across = axis.other
        let starts = zip(item.rects, bounds).map { $0.start(across) - $1.start(across) }
        let ends = zip(item.rects, bounds).map { $1.end(across) - $0.end(across) }
        let (start, end) = (Self.same(starts), Self.same(ends))
        for distance in [start, end].compactMap(\.self) where distance < -Self.tolerance {
            throw Self.obstacle(item.elements[0], "reaches beyond the view around it")
        }
        if let start, let end {
            let isLoose = across == .horizontal && item.isLoose
            let isMiddle = item.isLoose && zip(item.rects, bounds).allSatisfy { Self.isMiddle($0, $1) }
            // A text that is higher than its lines has them in its middle.
            if across == .vertical, isMiddle {
                let node = try sized(item, fills: nil, isLoose: false, isFree: true)
                return Member(node: node, position: .center, isBounded: false, start: 0, end: 0)
            }
            let node = try sized(item, fills: across, isLoose: isLoose, isFree: isLoose && isAlone && isMiddle)
            return Member(
                node: node, position: isLoose ? item.drawn.textPosition : nil, isBounded: true,
                start: Self.whole(max(0, start)),
                end: Self.whole(max(0, end)))
        }
        let node = try sized(item, fills: nil, isLoose: false, isFree: false)
        if let start {
            return Member(node: node, position: .start, isBounded: false, start: Self.whole(max(0, start)), end: 0)
        }
        if let end {
            return Member(node: node, position: .end, isBounded: false, start: 0, end: Self.whole(max(0, end)))
        }
        guard let shift = Self.same(zip(starts, ends).map { $0 - $1 }) else {
            throw Self.obstacle(item.elements[0], "is placed by a share of the room around it")
        }
        // Half of a distance at one side is what moves a view from the middle.
        let whole = Self.whole(shift)
        return Member(node: node, position: .center, isBounded: false, start: max(0, whole), end: max(0, -whole))
    }

    /// Whether a view is as far from the top as from the bottom.
    private static func isMiddle(_ rect: Rect, _ room: Rect) -> Bool {
        isSame(rect.y - room.y, room.maxY - rect.maxY)
    }

    /// A view as large as it is on all screens.
    ///
    /// - Parameters:
    ///   - axis: the one along which it fills the room around it.
    ///   - isLoose: whether a text is as wide as it likes there.
    ///   - isFree: whether it is as high as it likes.
    private func sized(
        _ item: ArrangedItem, fills axis: LayoutAxis?, isLoose: Bool, isFree: Bool
    ) throws(Obstacle) -> ContentNode {
        var node = item.core
        if !isLoose { node = try sized(node, item, .horizontal, fills: axis == .horizontal) }
        if !isFree { node = try sized(node, item, .vertical, fills: axis == .vertical) }
        node = node.modified(item.drawn.decorations)
        // Only what is drawn takes touches.
        if item.drawn.action != nil, item.drawn.decorations.isEmpty, node !== item.core {
            node = node.modified([".contentShape(Rectangle())"])
        }
        if let action = item.drawn.action { node = ContentNode(.button(node, action: action)) }
        node = ContentNode(.standing(node.modified(item.drawn.closing), item.elements.count == 1 ? item.elements : []))
        if let condition = item.drawn.condition { node = ContentNode(.condition(condition, node)) }
        return node
    }

    private func sized(
        _ node: ContentNode, _ item: ArrangedItem, _ axis: LayoutAxis, fills: Bool
    ) throws(Obstacle) -> ContentNode {
        let offers = item.rects.map { Offer(width: $0.width, height: $0.height) }
        let lengths = item.rects.map { $0.end(axis) - $0.start(axis) }
        let taken = zip(layouts, offers).map { $0.size(node, $1)[axis] }
        let more = zip(layouts, offers).map { layout, offer in
            var offer = offer
            offer[axis] = (offer[axis] ?? 0) + 40
            return layout.size(node, offer)[axis]
        }
        let isFlexible = zip(more, lengths).allSatisfy { $0 > $1 + 20 }
        let fixed = Self.same(lengths).map(Self.whole)
        if Self.areSame(taken, lengths) {
            guard isFlexible, !fills, let fixed else {
                return isFlexible && item.drawn.isFitted ? node.filling(axis, .center) : node
            }
            return framed(node, item, axis, fixed)
        }
        if isFlexible { throw Self.obstacle(item.elements[0], "is larger than the view around it lets it be") }
        // A view that is smaller than what is in it would let it stand out.
        let isSmaller = zip(taken, lengths).contains { $0 > $1 + Self.tolerance }
        if fills && !isSmaller && fixed == nil || fixed == nil && !isSmaller {
            return node.filling(axis, axis == .horizontal ? item.drawn.textPosition ?? .center : .center)
        }
        guard let fixed else {
            throw Self.obstacle(item.elements[0], "has a size that follows another view's")
        }
        if fills, !isSmaller {
            return node.filling(axis, axis == .horizontal ? item.drawn.textPosition ?? .center : .center)
        }
        return framed(node, item, axis, fixed)
    }

    private func framed(_ node: ContentNode, _ item: ArrangedItem, _ axis: LayoutAxis, _ length: Double) -> ContentNode
    {
        axis == .horizontal
            ? node.framed(width: length, horizontal: item.drawn.textPosition ?? .center) : node.framed(height: length)
    }

    // MARK: Numbers

    private static func edges(_ axis: LayoutAxis, _ start: Double, _ end: Double) -> EdgeDistances {
        axis == .horizontal
            ? EdgeDistances(left: whole(start), right: whole(end))
            : EdgeDistances(top: whole(start), bottom: whole(end))
    }

    /// Half points are what pixels make of a distance.
    private static func whole(_ number: Double) -> Double {
        let rounded = number.rounded()
        return abs(number - rounded) < 0.26 ? rounded : (number * 2).rounded() / 2
    }

    private static func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < tolerance }

    private static func areSame(_ left: [Double], _ right: [Double]) -> Bool { zip(left, right).allSatisfy(isSame) }

    /// The number that some numbers are; nil where they differ.
    private static func same(_ numbers: [Double]) -> Double? {
        // The margins of the system are 16 points, and 20 on wide screens.
        if numbers.allSatisfy({ isSame($0, 16) || isSame($0, 20) }), numbers.contains(where: { isSame($0, 16) }) {
            return 16
        }
        guard let least = numbers.min(), let most = numbers.max(), most - least < tolerance else { return nil }
        return numbers[0]
    }

    private static func obstacle(_ element: Element, _ what: String) -> Obstacle {
        Obstacle(
            code: .notStacks, reason: "\(ElementSubject(element).words) \(what), which stacks cannot say",
            place: element.place)
    }
}

extension ContentNode {
    /// The node as large as it is offered along an axis; itself without a position.
    fileprivate func filling(_ axis: LayoutAxis, _ position: Position?) -> ContentNode {
        axis == .horizontal ? filling(horizontal: position) : filling(vertical: position)
    }
}

extension EdgeDistances {
    fileprivate static func + (left: EdgeDistances, right: EdgeDistances) -> EdgeDistances {
        EdgeDistances(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}

extension Rect {
    fileprivate func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
    fileprivate func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }
}
