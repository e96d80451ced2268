/// Orders the items of each rank so that few arrows cross: barycenter sweeps, then neighbors swapped where that helps.
struct LayerOrdering {
    private var ranks: [[Int]]
    private var positions: [Int]
    private var leftward: [[Int]]
    private var rightward: [[Int]]
    private let items: [LayeredLayout.Item]
    private let graph: LayoutGraph

    init(_ drawing: LayeredLayout) {
        items = drawing.items
        graph = drawing.graph
        ranks = drawing.ranks
        positions = Array(repeating: 0, count: drawing.items.count)
        leftward = Array(repeating: [], count: drawing.items.count)
        rightward = leftward
        for link in drawing.links {
            rightward[link.left].append(link.right)
            leftward[link.right].append(link.left)
        }
    }

    /// The best order found.
    func ordered() -> [[Int]] {
        var ordering = self
        ordering.startDepthFirst()
        var best = ordering.ranks
        var fewest = ordering.crossings()
        var stale = 0
        // What is too large to look at is not worth the time of the last crossing.
        let rounds = items.count > 15_000 ? 5 : 28
        for round in 0..<rounds where fewest > 0 && stale < 8 {
            ordering.sweep(toRight: round % 2 == 0)
            ordering.swapNeighbors()
            let crossings = ordering.crossings()
            stale += 1
            if crossings < fewest { (fewest, best, stale) = (crossings, ordering.ranks, 0) }
        }
        return best
    }

    /// A walk along the arrows lays a tree out without any crossing.
    private mutating func startDepthFirst() {
        var seen = Array(repeating: false, count: items.count)
        var order = Array(repeating: [Int](), count: ranks.count)
        let starts = items.indices.sorted { left, right in
            let (first, second) = (startKey(left), startKey(right))
            return first < second
        }
        for start in starts where !seen[start] {
            var open = [start]
            while let next = open.popLast() {
                if seen[next] { continue }
                seen[next] = true
                order[items[next].rank].append(next)
                open += (leftward[next] + rightward[next].sorted { !isShort($0) && isShort($1) }).reversed()
                    .filter { !seen[$0] }
            }
        }
        setRanks(order)
    }

    private func isShort(_ item: Int) -> Bool { rightward[item].isEmpty }

    private func startKey(_ item: Int) -> (Int, Int, Int) {
        let root = items[item].node.flatMap { graph.nodes[$0].rootRank } ?? .max
        return (root, items[item].rank, item)
    }

    private mutating func setRanks(_ order: [[Int]]) {
        ranks = order
        for rank in order {
            for (position, item) in rank.enumerated() { positions[item] = position }
        }
    }

    private mutating func sweep(toRight: Bool) {
        let numbers = Array(ranks.indices)
        for rank in toRight ? numbers : numbers.reversed() {
            let keys = ranks[rank].map { item in
                let others = toRight ? leftward[item] : rightward[item]
                if others.isEmpty { return Double(positions[item]) }
                return Double(others.reduce(0) { $0 + positions[$1] }) / Double(others.count)
            }
            let order = ranks[rank].indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            ranks[rank] = order.map { ranks[rank][$0] }
            for (position, item) in ranks[rank].enumerated() { positions[item] = position }
        }
    }

    private mutating func swapNeighbors() {
        for rank in ranks.indices where ranks[rank].count > 1 {
            for _ in 0..<4 {
                var isBetter = false
                for place in 0..<ranks[rank].count - 1 {
                    let (upper, lower) = (ranks[rank][place], ranks[rank][place + 1])
                    guard saving(upper, lower) > 0 else { continue }
                    ranks[rank].swapAt(place, place + 1)
                    positions[upper] = place + 1
                    positions[lower] = place
                    isBetter = true
                }
                if !isBetter { break }
            }
        }
    }

    /// The number of crossings that swapping two neighbors would save.
    private func saving(_ upper: Int, _ lower: Int) -> Int {
        var saved = 0
        for others in [leftward, rightward] {
            for first in others[upper] {
                for second in others[lower] {
                    if positions[first] > positions[second] { saved += 1 }
                    if positions[first] < positions[second] { saved -= 1 }
                }
            }
        }
        return saved
    }

    // MARK: Counting

    private func crossings() -> Int {
        ranks.indices.dropLast().reduce(0) { $0 + crossings(behind: $1) }
    }

    /// Inversions of the right ends, taken in the order of the left ones, by a tree of sums.
    private func crossings(behind rank: Int) -> Int {
        let width = ranks[rank + 1].count
        if width < 2 { return 0 }
        var tree = Array(repeating: 0, count: width + 1)
        var seen = 0
        var total = 0
        for item in ranks[rank] {
            let ends = rightward[item].map { positions[$0] }.sorted()
            for end in ends {
                var place = end + 1
                var notBehind = 0
                while place > 0 {
                    notBehind += tree[place]
                    place -= place & -place
                }
                total += seen - notBehind
            }
            for end in ends {
                var place = end + 1
                while place <= width {
                    tree[place] += 1
                    place += place & -place
                }
                seen += 1
            }
        }
        return total
    }
}
