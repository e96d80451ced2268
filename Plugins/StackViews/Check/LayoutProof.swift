import Layout
import TransformKit

/// Lays a document out before and after, on screens of several sizes and in both directions, and compares every view.
struct LayoutProof {
    private let root: Element
    /// The number of the root among those of the document.
    private let number: Int
    private let screens: [LaidOutScreen]

    /// - Parameters:
    ///   - root: one of the document's `layoutRoots`.
    ///   - number: its number among them.
    init(_ root: Element, number: Int) {
        self.root = root
        self.number = number
        screens = LaidOutScreen.all(of: root)
    }

    /// What differs, or what cannot be said; nil where every view is where it was.
    ///
    /// - Parameters:
    ///   - views: the views that get into stacks.
    ///   - after: the document with the stacks.
    func obstacle(to views: [Element], in after: IBDocument) -> Obstacle? {
        let roots = after.layoutRoots
        guard roots.indices.contains(number) else {
            return Obstacle(
                code: .layoutDiffers, reason: "the document would not have the same views", place: root.place)
        }
        for screen in screens where screen.contradiction(of: views) == nil {
            if let obstacle = openPlace(of: views, on: screen) { return obstacle }
            let layout = SceneLayout(of: roots[number], in: screen.environment)
            let axes = Set(LayoutAxis.allCases).subtracting(screen.openAxes(of: views))
            if let moved = screen.movedView(in: layout, along: axes) {
                return Obstacle(
                    code: .layoutDiffers, reason: "\(ElementSubject(moved.view).words) \(moved.words)",
                    place: moved.view.place)
            }
        }
        return nil
    }

    /// Finds a view that its constraints do not place even where it was drawn.
    private func openPlace(of views: [Element], on screen: LaidOutScreen) -> Obstacle? {
        for view in views {
            if case .unknown(let reason)? = screen.layout[view]?.source {
                return Obstacle(
                    code: .openLayout, reason: "\(ElementSubject(view).words) cannot be laid out: \(reason)",
                    place: view.place)
            }
            guard screen.isCanvas, let axis = screen.ownOpenAxes(of: view).sorted().first else { continue }
            // Its height comes from what is in it, so that nothing is left to fill.
            if axis == .vertical, view.standsInCell || root.isTopLevel { continue }
            return Obstacle(
                code: .openLayout,
                reason: "constraints leave \(ElementSubject(view).words) open \(axis.words), \(screen.words)",
                place: view.place)
        }
        return nil
    }

    // MARK: Doubts

    /// What the layout leaves to the system today, which may decide otherwise with stacks; empty where it leaves nothing.
    func doubts(about views: [Element]) -> [ReviewPoint] {
        [contradiction(of: views), openPlace(of: views), openSurroundings(of: views)].compactMap(\.self)
    }

    /// A screen on which constraints of the views cannot be met together, so that the system leaves one of them out.
    ///
    /// A cell, and a view that stands alone, gets its size from what is in it: there a size that does not fit means
    /// nothing, unless none fits.
    private func contradiction(of views: [Element]) -> ReviewPoint? {
        let isFree = root.isTopLevel || views.contains(where: \.standsInCell)
        let found = screens.map { $0.contradiction(of: views) }
        if isFree {
            guard !found.contains(nil), let constraint = found.first ?? nil else { return nil }
            return ReviewPoint(
                reason:
                    "constraints of the views fit none of the sizes that were tried, so their places were not compared",
                place: constraint.place)
        }
        for (screen, constraint) in zip(screens, found) where screen.isReal {
            guard let constraint else { continue }
            return ReviewPoint(
                reason: "constraints of the views contradict each other \(screen.words), so that one is left out; "
                    + "it may be another one then",
                place: constraint.place)
        }
        return nil
    }

    private func openPlace(of views: [Element]) -> ReviewPoint? {
        for screen in screens where screen.contradiction(of: views) == nil {
            for view in views {
                guard let axis = screen.ownOpenAxes(of: view).sorted().first else { continue }
                return ReviewPoint(
                    reason:
                        "constraints leave \(ElementSubject(view).words) open \(axis.words), \(screen.words), where "
                        + "the system chooses and may choose otherwise then",
                    place: view.place)
            }
        }
        return nil
    }

    private func openSurroundings(of views: [Element]) -> ReviewPoint? {
        for screen in screens {
            for view in views {
                guard let parent = view.parent?.parent, let axis = screen.openAxes(around: view).sorted().first else {
                    continue
                }
                return ReviewPoint(
                    reason: "constraints leave \(ElementSubject(parent).words) open \(axis.words), \(screen.words), so "
                        + "that the system chooses a place and may choose another one then",
                    place: parent.place)
            }
        }
        return nil
    }
}

extension Element {
    /// Whether the view is in a cell, which is as tall as what is in it or as the table says.
    fileprivate var standsInCell: Bool { ancestors.contains { $0.name.hasSuffix("Cell") } }
}

extension Set<LayoutAxis> {
    fileprivate func sorted() -> [LayoutAxis] { sorted { $0.rawValue < $1.rawValue } }
}
