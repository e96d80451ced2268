import Layout
import SwiftWriting
import TransformKit

/// Puts the views of a screen into stacks, and proves that each is where it was.
struct ScreenStacks {
    private let frames: ScreenFrames
    private let views: [CodedView]
    private let read: [Element: DrawnView]
    private let children: [Element: [CodedView]]

    /// - Parameters:
    ///   - read: what every view is in SwiftUI, by its element.
    init(_ views: [CodedView], _ read: [Element: DrawnView], _ frames: ScreenFrames) {
        self.views = views
        self.read = read
        self.frames = frames
        children = Dictionary(grouping: views.filter { $0.container != nil }) { $0.container ?? $0.element }
    }

    /// The content of the screen's view.
    ///
    /// - Throws: the reason why no stacks put all views where they are.
    func content(of root: Element) throws(Obstacle) -> ContentNode {
        var items: [ArrangedItem] = []
        for view in children[root] ?? [] { items.append(try item(view)) }
        // A list that reaches below bars moves its content out of their way, as one of SwiftUI's does.
        for index in items.indices where items[index].elements[0].isNamed("scrollView") {
            if items[index].rects == frames.whole { items[index].rects = frames.safe }
        }
        do throws(Obstacle) {
            return try proved(inSafeArea(items))
        } catch {
            let first = error
            guard let whole = try? StackInference(layouts: frames.layouts).arrange(items, in: frames.whole),
                let proved = try? proved(ContentNode(.bleeding(whole, top: true, bottom: true)))
            else { throw first }
            return proved
        }
    }

    /// Views that fill the whole screen stand behind the others, which keep off the bars.
    private func inSafeArea(_ items: [ArrangedItem]) throws(Obstacle) -> ContentNode {
        let inference = StackInference(layouts: frames.layouts)
        var layers: [ContentNode] = []
        var front = items[...]
        while let item = front.first, let sides = bleeding(item) {
            let room = frames.rooms.map { $0.reaching(top: sides.top, bottom: sides.bottom) }
            let node = try inference.arrange([item], in: room)
            layers.append(ContentNode(.bleeding(node, top: sides.top, bottom: sides.bottom)))
            front = front.dropFirst()
        }
        if front.isEmpty, layers.count == 1 { return layers[0] }
        let content = try inference.arrange(Array(front), in: frames.safe)
        if layers.isEmpty { return content }
        return StackInference.layers(layers, content)
    }

    /// The bars below which a view fills the screen; nil for one that does not fill it, or keeps off all bars.
    private func bleeding(_ item: ArrangedItem) -> (top: Bool, bottom: Bool)? {
        [(true, true), (true, false), (false, true)].first { top, bottom in
            zip(item.rects, frames.rooms).allSatisfy { rect, rooms in
                let room = rooms.reaching(top: top, bottom: bottom)
                return abs(rect.x - room.x) < 0.6 && abs(rect.y - room.y) < 0.6 && abs(rect.width - room.width) < 0.6
                    && abs(rect.height - room.height) < 0.6
            }
        }
    }

    // MARK: Views

    private func item(_ view: CodedView) throws(Obstacle) -> ArrangedItem {
        let element = view.element
        let rects = frames[element]
        guard let drawn = read[element] else { throw Self.obstacle(element, "is unknown") }
        let core: ContentNode
        if let leaf = drawn.leaf {
            core = ContentNode(.leaf(leaf)).padded(drawn.action == nil ? .zero : drawn.inset)
        } else {
            core = try container(view, rects)
        }
        return ArrangedItem(elements: [element], rects: rects, core: core, drawn: drawn)
    }

