import Differences
import InterfaceBuilder
import SourceText

/// Three versions of one document, whose objects have the same ids where they are the same.
struct DocumentVersions {
    let base: IBDocument
    let ours: IBDocument
    let theirs: IBDocument
    let baseTree: MergeTree
    let ourTree: MergeTree
    let theirTree: MergeTree
    /// The keys of elements that are taken as a whole, since one version has them so.
    let wholes: Set<String>
    /// Objects of theirs that got another id.
    let renewedIDs: [RenewedID]

    /// Throws for versions that cannot be read, or in which ids do not tell objects apart.
    init(_ base: SourceText, _ ours: SourceText, _ theirs: SourceText) throws(MergeObstacle) {
        self.base = try Self.read(base, "the base")
        self.ours = try Self.read(ours, "ours")
        (self.theirs, renewedIDs) = try Self.renamed(try Self.read(theirs, "theirs"), beside: self.ours, self.base)
        let read = concurrentMap(
            [(self.base, "the base"), (self.ours, "ours"), (self.theirs, "theirs")], threads: defaultThreadCount
        ) { document, version in
            Result { () throws(MergeObstacle) in try Self.tree(document, version) }
        }
        let trees = [try read[0].get(), try read[1].get(), try read[2].get()]
        // What one version has as a whole, since nothing tells its parts apart, is one in all of them.
        let mixed = Set(
            trees.flatMap(\.nodes).filter { node in
                node.content != nil && trees.contains { $0[node.key].map { $0.content == nil } == true }
            }.map(\.key))
        wholes = mixed
        baseTree = mixed.isEmpty ? trees[0] : DocumentTreeReader.read(self.base, wholes: mixed) ?? trees[0]
        ourTree = mixed.isEmpty ? trees[1] : DocumentTreeReader.read(self.ours, wholes: mixed) ?? trees[1]
        theirTree = mixed.isEmpty ? trees[2] : DocumentTreeReader.read(self.theirs, wholes: mixed) ?? trees[2]
    }

    private static func read(_ source: SourceText, _ version: String) throws(MergeObstacle) -> IBDocument {
        do throws(ReadingRefusal) {
            return try IBDocument.read(source).get()
        } catch {
            throw MergeObstacle("\(version) cannot be read: \(error.message)")
        }
    }

    private static func tree(_ document: IBDocument, _ version: String) throws(MergeObstacle) -> MergeTree {
        if let double = document.duplicateObjects.first {
            throw MergeObstacle("two objects of \(version) have the id \(double.id ?? "")")
        }
        guard let tree = DocumentTreeReader.read(document) else {
            throw MergeObstacle("\(version) has two elements that nothing tells apart")
        }
        return tree
    }

    /// Gives the objects of theirs new ids where ours has the same ids for others.
    private static func renamed(_ theirs: IBDocument, beside ours: IBDocument, _ base: IBDocument) throws(MergeObstacle)
        -> (IBDocument, [RenewedID])
    {
        let taken = theirs.elements.compactMap { element -> String? in
            guard let id = element.id, base.object(id: id) == nil, let other = ours.object(id: id) else { return nil }
            return other.name == element.name ? nil : id
        }
        guard !taken.isEmpty else { return (theirs, []) }
        var generator = ObjectIDGenerator(theirs)
        generator.avoid(ours)
        generator.avoid(base)
        var ids: [String: String] = [:]
        for id in taken { ids[id] = generator.makeID(for: "an object beside another of the id \(id)") }
        let edits = theirs.elements.flatMap { element in
            let references = Set(element.objectReferences.map(\.name))
            return element.attributes.filter { $0.name == "id" || references.contains($0.name) }
                .compactMap { attribute in ids[attribute.value].map { TextEdit(attribute.valueRange, $0) } }
        }
        guard let list = EditList(edits) else { throw MergeObstacle("both sides gave an id to different objects") }
        let renewed = taken.compactMap { old -> RenewedID? in
            guard let new = ids[old], let object = theirs.object(id: old) else { return nil }
            return RenewedID(old: old, new: new, object: ConflictWords.name(of: object))
        }
        return (
            try read(SourceText(path: theirs.path, bytes: list.apply(to: theirs.source.bytes)), "theirs"), renewed
        )
    }

    func tree(_ side: MergeSide) -> MergeTree { side == .ours ? ourTree : theirTree }

    func document(_ side: MergeSide) -> IBDocument { side == .ours ? ours : theirs }

    /// The element of a node; nil where the side has none.
    func element(_ key: String, _ side: MergeSide) -> Element? {
        tree(side)[key].map { document(side).element($0.number) }
    }
}
