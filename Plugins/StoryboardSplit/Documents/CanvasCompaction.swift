import TransformKit

/// Moves the scenes of each new document to the canvas's corner and closes the gaps of others, in the same order.
struct CanvasCompaction {
    private let plan: SplitPlan
    private let scenes: [Scene]
    private let numbers: [Int?]

    /// The largest distance to the next scene: Xcode leaves about as much between phones.
    static let step = 700.0

    init(_ plan: SplitPlan, scenes: [Scene], numbers: [Int?]) {
        self.plan = plan
        self.scenes = scenes
        self.numbers = numbers
    }

    func apply(to editor: inout DocumentEditor) {
        let locations = self.locations
        for (scene, number) in zip(scenes, numbers) {
            guard let number, let place = locations[number], let now = scene.canvasLocation,
                let point = scene.element.child(named: "point")
            else { continue }
            if place.x != now.x { editor.setAttribute("x", on: point, to: place.x.asWritten) }
            if place.y != now.y { editor.setAttribute("y", on: point, to: place.y.asWritten) }
        }
    }

    /// The new locations of the scenes in new documents, by scene number.
    var locations: [Int: (x: Double, y: Double)] {
        let located = zip(scenes, numbers).compactMap { scene, number -> (number: Int, at: (x: Double, y: Double))? in
            guard let number, let place = scene.canvasLocation else { return nil }
            return (number, place)
        }
        let parts = Dictionary(grouping: located) { plan.scenes.part(of: $0.number) ?? 0 }
        var places: [Int: (x: Double, y: Double)] = [:]
        for (part, members) in parts where part > 0 {
            let columns = Self.compacted(members.map(\.at.x))
            let rows = Self.compacted(members.map(\.at.y))
            for member in members {
                places[member.number] = (columns[member.at.x] ?? member.at.x, rows[member.at.y] ?? member.at.y)
            }
        }
        return places
    }

    /// Maps each coordinate to its new one: the first is 0, and none is further from the one before than a step.
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
