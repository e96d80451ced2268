import Layout
import TransformKit

/// What a screen leaves open, or cannot give.
extension LaidOutScreen {
    /// Axes along which constraints leave a view open, while the view around it is at a certain place.
    func ownOpenAxes(of view: Element) -> Set<LayoutAxis> {
        (layout[view]?.source.openAxes ?? []).subtracting(openAxes(around: view))
    }

    /// Axes along which the view around a view is open.
    func openAxes(around view: Element) -> Set<LayoutAxis> {
        view.ancestors.lazy.compactMap { layout[$0] }.first?.source.openAxes ?? []
    }

    /// A constraint on one of the views that cannot be met here together with the others; nil where there is none.
    func contradiction(of views: [Element]) -> Element? {
        let constraints = layout.conflicts.flatMap { [$0.leftOut].compactMap(\.self) + $0.others }
        return constraints.first { constraint in
            views.contains { view in
                view.contains(constraint) || constraint.knownObjectReferences.contains { $0.id == view.id }
            }
        }
    }
}
