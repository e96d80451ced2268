import TransformKit

/// Where a stack stands among the siblings of its views, of which later ones are drawn in front of earlier ones.
struct StackDepth {
    private let views: [Element]
    private let others: [Element]

    /// - Parameter views: the views of one superview that get into a stack.
    init(of views: [Element]) {
        self.views = views.sorted { $0.index < $1.index }
        let siblings = views.first?.parent?.children ?? []
        others = siblings.filter { !views.contains($0) }
    }

    /// The view in whose place the stack stands: the first, or else the last, so that nothing that overlaps one of the
    /// views comes in front of it or behind it; nil where either changes something.
    var place: Element? {
        guard let first = views.first, let last = views.last else { return nil }
        return [first, last].first { place in others.allSatisfy { isInOrder($0, place) } }
    }

    /// A sibling that keeps the stack from the place of the first view; nil where none does.
    var between: Element? { views.first.flatMap { first in others.first { !isInOrder($0, first) } } }

    private func isInOrder(_ other: Element, _ place: Element) -> Bool {
        views.allSatisfy { view in
            (other.index < view.index) == (other.index < place.index) || !Self.overlap(other.frame, view.frame)
        }
    }

    /// Siblings that the stack would cover, in document order.
    func siblings(behind place: Element) -> [Element] {
        guard let area = Rect(around: views.compactMap(\.frame)) else { return [] }
        return others.filter { $0.index < place.index && Self.overlap($0.frame, area) }
    }

    private static func overlap(_ first: Rect?, _ second: Rect?) -> Bool {
        guard let first, let second else { return true }
        return first.x < second.maxX && second.x < first.maxX && first.y < second.maxY && second.y < first.maxY
    }
}

extension Rect {
    /// The smallest rectangle around some; nil for none.
    init?(around frames: [Rect]) {
        guard let x = frames.map(\.x).min(), let y = frames.map(\.y).min(), let maxX = frames.map(\.maxX).max(),
            let maxY = frames.map(\.maxY).max()
        else { return nil }
        self.init(x: x, y: y, width: maxX - x, height: maxY - y)
    }
}
