import InterfaceBuilder

/// What depends on where views are in a way that is no sum: the safe area inside of a view, and its margins.
///
/// It is taken from the frames of the last pass; the first one takes the stored frames.
struct LayoutFacts {
    let tree: ViewTree
    let island: Island
    let environment: LayoutEnvironment
    /// Frames in the island's coordinates.
    let frames: [Int: Rect]
    /// Whether the frames are the stored ones.
    let isFirstPass: Bool
    /// Whether views without content have the size that the canvas remembers for them.
    var remembersSizes = true

    /// Whether the island is the scene's own, rather than a cell's.
    private var isScene: Bool { island.root == 0 }

    /// What bars and notches cover of a view.
    func safeArea(of number: Int) -> EdgeDistances {
        guard isScene, let frame = frames[number], let root = frames[island.root] else { return .zero }
        let area = environment.safeArea
        if number == island.root { return area }
        func covered(_ depth: Double, _ limit: Double) -> Double { min(max(0, depth), max(0, limit)) }
        return EdgeDistances(
            top: covered(area.top - frame.y, frame.height), left: covered(area.left - frame.x, frame.width),
            bottom: covered(frame.maxY - (root.height - area.bottom), frame.height),
            right: covered(frame.maxX - (root.width - area.right), frame.width))
    }

    /// Whether a view reaches down to where bars and notches begin to cover the scene.
    func endsAtSafeArea(_ number: Int) -> Bool {
        guard isScene, let frame = frames[number], let root = frames[island.root] else { return false }
        return frame.maxY >= root.height - environment.safeArea.bottom - 1
    }

    /// The distances of the margins from the sides of a view.
    func margins(of number: Int) -> EdgeDistances {
        let node = tree.nodes[number]
        var margins = ownMargins(of: number)
        if node.element["preservesSuperviewLayoutMargins"] == "YES", let parent = node.parent,
            parent != number, island.members.contains(parent), let frame = frames[number], let outer = frames[parent]
        {
            let inherited = self.margins(of: parent)
            margins.top = max(margins.top, inherited.top - (frame.y - outer.y))
            margins.left = max(margins.left, inherited.left - (frame.x - outer.x))
            margins.bottom = max(margins.bottom, inherited.bottom - (outer.maxY - frame.maxY))
            margins.right = max(margins.right, inherited.right - (outer.maxX - frame.maxX))
        }
        return margins
    }

    private func ownMargins(of number: Int) -> EdgeDistances {
        let element = tree.nodes[number].element
        var margins = written(element) ?? LayoutMargins.standard(of: element, in: environment)
        if let minimum = LayoutMargins.systemMinimum(of: element, in: environment) {
            margins.left = max(margins.left, minimum)
            margins.right = max(margins.right, minimum)
        }
        let followsSafeArea = environment.systemVersion >= 11 && element["insetsLayoutMarginsFromSafeArea"] != "NO"
        margins = followsSafeArea ? margins + safeArea(of: number) : margins
        if element["layoutMarginsFollowReadableWidth"] == "YES", let frame = frames[number] {
            let side = (frame.width - LayoutMargins.readableWidth) / 2
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
        }
        return margins
    }

    private func written(_ element: Element) -> EdgeDistances? {
        for child in element.children {
            func number(_ name: StaticString) -> Double { child[name].flatMap(Double.init) ?? 0 }
            if child["key"] == "layoutMargins" {
                return EdgeDistances(
                    top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
            }
            if child["key"] == "directionalLayoutMargins" {
                let (leading, trailing) = (number("leading"), number("trailing"))
                let isTurned = environment.isRightToLeft
                return EdgeDistances(
                    top: number("top"), left: isTurned ? trailing : leading, bottom: number("bottom"),
                    right: isTurned ? leading : trailing)
            }
        }
        return nil
    }
}

/// The margins that UIKit gives views which have none of their own.
enum LayoutMargins {
    /// About as wide as text of the standard size can be read comfortably.
    static let readableWidth = 672.0

    /// 8 points at every side; a root view has the system's at its sides alone, a cell has its own.
    static func standard(of view: Element, in environment: LayoutEnvironment) -> EdgeDistances {
        if view.isCellOfTable || view.isContentOfCell {
            let isPlain = environment.systemVersion < 11 && view["preservesSuperviewLayoutMargins"] != "YES"
            if isPlain, view.isContentOfCell { return EdgeDistances(top: 8, left: 8, bottom: 8, right: 8) }
            let isModern = environment.systemVersion >= 26
            let side = cellSide(of: view, in: environment)
            let end = isModern ? 15.0 : 11
            let trailing = view.isBesideAccessory && environment.systemVersion >= 12 ? accessoryGap : side
            let isTurned = environment.isRightToLeft
            return EdgeDistances(
                top: end, left: isTurned ? trailing : side, bottom: end, right: isTurned ? side : trailing)
        }
        let takesSuperviews = view["preservesSuperviewLayoutMargins"] == "YES" && environment.systemVersion >= 11
        if systemMinimum(of: view, in: environment) != nil, !takesSuperviews { return .zero }
        return EdgeDistances(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// 20 points on wide screens, else 16; 15 in what iOS 11 and Xcode 11's xibs were shown with.
    private static func cellSide(of view: Element, in environment: LayoutEnvironment) -> Double {
        let cell = view.isContentOfCell ? view.parent ?? view : view
        if environment.systemVersion < 12 { return view["preservesSuperviewLayoutMargins"] == "YES" ? 16 : 15 }
        if environment.systemVersion == 13, cell.isTopLevel, environment.screenSize.width < 414 { return 15 }
        return screenWidth(around: view, in: environment) > 375 ? 20 : 16
    }

    /// Between the content of a cell and its accessory, such as the arrow.
    private static let accessoryGap = 8.0

    /// The least distance at the sides of a root view, of a controller or a xib; nil for other views.
    static func systemMinimum(of view: Element, in environment: LayoutEnvironment) -> Double? {
        if view["key"] == "view", let controller = view.parent, controller.isController {
            return controller["viewRespectsSystemMinimumLayoutMargins"] == "NO" ? nil : side(for: environment)
        }
        return view.isTopLevel ? side(for: environment) : nil
    }

    /// 16 points, and 20 where there is more room.
    private static func side(for environment: LayoutEnvironment) -> Double {
        environment.containerSize.width >= (environment.systemVersion < 14 ? 376 : 414) ? 20 : 16
    }

    /// The width of the screen that a cell is on, or of a root view that is wider; that of a cell that stands alone.
    private static func screenWidth(around view: Element, in environment: LayoutEnvironment) -> Double {
        let cell = view.isContentOfCell ? view.parent : view
        let container = environment.containerSize.width
        return cell?.isTopLevel == true ? container : max(container, environment.screenSize.width)
    }
}

extension Element {
    fileprivate var isCellOfTable: Bool { isNamed("tableViewCell") }

    /// Whether the element is the content of a cell that leaves room for an accessory behind it.
    fileprivate var isBesideAccessory: Bool {
        guard isContentOfCell, let own = frame?.width, let cell = parent?.storedFrame?.width else { return false }
        return own < cell
    }

    fileprivate var isContentOfCell: Bool {
        self["key"] == "contentView" && parent?.isCellOfTable == true
    }
}
