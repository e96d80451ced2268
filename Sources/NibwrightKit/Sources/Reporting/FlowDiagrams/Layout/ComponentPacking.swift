/// Packs rectangles into a page that is somewhat wider than high, in their order where that costs no room.
struct ComponentPacking {
    private(set) var places: [LayoutPoint] = []
    private(set) var width: Double = 0
    private(set) var height: Double = 0

    /// A stretch of the page's lower edge so far.
    private struct Step {
        var x: Double
        var width: Double
        var y: Double
    }

    init(sizes: [(width: Double, height: Double)], spacing: Double) {
        let area = sizes.reduce(0) { $0 + ($1.width + spacing) * ($1.height + spacing) }
        let widest = sizes.map(\.width).max() ?? 0
        let page = max(widest + spacing, (area * 1.7).squareRoot())
        var skyline = [Step(x: 0, width: page, y: 0)]
        for size in sizes {
            let place = Self.lowest(skyline, size.width + spacing, page)
            places.append(place)
            Self.cover(&skyline, place, size.width + spacing, size.height + spacing)
            width = max(width, place.x + size.width)
            height = max(height, place.y + size.height)
        }
    }

    /// The highest place on the page where a width fits; the leftmost of several.
    private static func lowest(_ skyline: [Step], _ width: Double, _ page: Double) -> LayoutPoint {
        var best: LayoutPoint?
        for (number, step) in skyline.enumerated() where step.x + width <= page + 0.001 {
            var bottom = 0.0
            for other in skyline[number...] {
                if other.x >= step.x + width - 0.001 { break }
                bottom = max(bottom, other.y)
            }
            if bottom < best?.y ?? .infinity { best = LayoutPoint(x: step.x, y: bottom) }
        }
        return best ?? LayoutPoint(x: 0, y: skyline.map(\.y).max() ?? 0)
    }

    private static func cover(_ skyline: inout [Step], _ place: LayoutPoint, _ width: Double, _ height: Double) {
        let end = place.x + width
        var result: [Step] = []
        for step in skyline {
            let stepEnd = step.x + step.width
            if step.x < place.x { result.append(Step(x: step.x, width: min(stepEnd, place.x) - step.x, y: step.y)) }
            if stepEnd > end { result.append(Step(x: max(step.x, end), width: stepEnd - max(step.x, end), y: step.y)) }
        }
        result.append(Step(x: place.x, width: width, y: place.y + height))
        result = result.filter { $0.width > 0.001 }.sorted { $0.x < $1.x }
        // Neighbors of one height are one stretch.
        skyline = result.reduce(into: []) { merged, step in
            if let last = merged.last, abs(last.y - step.y) < 0.001 {
                merged[merged.count - 1].width += step.width
            } else {
                merged.append(step)
            }
        }
    }
}
