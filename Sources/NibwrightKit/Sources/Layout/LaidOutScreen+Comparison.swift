public import InterfaceBuilder

extension LaidOutScreen {
    // MARK: What is open

    /// Axes along which constraints leave a view open, while the view around it is at a certain place.
    public func ownOpenAxes(of view: Element) -> Set<LayoutAxis> {
        (layout[view]?.source.openAxes ?? []).subtracting(openAxes(around: view))
    }

    /// Axes along which the view around a view is open.
    public func openAxes(around view: Element) -> Set<LayoutAxis> {
        view.ancestors.lazy.compactMap { layout[$0] }.first?.source.openAxes ?? []
    }

    /// Axes along which the system has to choose a place for one of the views.
    public func openAxes(of views: [Element]) -> Set<LayoutAxis> {
        views.reduce(into: []) { axes, view in axes.formUnion(ownOpenAxes(of: view).union(openAxes(around: view))) }
    }

    /// A constraint on one of the views that cannot be met here together with the others; nil where there is none.
    public func contradiction(of views: [Element]) -> Element? {
        let constraints = layout.conflicts.flatMap { [$0.leftOut].compactMap(\.self) + $0.others }
        return constraints.first { constraint in
            views.contains { view in
                view.contains(constraint) || constraint.knownObjectReferences.contains { $0.id == view.id }
            }
        }
    }

    // MARK: Before and after

    /// A view that another layout has elsewhere.
    public struct MovedView: Sendable {
        /// The view as this screen has it.
        public let view: Element
        /// What would become of it: “would be 8 points away from where it is, on a screen of 375 by 812 points”.
        public let words: String
    }

    /// The first view that is elsewhere in a layout of the changed document on the same screen; nil where none is.
    ///
    /// Half a pixel of an old screen is taken for rounding.
    ///
    /// - Parameters:
    ///   - after: the layout of the changed document, in this screen's environment.
    ///   - axes: those that are compared. Where the system chooses today, the solver's choices say nothing.
    ///   - newID: the id that a view has in the changed document.
    public func movedView(
        in after: SceneLayout, along axes: Set<LayoutAxis>, newID: (String) -> String = { $0 }
    ) -> MovedView? {
        let views = Dictionary(
            after.views.compactMap { view in view.element.id.map { ($0, view) } },
            uniquingKeysWith: { first, _ in first })
        for view in layout.views {
            guard let id = view.element.id else { continue }
            guard let other = views[newID(id)] else { return MovedView(view: view.element, words: "would be gone") }
            let open = other.source.openAxes.subtracting(view.source.openAxes).intersection(axes)
            if let axis = open.min(by: { $0.rawValue < $1.rawValue }) {
                return MovedView(view: view.element, words: "would be open \(axis.words), \(words)")
            }
            let distance = axes.map { $0.distance(from: view.frameInRoot, to: other.frameInRoot) }.max() ?? 0
            guard distance > Self.tolerance else { continue }
            return MovedView(
                view: view.element, words: "would be \(Self.points(distance)) away from where it is, \(words)")
        }
        return nil
    }

    private static let tolerance = 0.26

    private static func points(_ distance: Double) -> String {
        let rounded = (distance * 10).rounded() / 10
        return rounded == 1 ? "1 point" : "\(WrittenNumber.text(rounded)) points"
    }
}

extension LayoutAxis {
    /// The direction in words: “from side to side”.
    public var words: String { self == .horizontal ? "from side to side" : "from top to bottom" }

    /// How far a rectangle is from another along the axis, and how much longer or shorter, whichever is more.
    fileprivate func distance(from old: Rect, to new: Rect) -> Double {
        self == .horizontal
            ? max(abs(old.x - new.x), abs(old.width - new.width))
            : max(abs(old.y - new.y), abs(old.height - new.height))
    }
}
