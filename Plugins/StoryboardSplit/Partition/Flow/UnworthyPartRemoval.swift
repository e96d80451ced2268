/// Dissolves parts that are not worth a file: parts of fewer scenes than a storyboard should have, and parts that cut
/// more segues than they move scenes.
///
/// The scenes of such a part go to the part with room that has most links to it, else they stay in the old document,
/// whatever its size.
struct UnworthyPartRemoval {
    private let graph: AtomGraph
    private let capacity: Int
    private var parts: [Int]

    /// Returns the fewest scenes of a part, as far as so many fit: a storyboard of one or two is seldom worth a file.
    static func fewestScenes(capacity: Int) -> Int { min(3, (capacity + 1) / 2) }

    init(_ graph: AtomGraph, capacity: Int, parts: [Int]) {
        self.graph = graph
        self.capacity = capacity
        self.parts = parts
    }

    /// Returns the parts after the others are dissolved; part 0 stays part 0.
    static func kept(_ graph: AtomGraph, capacity: Int, parts: [Int]) -> [Int] {
        var worth = UnworthyPartRemoval(graph, capacity: capacity, parts: parts)
        worth.dissolveSmallParts()
        worth.dissolveEntangledParts()
        return worth.parts
    }

    private var sizes: [Int: Int] {
        var sizes: [Int: Int] = [:]
        for (atom, part) in parts.enumerated() { sizes[part, default: 0] += graph.sizes[atom] }
        return sizes
    }

    private mutating func dissolveSmallParts() {
        let fewest = Self.fewestScenes(capacity: capacity)
        while true {
            let small = sizes.filter { $0.key != 0 && $0.value < fewest }
            guard let least = small.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
            dissolve(least.key)
        }
    }

    /// Dissolves parts, the worst first, until the others move at least as many scenes as they cut segues.
    private mutating func dissolveEntangledParts() {
        while true {
            let sizes = sizes
            let moved = sizes.reduce(0) { $1.key == 0 ? $0 : $0 + $1.value }
            guard moved > 0, graph.crossingSegues(of: parts) > moved else { return }
            let cuts = cutsByPart
            let worst = sizes.keys.filter { $0 != 0 }.max { left, right in
                ((cuts[left] ?? 0) - (sizes[left] ?? 0), right) < ((cuts[right] ?? 0) - (sizes[right] ?? 0), left)
            }
            guard let worst else { return }
            dissolve(worst)
        }
    }

    /// The number of segues into or out of each part.
    private var cutsByPart: [Int: Int] {
        var cuts: [Int: Int] = [:]
        for atom in parts.indices {
            for link in graph.links[atom] where parts[link.atom] != parts[atom] {
                cuts[parts[atom], default: 0] += link.weight / AtomGraph.Weight.segue
            }
        }
        return cuts
    }

    private mutating func dissolve(_ part: Int) {
        let target = Self.bestNeighbor(of: part, graph, capacity: capacity, parts: parts) ?? 0
        for atom in parts.indices where parts[atom] == part { parts[atom] = target }
    }

    /// Returns the part with room that has most links to a part; nil where none has.
    private static func bestNeighbor(of part: Int, _ graph: AtomGraph, capacity: Int, parts: [Int]) -> Int? {
        var weights: [Int: Int] = [:]
        var sizes: [Int: Int] = [:]
        for (atom, other) in parts.enumerated() {
            sizes[other, default: 0] += graph.sizes[atom]
            guard other == part else { continue }
            for link in graph.links[atom] where parts[link.atom] != part {
                weights[parts[link.atom], default: 0] += link.weight
            }
        }
        let own = sizes[part] ?? 0
        return weights.filter { $0.key == 0 || own + (sizes[$0.key] ?? 0) <= capacity }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension AtomGraph {
    /// Returns the number of segues between different parts.
    func crossingSegues(of parts: [Int]) -> Int {
        var count = 0
        for atom in sizes.indices {
            for link in links[atom] where link.atom > atom && parts[link.atom] != parts[atom] {
                count += link.weight / Weight.segue
            }
        }
        return count
    }
}
