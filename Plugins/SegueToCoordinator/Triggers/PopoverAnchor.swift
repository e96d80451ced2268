import TransformKit

/// How a coordinator names what a popover points at.
enum PopoverAnchor: Hashable, Sendable {
    /// The document says nothing: code that prepares the destination sets it up.
    case none
    /// `sender as? UIBarButtonItem`, `sender as? UIView`: it is what starts the transition.
    case sender(isBarButtonItem: Bool)
    /// `source.editButton`
    case property(String, isBarButtonItem: Bool)
    /// The same for a property that only the class itself can use: it gets one more that others can.
    case newProperty(NewMember, isBarButtonItem: Bool)

    /// The expression in a coordinator's method with the parameters `source` and `sender`; nil for none.
    var expression: String? {
        switch self {
        case .none: nil
        case .sender(let isItem): isItem ? "sender as? UIBarButtonItem" : "sender as? UIView"
        case .property(let name, _): "source.\(name)"
        case .newProperty(let member, _): "source.\(member.name)"
        }
    }

    /// `barButtonItem` or `sourceView`: the property of the popover presentation controller; nil for none.
    var property: String? {
        switch self {
        case .none: nil
        case .sender(let isItem), .property(_, let isItem), .newProperty(_, let isItem):
            isItem ? "barButtonItem" : "sourceView"
        }
    }
}

extension TriggerReplacement {
    /// What a route's popover points at.
    ///
    /// - Parameter isPerformedByCode: whether code performs the route as well, so that its sender may be anything.
    func popoverAnchor(of route: Route, isPerformedByCode: Bool) -> Result<PopoverAnchor, Obstacle> {
        let anchors = route.transitions.compactMap { $0.popover?.anchor }
        guard let first = anchors.first else { return .success(.none) }
        let isItem = first.isBarButtonItem
        guard anchors.count == route.transitions.count, anchors.allSatisfy({ $0.isBarButtonItem == isItem }) else {
            return .failure(anchorObstacle(route, "scenes of \(route.owner.name) do not agree on its anchor"))
        }
        if !isPerformedByCode, anchors.allSatisfy(\.isTrigger) {
            return .success(.sender(isBarButtonItem: isItem))
        }
        let targets = route.transitions.map { ($0, $0.popover?.anchor?.target.element) }
        if let name = commonOutlet(to: targets, route, isForOthers: true) {
            return .success(.property(name, isBarButtonItem: isItem))
        }
        if let name = commonOutlet(to: targets, route, isForOthers: false) {
            return .success(.newProperty(exposing(name, of: route, isItem), isBarButtonItem: isItem))
        }
        return .failure(
            anchorObstacle(route, "no property of \(route.owner.name) leads to what the popover points at"))
    }

    /// How a coordinator names the views that stay active while a route's popover is shown; empty where there are none.
    func passthroughViews(of route: Route) -> Result<[String], Obstacle> {
        let views = route.transitions.map { transition in
            (transition.popover?.passthroughViews ?? []).map { (transition, $0.element) }
        }
        guard let first = views.first, views.allSatisfy({ $0.count == first.count }) else {
            return .failure(
                anchorObstacle(
                    route,
                    "scenes of \(route.owner.name) do not agree on the views that stay active "
                        + "beside it"))
        }
        var names: [String] = []
        for number in first.indices {
            guard let name = commonOutlet(to: views.map { $0[number] }, route, isForOthers: true) else {
                return .failure(
                    anchorObstacle(
                        route,
                        "no property that its coordinator can use leads to a view that stays active beside the "
                            + "popover"))
            }
            names.append("source.\(name)")
        }
        return .success(names)
    }

    /// Why a popover's segue has to stay.
    private func anchorObstacle(_ route: Route, _ reason: String) -> Obstacle {
        Obstacle(code: "popover-anchor", reason: reason, place: route.transition.place)
    }

    /// The property that leads to an object in every scene; nil where scenes have no property in common.
    private func commonOutlet(
        to objects: [(Transition, Element?)], _ route: Route, isForOthers: Bool
    ) -> String? {
        let names = objects.map { transition, object in
            object.map {
                facts.outlets(to: $0, of: transition.controller, route.owner, isForOthers: isForOthers)
            } ?? []
        }
        guard let first = names.first else { return nil }
        return first.first { name in names.allSatisfy { $0.contains(name) } }
    }

    /// `var showEditAnchor: UIView? { editView }`
    private func exposing(_ outlet: String, of route: Route, _ isItem: Bool) -> NewMember {
        let family = facts.codeOfFamily(of: route.owner)
        var name = route.method.name + "Anchor"
        while family.contains(where: { $0.members.contains { $0.name == name } }) { name += "View" }
        return NewMember(
            name: name, lines: ["var \(name): \(isItem ? "UIBarButtonItem" : "UIView")? { \(outlet) }"])
    }
}
