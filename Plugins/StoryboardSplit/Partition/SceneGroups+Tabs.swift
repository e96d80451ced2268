import TransformKit

extension SceneGroups {
    /// Returns a part for each tab, with the scenes that only this tab leads to. Tab bars stay, and so do scenes that
    /// several tabs or other scenes lead to as well, and a tab whose first scene is pinned.
    ///
    /// A tab's scenes may be too many and have tabs of their own: these are divided in the same way.
    func byTab() -> [Part] {
        let pinned = graph.pinned
        let atoms = graph.atoms(joining: pinned)
        let pinnedAtom = pinned.first.flatMap { scene in atoms.firstIndex { $0.contains(scene) } }
        let tabs = TabGroups(graph, atoms, pinnedAtom)
        var parts: [(part: Part, stays: Bool)] = []
        var open: [(atoms: [Int], lead: Int?)] = [(Array(atoms.indices), nil)]
        while let group = open.popLast() {
            let count = group.atoms.reduce(0) { $0 + atoms[$1].count }
            let divided = count > maximumScenes ? tabs.division(of: group.atoms) : []
            if divided.isEmpty {
                let scenes = group.atoms.flatMap { atoms[$0] }.sorted()
                parts.append((Part(scenes: scenes, lead: group.lead), group.lead == nil))
            } else {
                let moved = Set(divided.flatMap(\.atoms))
                open.append((group.atoms.filter { !moved.contains($0) }, group.lead))
                open += divided.map { ($0.atoms, $0.lead) }
            }
        }
        return ordered(parts)
    }
}

/// Finds the scenes that only one tab leads to.
private struct TabGroups {
    private let graph: SceneGraph
    private let pinnedAtom: Int?
    private let atomByScene: [Int]
    private let edgesByAtom: [[SceneGraph.Edge]]
    private let softByAtom: [[Int]]

    init(_ graph: SceneGraph, _ atoms: [[Int]], _ pinnedAtom: Int?) {
        self.graph = graph
        self.pinnedAtom = pinnedAtom
        var atomByScene = Array(repeating: 0, count: graph.scenes.count)
        for (number, atom) in atoms.enumerated() {
            for scene in atom { atomByScene[scene] = number }
        }
        var edgesByAtom = [[SceneGraph.Edge]](repeating: [], count: atoms.count)
        for edge in graph.edges { edgesByAtom[atomByScene[edge.source]].append(edge) }
        var softByAtom = [[Int]](repeating: [], count: atoms.count)
        for edge in graph.softEdges { softByAtom[atomByScene[edge.source]].append(atomByScene[edge.destination]) }
        self.atomByScene = atomByScene
        self.edgesByAtom = edgesByAtom
        self.softByAtom = softByAtom
    }

    /// Returns the tabs of the outermost tab bars among some atoms, with the atoms that only they lead to; empty
    /// without tabs.
    func division(of atoms: [Int]) -> [(atoms: [Int], lead: Int)] {
        let isInside = Set(atoms)
        let bars = outermostBars(of: atoms, isInside)
        var owners: [Int: Owner] = [:]
        var tabs: [(atom: Int, lead: Int)] = []
        for edge in bars.flatMap(tabEdges) {
            let atom = atomByScene[edge.destination]
            guard isInside.contains(atom), !bars.contains(atom), owners[atom] == nil else { continue }
            owners[atom] = .tab(tabs.count)
            tabs.append((atom, edge.destination))
        }
        let passable = isInside.subtracting(tabs.map(\.atom) + bars)
        spread(tabs.map(\.atom), passable, &owners)
        // Atoms that no tab leads to stay, and those that they lead to do not belong to one tab.
        let others = atoms.filter { owners[$0] == nil }
        for atom in others { owners[atom] = .shared }
        spread(others, passable, &owners)
        return tabs.enumerated().compactMap { number, tab in
            guard tab.atom != pinnedAtom else { return nil }
            let own = atoms.filter { atom in
                guard case .tab(number) = owners[atom] else { return false }
                return atom != pinnedAtom && !bars.contains(atom)
            }
            return own.isEmpty ? nil : (own, tab.lead)
        }
    }

    /// The only tab that leads to an atom, or `shared` where several or none do.
    private enum Owner: Equatable {
        case tab(Int)
        case shared
    }

    /// Follows segues and code, and records for each atom the tab that leads to it, or that several do. Tabs own
    /// themselves.
    private func spread(_ starts: [Int], _ passable: Set<Int>, _ owners: inout [Int: Owner]) {
        var open = starts
        while let atom = open.popLast() {
            guard let owner = owners[atom] else { continue }
            let next = edgesByAtom[atom].map { atomByScene[$0.destination] } + softByAtom[atom]
            for other in next where passable.contains(other) && other != atom {
                let joined: Owner = owners[other] == nil || owners[other] == owner ? owner : .shared
                guard owners[other] != joined else { continue }
                owners[other] = joined
                open.append(other)
            }
        }
    }

    private func tabEdges(_ atom: Int) -> [SceneGraph.Edge] {
        edgesByAtom[atom].filter { $0.segue.relationship == "viewControllers" || $0.segue.relationship == "tabItems" }
    }

    /// Returns the tab bars that no tab of another leads to; the first one where each leads to the other.
    private func outermostBars(of atoms: [Int], _ isInside: Set<Int>) -> [Int] {
        let bars = atoms.filter { atom in tabEdges(atom).contains { isInside.contains(atomByScene[$0.destination]) } }
        guard bars.count > 1 else { return bars }
        var inner: Set<Int> = []
        for bar in bars where !inner.contains(bar) {
            var open = tabEdges(bar).map { atomByScene[$0.destination] }
            var seen = Set([bar])
            while let atom = open.popLast() {
                guard isInside.contains(atom), seen.insert(atom).inserted else { continue }
                open += edgesByAtom[atom].map { atomByScene[$0.destination] }
            }
            inner.formUnion(bars.filter { $0 != bar && seen.contains($0) })
        }
        return bars.filter { !inner.contains($0) }
    }
}
