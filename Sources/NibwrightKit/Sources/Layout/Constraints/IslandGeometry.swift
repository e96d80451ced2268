import InterfaceBuilder

/// The geometry of all views of an island: variables for those that constraints or a stack view place, sums of their
/// superviews' sides for the others.
struct IslandGeometry {
    private(set) var solver: ConstraintSolver
    private(set) var views: [Int: ViewGeometry] = [:]
    /// The content of scroll views: it begins where the view does, and is as large as constraints say.
    private(set) var contents: [Int: ViewGeometry] = [:]
    /// The views that have variables.
    private(set) var solved: [Int] = []

    private let isRightToLeft: Bool

    /// - Parameters:
    ///   - overhangs: how far frames reach beyond alignment rectangles, of views for which they do.
    ///   - isRightToLeft: whether lines begin at the right side.
    init(
        _ island: Island, in tree: ViewTree, size: LayoutSize, overhangs: [Int: EdgeDistances], isRightToLeft: Bool
    ) {
        solver = ConstraintSolver()
        self.isRightToLeft = isRightToLeft
        for number in island.members {
            let node = tree.nodes[number]
            if number == island.root {
                views[number] = Rect(x: 0, y: 0, width: size.width, height: size.height).geometry
            } else if node.placement == .constraints || node.placement == .stack {
                views[number] = makeView(overhangs[number] ?? .zero)
                solved.append(number)
            } else {
                views[number] = follower(node, in: tree, overhangs[number] ?? .zero)
            }
            if node.element.isNamed("scrollView"), let view = views[number] {
                contents[number] = ViewGeometry(
                    left: view.left, top: view.top, width: LinearExpression(variable: solver.makeVariable()),
                    height: LinearExpression(variable: solver.makeVariable()))
            }
        }
    }

    private mutating func makeView(_ overhang: EdgeDistances) -> ViewGeometry {
        ViewGeometry(
            left: LinearExpression(variable: solver.makeVariable()),
            top: LinearExpression(variable: solver.makeVariable()),
            width: LinearExpression(variable: solver.makeVariable()),
            height: LinearExpression(variable: solver.makeVariable()), overhang: overhang)
    }

    /// The stored frame, which follows the superview by springs and struts.
    private func follower(_ node: ViewTree.Node, in tree: ViewTree, _ overhang: EdgeDistances) -> ViewGeometry {
        guard let parent = node.parent, let superview = views[parent] else {
            return Rect(x: 0, y: 0, width: 0, height: 0).geometry
        }
        let stored = node.stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let old = tree.nodes[parent].stored ?? stored
        let rule = Autoresizing(of: node, frame: stored, in: old, tree)
        func grown(_ base: Double, _ share: Double, _ length: LinearExpression, _ oldLength: Double) -> LinearExpression
        {
            share * length + (base - share * oldLength)
        }
        let x = grown(stored.x, rule.horizontal.originShare, superview.frameWidth, old.width)
        let y = grown(stored.y, rule.vertical.originShare, superview.frameHeight, old.height)
        let width = grown(stored.width, rule.horizontal.lengthShare, superview.frameWidth, old.width)
        // The accessory of a cell changes sides with the text, and the cell's content makes room for it there.
        let isTurned = isRightToLeft && node.placement == .host && node.element["key"] == "contentView"
        let frame = ViewGeometry(
            left: superview.frameLeft + (isTurned ? superview.frameWidth - x - width : x),
            top: superview.frameTop + y, width: width,
            height: grown(stored.height, rule.vertical.lengthShare, superview.frameHeight, old.height))
        var view = frame.inset(by: overhang)
        view.overhang = overhang
        return view
    }

    /// Solves the requirements and gives the frames in the island's coordinates.
    mutating func solve(_ requirements: [Requirement]) throws(ConstraintSolver.Failure) -> [Int: Rect] {
        try solver.solve(requirements)
        return views.mapValues(frame)
    }

    /// Decides what is open by the stored frames, and gives the frames in the island's coordinates.
    mutating func rest(on wishes: [Requirement]) throws(ConstraintSolver.Failure) -> [Int: Rect] {
        try solver.addWishes(wishes)
        return views.mapValues(frame)
    }

    private func frame(of view: ViewGeometry) -> Rect {
        Rect(
            x: solver.value(of: view.frameLeft), y: solver.value(of: view.frameTop),
            width: solver.value(of: view.frameWidth), height: solver.value(of: view.frameHeight))
    }

    /// The axes along which the requirements leave a view's place or length open.
    func openAxes(of number: Int) -> Set<LayoutAxis> {
        guard let view = views[number] else { return [] }
        var axes: Set<LayoutAxis> = []
        if solver.isOpen(view.left) || solver.isOpen(view.width) { axes.insert(.horizontal) }
        if solver.isOpen(view.top) || solver.isOpen(view.height) { axes.insert(.vertical) }
        return axes
    }
}
