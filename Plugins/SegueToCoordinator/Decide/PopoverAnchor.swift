import TransformKit

/// The expression by which a coordinator names the view or item that a popover is anchored to.
enum PopoverAnchor: Hashable, Sendable {
    /// The document gives no anchor: code that prepares the destination sets it.
    case none
    /// `sender as? UIBarButtonItem`, `sender as? UIView`: the anchor is the object that starts the transition.
    case sender(isBarButtonItem: Bool)
    /// `source.editButton`: the anchor is the object of an outlet.
    case property(PopoverProperty, isBarButtonItem: Bool)

    /// The expression in a coordinator's method with the parameters `source` and `sender`; nil for none.
    var expression: String? {
        switch self {
        case .none: nil
        case .sender(let isItem): isItem ? "sender as? UIBarButtonItem" : "sender as? UIView"
        case .property(let property, _): "source.\(property.name)"
        }
    }

    /// `barButtonItem` or `sourceView`: the property of the popover presentation controller; nil for none.
    var property: String? {
        switch self {
        case .none: nil
        case .sender(let isItem), .property(_, let isItem): isItem ? "barButtonItem" : "sourceView"
        }
    }
}

/// Finds what the popovers of routes point at, and the views beside them that stay active.
struct PopoverAnchors: Sendable {
    let facts: TriggerFacts

    /// The anchor of a route's popover.
    ///
    /// - Parameter isPerformedByCode: whether code performs the route as well, so that its sender may be anything.
    func anchor(of route: Route, isPerformedByCode: Bool) throws(Obstacle) -> PopoverAnchor {
        let anchors = route.transitions.compactMap { $0.popover?.anchor }
        guard let first = anchors.first else { return .none }
        let isItem = first.isBarButtonItem
        guard anchors.count == route.transitions.count, anchors.allSatisfy({ $0.isBarButtonItem == isItem }) else {
            throw obstacle(route, "scenes of \(route.owner.name) do not agree on its anchor")
        }
        if !isPerformedByCode, anchors.allSatisfy(\.isTrigger) {
            return .sender(isBarButtonItem: isItem)
        }
        let objects = route.transitions.map { ($0, $0.popover?.anchor?.target.element) }
        guard
            let property = property(
                to: objects, of: route, type: isItem ? "UIBarButtonItem" : "UIView", suffix: "Anchor")
        else {
            throw obstacle(route, "no outlet of \(route.owner.name) can lead to what the popover points at")
        }
        return .property(property, isBarButtonItem: isItem)
    }

    /// The properties that lead to the views that stay active while a route's popover is shown; empty where there are
    /// none.
    func passthroughViews(of route: Route) throws(Obstacle) -> [PopoverProperty] {
        let views = route.transitions.map { transition in
            (transition.popover?.passthroughViews ?? []).map { (transition, $0.element) }
        }
        guard let first = views.first, views.allSatisfy({ $0.count == first.count }) else {
            throw obstacle(
                route, "scenes of \(route.owner.name) do not agree on the views that stay active beside it")
        }
        var found: [PopoverProperty] = []
        for number in first.indices {
            let suffix = "PassthroughView" + (number == 0 ? "" : "\(number + 1)")
            guard
                let property = property(to: views.map { $0[number] }, of: route, type: "UIView", suffix: suffix)
            else {
                throw obstacle(
                    route, "no outlet of \(route.owner.name) can lead to a view that stays active beside the popover")
            }
            found.append(property)
        }
        return found
    }

    /// The obstacle for which a popover's segue stays.
    private func obstacle(_ route: Route, _ reason: String) -> Obstacle {
        Obstacle(code: .popoverAnchor, reason: reason, place: route.transition.place)
    }
}
