/// The atoms of a storyboard that something joins to others: those are divided, and all others stay where they are.
///
/// To put scenes that have nothing to do with each other into a file of their own helps nobody find them.
struct JoinedAtoms {
    private let graph: AtomGraph
    /// The atoms that are divided, ascending.
    private let joined: [Int]

    /// - Parameter fewest: So many scenes that are tied to each other are a flow of their own.
    init(_ graph: AtomGraph, fewest: Int) {
        self.graph = graph
        joined = graph.sizes.indices.filter { atom in
            atom == graph.home || !graph.links[atom].isEmpty || graph.sizes[atom] >= fewest
        }
    }

    /// How many scenes they have.
    var sceneCount: Int { joined.reduce(0) { $0 + graph.sizes[$1] } }

    /// The part of each atom; 0 is what stays.
    ///
    /// - Parameter divide: Gives the parts of a graph of the joined atoms alone.
    func parts(_ divide: (AtomGraph) -> [Int]) -> [Int] {
        guard joined.count < graph.count else { return divide(graph) }
        var parts = Array(repeating: 0, count: graph.count)
        for (place, part) in divide(graph.only(joined)).enumerated() { parts[joined[place]] = part }
        return parts
    }
}

extension AtomGraph {
    /// A graph of some atoms, which nothing joins to the others, by their places in the list.
    fileprivate func only(_ atoms: [Int]) -> AtomGraph {
        let places = Dictionary(uniqueKeysWithValues: atoms.enumerated().map { ($1, $0) })
        var joins: [(left: Int, right: Int, weight: Int)] = []
        for (place, atom) in atoms.enumerated() {
            for link in links[atom] where link.atom > atom {
                if let other = places[link.atom] { joins.append((place, other, link.weight)) }
            }
        }
        return AtomGraph(
            sizes: atoms.map { sizes[$0] }, joins: joins, home: home.flatMap { places[$0] },
            words: atoms.map { words[$0] })
    }
}
