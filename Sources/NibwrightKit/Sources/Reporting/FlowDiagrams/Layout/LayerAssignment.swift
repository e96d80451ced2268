/// Gives each node a layer so that arrows run from left to right, but for those that close a cycle.
struct LayerAssignment {
    private(set) var layers: [Int]
    private let graph: LayoutGraph
    private var outgoing: [[Int]]
    private var incoming: [[Int]]

    init(_ graph: LayoutGraph) {
        self.graph = graph
        layers = Array(repeating: 0, count: graph.nodes.count)
        outgoing = Array(repeating: [], count: graph.nodes.count)
        incoming = outgoing
        let forward = graph.edges.filter { !$0.leadsBack && $0.source != $0.destination }
        for edge in forward { outgoing[edge.source].append(edge.destination) }
        for edge in forward { incoming[edge.destination].append(edge.source) }
        let order = breakCycles()
        assignLongestPaths(order)
        pullSourcesCloser(order)
    }

    /// Nodes in an order in which every remaining arrow leads on; arrows that lead back to an open node are turned.
    private mutating func breakCycles() -> [Int] {
        var state = Array(repeating: 0, count: graph.nodes.count)
        var finished: [Int] = []
        var kept = Array(repeating: [Int](), count: graph.nodes.count)
        for start in starts() where state[start] == 0 {
            var open: [(node: Int, next: Int)] = [(start, 0)]
            state[start] = 1
            while let top = open.last {
                guard top.next < outgoing[top.node].count else {
                    state[top.node] = 2
                    finished.append(top.node)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                let other = outgoing[top.node][top.next]
                if state[other] == 1 {
                    kept[other].append(top.node)
                    continue
                }
                kept[top.node].append(other)
                if state[other] == 0 {
                    state[other] = 1
                    open.append((other, 0))
                }
            }
        }
        outgoing = kept
        incoming = Array(repeating: [], count: graph.nodes.count)
        for (node, others) in kept.enumerated() {
            for other in others { incoming[other].append(node) }
        }
        return topological(finished.reversed())
    }

    /// Entry points first, then what nothing leads to, then the rest.
    private func starts() -> [Int] {
        graph.nodes.indices.sorted { left, right in
            let (first, second) = (startRank(left), startRank(right))
            return first == second ? left < right : first < second
        }
    }

    private func startRank(_ node: Int) -> Int {
        if let rank = graph.nodes[node].rootRank { return rank }
        return incoming[node].isEmpty ? Int.max - 1 : Int.max
    }

    /// The order of a depth-first walk stays one after arrows are turned; ties keep it.
    private func topological(_ order: [Int]) -> [Int] {
        var waiting = incoming.map(\.count)
        var ready = order.filter { waiting[$0] == 0 }
        var result: [Int] = []
        var next = 0
        while next < ready.count {
            let node = ready[next]
            next += 1
            result.append(node)
            for other in outgoing[node] {
                waiting[other] -= 1
                if waiting[other] == 0 { ready.append(other) }
            }
        }
        return result
    }

    private mutating func assignLongestPaths(_ order: [Int]) {
        for node in order {
            for other in outgoing[node] { layers[other] = max(layers[other], layers[node] + 1) }
        }
    }

    /// A node with more arrows out than in stands as far right as they allow: its arrows become short.
    private mutating func pullSourcesCloser(_ order: [Int]) {
        for node in order.reversed() where graph.nodes[node].rootRank == nil {
            guard outgoing[node].count > incoming[node].count, let nearest = outgoing[node].map({ layers[$0] }).min()
            else { continue }
            layers[node] = max(layers[node], nearest - 1)
        }
        let least = layers.min() ?? 0
        if least > 0 { layers = layers.map { $0 - least } }
    }
}
