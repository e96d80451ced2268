/// Divides atoms by flow.
///
/// No part gets more scenes than the capacity, unless it is one atom, or the pinned one, that is larger by itself.
/// Among such divisions it looks for the one with, in this order,
/// 1. the fewest segues between parts (of as many, the fewest relationships; then the fewest places where code opens a
///    scene of another part),
/// 2. the fewest parts,
/// 3. the fewest parts, by missing scenes, with less than three tenths of the capacity,
/// 4. the most even sizes.
///
/// The best division is hard to find, so several good ones are computed and the best of them is taken: branches are cut
/// off the flow's tree or parts are joined from single atoms, for the whole capacity and for even parts; each is then
/// improved by moves of single atoms (`PartRefinement`). All of it takes time as n log n of scenes and segues.
struct FlowPartition {
    private let graph: AtomGraph
    private let capacity: Int
    private let smallest: Int

    /// Returns the part of each atom; part 0 stays in the old document.
    static func parts(of graph: AtomGraph, capacity: Int) -> [Int] {
        guard graph.sizes.reduce(0, +) > capacity else { return Array(repeating: 0, count: graph.count) }
        let partition = FlowPartition(graph: graph, capacity: capacity, smallest: max(2, capacity * 3 / 10))
        let divisions = partition.starts.map(partition.bettered)
        let best = divisions.min { partition.cost(of: $0).lexicographicallyPrecedes(partition.cost(of: $1)) }
        return partition.numbered(best ?? Array(graph.sizes.indices))
    }

    /// The divisions that the search starts from.
    private var starts: [[Int]] {
        let total = graph.sizes.reduce(0, +)
        let count = (total + capacity - 1) / capacity
        // A tenth more than even parts need, for atoms that do not fit exactly.
        let even = min(capacity, (total * 11 + count * 10 - 1) / (count * 10))
        var starts: [[Int]] = []
        for capacity in even == capacity ? [capacity] : [capacity, even] {
            for walk in TreeCut.Walk.allCases {
                let cut = TreeCut.parts(of: graph, capacity: capacity, walk: walk)
                starts.append(Agglomeration.parts(of: graph, capacity: capacity, from: cut, measure: .weight))
            }
            let single = Array(graph.sizes.indices)
            for measure in Agglomeration.Measure.allCases {
                starts.append(Agglomeration.parts(of: graph, capacity: capacity, from: single, measure: measure))
            }
            for seed in 1...Self.variations {
                let varied = graph.varied(seed: seed)
                starts.append(Agglomeration.parts(of: varied, capacity: capacity, from: single, measure: .product))
                starts.append(Agglomeration.parts(of: varied, capacity: capacity, from: single, measure: .sum))
            }
        }
        return starts
    }

    private static let variations: UInt64 = 3

    private func bettered(_ start: [Int]) -> [Int] {
        let merged = SmallParts.merged(graph, capacity: capacity, smallest: smallest, parts: start)
        let refined = PartRefinement.refined(graph, capacity: capacity, parts: merged)
        return SmallParts.merged(graph, capacity: capacity, smallest: smallest, parts: refined)
    }

    private func cost(of parts: [Int]) -> [Int] {
        var sizes: [Int: Int] = [:]
        for (atom, part) in parts.enumerated() { sizes[part, default: 0] += graph.sizes[atom] }
        let missing = sizes.values.reduce(0) { $0 + max(0, smallest - $1) }
        let squares = sizes.values.reduce(0) { $0 + $1 * $1 }
        return [graph.crossingWeight(of: parts), sizes.count, missing, squares]
    }

    /// Numbers the parts: first the one that stays, with the pinned atom or else the largest, then in document order.
    private func numbered(_ parts: [Int]) -> [Int] {
        var sizes: [Int: Int] = [:]
        for (atom, part) in parts.enumerated() { sizes[part, default: 0] += graph.sizes[atom] }
        let largest = sizes.values.max()
        let remainingPart = graph.pinnedAtom.map { parts[$0] } ?? parts.first { sizes[$0] == largest }
        var numbers: [Int: Int] = remainingPart.map { [$0: 0] } ?? [:]
        return parts.map { part in
            let number = numbers[part] ?? numbers.count
            numbers[part] = number
            return number
        }
    }
}
