/// What a merge made of three versions of a file.
public struct MergedFile: Sendable {
    /// The merged file, with the favored side where the sides disagree.
    public let bytes: [UInt8]
    /// What both sides changed differently, in the order of ours; empty for a clean merge.
    public let conflicts: [MergeConflict]

    /// Objects of theirs that got another id.
    public let renewedIDs: [RenewedID]

    /// The merged file as it was read back; nil where nobody had to.
    let tree: MergeTree?

    public init(bytes: [UInt8], conflicts: [MergeConflict]) {
        self.init(bytes: bytes, conflicts: conflicts, tree: nil)
    }

    init(bytes: [UInt8], conflicts: [MergeConflict], renewedIDs: [RenewedID] = [], tree: MergeTree?) {
        self.renewedIDs = renewedIDs
        self.bytes = bytes
        self.conflicts = conflicts
        self.tree = tree
    }
}

/// An object of theirs that got another id, since ours has its id for something else.
public struct RenewedID: Hashable, Sendable {
    /// The id in theirs.
    public let old: String
    /// The id in the merged file.
    public let new: String
    /// As a person calls it: `label “Log in”`.
    public let object: String

    /// What happened, and what is left for a person.
    public var sentence: String {
        "\(object) of theirs has the id \(new) in place of \(old), which ours gave to something else; its translations get the "
            + "new id with: nibwright merge --renew-keys"
    }
}

/// One thing that both sides of a merge changed, each in another way.
public struct MergeConflict: Hashable, Sendable {
    /// The scene, target or table that it belongs to; nil where that is the file.
    public let group: String?
    /// What disagrees, in words: *button “Log in”: title is “Sign in” here and “Log on” there*.
    public let text: String
    /// The id of the object that it is about, or of the scene; nil where there is none, as in files that are no documents.
    public let objectID: String?
    /// Whether it is that what one side has needs what the other took away: two clean sides that break together.
    public let isBreakage: Bool

    init(group: String?, text: String, objectID: String? = nil, isBreakage: Bool) {
        self.group = group
        self.text = text
        self.objectID = objectID
        self.isBreakage = isBreakage
    }

    /// The sentence with its group before it.
    public var sentence: String { group.map { "\($0): \(text)" } ?? text }
}

extension [MergeConflict] {
    /// Each conflict once, where it is told first.
    var withoutRepeats: [MergeConflict] {
        var seen: Set<MergeConflict> = []
        return filter { seen.insert($0).inserted }
    }
}
