/// A node of the outcome: whose bytes it is written with, and what is not as it is there.
struct MergedNode {
    let key: String
    /// The version whose bytes the node is written with.
    let side: MergeSide
    /// The version whose head the node begins with: the other one where it alone changed a comment there.
    var headSide: MergeSide
    /// The fields that come from the other version; nil for those that go.
    var changes: [(name: String, field: MergeField?)] = []
    var children: [MergedNode] = []
    /// The side whose space and comments stand before the node.
    var leadSide: MergeSide

    init(key: String, side: MergeSide) {
        self.key = key
        self.side = side
        headSide = side
        leadSide = side
    }

    /// The key of the node and of all that it holds.
    var keys: [String] { [key] + children.flatMap(\.keys) }
}
