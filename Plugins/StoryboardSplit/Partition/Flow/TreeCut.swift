/// Cuts a storyboard's flow as if it were a tree: from the leaves on, each atom takes the branches below it, and where
/// these become too large, cuts off those that save most scenes a segue. On a tree no division into connected parts
/// cuts fewer segues.
struct TreeCut {
    private let graph: AtomGraph
    private let capacity: Int

    /// The order in which a tree is found in a flow that is no tree.
    enum Walk: CaseIterable {
        case breadth, depth
    }

    /// Returns the part of each atom; parts are numbered from 0.
    static func parts(of graph: AtomGraph, capacity: Int, walk: Walk) -> [Int] {
        let cut = TreeCut(graph: graph, capacity: capacity)
        let (order, parents) = walk == .breadth ? cut.breadthFirst() : cut.depthFirst()
        return cut.parts(order: order, parents: parents)
    }

    private var starts: [Int] { (graph.pinnedAtom.map { [$0] } ?? []) + Array(graph.sizes.indices) }

    private func breadthFirst() -> (order: [Int], parents: [Int?]) {
        var parents = [Int?](repeating: nil, count: graph.count)
        var isSeen = Array(repeating: false, count: graph.count)
        var order: [Int] = []
        for start in starts where !isSeen[start] {
            isSeen[start] = true
            var next = order.count
            order.append(start)
            while next < order.count {
                let atom = order[next]
                next += 1
                for link in graph.links[atom] where !isSeen[link.atom] {
                    isSeen[link.atom] = true
                    parents[link.atom] = atom
                    order.append(link.atom)
                }
            }
        }
        return (order, parents)
    }

    private func depthFirst() -> (order: [Int], parents: [Int?]) {
        var parents = [Int?](repeating: nil, count: graph.count)
        var isSeen = Array(repeating: false, count: graph.count)
        var order: [Int] = []
        for start in starts where !isSeen[start] {
            var stack: [(atom: Int, parent: Int?)] = [(start, nil)]
            while let (atom, parent) = stack.popLast() {
                guard !isSeen[atom] else { continue }
                isSeen[atom] = true
                parents[atom] = parent
                order.append(atom)
                for link in graph.links[atom].reversed() where !isSeen[link.atom] { stack.append((link.atom, atom)) }
            }
        }
        return (order, parents)
    }

    /// An atom with the branches that it took, and the weight of its link to the atom above.
    private struct Branch {
        let atom: Int
        let size: Int
        let weight: Int
    }

    private func parts(order: [Int], parents: [Int?]) -> [Int] {
        var branches = [[Branch]](repeating: [], count: graph.count)
        var isRoot = parents.map { $0 == nil }
        for atom in order.reversed() {
            var size = graph.sizes[atom] + branches[atom].reduce(0) { $0 + $1.size }
            // The branch that costs least for each scene is cut first, of equals the later one.
            for branch in branches[atom].sorted(by: Self.isCutBefore) where size > capacity {
                isRoot[branch.atom] = true
                size -= branch.size
            }
            guard let parent = parents[atom] else { continue }
            let weight = graph.links[atom].first { $0.atom == parent }?.weight ?? 0
            branches[parent].append(Branch(atom: atom, size: size, weight: weight))
        }
        var parts = Array(repeating: 0, count: graph.count)
        var count = 0
        for atom in order {
            if let parent = parents[atom], !isRoot[atom] {
                parts[atom] = parts[parent]
            } else {
                parts[atom] = count
                count += 1
            }
        }
        return parts
    }

    private static func isCutBefore(_ left: Branch, _ right: Branch) -> Bool {
        let (first, second) = (left.weight * right.size, right.weight * left.size)
        return first == second ? left.atom > right.atom : first < second
    }
}
