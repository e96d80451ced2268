/// A view with those below it that are laid out together: the root view's, or a table cell's.
///
/// A table or collection view decides where its cells and headers are and how large, and nothing inside of them
/// decides anything outside, so each is solved by itself.
struct Island {
    let root: Int
    /// The views, the root first, superviews before their subviews; those that are not installed are left out.
    let members: [Int]

    /// All islands of a tree; an island comes behind the one that holds its root.
    static func all(of tree: ViewTree) -> [Island] {
        var homes = [Int](repeating: 0, count: tree.nodes.count)
        var members: [Int: [Int]] = [:]
        var roots: [Int] = []
        for (number, node) in tree.nodes.enumerated() where node.isInstalled {
            let isRoot = node.parent.map { beginsIsland(node, in: tree.nodes[$0]) } ?? true
            homes[number] = isRoot ? number : homes[node.parent ?? 0]
            if isRoot { roots.append(number) }
            members[homes[number], default: []].append(number)
        }
        return roots.map { Island(root: $0, members: members[$0] ?? []) }
    }

    private static func beginsIsland(_ node: ViewTree.Node, in superview: ViewTree.Node) -> Bool {
        guard node.placement == .host else { return false }
        return superview.element.isNamed("tableView") || superview.element.isNamed("collectionView")
    }
}
