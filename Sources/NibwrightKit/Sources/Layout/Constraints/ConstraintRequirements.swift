import InterfaceBuilder

/// The constraints below a root view that hold in an environment.
struct InstalledConstraints {
    /// Those of a view before those of its subviews, else in document order: the order in which the system takes them
    /// up, which decides what is left out where they contradict each other.
    let constraints: [Constraint]

    init(below root: Element, in environment: LayoutEnvironment) {
        let installations = root.document.installations
        let all = ([root] + root.descendants).filter { $0.isNamed("constraint") }.compactMap(Constraint.init)
        let installed = all.filter {
            (environment.isCanvas || !$0.isPlaceholder) && installations[$0].isInstalled(in: environment.sizeClasses)
        }
        let owners = installed.map { $0.owner?.index ?? 0 }
        let order = installed.indices.sorted { (owners[$0], $0) < (owners[$1], $1) }
        constraints = order.map { installed[$0] }
    }
}

extension Installation {
    /// Whether the object is there in these size classes: the most particular exception decides.
    package func isInstalled(in sizeClasses: SizeClasses) -> Bool {
        let matching = exceptions.compactMap { exception in
            sizeClasses.specificity(of: exception.sizeClass).map { ($0, exception.isIncluded) }
        }
        guard let deepest = matching.map(\.0).max() else { return true }
        return matching.contains { $0.0 == deepest && $0.1 }
    }
}

extension AnchorReader {
    /// What the constraint asks of the island; nil where one of its sides is not in it.
    ///
    /// Distances between leading and trailing sides are measured in the direction of reading.
    func requirement(_ constraint: Constraint) -> Requirement? {
        let isTurned = facts.environment.isRightToLeft && constraint.followsReading
        let sign: Double = isTurned ? -1 : 1
        guard let first = expression(constraint.first, of: constraint) else { return nil }
        var sum = sign * first + -constant(of: constraint)
        if let anchor = constraint.second {
            guard let second = expression(anchor, of: constraint) else { return nil }
            sum.add(second, times: -sign * constraint.multiplier)
        }
        return Requirement(
            expression: sum, relation: constraint.relation, priority: constraint.priority,
            origin: .constraint(constraint.element))
    }

    private func constant(of constraint: Constraint) -> Double {
        let varied = facts.environment.sizeClasses.variations(of: constraint.element)
            .compactMap { $0["constant"].flatMap(Double.init) }.last
        if let varied { return varied }
        guard constraint.isStandardSpacing else { return constraint.constant }
        let items = constraint.anchors.compactMap(constraint.item)
        if items.contains(where: \.isSafeArea) { return 0 }
        if let written = constraint.element["constant"].flatMap(Double.init) { return written }
        return items.contains { $0.isBar } ? 0 : Self.standardSpacing
    }

    /// Between siblings, and to a superview that says nothing else; there is none to bars and safe areas.
    private static let standardSpacing = 8.0
}

extension LayoutItem {
    fileprivate var isSafeArea: Bool { if case .guide(.safeArea, _) = self { true } else { false } }

    fileprivate var isBar: Bool {
        guard case .view(let view) = self else { return false }
        return ["toolbar", "navigationBar", "tabBar"].contains(view.name)
    }
}

extension Constraint {
    /// Whether it ties a leading or trailing side, which change places where lines begin at the right.
    fileprivate var followsReading: Bool {
        anchors.contains { $0.attribute.ofEdge == .leading || $0.attribute.ofEdge == .trailing }
    }
}