    private func container(_ view: CodedView, _ rects: [Rect]) throws(Obstacle) -> ContentNode {
        let element = view.element
        var items: [ArrangedItem] = []
        for child in children[element] ?? [] { items.append(try item(child)) }
        let inference = StackInference(layouts: frames.layouts)
        switch element.name {
        case "stackView":
            let axis: LayoutAxis = element["axis"] == "vertical" ? .vertical : .horizontal
            return try inference.arrange(
                items, in: rects, axis: axis, spacing: element["spacing"].flatMap(Double.init) ?? 0)
        case "scrollView":
            guard items.count == 1, zip(items[0].rects, rects).allSatisfy(Self.scrolls) else {
                throw Self.obstacle(element, "scrolls something else than one view of its width")
            }
            let content = try inference.arrange(items, in: items[0].rects)
            let arguments = element["showsVerticalScrollIndicator"] == "NO" ? "showsIndicators: false" : ""
            return ContentNode(.scroll(content, arguments: arguments))
        default: return try inference.arrange(items, in: rects)
        }
    }

    private static func scrolls(_ content: Rect, _ room: Rect) -> Bool {
        abs(content.x - room.x) < 0.6 && abs(content.y - room.y) < 0.6 && abs(content.width - room.width) < 0.6
    }

    private static func obstacle(_ view: Element, _ what: String) -> Obstacle {
        Obstacle(
            code: .notStacks, reason: "\(ElementSubject(view).words) \(what), which stacks cannot say",
            place: view.place)
    }

    // MARK: Proof

    /// - Throws: the first view that the content would put elsewhere.
    private func proved(_ content: ContentNode) throws(Obstacle) -> ContentNode {
        for (index, layout) in frames.layouts.enumerated() {
            let placed = layout.frames(of: content, in: frames.rooms[index])
            for view in views where view.container != nil {
                let element = view.element
                guard let new = placed[element].map({ offset($0, placed, element) }) else { continue }
                let old = offset(frames[element][index], frames.of(index), element)
                let isScroll = element.isNamed("scrollView")
                if isSame(new, old, read[element]) || isScroll && isSame(new, frames.safe[index], nil) { continue }
                throw Obstacle(
                    code: .notStacks,
                    reason:
                        "stacks would put \(ElementSubject(element).words) to \(words(new)) in place of \(words(old))"
                        + ", on a screen of \(SwiftNumber.text(layout.environment.containerSize.width)) points",
                    place: element.place)
            }
        }
        return content
    }

    /// The place within the innermost scroll view, whose content moves as a whole.
    private func offset(_ rect: Rect, _ places: [Element: Rect], _ view: Element) -> Rect {
        guard let scroll = view.ancestors.first(where: { $0.isNamed("scrollView") }), let around = places[scroll] else {
            return rect
        }
        return Rect(x: rect.x - around.x, y: rect.y - around.y, width: rect.width, height: rect.height)
    }

    private func isSame(_ new: Rect, _ old: Rect, _ drawn: DrawnView?) -> Bool {
        let near = { (left: Double, right: Double) in abs(left - right) <= 1 }
        // The margins of the system are four points wider on wide screens, at each side.
        let hasMargins = frames.hasSystemMargins
        let isNear = { (left: Double, right: Double) in
            near(left, right) || hasMargins && [4, 8].contains { near(abs(left - right), $0) }
        }
        let isHigh = near(new.y, old.y) && near(new.height, old.height)
        if isHigh, isNear(new.x, old.x), isNear(new.width, old.width) { return true }
        // A text may take less room than it has, as long as it stands where it stood.
        guard let drawn, let position = drawn.textPosition, drawn.action == nil, drawn.decorations.isEmpty,
            new.width <= old.width + 9
        else { return false }
        let isMiddle = near(new.y + new.height / 2, old.y + old.height / 2) && new.height <= old.height + 1
        guard isHigh || isMiddle else { return false }
        switch position {
        case .start: return isNear(new.x, old.x)
        case .center: return near(new.x + new.width / 2, old.x + old.width / 2)
        case .end: return isNear(new.maxX, old.maxX)
        }
    }

    private func words(_ rect: Rect) -> String {
        [rect.x, rect.y, rect.width, rect.height].map { SwiftNumber.text(($0 * 10).rounded() / 10) }.joined(
            separator: " ")
    }
}
