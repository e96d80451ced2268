import InterfaceBuilder

/// A view at its place, with what it takes from the views around it.
struct DrawnView {
    let element: Element
    /// From the upper left corner of what holds the view.
    let frame: Rect
    var surroundings: Surroundings

    /// The name of the element: `tableViewCell`.
    var name: String { element.name }
    /// The view's own rectangle, in which its content is drawn.
    var bounds: Rect { frame.bounds }
    /// The color of what can be tapped.
    var tint: Paint { surroundings.tint }
    /// Whether the view's switch, button or text can be used.
    var isEnabled: Bool { element["enabled"] != "NO" }
}

/// What a view takes from the views around it.
struct Surroundings {
    /// The color of what can be tapped.
    var tint: Paint
    /// Whether the views inside count from the upper side; on macOS most count from the lower one.
    var isFlipped = false
    /// Whether the view is part of a scene that is drawn inside of another one.
    var isEmbedded = false
    /// The number of views around.
    var depth = 0
    /// The height of the bar that lies over the upper side of the view.
    var topInset = 0.0
    /// The style of the table around: `plain`, `grouped`, `insetGrouped`; nil outside of one.
    var tableStyle: String?
}

/// Draws views: the background and the border that any view can have, the content by the kind of the view, and the
/// views inside.
struct ViewDrawing {
    let look: Look

    /// Views deeper than that are left out; no real document comes near.
    private static let deepest = 120

    /// A view with everything inside; nil for one that is hidden or not installed.
    ///
    /// - Parameter outer: the bounds of what holds the view.
    func mark(of element: Element, in outer: Rect, _ surroundings: Surroundings) -> Mark? {
        let frame = look.frames.frame(of: element, in: outer, isFlipped: surroundings.isFlipped)
        return mark(of: element, frame: frame, surroundings)
    }

    /// A view at a place that was found otherwise than from its own frame.
    func mark(of element: Element, frame: Rect, _ surroundings: Surroundings) -> Mark? {
        guard element["hidden"] != "YES", surroundings.depth < Self.deepest, look.frames.isInstalled(element) else {
            return nil
        }
        var inner = surroundings
        inner.depth += 1
        inner.topInset = max(0, surroundings.topInset - frame.y)
        if let color = element.child(key: "tintColor").flatMap(look.colors.paint) { inner.tint = color }
        let view = DrawnView(element: element, frame: frame, surroundings: inner)
        let layer = LayerLook(view, look)
        var group = MarkGroup(background(view, layer) + content(of: view), at: Point(frame.x, frame.y))
        group.marks += border(view, layer)
        group.opacity = min(1, max(0, element.number("alpha") ?? element.number("alphaValue") ?? 1))
        group.objectID = element.id
        group.objectBounds = view.bounds
        group.title = element.customClass
        if clips(view, layer) { group.clip = .rect(view.bounds, radius: layer.cornerRadius) }
        return .group(group)
    }

    /// The views inside of a view, from the back to the front.
    func children(of view: DrawnView, isFlipped: Bool = false) -> [Mark] {
        var surroundings = view.surroundings
        surroundings.isFlipped = isFlipped
        return view.element.innerViews.compactMap { mark(of: $0, in: view.bounds, surroundings) }
    }

    private func background(_ view: DrawnView, _ layer: LayerLook) -> [Mark] {
        guard let paint = layer.background ?? defaultBackground(view), !paint.isInvisible else { return [] }
        return [.shape(.rect(view.bounds, radius: layer.cornerRadius), fill: paint)]
    }

    private func border(_ view: DrawnView, _ layer: LayerLook) -> [Mark] {
        guard layer.borderWidth > 0 else { return [] }
        let frame = view.bounds.inset(layer.borderWidth / 2)
        let stroke = Stroke(layer.borderColor, width: layer.borderWidth)
        return [.shape(.rect(frame, radius: max(0, layer.cornerRadius - layer.borderWidth / 2)), stroke: stroke)]
    }

    private func clips(_ view: DrawnView, _ layer: LayerLook) -> Bool {
        if view.element["clipsSubviews"] == "YES" || layer.masksToBounds || view.element.isClippingStack { return true }
        return ["scrollView", "tableView", "collectionView", "textView", "clipView", "pickerView"].contains(view.name)
    }

    /// The background that the system gives a view of which the document says nothing.
    private func defaultBackground(_ view: DrawnView) -> Paint? {
        guard look.document.kind.platform == .iOS, view.element.child(key: "backgroundColor") == nil else { return nil }
        switch view.name {
        case "tableView":
            return look.system(
                (view.element["style"] ?? "plain") == "plain" ? "tableBackground" : "systemGroupedBackground")
        case "tableViewCell":
            let isPlain = (view.surroundings.tableStyle ?? "plain") == "plain"
            return look.system(isPlain ? "systemBackground" : "tableCellGroupedBackground")
        default: return nil
        }
    }
}

extension Element {
    /// Whether it is a stack view of macOS that may become smaller than its views, which it then cuts off.
    fileprivate var isClippingStack: Bool {
        isNamed("stackView")
            && [number("verticalClippingResistancePriority"), number("horizontalClippingResistancePriority")]
                .contains { ($0 ?? 1000) < 1000 }
    }

    /// The views that stand inside of a view, in the order in which they are drawn.
    var innerViews: [Element] {
        let parts = children
        let keyed = parts.filter { part in
            part["key"].map { Self.viewKeys.contains($0) } == true && part.child(named: "rect") != nil
        }
        let subviews = parts.first { $0.isNamed("subviews") }?.children ?? []
        return keyed + subviews.filter { $0.id != nil }
    }

    private static let viewKeys: Set<String> = [
        "contentView", "backgroundView", "tableHeaderView", "tableFooterView", "accessoryView", "view",
    ]
}
