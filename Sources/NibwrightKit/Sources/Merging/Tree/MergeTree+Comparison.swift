extension MergeTree {
    /// Whether two versions say the same: the same nodes in the same places with the same values, but for what Xcode writes
    /// by itself. The order of lists counts where a user sees it or it is the file's own.
    func saysTheSame(as other: MergeTree) -> Bool {
        let meant = nodes.indices.filter { !nodes[$0].isNoise }
        guard meant.count == other.nodes.count(where: { !$0.isNoise }) else { return false }
        return meant.allSatisfy { index in
            let node = nodes[index]
            guard let same = other[node.key], parent(of: node.key) == other.parent(of: node.key) else { return false }
            let values = { (node: MergeNode) in
                Set(node.fields.filter { !$0.isNoise }.map { [$0.name, $0.value] })
            }
            return node.content == same.content && values(node) == values(same)
                && (!node.isOrdered || children(of: node.key) == other.children(of: node.key))
        }
    }

    /// Whether each reference leads to a node.
    var holdsTogether: Bool {
        nodes.allSatisfy { node in
            node.fields.allSatisfy { !$0.isReference || self["#" + $0.value] != nil }
        }
    }
}
