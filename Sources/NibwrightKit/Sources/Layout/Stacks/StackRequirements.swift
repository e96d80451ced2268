import InterfaceBuilder

/// What a stack view asks of the views that it arranges, as the constraints that UIKit makes for it.
struct StackRequirements {
    private(set) var requirements: [Requirement] = []
    private let number: Int
    private let reader: AnchorReader
    private let axis: LayoutAxis
    private let isRightToLeft: Bool
    /// The stack view's rectangle, less its margins where it keeps them.
    private let area: ViewGeometry
    private let spacing: Double
    /// The spacing as far as a proportional stack counts it.
    private let countedSpacing: Double

    /// Nothing for a view that is no stack view.
    init(_ number: Int, _ reader: AnchorReader) {
        let tree = reader.facts.tree
        let stack = tree.nodes[number].element
        self.number = number
        self.reader = reader
        let values = StackValues(stack, in: reader.facts.environment.sizeClasses)
        axis = values.axis
        spacing = values.spacing
        countedSpacing = values.isStandardSpacing ? 0 : values.spacing
        isRightToLeft = reader.facts.environment.isRightToLeft
        let rectangle = reader.geometry.views[number] ?? Rect(x: 0, y: 0, width: 0, height: 0).geometry
        area = values.keepsMargins ? rectangle.inset(by: reader.facts.margins(of: number)) : rectangle
        guard stack.isNamed("stackView"), tree.nodes[number].element.document.kind.platform != .macOS else { return }
        let arranged = tree.nodes[number].children.filter {
            tree.nodes[$0].placement == .stack && tree.nodes[$0].isInstalled
        }
        let shown = arranged.filter { !tree.nodes[$0].isHidden }
        hide(arranged, in: rectangle)
        alongAxis(shown, values.distribution)
        acrossAxis(arranged, values.alignment)
    }

    private func view(_ number: Int) -> ViewGeometry { reader.geometry.views[number]! }

    private func start(_ view: ViewGeometry) -> LinearExpression { view.start(axis, rightToLeft: isRightToLeft) }

    private func end(_ view: ViewGeometry) -> LinearExpression { view.end(axis, rightToLeft: isRightToLeft) }

    private mutating func ask(
        _ sum: LinearExpression, _ relation: Constraint.Relation = .equal, priority: Double = 1000
    ) {
        requirements.append(
            Requirement(expression: sum, relation: relation, priority: priority, origin: .view(number)))
    }

    /// The distance from one side to the next one in the direction of the stack.
    private func gap(from first: LinearExpression, to second: LinearExpression) -> LinearExpression {
        axis == .horizontal && isRightToLeft ? first - second : second - first
    }

    // MARK: Along the axis

    /// Hidden views take no room: they stand in the middle of the gap between their neighbors, or at the end of the one;
    /// behind a view that is alone they are back at the stack's begin.
    private mutating func hide(_ arranged: [Int], in rectangle: ViewGeometry) {
        let isHidden = arranged.map { reader.facts.tree.nodes[$0].isHidden }
        let isAlone = isHidden.filter { !$0 }.count == 1
        for (place, number) in arranged.enumerated() where isHidden[place] {
            ask(view(number).length(axis), priority: 999)
            if let before = (0..<place).last(where: { !isHidden[$0] }) {
                let isBetween = (place..<arranged.count).contains { !isHidden[$0] }
                let distance = isBetween ? spacing / 2 : 0
                if isAlone {
                    ask(start(view(number)) - start(rectangle))
                    continue
                }
                ask(gap(from: end(view(arranged[before])), to: start(view(number))) + -distance)
            } else if let next = (place..<arranged.count).first(where: { !isHidden[$0] }) {
                ask(end(view(number)) - start(view(arranged[next])))
            } else {
                ask(start(view(number)) - start(area))
            }
        }
    }

