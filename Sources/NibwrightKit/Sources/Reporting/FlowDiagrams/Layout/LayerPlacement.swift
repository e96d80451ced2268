/// Gives each item of each rank its height on the page: near what it is linked to, in order, and without overlaps.
struct LayerPlacement {
    private let ranks: [[Int]]
    private var leftward: [[(item: Int, weight: Double)]]
    private var rightward: [[(item: Int, weight: Double)]]

    init(_ drawing: LayeredLayout) {
        ranks = drawing.ranks
        leftward = Array(repeating: [], count: drawing.items.count)
        rightward = leftward
        for link in drawing.links {
            rightward[link.left].append((link.right, link.weight))
            leftward[link.right].append((link.left, link.weight))
        }
    }

    func place(_ items: inout [LayeredLayout.Item]) {
        for rank in ranks {
            var bottom = 0.0
            for (before, item) in zip([nil] + rank.map(Optional.some), rank) {
                bottom += before.map { gap(items[$0], items[item]) } ?? 0
                items[item].y = bottom + items[item].above
                bottom = items[item].y + items[item].below
            }
        }
        let rounds = items.count > 15_000 ? 8 : 24
        for round in 0..<rounds {
            let isLast = round >= rounds - 6
            for rank in ranks.indices { settle(rank, &items, usesLeft: true, usesRight: isLast) }
            for rank in ranks.indices.reversed() { settle(rank, &items, usesLeft: isLast, usesRight: true) }
        }
    }

    private func gap(_ upper: LayeredLayout.Item, _ lower: LayeredLayout.Item) -> Double {
        switch (upper.node != nil, lower.node != nil) {
        case (true, true): 20
        case (false, false): 7
        default: 11
        }
    }

    /// Moves a rank's items as close as possible to where their links pull them: least squares under the order, solved
    /// by pooling neighbors that would overlap.
    private func settle(_ rank: Int, _ items: inout [LayeredLayout.Item], usesLeft: Bool, usesRight: Bool) {
        let order = ranks[rank]
        var offsets: [Double] = []
        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        var offset = 0.0
        for (place, item) in order.enumerated() {
            if place > 0 {
                let before = items[order[place - 1]]
                offset += before.below + gap(before, items[item]) + items[item].above
            }
            offsets.append(offset)
            let wish = wish(item, items, usesLeft, usesRight)
            blocks.append(((wish.place - offset) * wish.weight, wish.weight, 1))
            while blocks.count > 1 {
                let (upper, lower) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
                guard upper.sum / upper.weight > lower.sum / lower.weight else { break }
                blocks.removeLast()
                blocks[blocks.count - 1] = (
                    upper.sum + lower.sum, upper.weight + lower.weight, upper.count + lower.count
                )
            }
        }
        var place = 0
        for block in blocks {
            for _ in 0..<block.count {
                items[order[place]].y = block.sum / block.weight + offsets[place]
                place += 1
            }
        }
    }

    private func wish(
        _ item: Int, _ items: [LayeredLayout.Item], _ usesLeft: Bool, _ usesRight: Bool
    ) -> (place: Double, weight: Double) {
        var sum = 0.0
        var weight = 0.0
        if usesLeft {
            for link in leftward[item] {
                (sum, weight) = (sum + items[link.item].y * link.weight, weight + link.weight)
            }
        }
        if usesRight {
            for link in rightward[item] {
                (sum, weight) = (sum + items[link.item].y * link.weight, weight + link.weight)
            }
        }
        // What nothing pulls stays, and gives way to all that something pulls.
        return weight > 0 ? (sum / weight, weight) : (items[item].y, 0.05)
    }
}
