import InterfaceBuilder

/// The size that a view's content asks for.
struct ContentSize: Hashable {
    /// A line of text in a view.
    struct Line: Hashable {
        /// From the top of the line to its baseline.
        let ascent: Double
        let height: Double
        /// Whether the text stays in the middle of a view that is higher than it.
        let isCentered: Bool
    }

    /// Nil where the content leaves it open.
    var width: Double?
    /// Nil where the content leaves it open.
    var height: Double?
    /// Where its text stands; nil for a view without text.
    var line: Line?

    init(width: Double? = nil, height: Double? = nil, line: Line? = nil) {
        self.width = width
        self.height = height
        self.line = line
    }

    func length(_ axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

/// The content sizes of an island's views.
struct ContentSizes {
    private(set) var sizes: [Int: ContentSize] = [:]
    /// How far frames reach beyond alignment rectangles, of views for which they do.
    private(set) var overhangs: [Int: EdgeDistances] = [:]

    init(_ facts: LayoutFacts) {
        let measure = ContentMeasure(environment: facts.environment, remembersSizes: facts.remembersSizes)
        for number in facts.island.members {
            let element = facts.tree.nodes[number].element
            if let overhang = measure.overhang(of: element) { overhangs[number] = overhang }
            guard number != facts.island.root else { continue }
            var size = measure.size(of: element, width: facts.isFirstPass ? nil : facts.frames[number]?.width)
            // Only the toolbar at the lower edge is higher above a home indicator.
            if element.isNamed("toolbar"), !facts.endsAtSafeArea(number) { size?.height = 44 }
            sizes[number] = size
        }
    }

    /// Content hugging and compression resistance of a view along both axes.
    func requirements(_ number: Int, _ view: ViewGeometry, _ element: Element) -> [Requirement] {
        guard let size = sizes[number] else { return [] }
        func priority(_ name: StaticString, _ standard: Double) -> Double {
            element[name].flatMap(Double.init) ?? standard
        }
        var result: [Requirement] = []
        func ask(_ length: LinearExpression, _ content: Double?, _ hugging: Double, _ resistance: Double) {
            guard let content else { return }
            let sum = length + -content
            let origin = Requirement.Origin.content(number)
            result.append(Requirement(expression: sum, relation: .lessThanOrEqual, priority: hugging, origin: origin))
            result.append(
                Requirement(expression: sum, relation: .greaterThanOrEqual, priority: resistance, origin: origin))
        }
        ask(
            view.width, size.width, priority("horizontalHuggingPriority", 250),
            priority("horizontalCompressionResistancePriority", 750))
        ask(
            view.height, size.height, priority("verticalHuggingPriority", 250),
            priority("verticalCompressionResistancePriority", 750))
        return result
    }
}
