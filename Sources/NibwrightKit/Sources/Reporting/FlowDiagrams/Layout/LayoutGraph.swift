/// The boxes and arrows to be laid out. Layers run from left to right.
struct LayoutGraph {
    struct Node {
        var width: Double
        var height: Double
        /// Roots begin the picture, in the order of their numbers; nil for what follows from others.
        var rootRank: Int?
    }

    struct Edge {
        var source: Int
        var destination: Int
        /// Whether the arrow leads back, so that its ends should not be moved apart for it.
        var leadsBack = false
        var labelWidth: Double = 0
        var labelHeight: Double = 0
    }

    var nodes: [Node]
    var edges: [Edge]
}

struct LayoutPoint: Hashable {
    var x: Double
    var y: Double
}

/// The places of all boxes, arrows and labels.
struct Layout {
    /// The course of an arrow: it starts and ends horizontally, and so does each stretch between two stations.
    struct Route {
        /// Pairs of points: each pair is a level stretch, and a curve joins it to the next.
        var points: [LayoutPoint] = []
        /// Left end of the label's base line.
        var label: LayoutPoint?
        /// True if the arrowhead points to the left.
        var endsLeftward = false
        var startsLeftward = false
    }

    /// Upper left corners of the nodes.
    var positions: [LayoutPoint]
    var routes: [Route]
    var width: Double
    var height: Double

    mutating func move(by offset: LayoutPoint) {
        func moved(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(x: point.x + offset.x, y: point.y + offset.y) }
        positions = positions.map(moved)
        routes = routes.map { route in
            var route = route
            route.points = route.points.map(moved)
            route.label = route.label.map(moved)
            return route
        }
    }
}

extension LayoutGraph {
    /// Lays out every connected part by itself and packs the parts side by side.
    func layout() -> Layout {
        let parts = components()
        let layouts = parts.map { part in LayeredLayout(subgraph(part.nodes, part.edges)).layout() }
        let packing = ComponentPacking(sizes: layouts.map { ($0.width, $0.height) }, spacing: 44)
        var whole = Layout(
            positions: Array(repeating: LayoutPoint(x: 0, y: 0), count: nodes.count),
            routes: Array(repeating: Layout.Route(), count: edges.count), width: packing.width, height: packing.height)
        for (place, part) in parts.enumerated() {
            var layout = layouts[place]
            layout.move(by: packing.places[place])
            for (local, node) in part.nodes.enumerated() { whole.positions[node] = layout.positions[local] }
            for (local, edge) in part.edges.enumerated() { whole.routes[edge] = layout.routes[local] }
        }
        return whole
    }

    /// Connected parts; that of the first root first, larger ones before smaller ones after it.
    private func components() -> [(nodes: [Int], edges: [Int])] {
        var parents = Array(nodes.indices)
        func root(_ node: Int) -> Int {
            var node = node
            while parents[node] != node {
                parents[node] = parents[parents[node]]
                node = parents[node]
            }
            return node
        }
        for edge in edges {
            let (left, right) = (root(edge.source), root(edge.destination))
            if left != right { parents[max(left, right)] = min(left, right) }
        }
        var places: [Int: Int] = [:]
        var parts: [(nodes: [Int], edges: [Int])] = []
        for node in nodes.indices {
            let key = root(node)
            if let place = places[key] {
                parts[place].nodes.append(node)
            } else {
                places[key] = parts.count
                parts.append(([node], []))
            }
        }
        for (number, edge) in edges.enumerated() {
            if let place = places[root(edge.source)] { parts[place].edges.append(number) }
        }
        let ranks = parts.map { part in part.nodes.compactMap { nodes[$0].rootRank }.min() ?? .max }
        let first = ranks.enumerated().filter { $0.element < .max }.min { $0.element < $1.element }?.offset
        return parts.indices.sorted { left, right in
            if left == first || right == first { return left == first && right != first }
            if parts[left].nodes.count != parts[right].nodes.count {
                return parts[left].nodes.count > parts[right].nodes.count
            }
            return left < right
        }.map { parts[$0] }
    }

    private func subgraph(_ nodes: [Int], _ edges: [Int]) -> LayoutGraph {
        let local = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        return LayoutGraph(
            nodes: nodes.map { self.nodes[$0] },
            edges: edges.map { number in
                var edge = self.edges[number]
                edge.source = local[edge.source] ?? 0
                edge.destination = local[edge.destination] ?? 0
                return edge
            })
    }
}
