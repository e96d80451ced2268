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
        let anchors = route.transitions.map { ($0, $0.popover?.anchor) }
        guard anchors.contains(where: { $0.1 != nil }) else { return .success(.none) }
        guard let settings = route.transition.popover, anchors.allSatisfy({ $0.1 != nil }) else {
            return .failure(anchorObstacle(route, "scenes of \(route.owner.name) do not agree on its anchor"))
        }
        let isItem = settings.isBarButtonItem
        if !isPerformedByCode, anchors.allSatisfy({ $0.0.trigger.element == $0.1 }) {
            return .success(.sender(isBarButtonItem: isItem))
        }
        if let name = commonOutlet(to: anchors, route, isForOthers: true) {
            return .success(.property(name, isBarButtonItem: isItem))
        }
        if let name = commonOutlet(to: anchors, route, isForOthers: false) {
            return .success(.newProperty(exposing(name, of: route, isItem), isBarButtonItem: isItem))
        }
        return .failure(
            anchorObstacle(route, "no property of \(route.owner.name) leads to what the popover points at"))
    }

    /// How a coordinator names the views that stay active while a route's popover is shown; empty where there are none.
    func passthroughViews(of route: Route) -> Result<[String], Obstacle> {
        var names: [String] = []
        for view in route.transition.popover?.passthroughViews ?? [] {
            let transition = route.transition
            guard route.transitions.count == 1,
                let name = facts.outlet(to: view, of: transition.controller, route.owner, isForOthers: true)
            else {
                return .failure(
                    anchorObstacle(route, "no property leads to a view that stays active beside the popover"))
            }
            names.append("source.\(name)")
        }
        return .success(names)
    }

    /// Why a popover's segue has to stay.
    private func anchorObstacle(_ route: Route, _ reason: String) -> Obstacle {
        Obstacle(code: "popover-anchor", reason: reason, place: route.transition.place)
    }

    /// The property that leads to the anchor in every scene.
    private func commonOutlet(
        to anchors: [(Transition, Element?)], _ route: Route, isForOthers: Bool
    ) -> String? {
        let names = anchors.map { transition, anchor in
            anchor.flatMap {
                facts.outlet(to: $0, of: transition.controller, route.owner, isForOthers: isForOthers)
            }
        }
        guard let first = names.first ?? nil, names.allSatisfy({ $0 == first }) else { return nil }
        return first
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
