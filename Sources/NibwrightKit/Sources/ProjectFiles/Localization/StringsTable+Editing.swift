public import SourceText

extension StringsTable {
    /// The bytes that go with an entry: its comment, its line ending, and the blank line that set it off.
    ///
    /// Nil where the table has no places, and for an entry that shares its line with another.
    public func removalRange(of entry: StringsEntry) -> Range<Int>? {
        guard let range = entry.range, case .text(let encoding, _) = form else { return nil }
        let text = TableLines(source.bytes, encoding)
        guard let start = text.lineStart(before: range.lowerBound), let end = text.lineEnd(behind: range.upperBound)
        else { return nil }
        let hasBlankBefore = text.blankLineStart(before: start) != nil
        if let blankEnd = text.blankLineEnd(behind: end), hasBlankBefore || start == text.start {
            return start..<blankEnd
        }
        if end == source.bytes.count, let blankStart = text.blankLineStart(before: start) { return blankStart..<end }
        return start..<end
    }

    /// The bytes of an entry in the table's encoding and with its line ending, as Xcode sets it: comment, entry.
    public func bytes(key: String, value: String, comment: String?) -> [UInt8] {
        let text =
            (comment.map { "/* \($0) */" + lineEnding } ?? "")
            + "\"\(StringsEscapes.escape(key))\" = \"\(StringsEscapes.escape(value))\";" + lineEnding
        guard case .text(let encoding, _) = form else { return Array(text.utf8) }
        return encoding.bytes(text)
    }

    /// The insertion of an entry without a comment: where its key sorts if the keys are sorted, else behind the last one.
    ///
    /// Insertions of several keys at one place are made in the order of their keys. Nil for a property list, and for a
    /// table in braces that has no entry.
    public func inserting(key: String, value: String) -> TextEdit? {
        guard case .text(let encoding, _) = form else { return nil }
        let lines = TableLines(source.bytes, encoding)
        let entry = bytes(key: key, value: value, comment: nil)
        let ending = encoding.bytes(lineEnding)
        let blank = isSpaced == true ? ending : []
        if let next = successor(of: key)?.range, let start = lines.lineStart(before: next.lowerBound) {
            return TextEdit(start..<start, bytes: entry + blank, order: key)
        }
        guard let place = endOfEntries(lines) else { return nil }
        if place == lines.start || lines.endsLine(at: place) {
            return TextEdit(place..<place, bytes: blank + entry, order: key)
        }
        return TextEdit(place..<place, bytes: ending + blank + entry.dropLast(ending.count), order: key)
    }

    /// Where an entry is added behind the others; nil where an empty pair of braces is the table.
    func endOfEntries(_ lines: TableLines) -> Int? {
        if let last = entries.last?.range { return lines.lineEnd(behind: last.upperBound) ?? last.upperBound }
        if source.bytes.last(where: { $0 > 0x20 }) == UInt8(ascii: "}") { return nil }
        return max(lines.start, lines.blankLinesStart(before: source.bytes.count))
    }

    /// The first entry that stands behind a key in the order of the table; nil where it has none, or would be the last.
    private func successor(of key: String) -> StringsEntry? {
        let orders: [(String, String) -> Bool] = [
            { $0 < $1 }, CatalogOrder.isBefore, { $0.lowercased() < $1.lowercased() },
        ]
        let keys = entries.map(\.key)
        guard keys.count > 3 else { return nil }
        let order = orders.first { isBefore in !zip(keys, keys.dropFirst()).contains { isBefore($1, $0) } }
        return order.flatMap { isBefore in entries.first { isBefore(key, $0.key) } }
    }

    /// `\r\n` where the first line ends so, else `\n`.
    public var lineEnding: String {
        guard case .text(let encoding, _) = form else { return "\n" }
        return TableLines(source.bytes, encoding).endsLinesWithTwo ? "\r\n" : "\n"
    }
}
