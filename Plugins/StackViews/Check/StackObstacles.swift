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
            if let obstacle = obstacle(of: view) { return obstacle }
        }
        return constraintOutlet() ?? neighborObstacle()
    }

    // MARK: The views

    private func obstacle(of view: Element) -> Obstacle? {
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
    private func isVaried(_ view: Element) -> Bool {
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
            guard let parent = document.object(id: stack.parentID), let list = parent.child(named: "subviews") else {
                continue
            }
            let views = group.draft.views(of: stack.id).compactMap(document.object(id:))
            let others = list.children.filter { !views.contains($0) }
            guard let first = views.map(\.index).min(), let last = views.map(\.index).max(),
                let area = Self.area(of: views)
            else { continue }
            if let semantic = parent["semanticContentAttribute"], semantic != "unspecified" {
                return Obstacle(
                    code: .ownDirection, reason: "\(ElementSubject(parent).words) has a direction of its own",
                    place: parent.place)
            }
            for other in others {
                guard let frame = other.frame else { continue }
                let words = ElementSubject(other).words
                let touched = views.first { $0.frame.map { Self.overlap($0, frame) } ?? true }
                if other.index > first, other.index < last, let touched {
                    return Obstacle(
                        code: .viewBetween,
                        reason:
                            "\(words) lies between the views in the outline and over \(ElementSubject(touched).words)",
                        place: other.place)
                }
                if other.index < last, other.canBeTouched, Self.overlap(area, frame) {
                    return Obstacle(
                        code: .viewBehind, reason: "\(words) lies behind the views and can be touched",
                        place: other.place)
                }
            }
        }
        return nil
    }

    private static func area(of views: [Element]) -> Rect? {
        let frames = views.compactMap(\.frame)
        guard let x = frames.map(\.x).min(), let y = frames.map(\.y).min() else { return nil }
        return Rect(
            x: x, y: y, width: (frames.map(\.maxX).max() ?? x) - x, height: (frames.map(\.maxY).max() ?? y) - y)
    }

    private static func overlap(_ first: Rect, _ second: Rect) -> Bool {
        first.x < second.maxX && second.x < first.maxX && first.y < second.maxY && second.y < first.maxY
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
