extension MergedNode {
    /// Whether a tree, read from what was written, says what is merged here: the same nodes in the same order with the
    /// same values.
    func isWhat(_ tree: MergeTree, says versions: (MergeSide) -> MergeTree) -> Bool {
        tree.nodes.count == keys.count && isFound(in: tree, versions)
    }

    private func isFound(in tree: MergeTree, _ versions: (MergeSide) -> MergeTree) -> Bool {
        guard let meant = versions(side)[key], let written = tree[key], written.content == meant.content else {
            return false
        }
        var values = Dictionary(meant.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for change in changes { values[change.name] = change.field?.value }
        guard Dictionary(written.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }) == values,
            tree.children(of: key) == children.map(\.key)
        else { return false }
        return children.allSatisfy { $0.isFound(in: tree, versions) }
    }
}
