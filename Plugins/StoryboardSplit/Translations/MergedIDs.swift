import ProjectFiles
import TransformKit

/// Maps keys of translations to the ids of the merged document.
struct MergedIDs: Sendable {
    private let target: IBDocument?
    /// The ids of the documents that are merged in, after the merge.
    private let incoming: Set<String>

    init(_ target: IBDocument?, _ sources: [TableMerge.Source]) {
        self.target = target
        incoming = Set(
            sources.flatMap { source in
                source.document.elements.compactMap { element in element.id.map { source.newIDs[$0] ?? $0 } }
            })
    }

    /// Returns the key of the same object after the merge; nil where it stays as it is.
    func newKey(_ key: String, of source: TableMerge.Source) -> String? {
        guard let named = TranslationKey(key, isObjectID: { source.document.object(id: $0) != nil }),
            let new = source.newIDs[named.objectID]
        else { return nil }
        return "\(new).\(named.property)"
    }

    /// Returns whether a key names no object in its source, but would name one of the merged document.
    func isTaken(_ key: String, of source: TableMerge.Source) -> Bool {
        if TranslationKey(key, isObjectID: { source.document.object(id: $0) != nil }) != nil { return false }
        return TranslationKey(key, isObjectID: { incoming.contains($0) || target?.object(id: $0) != nil }) != nil
    }

    /// Returns whether a key of the document itself names no object now, but would name one that is merged in.
    func becomesTaken(_ key: String) -> Bool {
        guard let target, TranslationKey(key, isObjectID: { target.object(id: $0) != nil }) == nil else { return false }
        return TranslationKey(key, isObjectID: incoming.contains) != nil
    }
}
