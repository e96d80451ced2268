import InterfaceBuilder

/// What windows and controllers of macOS hold that stands in scenes of its own.
extension MacScene {
    /// Containers within containers are followed so far.
    private static let deepest = 4

    /// The content of a controller in a rectangle: its view, or those of the controllers that it holds.
    func content(of controller: Element, in frame: Rect, depth: Int = 0) -> [Mark] {
        guard depth < Self.deepest, frame.width >= 1, frame.height >= 1 else { return [] }
        switch controller.name {
        case "splitViewController": return panes(of: controller, in: frame, depth)
        case "tabViewController":
            let first = controller.relationships.first?.connection.destination
            return first.map { content(of: $0, in: frame, depth: depth + 1) } ?? []
        default: return view(of: controller, in: frame)
        }
    }

    /// How large the content of a controller is; nil where its views do not say.
    func contentSize(of controller: Element, depth: Int = 0) -> Rect? {
        let own = controller.child(key: "view")?.frame?.bounded.bounds
        let isContainer = ["splitViewController", "tabViewController"].contains(controller.name)
        guard isContainer, depth < Self.deepest else { return own }
        let parts = controller.heldControllers.compactMap { contentSize(of: $0, depth: depth + 1) }
        guard !parts.isEmpty else { return own }
        let widths = parts.map(\.width), heights = parts.map(\.height)
        if controller.isNamed("tabViewController") {
            return Rect(x: 0, y: 0, width: widths[0], height: heights[0])
        }
        let isSideBySide = controller.splitsSideBySide
        let width = isSideBySide ? widths.reduce(0, +) : widths.max() ?? 0
        let height = isSideBySide ? heights.max() ?? 0 : heights.reduce(0, +)
        return Rect(x: 0, y: 0, width: width, height: height).bounded
    }

    private func view(of controller: Element, in frame: Rect) -> [Mark] {
        guard let view = controller.child(key: "view"), !view.isNamed("nil") else { return [] }
        // Views of macOS count from the lower side: the view keeps its height, and what is too much is cut off.
        let height = view.frame?.bounded.height ?? frame.height
        var surroundings = Surroundings(tint: look.tint)
        surroundings.isEmbedded = true
        let place = Rect(x: 0, y: 0, width: frame.width, height: max(1, height))
        guard let mark = ViewDrawing(look: look).mark(of: view, frame: place, surroundings) else { return [] }
        var group = MarkGroup([mark], at: Point(frame.x, frame.y))
        group.clip = .rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
        return [.group(group)]
    }

    /// The panes of a split view, which share its length as their views are long.
    private func panes(of controller: Element, in frame: Rect, _ depth: Int) -> [Mark] {
        let held = Array(controller.heldControllers.prefix(12))
        guard !held.isEmpty else { return [] }
        let isSideBySide = controller.splitsSideBySide
        let lengths = held.map { pane in
            let size = contentSize(of: pane, depth: depth + 1)
            return max(40, (isSideBySide ? size?.width : size?.height) ?? 200)
        }
        let room = isSideBySide ? frame.width : frame.height
        let scale = room / lengths.reduce(0, +)
        var (marks, place): ([Mark], Double) = ([], 0)
        for (number, pane) in held.enumerated() {
            let length = lengths[number] * scale
            let part =
                isSideBySide
                ? Rect(x: frame.x + place, y: frame.y, width: length, height: frame.height)
                : Rect(x: frame.x, y: frame.y + place, width: frame.width, height: length)
            marks += content(of: pane, in: part, depth: depth + 1)
            if number > 0 {
                let end = isSideBySide ? Point(part.x, part.maxY) : Point(part.maxX, part.y)
                marks.append(
                    .shape(.lines([Point(part.x, part.y), end]), stroke: Stroke(look.system("separator"))))
            }
            place += length
        }
        return marks
    }
}

extension Element {
    /// The controllers that a container holds, in their order.
    fileprivate var heldControllers: [Element] { relationships.compactMap(\.connection.destination) }

    /// Whether the panes of a split view controller stand beside each other.
    fileprivate var splitsSideBySide: Bool { child(key: "splitView")?["vertical"] == "YES" }
}
