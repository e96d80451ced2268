/// Selects the atoms that have links to others: only those are divided, and all others stay where they are.
///
/// A file of scenes that have nothing to do with each other would not help anyone to find them.
struct JoinedAtoms {
    private let graph: AtomGraph
    /// The atoms that are divided, ascending.
    private let joined: [Int]

    /// - Parameter fewest: the number of scenes from which an atom without links counts as a flow of its own.
    init(_ graph: AtomGraph, fewest: Int) {
        self.graph = graph
        joined = graph.sizes.indices.filter { atom in
            atom == graph.pinnedAtom || !graph.links[atom].isEmpty || graph.sizes[atom] >= fewest
        }
    }

    /// The number of their scenes.
    var sceneCount: Int { joined.reduce(0) { $0 + graph.sizes[$1] } }

    /// Returns the part of each atom; part 0 stays in the old document.
    ///
    /// - Parameter divide: returns the parts of a graph that has only the joined atoms.
    func parts(_ divide: (AtomGraph) -> [Int]) -> [Int] {
        guard joined.count < graph.count else { return divide(graph) }
        var parts = Array(repeating: 0, count: graph.count)
        for (place, part) in divide(graph.only(joined)).enumerated() { parts[joined[place]] = part }
        return parts
    }
}

extension AtomGraph {
    /// Returns the graph of some atoms without links to the others, numbered by their positions in the list.
    fileprivate func only(_ atoms: [Int]) -> AtomGraph {
        let places = Dictionary(uniqueKeysWithValues: atoms.enumerated().map { ($1, $0) })
        var joins: [(left: Int, right: Int, weight: Int)] = []
        for (place, atom) in atoms.enumerated() {
            for link in links[atom] where link.atom > atom {
                if let other = places[link.atom] { joins.append((place, other, link.weight)) }
            }
        }
        return AtomGraph(
            sizes: atoms.map { sizes[$0] }, joins: joins, pinnedAtom: pinnedAtom.flatMap { places[$0] },
            words: atoms.map { words[$0] })
    }
}
