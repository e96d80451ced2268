/// Joins small parts with others, so that a storyboard does not become many files of one scene.
///
/// A part with fewer scenes than `smallest` goes, as far as there is room, to the part that most segues join it to; to
/// the one that most code joins it to; to one whose scenes' names begin with the same word; to the part that stays in
/// the old document; and else to other small ones in document order.
struct SmallParts {
    private let graph: AtomGraph
    private let capacity: Int
    private let smallest: Int
    private var parts: [Int]
    private var sizes: [Int]
    private var members: [[Int]]
    /// The first atom of each part.
    private var firsts: [Int]
    /// The part that stays in the old document.
    private let remainingPart: Int?

    static func merged(_ graph: AtomGraph, capacity: Int, smallest: Int, parts: [Int]) -> [Int] {
        var merging = SmallParts(graph, capacity, smallest, parts)
        merging.mergeByLinks()
        merging.mergeByWords()
        merging.mergeByOrder()
        return merging.parts
    }

    private init(_ graph: AtomGraph, _ capacity: Int, _ smallest: Int, _ parts: [Int]) {
        self.graph = graph
        self.capacity = capacity
        self.smallest = smallest
        self.parts = parts
        let count = (parts.max() ?? -1) + 1
        sizes = Array(repeating: 0, count: count)
        members = Array(repeating: [], count: count)
        firsts = Array(repeating: .max, count: count)
        for (atom, part) in parts.enumerated() {
            sizes[part] += graph.sizes[atom]
            members[part].append(atom)
            firsts[part] = min(firsts[part], atom)
        }
        let largest = sizes.max()
        remainingPart = graph.pinnedAtom.map { parts[$0] } ?? sizes.firstIndex { $0 == largest }
    }

    /// The small parts, the smallest first, of equals the first in the document.
    private var smallParts: [Int] {
        sizes.indices.filter { isSmall($0) && $0 != remainingPart }.sorted {
            (sizes[$0], firsts[$0]) < (sizes[$1], firsts[$1])
        }
    }

    private func isSmall(_ part: Int) -> Bool { sizes[part] > 0 && sizes[part] < smallest }

    private func fits(_ part: Int, into other: Int) -> Bool {
        part != other && sizes[other] > 0 && sizes[part] + sizes[other] <= capacity
    }

    private mutating func merge(_ part: Int, into other: Int) {
        for atom in members[part] { parts[atom] = other }
        members[other] += members[part]
        firsts[other] = min(firsts[other], firsts[part])
        sizes[other] += sizes[part]
        members[part] = []
        sizes[part] = 0
    }

    private mutating func mergeByLinks() {
        for part in smallParts where isSmall(part) {
            var weights: [Int: Int] = [:]
            for link in members[part].flatMap({ graph.links[$0] }) {
                weights[parts[link.atom], default: 0] += link.weight
            }
            let best = weights.filter { fits(part, into: $0.key) }.max { first, second in
                (first.value, -firsts[first.key]) < (second.value, -firsts[second.key])
            }
            if let best { merge(part, into: best.key) }
        }
    }

    private mutating func mergeByWords() {
        var open: [String: Int] = [:]
        for part in sizes.indices where sizes[part] >= smallest && part != remainingPart {
            guard let word = word(of: part) else { continue }
            if let other = open[word], sizes[other] <= sizes[part] { continue }
            open[word] = part
        }
        for part in smallPartsInOrder {
            guard let word = word(of: part) else { continue }
            if let other = open[word], fits(part, into: other) {
                merge(part, into: other)
            } else {
                open[word] = part
            }
        }
    }

    /// Returns the word that the names of at least half of a part's atoms begin with.
    private func word(of part: Int) -> String? {
        var counts: [String: Int] = [:]
        for atom in members[part] where !graph.words[atom].isEmpty { counts[graph.words[atom], default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { 2 * $0.value >= members[part].count ? $0.key : nil }
    }

    private mutating func mergeByOrder() {
        if let remainingPart {
            for part in smallPartsInOrder where fits(part, into: remainingPart) { merge(part, into: remainingPart) }
        }
        var open: Int?
        for part in smallPartsInOrder {
            if let open, fits(part, into: open) {
                merge(part, into: open)
            } else {
                open = part
            }
        }
    }

    private var smallPartsInOrder: [Int] { smallParts.sorted { firsts[$0] < firsts[$1] } }
}
