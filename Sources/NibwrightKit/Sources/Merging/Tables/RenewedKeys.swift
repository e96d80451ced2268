import Differences
import ProjectFiles
public import SourceText

extension RenewedID {
    /// Merges a table or catalog of translations anew, in which the objects of theirs have their new ids.
    ///
    /// Where both sides have a text under the one key, a merge keeps one of them, and the other object has none.
    ///
    /// - Parameters:
    ///   - base: the version that both sides began with; nil where there was none.
    ///   - ours: the version that was merged into; nil where there was none.
    ///   - written: what the merge wrote, with what people decided or edited since.
    /// - Returns: the bytes to write; nil where theirs names none of the objects, and where this was done before.
    /// - Throws: where a version cannot be read, or what was edited since is in the way.
    public static func renewed(
        _ ids: [RenewedID], base: SourceText?, ours: SourceText?, theirs: SourceText, written: SourceText
    ) throws(MergeObstacle) -> [UInt8]? {
        let form = LineForm(of: written)
        let (base, ours, theirs) = (base.map(form.plain), ours.map(form.plain), form.plain(theirs))
        guard let renamed = withNewKeys(theirs, ids) else { return nil }
        let now = form.plain(written)
        let before = try merged(base, ours, theirs, favoring: .ours)
        let after = try merged(base, ours, renamed)
        let bytes: [UInt8]
        let others = try merged(base, ours, theirs, favoring: .theirs)
        if [before, others].contains(now.bytes) {
            // Whichever side was taken for a key that both have, each object has its own text now.
            bytes = after
        } else {
            bytes = try merged(
                SourceText(path: theirs.path, bytes: before), now, SourceText(path: theirs.path, bytes: after))
        }
        return bytes == now.bytes ? nil : form.written(bytes)
    }

    /// - Parameter side: the side that is taken where both disagree; nil where that is an obstacle.
    private static func merged(
        _ base: SourceText?, _ ours: SourceText?, _ theirs: SourceText, favoring side: MergeSide? = nil
    ) throws(MergeObstacle) -> [UInt8] {
        guard let ours else { return theirs.bytes }
        let isCatalog = ProjectFileKind(path: theirs.path) == .stringCatalog
        let base = base ?? SourceText(path: theirs.path, bytes: isCatalog ? Array("{}".utf8) : [])
        let read: (SourceText) -> MergeTree? = isCatalog ? { JSONTreeReader.read($0) } : { StringsTreeReader.read($0) }
        let choices = MergeChoices(favored: side ?? .ours, decided: [:])
        let merged = try TableMerge(base, ours, theirs, choices: choices, read: read).merged()
        if side == nil, let conflict = merged.conflicts.first { throw MergeObstacle(conflict.sentence) }
        return merged.bytes
    }

    /// A table or catalog whose keys, and the comments that Xcode writes above them, name objects by their new ids.
    ///
    /// - Returns: nil where it names none of the objects.
    private static func withNewKeys(_ source: SourceText, _ ids: [RenewedID]) -> SourceText? {
        let new = Dictionary(ids.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
        var edits: [TextEdit] = []
        func rename(_ key: String, at range: Range<Int>, comment: Range<Int>?) {
            guard let name = TranslationKey(key, isObjectID: { new[$0] != nil }), let id = new[name.objectID] else {
                return
            }
            edits.append(TextEdit(range, "\"\(id).\(name.property)\""))
            let named = Array("ObjectID = \"\(name.objectID)\"".utf8)
            guard let comment, let place = source.bytes[comment].firstRange(of: named) else { return }
            edits.append(TextEdit(place, "ObjectID = \"\(id)\""))
        }
        if ProjectFileKind(path: source.path) == .stringCatalog {
            let strings = (try? JSONNode.read(source).get())?["strings"]
            guard case .object(let members) = strings?.content else { return nil }
            for member in members { rename(member.name, at: member.nameRange, comment: nil) }
        } else if let table = try? StringsTable.read(source).get() {
            for entry in table.entries {
                guard let key = entry.keyRange, let whole = entry.range else { continue }
                rename(entry.key, at: key, comment: whole.lowerBound..<key.lowerBound)
            }
        }
        guard !edits.isEmpty, let list = EditList(edits) else { return nil }
        return SourceText(path: source.path, bytes: list.apply(to: source.bytes))
    }
}
