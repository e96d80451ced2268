import InterfaceBuilder
import SourceText

/// Merges three versions of a storyboard or xib.
struct DocumentMerge {
    private let documents: DocumentVersions
    private let choices: MergeChoices

    /// Throws for versions that cannot be compared object by object.
    init(
        _ base: SourceText, _ ours: SourceText, _ theirs: SourceText, choices: MergeChoices
    ) throws(MergeObstacle) {
        documents = try DocumentVersions(base, ours, theirs)
        self.choices = choices
    }

    /// Throws where the outcome would not be a document that holds together.
    func merged() throws(MergeObstacle) -> MergedFile {
        let words = DocumentConflictWords(documents)
        var merge = ThreeWayMerge(
            base: documents.baseTree, ours: documents.ourTree, theirs: documents.theirTree, place: place,
            choice: { choices.side(of: words.conflict($0)) })
        var found: [MergeDisagreement] = []
        // What one round takes or leaves may need or double something else.
        for _ in 0..<16 {
            var round = merge
            let root = try round.merge()
            let repairs = MergeRepairs(root, documents) { choices.side(of: words.conflict($0)) }
            if let unmendable = repairs.unmendable { throw MergeObstacle(unmendable) }
            if repairs.isEmpty { return try outcome(root, (round.disagreements + found).map(words.conflict)) }
            merge.needed.formUnion(repairs.needed)
            merge.refused.formUnion(repairs.refused)
            merge.pinned.formUnion(repairs.pinned)
            found += repairs.disagreements
        }
        throw MergeObstacle("what one side has needs what the other deleted, over and over")
    }

    private var place: (MergeNode, MergeNode, [MergeNode]) -> Int? {
        let order = XcodeOrder(documents.ours)
        return { child, parent, present in
            guard !parent.isList || XcodeOrder.sorts(child.name, in: parent.name) else { return nil }
            return order.index(ofChild: child.ordered, in: parent.name, among: present.map(\.ordered))
        }
    }

    /// The outcome as a file, after a look at whether it reads back as what was meant.
    private func outcome(_ root: MergedNode, _ conflicts: [MergeConflict]) throws(MergeObstacle) -> MergedFile {
        let text = MergedText.text(of: root, documents.ourTree, documents.theirTree)
        guard let document = try? IBDocument.read(SourceText(path: documents.ours.path, bytes: text)).get(),
            let tree = DocumentTreeReader.read(document, wholes: documents.wholes),
            root.isWhat(tree, says: documents.tree)
        else {
            throw MergeObstacle("the merged document does not read back as it was meant")
        }
        return MergedFile(
            bytes: text, conflicts: conflicts.withoutRepeats, renewedIDs: documents.renewedIDs, tree: tree)
    }
}

extension MergeNode {
    fileprivate var ordered: XcodeOrder.Child { XcodeOrder.Child(name: name, key: role, sortName: sortName) }
}
