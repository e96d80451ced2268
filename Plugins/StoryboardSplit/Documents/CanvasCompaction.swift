import TransformKit

/// Moves the scenes of each new document to the canvas's corner and closes the gaps that others left, in their order.
struct CanvasCompaction {
    private let plan: SplitPlan
    private let scenes: [Scene]
    private let numbers: [Int?]

    /// As far as the next scene stands away at most: Xcode leaves about as much between phones.
    static let step = 700.0

    init(_ plan: SplitPlan, scenes: [Scene], numbers: [Int?]) {
        self.plan = plan
        self.scenes = scenes
        self.numbers = numbers
    }

    func apply(to editor: inout DocumentEditor) {
        let parts = Dictionary(grouping: scenes.indices) { numbers[$0].flatMap(plan.scenes.part(of:)) ?? 0 }
        for (part, indices) in parts.sorted(by: { $0.key < $1.key }) where part > 0 {
            let located = indices.compactMap { index in
                scenes[index].canvasLocation.map { (point: scenes[index].element.child(named: "point"), at: $0) }
            }
            let columns = Self.compacted(located.map(\.at.x))
            let rows = Self.compacted(located.map(\.at.y))
            for entry in located {
                guard let point = entry.point, let x = columns[entry.at.x], let y = rows[entry.at.y] else { continue }
                if x != entry.at.x { editor.setAttribute("x", on: point, to: x.asWritten) }
                if y != entry.at.y { editor.setAttribute("y", on: point, to: y.asWritten) }
            }
        }
    }

    /// Where the scenes of a part are after compaction, by number.
    func locations(of part: Int) -> [Int: (x: Double, y: Double)] {
        let located = scenes.indices.compactMap { index -> (number: Int, at: (x: Double, y: Double))? in
            guard let number = numbers[index], plan.scenes.part(of: number) == part else { return nil }
            return scenes[index].canvasLocation.map { (number, $0) }
        }
        let columns = Self.compacted(located.map(\.at.x))
        let rows = Self.compacted(located.map(\.at.y))
        return located.reduce(into: [:]) { places, entry in
            places[entry.number] = (columns[entry.at.x] ?? entry.at.x, rows[entry.at.y] ?? entry.at.y)
        }
    }

    /// Each place with its new one: the first is 0, and none is further from the one before than a step.
    static func compacted(_ places: [Double]) -> [Double: Double] {
        var result: [Double: Double] = [:]
        var last: (old: Double, new: Double)?
        for place in Set(places.filter(\.isFinite)).sorted() {
            let new = last.map { $0.new + min(place - $0.old, step) } ?? 0
            result[place] = new
            last = (place, new)
        }
        return result
    }
}
