public import SourceText

/// A catalog whose entries move to another one, with the new keys that they get there.
public struct CatalogContribution: Sendable {
    /// The catalog that the entries come from.
    public let catalog: StringCatalog
    /// New ids by old ones, for the keys and for the comments that name objects.
    public let newIDs: [String: String]
    /// Keys of entries that go nowhere.
    public let omitted: Set<String>

    public init(_ catalog: StringCatalog, newIDs: [String: String] = [:], omitted: Set<String> = []) {
        self.catalog = catalog
        self.newIDs = newIDs
        self.omitted = omitted
    }

    /// The whole catalog with its new keys, for a file of another name.
    public var edits: [TextEdit]? {
        guard let removals = catalog.dividing({ omitted.contains($0.key) ? 0 : nil }) else { return nil }
        return removals.edits + catalog.entries.filter { !omitted.contains($0.key) }.flatMap(idEdits)
    }

    /// The entries as they will be written, in order.
    var members: [(key: String, bytes: [UInt8])] {
        catalog.entries.filter { !omitted.contains($0.key) }.compactMap { entry in
            let shift = entry.range.lowerBound
            let edits = idEdits(of: entry).map { edit in
                TextEdit(
                    edit.range.lowerBound - shift..<edit.range.upperBound - shift, bytes: edit.replacement)
            }
            let bytes = Array(catalog.source.bytes[entry.range])
            return EditList(edits).map { (newKey(entry.key), $0.apply(to: bytes)) }
        }
    }

    private func newKey(_ key: String) -> String {
        guard let named = TranslationKey(key, isObjectID: { newIDs[$0] != nil }), let new = newIDs[named.objectID]
        else {
            return key
        }
        return "\(new).\(named.property)"
    }

    /// The id at the start of the key, and the one in a comment.
    private func idEdits(of entry: StringCatalogEntry) -> [TextEdit] {
        let bytes = catalog.source.bytes
        var edits: [TextEdit] = []
        if let named = TranslationKey(entry.key, isObjectID: { newIDs[$0] != nil }), let new = newIDs[named.objectID] {
            let start = entry.keyRange.lowerBound + 1
            let old = Array(named.objectID.utf8)
            if bytes[start..<entry.keyRange.upperBound].starts(with: old) {
                edits.append(TextEdit(start..<start + old.count, new))
            }
        }
        guard let comment = entry.objectComment, let new = newIDs[comment.objectID] else { return edits }
        let old = Array("ObjectID = \\\"\(comment.objectID)\\\"".utf8)
        let range = entry.keyRange.upperBound..<entry.range.upperBound
        guard range.count >= old.count,
            let place = (range.lowerBound...range.upperBound - old.count).first(where: {
                bytes[$0..<$0 + old.count].elementsEqual(old)
            })
        else { return edits }
        return edits + [TextEdit(place..<place + old.count, "ObjectID = \\\"\(new)\\\"")]
    }
}

extension StringCatalog {
    /// The edits that add other catalogs' entries: where they sort if the entries are sorted, or else behind the last
    /// one.
    public func appending(_ others: [CatalogContribution]) -> [TextEdit]? {
        guard let frame = CatalogFrame(self) else { return nil }
        let members = others.flatMap(\.members)
        guard let last = entries.last else {
            var inside: [UInt8] = []
            for (number, member) in members.enumerated() {
                inside += (number > 0 ? [UInt8(ascii: ",")] : []) + frame.lead + member.bytes
            }
            return members.isEmpty ? [] : [TextEdit(frame.inside, bytes: inside + frame.tail)]
        }
        let keys = entries.map(\.key)
        let isSorted = !zip(keys, keys.dropFirst()).contains { CatalogOrder.isBefore($1, $0) }
        let sorted = isSorted ? members.sorted { CatalogOrder.isBefore($0.key, $1.key) } : members
        return sorted.map { member in
            guard isSorted, let next = keys.firstIndex(where: { CatalogOrder.isBefore(member.key, $0) }) else {
                let end = last.range.upperBound
                return TextEdit(end..<end, bytes: [UInt8(ascii: ",")] + frame.lead + member.bytes)
            }
            let start = entries[next].range.lowerBound
            return TextEdit(start..<start, bytes: member.bytes + [UInt8(ascii: ",")] + frame.lead)
        }
    }
}
