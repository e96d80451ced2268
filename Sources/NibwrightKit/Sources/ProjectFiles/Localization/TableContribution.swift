public import SourceText

/// A table whose entries move to another one, with the new keys that they get there.
public struct TableContribution: Sendable {
    /// The table that the entries come from.
    public let table: StringsTable
    /// New keys by old ones; others stay as they are.
    public let newKeys: [String: String]
    /// New ids by old ones, for the comments that name objects.
    public let newIDs: [String: String]
    /// Keys of entries that go nowhere.
    public let omitted: Set<String>

    public init(
        _ table: StringsTable, newKeys: [String: String] = [:], newIDs: [String: String] = [:],
        omitted: Set<String> = []
    ) {
        self.table = table
        self.newKeys = newKeys
        self.newIDs = newIDs
        self.omitted = omitted
    }

    /// The whole table with its new keys, for a file of another name; nil for a property list.
    public var edits: [TextEdit]? {
        guard case .text(let encoding, _) = table.form,
            let removals = table.dividing({ omitted.contains($0.key) ? 0 : nil })
        else { return nil }
        return removals.edits
            + table.entries.filter { !omitted.contains($0.key) }.flatMap { entry -> [TextEdit] in
                let key = newKeys[entry.key].flatMap { new in
                    entry.keyRange.map { range in
                        TextEdit(range, bytes: encoding.bytes("\"" + StringsEscapes.escape(new) + "\""))
                    }
                }
                return [key].compactMap { $0 } + commentEdits(of: entry, encoding)
            }
    }

    /// The entries alone, from the first one's comment to the end of the last one's line.
    var body: (bytes: [UInt8], endsLine: Bool)? {
        guard case .text(let encoding, _) = table.form, let edits, let list = EditList(edits) else { return nil }
        let edited = SourceText(path: table.path, bytes: list.apply(to: table.source.bytes))
        guard case .success(let outcome) = StringsTable.read(edited) else { return nil }
        guard let first = outcome.entries.first?.range, let last = outcome.entries.last?.range else {
            return ([], true)
        }
        let lines = TableLines(edited.bytes, encoding)
        let start = lines.lineStart(before: first.lowerBound) ?? first.lowerBound
        let end = lines.lineEnd(behind: last.upperBound)
        let hasEnd = end.map { lines.endsLine(at: $0) } ?? false
        return (Array(edited.bytes[start..<(end ?? last.upperBound)]), hasEnd)
    }

    /// `ObjectID = "…"` in the comments around an entry.
    private func commentEdits(of entry: StringsEntry, _ encoding: TextEncoding) -> [TextEdit] {
        guard let named = entry.objectComment, let new = newIDs[named.objectID], let range = entry.range,
            let key = entry.keyRange
        else { return [] }
        let behind = (entry.valueRange ?? key).upperBound
        let old = encoding.bytes("\"" + named.objectID + "\"")
        return [range.lowerBound..<key.lowerBound, behind..<range.upperBound].compactMap { part in
            let bytes = table.source.bytes[part]
            // What follows the word is the id; a text before it may say the same.
            guard let word = bytes.lastRange(of: encoding.bytes("ObjectID")),
                let place = bytes[word.upperBound...].firstRange(of: old)
            else { return nil }
            return TextEdit(place, bytes: encoding.bytes("\"" + new + "\""))
        }
    }
}

extension StringsTable {
    /// The insertion that adds other tables' entries behind the last one, in this table's encoding and line ending.
    ///
    /// Nil where one of the tables is a property list or has no place for them.
    public func appending(_ others: [TableContribution]) -> TextEdit? {
        guard case .text(let encoding, _) = form else { return nil }
        let lines = TableLines(source.bytes, encoding)
        guard let place = endOfEntries(lines) else { return nil }
        var text: [UInt8] = []
        var needsEnd = place > lines.start && !lines.endsLine(at: place)
        var isFirst = place == lines.start
        for other in others {
            guard case .text(let otherEncoding, _) = other.table.form, let body = other.body else { return nil }
            if body.bytes.isEmpty { continue }
            if needsEnd { text += encoding.bytes(lineEnding) }
            if !isFirst, isSpaced ?? other.table.isSpaced ?? (entries.last?.comment != nil) {
                text += encoding.bytes(lineEnding)
            }
            text += converted(body.bytes, from: otherEncoding, other.table.lineEnding, to: encoding)
            needsEnd = !body.endsLine
            isFirst = false
        }
        if needsEnd, !text.isEmpty { text += encoding.bytes(lineEnding) }
        return TextEdit(place..<place, bytes: text)
    }

    /// Whether blank lines stand between entries; nil where there are not two of them.
    var isSpaced: Bool? {
        guard case .text(let encoding, _) = form, entries.count > 1, let second = entries[1].range else { return nil }
        let lines = TableLines(source.bytes, encoding)
        return lines.lineStart(before: second.lowerBound).map { lines.blankLineStart(before: $0) != nil }
    }

    private func converted(
        _ bytes: [UInt8], from other: TextEncoding, _ otherEnding: String, to encoding: TextEncoding
    ) -> [UInt8] {
        if other == encoding, otherEnding == lineEnding { return bytes }
        let text = other.string(other.units(of: bytes[...])[...])
        let plain = otherEnding == "\r\n" ? text.replacing("\r\n" as Character, with: "\n" as Character) : text
        return encoding.bytes(
            lineEnding == "\n" ? plain : plain.replacing("\n" as Character, with: "\r\n" as Character))
    }
}

extension String {
    fileprivate func replacing(_ old: Character, with new: Character) -> String {
        contains(old) ? String(map { $0 == old ? new : $0 }) : self
    }
}

extension Collection where Element == UInt8, Index == Int {
    /// The last place where bytes occur.
    fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
        guard !other.isEmpty, count >= other.count else { return nil }
        return (startIndex...endIndex - other.count).last { self[$0..<$0 + other.count].elementsEqual(other) }
            .map { $0..<$0 + other.count }
    }

    fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
        guard !other.isEmpty, count >= other.count else { return nil }
        return (startIndex...endIndex - other.count).first { self[$0..<$0 + other.count].elementsEqual(other) }
            .map { $0..<$0 + other.count }
    }
}
