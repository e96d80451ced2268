/// Turns ranks and heights into coordinates, and chains of stations into routes.
struct LayerRouting {
    private let drawing: LayeredLayout
    private var left: [Double] = []
    private var widths: [Double] = []
    /// For each arrow, how far its ends stand from the middle of their boxes.
    private var startOffsets: [Double]
    private var endOffsets: [Double]

    init(_ drawing: LayeredLayout) {
        self.drawing = drawing
        startOffsets = Array(repeating: 0, count: drawing.chains.count)
        endOffsets = startOffsets
        placeRanks()
        spreadEnds()
    }

    func layout() -> Layout {
        let items = drawing.items
        let top = items.map { $0.y - $0.above }.min() ?? 0
        var layout = Layout(
            positions: drawing.graph.nodes.indices.map { node in
                LayoutPoint(x: left[items[node].rank], y: items[node].y - items[node].above)
            },
            routes: drawing.chains.indices.map(route), width: (left.last ?? 0) + (widths.last ?? 0),
            height: (items.map { $0.y + $0.below }.max() ?? 0) - top)
        layout.move(by: LayoutPoint(x: 0, y: -top))
        return layout
    }

    /// The steeper the arrows between two ranks, the wider the gap.
    private mutating func placeRanks() {
        let items = drawing.items
        var steepest = Array(repeating: 0.0, count: drawing.ranks.count)
        for link in drawing.links {
            let rank = items[link.left].rank
            steepest[rank] = max(steepest[rank], abs(items[link.left].y - items[link.right].y))
        }
        var x = 0.0
        for (rank, members) in drawing.ranks.enumerated() {
            let width = members.map { items[$0].width }.max() ?? 0
            left.append(x)
            widths.append(width)
            x += width + min(90, 22 + steepest[rank] * 0.11)
        }
    }

    /// Spreads the arrows' ends along the sides of each box, in the order of where they come from.
    private mutating func spreadEnds() {
        var sides: [Side: [(edge: Int, isStart: Bool, towards: Double)]] = [:]
        for (edge, chain) in drawing.chains.enumerated() where chain.count > 1 {
            let isLoop = isLoop(chain)
            let (second, beforeLast) = (drawing.items[chain[1]].y, drawing.items[chain[chain.count - 2]].y)
            sides[Side(node: chain[0], isRight: true), default: []].append((edge, true, second))
            sides[Side(node: chain[chain.count - 1], isRight: isLoop), default: []].append((edge, false, beforeLast))
        }
        for (side, ends) in sides {
            let item = drawing.items[side.node]
            let step = min(9, (item.above + item.below - 16) / Double(ends.count))
            let order = ends.indices.sorted { left, right in
                (ends[left].towards, ends[left].edge, ends[left].isStart ? 0 : 1)
                    < (ends[right].towards, ends[right].edge, ends[right].isStart ? 0 : 1)
            }
            for (place, number) in order.enumerated() {
                let offset = (Double(place) - Double(ends.count - 1) / 2) * step
                if ends[number].isStart {
                    startOffsets[ends[number].edge] = offset
                } else {
                    endOffsets[ends[number].edge] = offset
                }
            }
        }
    }

    private struct Side: Hashable {
        let node: Int
        let isRight: Bool
    }

    /// Whether an arrow stays within a layer.
    private func isLoop(_ chain: [Int]) -> Bool {
        guard let first = chain.first, let last = chain.last else { return false }
        return drawing.items[first].rank == drawing.items[last].rank
    }

    private func route(_ edge: Int) -> Layout.Route {
        let chain = drawing.chains[edge]
        guard let first = chain.first, let last = chain.last else { return Layout.Route() }
        let isLoop = isLoop(chain)
        var route = Layout.Route()
        let start = drawing.items[first]
        let startY = start.y + startOffsets[edge]
        let inner = left[start.rank] + start.width
        route.points = [
            LayoutPoint(x: inner, y: startY), LayoutPoint(x: left[start.rank] + widths[start.rank], y: startY),
        ]
        for number in chain.dropFirst().dropLast() {
            let item = drawing.items[number]
            let x = left[item.rank]
            if item.width > 0 { route.label = LayoutPoint(x: x + 2, y: item.y) }
            let end = isLoop ? x + item.width : x + widths[item.rank]
            route.points += [LayoutPoint(x: x, y: item.y), LayoutPoint(x: end, y: item.y)]
            // The other way round the same label.
            if isLoop { route.points += [LayoutPoint(x: end, y: item.y + 9), LayoutPoint(x: x, y: item.y + 9)] }
        }
        let end = drawing.items[last]
        let endY = end.y + endOffsets[edge]
        let endX = isLoop ? left[end.rank] + end.width : left[end.rank]
        if isLoop {
            let outer = left[end.rank] + widths[end.rank]
            route.points += [LayoutPoint(x: outer, y: endY), LayoutPoint(x: endX, y: endY)]
        } else {
            route.points += [LayoutPoint(x: endX, y: endY), LayoutPoint(x: endX, y: endY)]
        }
        if drawing.isTurned[edge] { route.points.reverse() }
        route.endsLeftward = isLoop || drawing.isTurned[edge]
        route.startsLeftward = drawing.isTurned[edge]
        return route
    }
}
