/// The graph that a division by flow works on: atoms, which are sets of scenes that stay together, and weighted links.
struct AtomGraph: Sendable {
    /// A link to another atom.
    struct Link: Sendable {
        let atom: Int
        let weight: Int
    }

    /// The weights of links. They are so far apart that in a storyboard of any realistic size no number of weaker links
    /// outweighs a stronger one.
    enum Weight {
        static let segue = 1_000_000
        /// Tabs and the halves of a split view: of two cuts through as many segues, the one through fewer of these
        /// wins.
        static let relationship = segue + 1000
        /// Code that opens a scene can be rewritten for another storyboard.
        static let code = 10
        /// The weight of one scene's links to all other scenes of a folder together, or to those that share a word.
        static let folder = 20
        static let word = 10
    }

    /// The number of scenes of each atom.
    let sizes: [Int]
    /// For each atom the others that segues or code join it to, ascending.
    let links: [[Link]]
    /// The atom of all pinned scenes, which stays in the old document; nil where none is pinned.
    let pinnedAtom: Int?
    /// The first word of the names of an atom's scenes; empty where they have none.
    let words: [String]

    var count: Int { sizes.count }

    init(sizes: [Int], joins: [(left: Int, right: Int, weight: Int)], pinnedAtom: Int? = nil, words: [String]? = nil) {
        self.sizes = sizes
        self.pinnedAtom = pinnedAtom
        self.words = words ?? Array(repeating: "", count: sizes.count)
        var weights = [[Int: Int]](repeating: [:], count: sizes.count)
        for join in joins where join.left != join.right {
            weights[join.left][join.right, default: 0] += join.weight
            weights[join.right][join.left, default: 0] += join.weight
        }
        links = weights.map { row in
            row.map { Link(atom: $0.key, weight: $0.value) }.sorted { $0.atom < $1.atom }
        }
    }

    private init(sizes: [Int], links: [[Link]], pinnedAtom: Int?, words: [String]) {
        self.sizes = sizes
        self.links = links
        self.pinnedAtom = pinnedAtom
        self.words = words
    }

    /// Returns the weight of all links between different parts.
    func crossingWeight(of parts: [Int]) -> Int {
        var weight = 0
        for atom in sizes.indices {
            for link in links[atom] where link.atom > atom && parts[link.atom] != parts[atom] { weight += link.weight }
        }
        return weight
    }

    /// Returns the same graph with links up to a third heavier, differently for each seed, to start the same search
    /// elsewhere.
    func varied(seed: UInt64) -> AtomGraph {
        let varied = links.enumerated().map { atom, row in
            row.map { link in
                let pair = UInt64(min(atom, link.atom)) << 32 | UInt64(max(atom, link.atom))
                return Link(
                    atom: link.atom, weight: link.weight + link.weight * Int(Self.mixed(pair, seed) % 333) / 1000)
            }
        }
        return AtomGraph(sizes: sizes, links: varied, pinnedAtom: pinnedAtom, words: words)
    }

    /// Returns a pseudorandom number that depends only on these two (the finalizer of SplitMix64).
    private static func mixed(_ value: UInt64, _ seed: UInt64) -> UInt64 {
        var bits = value &+ seed &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
