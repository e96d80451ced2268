import ProjectFiles
import TransformKit

/// The ids of a document that several are put into, and what keys of translations become there.
struct MergedIDs: Sendable {
    private let target: IBDocument?
    /// Ids that come in, as they will be.
    private let incoming: Set<String>

    init(_ target: IBDocument?, _ sources: [TableMerge.Source]) {
        self.target = target
        incoming = Set(
            sources.flatMap { source in
                source.document.elements.compactMap { element in element.id.map { source.newIDs[$0] ?? $0 } }
            })
    }

    /// The key of the same object after the merge; nil where it stays as it is.
    func newKey(_ key: String, of source: TableMerge.Source) -> String? {
        guard let named = TranslationKey(key, isObjectID: { source.document.object(id: $0) != nil }),
            let new = source.newIDs[named.objectID]
        else { return nil }
        return "\(new).\(named.property)"
    }

    /// Whether a key of a source names no object there, but would name one of the merged document.
    func isTaken(_ key: String, of source: TableMerge.Source) -> Bool {
        if TranslationKey(key, isObjectID: { source.document.object(id: $0) != nil }) != nil { return false }
        return TranslationKey(key, isObjectID: { incoming.contains($0) || target?.object(id: $0) != nil }) != nil
    }

    /// Whether a key of the document itself names no object now, but would name one that comes in.
    func becomesTaken(_ key: String) -> Bool {
        guard let target, TranslationKey(key, isObjectID: { target.object(id: $0) != nil }) == nil else { return false }
        return TranslationKey(key, isObjectID: incoming.contains) != nil
    }
}
