/// Which of two versions something is taken from.
public enum MergeSide: String, Hashable, Sendable, CaseIterable {
    /// The version that is merged into: in a rebase, the branch that is rebased onto.
    case ours
    /// The version whose changes come in.
    case theirs

    /// The opposite side.
    public var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Something that both versions changed, each in another way.
enum MergeDisagreement: Hashable, Sendable {
    /// The fields of one unit, of a node that both have.
    case fields(key: String, unit: String)
    /// A node that is taken as a whole.
    case content(key: String)
    /// One side deleted the node, and the other changed, added or moved what `reasons` name in it.
    case deletion(key: String, by: MergeSide, reasons: [String])
    /// Both moved the node, each to another place.
    case move(key: String)
    /// Both put the children of the node in another order.
    case order(key: String)
    /// What only one side has refers to what the other deleted.
    case reference(from: String, to: String, deletedBy: MergeSide)
    /// Each side added a node that the same parent can have only once.
    case twin(ours: String, theirs: String)

    /// The node that it is about.
    var key: String {
        switch self {
        case .fields(let key, _), .content(let key), .deletion(let key, _, _), .move(let key), .order(let key): key
        case .reference(let key, _, _), .twin(let key, _): key
        }
    }
}
