import InterfaceBuilder

/// Turns the sides of constraints into sums of the island's variables.
struct AnchorReader {
    let geometry: IslandGeometry
    let facts: LayoutFacts
    let contents: [Int: ContentSize]

    private var tree: ViewTree { facts.tree }
    private var environment: LayoutEnvironment { facts.environment }

    /// The sum that one side of a constraint stands for; nil where it is not a view or guide of the island.
    func expression(_ anchor: Constraint.Anchor, of constraint: Constraint) -> LinearExpression? {
        guard let item = constraint.item(at: anchor) else { return nil }
        switch item {
        case .view(let view):
            guard let number = tree.numbers[view], let rectangle = geometry.views[number] else { return nil }
            let attribute = anchor.attribute
            if let baseline = baseline(attribute, of: number) { return baseline }
            if attribute.isSize || attribute == .centerX || attribute == .centerY {
                return value(of: attribute, in: rectangle)
            }
            let area = content(of: number, for: anchor, in: constraint) ?? rectangle
            return value(
                of: attribute.ofEdge, in: attribute.isMargin ? area.inset(by: facts.margins(of: number)) : area)
        case .guide(let guide, let view):
            return self.guide(guide, of: view).flatMap { value(of: anchor.attribute.ofEdge, in: $0) }
        case .topLayoutGuide, .bottomLayoutGuide:
            return legacyGuide(item).flatMap { value(of: anchor.attribute.ofEdge, in: $0) }
        case .missing: return nil
        }
    }

    // MARK: Rectangles

    /// A scroll view's edges mean its content for the views inside of it; its size and center mean itself.
    private func content(
        of number: Int, for anchor: Constraint.Anchor, in constraint: Constraint
    ) -> ViewGeometry? {
        guard let content = geometry.contents[number] else { return nil }
        let other = constraint.anchors.first { $0 != anchor }.flatMap { constraint.item(at: $0)?.object }
        let view = tree.nodes[number].element
        return other.map { $0 != view && view.contains($0) } == true ? content : nil
    }

    private func guide(_ guide: LayoutGuide, of view: Element) -> ViewGeometry? {
        guard let number = tree.numbers[view], let rectangle = geometry.views[number] else { return nil }
        switch guide {
        case .safeArea: return rectangle.inset(by: facts.safeArea(of: number))
        case .content: return geometry.contents[number] ?? rectangle
        case .frame: return rectangle
        case .keyboard:
            let height = facts.safeArea(of: number).bottom
            return ViewGeometry(
                left: rectangle.left, top: rectangle.bottom + -height, width: rectangle.width,
                height: LinearExpression(constant: height))
        default: return nil
        }
    }

    private func legacyGuide(_ item: LayoutItem) -> ViewGeometry? {
        guard let root = geometry.views[facts.island.root] else { return nil }
        let area = environment.safeArea
        let isTop = if case .topLayoutGuide = item { true } else { false }
        // On the canvas a guide is a line: where the bars end.
        let height = environment.isCanvas ? 0 : isTop ? area.top : area.bottom
        return ViewGeometry(
            left: root.left, top: isTop ? root.top + (area.top - height) : root.bottom + -area.bottom,
            width: root.width, height: LinearExpression(constant: height))
    }

    private func value(of attribute: LayoutAttribute, in area: ViewGeometry) -> LinearExpression? {
        let rightToLeft = environment.isRightToLeft
        switch attribute {
        case .leading: return area.start(.horizontal, rightToLeft: rightToLeft)
        case .trailing: return area.end(.horizontal, rightToLeft: rightToLeft)
        case .left: return area.left
        case .right: return area.right
        case .top: return area.top
        case .bottom, .baseline, .firstBaseline: return area.bottom
        case .width: return area.width
        case .height: return area.height
        case .centerX: return area.centerX
        case .centerY: return area.centerY
        default: return nil
        }
    }

    // MARK: Baselines

    /// Where the text of a view stands; nil for another attribute.
    func baseline(_ attribute: LayoutAttribute, of number: Int) -> LinearExpression? {
        guard attribute == .baseline || attribute == .firstBaseline, let view = geometry.views[number] else {
            return nil
        }
        if let text = tree.nodes[number].baselineView(attribute, in: tree) { return baseline(attribute, of: text) }
        guard let line = contents[number]?.line else { return view.bottom }
        if line.isCentered, !isSqueezed(number, line) { return view.centerY + (line.ascent - line.height / 2) }
        if line.isCentered { return view.top + line.ascent }
        return attribute == .firstBaseline ? view.top + line.ascent : view.bottom + (line.ascent - line.height)
    }

    /// Whether a label was less high than its line in the last pass: then the text begins at the label's top.
    private func isSqueezed(_ number: Int, _ line: ContentSize.Line) -> Bool {
        guard tree.nodes[number].element.isNamed("label"), let frame = facts.frames[number] else { return false }
        return frame.height < line.height - 0.5
    }
}

extension ViewTree.Node {
    /// The arranged view whose baseline is that of a stack view; nil for any other view.
    fileprivate func baselineView(_ attribute: LayoutAttribute, in tree: ViewTree) -> Int? {
        guard element.isNamed("stackView") else { return nil }
        let arranged = children.filter { tree.nodes[$0].placement == .stack && !tree.nodes[$0].isHidden }
        return element["axis"] == "vertical" && attribute == .baseline ? arranged.last : arranged.first
    }
}
