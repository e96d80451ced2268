import TransformKit

/// What the document itself has against the stacks of a group.
struct StackObstacles {
    private let group: StackGroup
    private let document: IBDocument

    init(_ group: StackGroup) {
        self.group = group
        document = group.draft.document
    }

    func first() -> Obstacle? {
        for view in group.views {
            if let obstacle = Self.obstacle(of: view) { return obstacle }
        }
        return constraintOutlet() ?? neighborObstacle()
    }

    // MARK: The views

    /// What a view says of itself that no stack can hold; nil where it says nothing of the kind.
    static func obstacle(of view: Element) -> Obstacle? {
        let words = ElementSubject(view).words
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: "\(words) \(reason)", place: view.place)
        }
        let attributes = view.userDefinedRuntimeAttributes.compactMap { $0["keyPath"] }
        if view["hidden"] == "YES" || attributes.contains("hidden") { return obstacle(.hiddenView, "is hidden") }
        if isVaried(view) { return obstacle(.varyingView, "is not the same in every size class") }
        if view["preservesSuperviewLayoutMargins"] == "YES" {
            return obstacle(.inheritedMargins, "takes over the margins of what holds it")
        }
        if view["semanticContentAttribute"] != nil { return obstacle(.ownDirection, "has a direction of its own") }
        return nil
    }

    /// Whether a size class has the view with another value, or not at all.
    private static func isVaried(_ view: Element) -> Bool {
        guard let id = view.id else { return true }
        if view.variations.contains(where: { !$0.children.allSatisfy { $0.isNamed("mask") } || $0.attributes.count > 1 }
        ) {
            return true
        }
        let parent = view.parent?.parent
        return (parent?.variations ?? []).flatMap { $0.children(named: "mask") }
            .filter { $0["key"] == "subviews" }.flatMap(\.children).contains { $0["reference"] == id }
    }

    private func constraintOutlet() -> Obstacle? {
        guard let tie = group.ties.first(where: { $0.isRemoved && $0.hasOutlet }), let id = tie.constraint.id else {
            return nil
        }
        let outlet = document.connections.first { $0.destinationID == id && $0.property != nil }
        return Obstacle(
            code: .constraintOutlet,
            reason: "the outlet “\(outlet?.property ?? "")” leads to the constraint \(id), which would go",
            place: outlet?.place ?? tie.element.place)
    }

    // MARK: Neighbors

    /// Finds a sibling whose place before or behind the views would change, or which could not be touched any more.
    private func neighborObstacle() -> Obstacle? {
        for stack in group.outermost {
            if let parent = document.object(id: stack.parentID), parent["semanticContentAttribute"] != nil {
                return Obstacle(
                    code: .ownDirection, reason: "\(ElementSubject(parent).words) has a direction of its own",
                    place: parent.place)
            }
            let depth = StackDepth(of: group.draft.views(of: stack.id).compactMap(document.object(id:)))
            guard let place = depth.place else {
                let between = depth.between.map { ElementSubject($0).words } ?? "a view"
                return Obstacle(
                    code: .viewBetween,
                    reason: "\(between) is drawn in front of some of the views and behind others",
                    place: (depth.between ?? group.views[0]).place)
            }
            let behind = depth.siblings(behind: place).first(where: \.canBeTouched)
            if let behind {
                return Obstacle(
                    code: .viewBehind,
                    reason: "\(ElementSubject(behind).words) lies behind the views and can be touched",
                    place: behind.place)
            }
        }
        return nil
    }
}

extension Element {
    /// Whether a touch of the view does something, or of one within it.
    fileprivate var canBeTouched: Bool {
        if self["userInteractionEnabled"] == "NO" { return false }
        if !["view", "label", "imageView", "activityIndicatorView", "progressView", "visualEffectView"].contains(name) {
            return true
        }
        if customClass != nil { return true }
        return (child(named: "connections")?.children ?? []).contains { $0["property"] == "gestureRecognizers" }
            || (child(named: "subviews")?.children ?? []).contains(where: \.canBeTouched)
    }
}