    private mutating func alongAxis(_ shown: [Int], _ distribution: StackValues.Distribution) {
        guard let first = shown.first, let last = shown.last else {
            return ask(area.length(axis), priority: Self.fit)
        }
        ask(gap(from: start(area), to: start(view(first))))
        ask(gap(from: end(view(last)), to: end(area)))
        let pairs = Array(zip(shown, shown.dropFirst()))
        switch distribution {
        case .fill: keepSpacing(pairs)
        case .fillEqually:
            keepSpacing(pairs)
            for number in shown.dropFirst() { ask(view(number).length(axis) - view(first).length(axis)) }
        case .fillProportionally:
            keepSpacing(pairs)
            fillProportionally(shown)
        case .equalSpacing:
            let gaps = pairs.map { gap(from: end(view($0)), to: start(view($1))) }
            spread(gaps, pairs)
        case .equalCentering:
            let gaps = pairs.map { gap(from: view($0).center(axis), to: view($1).center(axis)) }
            spread(gaps, pairs)
        }
    }

    private mutating func keepSpacing(_ pairs: [(Int, Int)]) {
        for (first, second) in pairs {
            ask(gap(from: end(view(first)), to: start(view(second))) + -spacing)
        }
    }

    /// Equal gaps, or equal distances of centers, which give way before the spacing does.
    private mutating func spread(_ gaps: [LinearExpression], _ pairs: [(Int, Int)]) {
        for gap in gaps.dropFirst() { ask(gap - gaps[0], priority: Self.equality) }
        for (first, second) in pairs {
            ask(gap(from: end(view(first)), to: start(view(second))) + -spacing, .greaterThanOrEqual)
        }
        ask(area.length(axis), priority: Self.fit)
    }

    /// Each view gets its content's share of what all contents and the spacing together ask for, the first ones before
    /// the last, which gets what is left. Standard spacing does not count in the sum. Where some have no content, the
    /// others keep the ratio of theirs.
    private mutating func fillProportionally(_ shown: [Int]) {
        let sized = shown.compactMap { number in
            reader.contents[number]?.length(axis).map { (number, $0) }
        }.filter { $0.1 > 0 }
        guard let first = sized.first else { return }
        if sized.count == shown.count {
            let gaps = countedSpacing * Double(sized.count - 1)
            let total = max(1, sized.reduce(gaps) { $0 + $1.1 })
            for (place, (number, length)) in sized.enumerated() {
                var sum = view(number).length(axis)
                sum.add(area.length(axis), times: -length / total)
                ask(sum, priority: 999 - Double(place) / 1000)
            }
            return
        }
        for (number, length) in sized.dropFirst() {
            var sum = view(number).length(axis)
            sum.add(view(first.0).length(axis), times: -length / first.1)
            ask(sum, priority: 999)
        }
    }

    // MARK: Across the axis

    private mutating func acrossAxis(_ arranged: [Int], _ alignment: StackValues.Alignment) {
        let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
        func start(_ view: ViewGeometry) -> LinearExpression { view.start(across, rightToLeft: isRightToLeft) }
        func end(_ view: ViewGeometry) -> LinearExpression { view.end(across, rightToLeft: isRightToLeft) }
        let isTurned = across == .horizontal && isRightToLeft
        for number in arranged {
            let (before, behind) = (
                start(view(number)) - start(area), end(area) - end(view(number))
            )
            let outward: Constraint.Relation = isTurned ? .lessThanOrEqual : .greaterThanOrEqual
            ask(before, alignment.pinsStart ? .equal : outward)
            ask(behind, alignment.pinsEnd ? .equal : outward)
            if alignment == .center { ask(view(number).center(across) - area.center(across)) }
        }
        if let attribute = alignment.baseline, axis == .horizontal { alignBaselines(arranged, attribute) }
        if alignment != .fill { ask(area.length(across), priority: Self.fit) }
    }

    private mutating func alignBaselines(_ arranged: [Int], _ attribute: LayoutAttribute) {
        guard let first = arranged.first.flatMap({ reader.baseline(attribute, of: $0) }) else { return }
        for number in arranged.dropFirst() {
            if let baseline = reader.baseline(attribute, of: number) { ask(baseline - first) }
        }
    }

    /// How much a stack view wants to be no larger than what it arranges.
    private static let fit = 49.0
    /// How much equal gaps are wanted.
    private static let equality = 149.0
}
