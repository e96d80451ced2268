/// The layered drawing of one connected graph, after Sugiyama, Tagawa and Toda.
///
/// Between two layers of boxes there is a rank for labels. An arrow is a chain of stations, one in each rank that it
/// passes, and each station has room of its own: so no arrow runs through a box and no label covers another.
struct LayeredLayout {
    /// An entry of a rank: a box, or a station of an arrow.
    struct Item {
        var rank: Int
        /// The box's number; nil for a station.
        var node: Int?
        /// The arrow's number, for a station.
        var edge: Int?
        var width: Double
        /// Room above and below its line.
        var above: Double
        var below: Double
        var y: Double = 0
    }

    /// A stretch of an arrow from a rank to the next.
    struct Link {
        var left: Int
        var right: Int
        var weight: Double
    }

    let graph: LayoutGraph
    var items: [Item] = []
    var links: [Link] = []
    var ranks: [[Int]] = []
    /// For each arrow its items from the left end to the right end.
    var chains: [[Int]] = []
    /// True for an arrow that runs from right to left.
    var isTurned: [Bool] = []

    init(_ graph: LayoutGraph) { self.graph = graph }

    func layout() -> Layout {
        var drawing = self
        drawing.addItems(LayerAssignment(graph).layers)
        drawing.ranks = LayerOrdering(drawing).ordered()
        LayerPlacement(drawing).place(&drawing.items)
        return LayerRouting(drawing).layout()
    }

    private mutating func addItems(_ layers: [Int]) {
        for (number, node) in graph.nodes.enumerated() {
            items.append(
                Item(
                    rank: layers[number] * 2, node: number, edge: nil, width: node.width, above: node.height / 2,
                    below: node.height / 2))
        }
        for (number, edge) in graph.edges.enumerated() { addChain(number, edge) }
        let last = items.map(\.rank).max() ?? 0
        ranks = Array(repeating: [], count: last + 1)
        for (number, item) in items.enumerated() { ranks[item.rank].append(number) }
    }

    private mutating func addChain(_ number: Int, _ edge: LayoutGraph.Edge) {
        let (source, destination) = (items[edge.source].rank, items[edge.destination].rank)
        isTurned.append(source > destination)
        let (left, right) = source > destination ? (edge.destination, edge.source) : (edge.source, edge.destination)
        if source == destination {
            // Within a layer the arrow goes out to the rank of labels and comes back.
            let station = addStation(number, edge, rank: source + 1, hasLabel: true)
            // Room for the turn below the line.
            items[station].width = max(items[station].width, 12)
            items[station].below = 13
            chains.append([edge.source, station, edge.destination])
            links.append(Link(left: edge.source, right: station, weight: 1))
            if edge.source != edge.destination { links.append(Link(left: edge.destination, right: station, weight: 1)) }
            return
        }
        // A label stands next to where its arrow begins.
        let (first, last) = (items[left].rank, items[right].rank)
        let labelRank = source > destination ? last - 1 : first + 1
        var chain = [left]
        for rank in first + 1..<last {
            chain.append(addStation(number, edge, rank: rank, hasLabel: rank == labelRank))
        }
        chain.append(right)
        for (before, after) in zip(chain, chain.dropFirst()) {
            let boxes = [before, after].count { items[$0].node != nil }
            links.append(Link(left: before, right: after, weight: [8, 3, 1][boxes] * (edge.leadsBack ? 0.4 : 1)))
        }
        chains.append(chain)
    }

    private mutating func addStation(_ number: Int, _ edge: LayoutGraph.Edge, rank: Int, hasLabel: Bool) -> Int {
        let isLabel = hasLabel && edge.labelWidth > 0
        items.append(
            Item(
                rank: rank, node: nil, edge: number, width: isLabel ? edge.labelWidth : 0,
                above: isLabel ? edge.labelHeight + 3 : 1, below: isLabel ? 3 : 1))
        return items.count - 1
    }
}
