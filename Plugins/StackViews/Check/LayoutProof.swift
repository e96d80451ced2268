import Layout
import TransformKit

/// Lays a document out before and after, on screens of several sizes and in both directions, and compares every view.
struct LayoutProof {
    /// The views of a root view as they are before, in one environment.
    private struct Before {
        let environment: LayoutEnvironment
        let layout: SceneLayout
    }

    private let root: Element
    /// The number of the root among those of the document.
    private let number: Int
    private let before: [Before]

    /// - Parameters:
    ///   - root: one of the document's `layoutRoots`.
    ///   - number: its number among them.
    init(_ root: Element, number: Int) {
        self.root = root
        self.number = number
        before = Self.environments(for: root).map { Before(environment: $0, layout: SceneLayout(of: root, in: $0)) }
    }

    /// A screen on which constraints of the views cannot be met together, so that the system leaves one of them out: with
    /// stacks it may be another one. Nil where there is none.
    func contradiction(of views: [Element]) -> ReviewPoint? {
        for state in before {
            for conflict in state.layout.conflicts {
                let constraints = [conflict.leftOut].compactMap(\.self) + conflict.others
                let named = constraints.first { constraint in
                    constraint.knownObjectReferences.contains { reference in views.contains { $0.id == reference.id } }
                }
                guard let named else { continue }
                return ReviewPoint(
                    reason:
                        "constraints of the views contradict each other \(words(for: state)), so that one is left out; "
                        + "it may be another one then",
                    place: named.place)
            }
        }
        return nil
    }

    /// What differs, or what cannot be said: nil where every view is where it was.
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
        for state in before {
            if let obstacle = openPlace(of: views, in: state) { return obstacle }
            let layout = SceneLayout(of: roots[number], in: state.environment)
            if let obstacle = difference(state, layout) { return obstacle }
        }
        return nil
    }

    // MARK: Before

    private func openPlace(of views: [Element], in state: Before) -> Obstacle? {
        for view in views {
            guard let layout = state.layout[view] else { continue }
            if case .unknown(let reason) = layout.source {
                return Obstacle(
                    code: .openLayout, reason: "\(ElementSubject(view).words) cannot be laid out: \(reason)",
                    place: view.place)
            }
            // A view whose superview is open is open with it, and may well be at a certain place there.
            let own = layout.source.openAxes.subtracting(openAxes(around: view, in: state))
            guard let axis = own.min(by: { $0.rawValue < $1.rawValue }) else { continue }
            return Obstacle(
                code: .openLayout,
                reason:
                    "constraints leave \(ElementSubject(view).words) open \(Self.words(for: axis)), \(words(for: state))",
                place: view.place)
        }
        return nil
    }

    /// A view around some views whose place the constraints leave open, so that the system chooses one; nil where there
    /// is none.
    func openSurroundings(of views: [Element]) -> ReviewPoint? {
        for state in before {
            for view in views {
                guard let parent = view.parent?.parent,
                    let axis = openAxes(around: view, in: state).min(by: { $0.rawValue < $1.rawValue })
                else { continue }
                return ReviewPoint(
                    reason: "constraints leave \(ElementSubject(parent).words) open \(Self.words(for: axis)), "
                        + "\(words(for: state)), so that the system chooses a place and may choose another one then",
                    place: parent.place)
            }
        }
        return nil
    }

    private func openAxes(around view: Element, in state: Before) -> Set<LayoutAxis> {
        view.ancestors.lazy.compactMap { state.layout[$0] }.first?.source.openAxes ?? []
    }

    private static func words(for axis: LayoutAxis) -> String {
        axis == .horizontal ? "from side to side" : "from top to bottom"
    }

    // MARK: After

    private func difference(_ state: Before, _ layout: SceneLayout) -> Obstacle? {
        let views = Dictionary(
            layout.views.compactMap { view in view.element.id.map { ($0, view) } },
            uniquingKeysWith: { first, _ in first })
        for view in state.layout.views {
            guard let id = view.element.id else { continue }
            let old = view.frameInRoot
            guard let after = views[id] else {
                return Obstacle(
                    code: .layoutDiffers, reason: "\(ElementSubject(view.element).words) would be gone",
                    place: view.element.place)
            }
            let new = after.frameInRoot
            if let axis = after.source.openAxes.subtracting(view.source.openAxes).first {
                return Obstacle(
                    code: .layoutDiffers,
                    reason: "\(ElementSubject(view.element).words) would be open \(Self.words(for: axis)), "
                        + words(for: state),
                    place: view.element.place)
            }
            let distance =
                zip([old.x, old.y, old.width, old.height], [new.x, new.y, new.width, new.height])
                .map { abs($0 - $1) }.max() ?? 0
            guard distance > Self.tolerance else { continue }
            return Obstacle(
                code: .layoutDiffers,
                reason:
                    "\(ElementSubject(view.element).words) would be \(Self.points(distance)) away from where it is, "
                    + words(for: state),
                place: view.element.place)
        }
        return nil
    }

    /// Half a pixel of an old screen: less is rounding.
    private static let tolerance = 0.26

    private static func points(_ distance: Double) -> String {
        let rounded = (distance * 10).rounded() / 10
        return rounded == 1 ? "1 point" : "\(WrittenNumber.text(rounded)) points"
    }

    private func words(for state: Before) -> String {
        let size = state.environment.screenSize
        let direction = state.environment.isRightToLeft ? " from right to left" : ""
        return "on a screen of \(Int(size.width)) by \(Int(size.height)) points" + direction
    }

    // MARK: Screens

    /// The canvas, then a small phone, a large one, one on its side and a tablet, in both directions; one of them with
    /// texts of twice the length.
    private static func environments(for root: Element) -> [LayoutEnvironment] {
        let canvas = LayoutEnvironment(canvasOf: root)
        let screens = root.parent?.isController == true ? devices(root) : sizes(canvas)
        let both = screens.flatMap { screen in
            [false, true].map { isTurned in
                var environment = screen
                environment.isRightToLeft = isTurned
                return environment
            }
        }
        var long = screens.first ?? canvas
        long.texts = { object, key in
            let text = object.attribute(named: key == "normalTitle" ? "title" : key) ?? ""
            return text.isEmpty ? nil : text + " " + text
        }
        var app = canvas
        app.isCanvas = false
        return [app] + both + [long]
    }

    private static func devices(_ root: Element) -> [LayoutEnvironment] {
        let names: [(String, LayoutDevice.Orientation)] =
            root.document.kind.platform == .tvOS
            ? [("appleTV", .portrait)]
            : [
                ("retina4_0", .portrait), ("retina6_72", .portrait), ("retina5_9", .landscape),
                ("ipad9_7", .portrait),
            ]
        return names.compactMap { name, orientation in
            LayoutDevice.named(name).map { LayoutEnvironment(root, on: $0, orientation) }
        }
    }

    /// A view that stands alone in a xib gets any size: smaller and larger than it was drawn.
    private static func sizes(_ canvas: LayoutEnvironment) -> [LayoutEnvironment] {
        [(1, 1), (0.85, 1), (1.3, 1), (1, 1.4)].map { width, height in
            var environment = canvas
            environment.isCanvas = false
            environment.containerSize = LayoutSize(
                width: (canvas.containerSize.width * width).rounded(),
                height: (canvas.containerSize.height * height).rounded())
            return environment
        }
    }
}

extension ViewLayout.Source {
    /// The axes along which constraints leave a view open; none where its place is known, or not known at all.
    fileprivate var openAxes: Set<LayoutAxis> {
        if case .ambiguous(let axes) = self { axes } else { [] }
    }
}
