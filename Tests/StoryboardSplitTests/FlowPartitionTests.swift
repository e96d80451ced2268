import Testing

@testable import StoryboardSplit

@Suite("Division by flow")
struct FlowPartitionTests {
    /// Numbers without order that are the same in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    private func randomGraph(_ count: Int, links: Int, sizes: Int, seed: UInt64, home: Bool) -> AtomGraph {
        var numbers = Numbers(state: seed)
        let atoms = (0..<count).map { _ in 1 + numbers.next(below: sizes) }
        let joins = (0..<links).map { _ in
            (numbers.next(below: count), numbers.next(below: count), AtomGraph.Weight.segue)
        }
        return AtomGraph(sizes: atoms, joins: joins, pinnedAtom: home ? 0 : nil)
    }

    private func sizes(_ graph: AtomGraph, _ parts: [Int]) -> [Int] {
        var sizes = Array(repeating: 0, count: (parts.max() ?? 0) + 1)
        for (atom, part) in parts.enumerated() { sizes[part] += graph.sizes[atom] }
        return sizes
    }

    /// The least weight that any division crosses, found by trying all of them.
    private func least(_ graph: AtomGraph, capacity: Int) -> Int {
        var best = Int.max
        func place(_ atom: Int, _ parts: [Int], _ sizes: [Int]) {
            guard atom < graph.count else { return best = min(best, graph.crossingWeight(of: parts)) }
            for part in sizes.indices where sizes[part] + graph.sizes[atom] <= capacity {
                var sizes = sizes
                sizes[part] += graph.sizes[atom]
                place(atom + 1, parts + [part], sizes)
            }
            place(atom + 1, parts + [sizes.count], sizes + [graph.sizes[atom]])
        }
        place(0, [], [])
        return best
    }

    @Test("No division of a small storyboard crosses fewer segues", arguments: 1...40)
    func fewestSegues(seed: Int) {
        let graph = randomGraph(9, links: 6 + seed % 8, sizes: 2, seed: UInt64(seed), home: seed % 2 == 0)
        for capacity in [3, 5] {
            let parts = FlowPartition.parts(of: graph, capacity: capacity)
            #expect(graph.crossingWeight(of: parts) == least(graph, capacity: capacity), "\(capacity)")
        }
    }

    @Test("Only one atom is larger than a part may be, and it is alone", arguments: 1...20)
    func capacity(seed: Int) {
        let graph = randomGraph(60, links: 90, sizes: 7, seed: UInt64(seed), home: true)
        let parts = FlowPartition.parts(of: graph, capacity: 6)
        #expect(parts[0] == 0)
        for (part, size) in sizes(graph, parts).enumerated() where size > 6 {
            #expect(parts.count { $0 == part } == 1)
        }
    }

    @Test("Fewer segues cross than in any of a hundred even cuts at random", arguments: 1...10)
    func randomCuts(seed: Int) {
        let graph = randomGraph(80, links: 100, sizes: 1, seed: UInt64(seed), home: true)
        let parts = FlowPartition.parts(of: graph, capacity: 10)
        let count = (parts.max() ?? 0) + 1
        var numbers = Numbers(state: 99)
        let best = (0..<100).map { _ in
            var cut = (0..<80).map { $0 % count }
            for place in stride(from: 79, to: 0, by: -1) { cut.swapAt(place, numbers.next(below: place + 1)) }
            return graph.crossingWeight(of: cut)
        }.min()
        #expect(graph.crossingWeight(of: parts) < best ?? 0)
    }

    @Test(
        "Of two cuts through as many segues the one that leaves tabs together is made, then the one through less code")
    func lesserWeights() {
        let (segue, tab) = (AtomGraph.Weight.segue, AtomGraph.Weight.relationship)
        let tabs = AtomGraph(sizes: [1, 1, 1], joins: [(0, 1, segue), (1, 2, tab)])
        let tabParts = FlowPartition.parts(of: tabs, capacity: 2)
        #expect(tabParts[1] == tabParts[2])
        let joins = [(0, 1, segue), (1, 2, segue), (0, 1, AtomGraph.Weight.code)]
        let codeParts = FlowPartition.parts(of: AtomGraph(sizes: [1, 1, 1], joins: joins), capacity: 2)
        #expect(codeParts[0] == codeParts[1])
    }

    @Test("A chain is not cut right behind its first scene")
    func evenChain() {
        let joins = (0..<10).map { ($0, $0 + 1, AtomGraph.Weight.segue) }
        let graph = AtomGraph(sizes: Array(repeating: 1, count: 11), joins: joins, pinnedAtom: 0)
        let parts = sizes(graph, FlowPartition.parts(of: graph, capacity: 10))
        #expect(parts.count == 2)
        #expect((parts.min() ?? 0) >= 3)
    }

    @Test(
        "Single scenes go where code opens them, then to scenes of a like name, then to what stays while there is room")
    func singleScenes() {
        let segue = AtomGraph.Weight.segue
        // Two flows of four scenes each, the first one pinned; three scenes that no segue reaches.
        let joins = [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7)].map { ($0.0, $0.1, segue) }
        let words = ["Home", "Home", "Home", "Home", "Pay", "Pay", "Pay", "Pay", "Rate", "Pay", "Help"]
        let graph = AtomGraph(
            sizes: Array(repeating: 1, count: 11), joins: joins + [(8, 5, AtomGraph.Weight.code)], pinnedAtom: 0,
            words: words
        )
        #expect(FlowPartition.parts(of: graph, capacity: 6) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0])
    }

    @Test("Without a pinned scene the largest part stays")
    func largestStays() {
        let joins = [(0, 1), (2, 3), (3, 4), (4, 5)].map { ($0.0, $0.1, AtomGraph.Weight.segue) }
        let graph = AtomGraph(sizes: Array(repeating: 1, count: 6), joins: joins)
        #expect(FlowPartition.parts(of: graph, capacity: 4) == [1, 1, 0, 0, 0, 0])
    }

    @Test("A storyboard of five hundred scenes is divided in seconds")
    func largeStoryboard() {
        let graph = randomGraph(500, links: 800, sizes: 1, seed: 3, home: true)
        let start = ContinuousClock.now
        let parts = FlowPartition.parts(of: graph, capacity: 10)
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(sizes(graph, parts).allSatisfy { $0 <= 10 })
    }
}
