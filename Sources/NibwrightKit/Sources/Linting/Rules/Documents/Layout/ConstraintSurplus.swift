import TransformKit

/// Tells, without laying anything out, whether the constraints below a root may be too many: most scenes' are not, and to
/// solve them all takes long.
///
/// A view has two numbers along each axis, such as its left side and its width. Where every required constraint can be
/// given a number of its own to decide, among those of the views that it ties, none is left over that could contradict
/// the others.
struct ConstraintSurplus {
    /// One of the numbers of a view: its axis, and which of those along it.
    private struct Number: Hashable {
        let view: Element
        let axis: LayoutAxis
        let index: Int
    }

    private let root: Element
    private let isOpen: (Element) -> Bool
    /// The constraint that decides each number, by its place among all.
    private var deciders: [Number: Int] = [:]
    /// The numbers that each constraint may decide.
    private var choices: [[Number]] = []

    /// - Parameter isOpen: whether a view's size is for others to say, so that constraints may decide it.
    init(below root: Element, isOpen: @escaping (Element) -> Bool) {
        self.root = root
        self.isOpen = isOpen
    }

    /// Whether a constraint is left without a number, or two tie the same sides to each other.
    mutating func isThere() -> Bool {
        var pairs: Set<[Constraint.Anchor]> = []
        for element in root.subtree {
            if element.isNamed("stackView") { addStack(element) }
            guard let constraint = Constraint(element), constraint.priority >= 1000 else { continue }
            if !pairs.insert(constraint.anchors.sorted()).inserted { return true }
            add(Set(constraint.anchors.map { Tie($0, of: constraint) }))
        }
        return choices.indices.contains { place in
            var asked: Set<Number> = []
            return !decide(place, &asked)
        }
    }

    /// A side or length of a view that a constraint is about.
    private struct Tie: Hashable {
        let view: Element?
        let axis: LayoutAxis?
        /// The number that it is about alone: 0 for where the view begins, 1 for how long it is.
        var index: Int?

        init(_ view: Element, _ axis: LayoutAxis) {
            self.view = view
            self.axis = axis
        }

        init(_ anchor: Constraint.Anchor, of constraint: Constraint) {
            view = constraint.item(at: anchor)?.object
            axis = anchor.attribute.axis
            index = anchor.attribute.isSize ? 1 : [.leading, .left, .top].contains(anchor.attribute) ? 0 : nil
        }
    }

    private mutating func add(_ ties: Set<Tie>) {
        choices.append(
            ties.flatMap { tie -> [Number] in
                guard let view = tie.view, let axis = tie.axis else { return [] }
                let count = count(of: view)
                // A scroll view's sides are its own or its content's.
                let only = count > 2 ? nil : tie.index
                return (0..<count).filter { only == nil || $0 == only }.map {
                    Number(view: view, axis: axis, index: $0)
                }
            })
    }

    /// The numbers along each axis that constraints decide.
    private func count(of view: Element) -> Int {
        if isOpen(view) { return 2 }
        if view == root || view["translatesAutoresizingMaskIntoConstraints"] != "NO" { return 0 }
        // The size of its content is decided by constraints as well.
        return view.isNamed("scrollView") ? 4 : 2
    }

    /// A stack view ties what it arranges in a row, and each to its own sides across.
    private mutating func addStack(_ stack: Element) {
        let axis: LayoutAxis = stack["axis"] == "vertical" ? .vertical : .horizontal
        let across: LayoutAxis = axis == .vertical ? .horizontal : .vertical
        let arranged = stack.child(named: "subviews")?.children ?? []
        guard let first = arranged.first, let last = arranged.last else { return }
        add([Tie(stack, axis), Tie(first, axis)])
        for (view, next) in zip(arranged, arranged.dropFirst()) {
            add([Tie(view, axis), Tie(next, axis)])
            if stack["distribution"] == "fillEqually" { add([Tie(view, axis), Tie(next, axis)]) }
        }
        add([Tie(last, axis), Tie(stack, axis)])
        for view in arranged {
            let ties: Set = [Tie(view, across), Tie(stack, across)]
            add(ties)
            if (stack["alignment"] ?? "fill") == "fill" { add(ties) }
        }
    }

    /// Gives a constraint a number of its own, for which others may have to take another one.
    private mutating func decide(_ place: Int, _ asked: inout Set<Number>) -> Bool {
        for number in choices[place] where asked.insert(number).inserted {
            if let other = deciders[number], !decide(other, &asked) { continue }
            deciders[number] = place
            return true
        }
        return false
    }
}
