import InterfaceBuilder

/// Springs and struts of a view along one axis: how it follows its superview's length.
struct AutoresizingRule: Hashable {
    /// The share of the superview's growth by which the view moves.
    let originShare: Double
    /// The share of the superview's growth by which the view grows.
    let lengthShare: Double

    /// Neither moves nor grows.
    static let fixed = AutoresizingRule(originShare: 0, lengthShare: 0)
    /// Keeps its distances from both sides.
    static let stretched = AutoresizingRule(originShare: 0, lengthShare: 1)

    /// Divides growth among the flexible parts of an axis in proportion to their lengths, as UIKit does; where they
    /// have none, in equal parts.
    ///
    /// - Parameters:
    ///   - parts: the distance before the view, the view's length and the distance behind it.
    ///   - flexible: which of the three are springs.
    init(parts: [Double], flexible: [Bool]) {
        let lengths = zip(parts, flexible).map { $1 ? max(0, $0) : 0 }
        let total = lengths.reduce(0, +)
        let count = flexible.filter(\.self).count
        let shares = zip(lengths, flexible).map { length, isFlexible -> Double in
            if !isFlexible { return 0 }
            return total > 0 ? length / total : 1 / Double(count)
        }
        originShare = shares[0]
        lengthShare = shares[1]
    }

    private init(originShare: Double, lengthShare: Double) {
        self.originShare = originShare
        self.lengthShare = lengthShare
    }
}

/// The autoresizing mask of a view, with the frames that it was drawn for.
struct Autoresizing: Hashable {
    let horizontal: AutoresizingRule
    let vertical: AutoresizingRule

    /// How a view of the tree follows its superview: a cell keeps to the sides of its table, and a cell's content to
    /// those of the cell, whatever their masks say.
    init(of node: ViewTree.Node, frame: Rect, in superview: Rect, _ tree: ViewTree) {
        let size = LayoutSize(width: superview.width, height: superview.height)
        let holder = node.parent.map { tree.nodes[$0].element }
        let isPart = node.placement == .host
        if isPart, holder?.isNamed("tableView") == true {
            self.init(horizontal: .stretched, vertical: .fixed)
        } else if isPart, holder?.name.hasSuffix("Cell") == true {
            self.init(horizontal: .stretched, vertical: .stretched)
        } else {
            self.init(node.element, frame: frame, in: size)
        }
    }

    /// Reads the `autoresizingMask` of a view that is stored at a frame within a superview of a size.
    init(_ view: Element, frame: Rect, in superview: LayoutSize) {
        let mask = view.children(named: "autoresizingMask").first { $0["key"] == "autoresizingMask" }
        func isFlexible(_ name: StaticString) -> Bool { mask?[name] == "YES" }
        horizontal = AutoresizingRule(
            parts: [frame.x, frame.width, superview.width - frame.maxX],
            flexible: [isFlexible("flexibleMinX"), isFlexible("widthSizable"), isFlexible("flexibleMaxX")])
        vertical = AutoresizingRule(
            parts: [frame.y, frame.height, superview.height - frame.maxY],
            flexible: [isFlexible("flexibleMinY"), isFlexible("heightSizable"), isFlexible("flexibleMaxY")])
    }

    private init(horizontal: AutoresizingRule, vertical: AutoresizingRule) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
