import TransformKit

/// Places new storyboard references on a part's canvas.
///
/// The destination has left the old canvas, so its location is free. On a compacted canvas a reference is beside the
/// scene that leads to it, below other references there.
struct ReferenceLocations {
    private let plan: SplitPlan
    /// The locations of scenes on a compacted canvas; nil where none was compacted.
    private let compacted: [Int: (x: Double, y: Double)]?
    private var countBySource: [Int: Int] = [:]

    /// The distance from a scene to its references, and from one of these to the next.
    private static let distance = (x: 400.0, y: 80.0)

    init(_ plan: SplitPlan, compacted: [Int: (x: Double, y: Double)]?) {
        self.plan = plan
        self.compacted = compacted
    }

    /// - Parameter now: the scene that the reference stands for, on the old canvas.
    mutating func location(for link: SplitLinks.Link, now: Scene?) -> (x: Double, y: Double)? {
        guard let compacted else { return now?.canvasLocation }
        guard let source = plan.links.source(of: link), let place = compacted[source] else { return nil }
        let row = countBySource[source, default: 0]
        countBySource[source] = row + 1
        return (place.x + Self.distance.x, place.y + Double(row) * Self.distance.y)
    }
}
