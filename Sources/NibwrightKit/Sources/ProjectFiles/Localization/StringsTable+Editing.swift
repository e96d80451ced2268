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

    /// `\r\n` where the first line ends so, else `\n`.
    public var lineEnding: String {
        guard case .text(let encoding, _) = form else { return "\n" }
        return TableLines(source.bytes, encoding).endsLinesWithTwo ? "\r\n" : "\n"
    }
}
