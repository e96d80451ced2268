public import SourceText

/// The result of moving entries of a table: the old table without them, and the tables that hold them.
public struct TableDivision: Hashable, Sendable {
    /// The edits of the old table.
    public let edits: [TextEdit]
    /// The bytes of each new table by the number of its destination.
    public let tables: [Int: [UInt8]]
}

extension StringsTable {
    /// Moves entries to tables of their own, byte for byte, each with its comment and the blank lines behind it.
    ///
    /// The new tables have the encoding, byte order mark and line endings of this one. What is no entry stays, the
    /// file's header among it. Nil for a property list, whose entries have no lines.
    ///
    /// - Parameter trimsEnd: whether the blank lines before the last entries go with them. Where others take other entries of
    ///   the same table out of it, they must not: the lines belong to the entry before.
    public func dividing(trimsEnd: Bool = true, _ destination: (StringsEntry) -> Int?) -> TableDivision? {
        guard case .text(let encoding, _) = form else { return nil }
        let lines = TableLines(source.bytes, encoding)
        var blocks: [TableBlock] = []
        for entry in entries {
            guard let range = entry.range, range.lowerBound >= blocks.last?.range.upperBound ?? 0 else { return nil }
            blocks.append(TableBlock(range, behind: blocks.last, lines, destination(entry)))
        }
        let moved = blocks.filter { $0.destination != nil }
        return TableDivision(edits: removals(of: blocks, lines, trimsEnd), tables: tables(of: moved, lines, encoding))
    }

    /// Each moved block goes with its blank lines; where the table's end moves, the blank lines before it go instead.
    private func removals(of blocks: [TableBlock], _ lines: TableLines, _ trimsEnd: Bool) -> [TextEdit] {
        var edits: [TextEdit] = []
        var end = blocks.count
        if trimsEnd, let last = blocks.last, last.destination != nil, last.isWholeLines, last.end == source.bytes.count
        {
            var first = last
            while end > 0, blocks[end - 1].destination != nil, blocks[end - 1].isWholeLines,
                blocks[end - 1] == last || blocks[end - 1].end == first.start
            {
                end -= 1
                first = blocks[end]
            }
            edits.append(TextEdit(lines.blankLinesStart(before: first.start)..<last.range.upperBound, ""))
        }
        edits += blocks[..<end].filter { $0.destination != nil }.map { TextEdit($0.start..<$0.end, "") }
        return edits
    }

    private func tables(of moved: [TableBlock], _ lines: TableLines, _ encoding: TextEncoding) -> [Int: [UInt8]] {
        let bytes = source.bytes
        let head = bytes[..<lines.blankLinesEnd(behind: lines.start)]
        let tail = bytes[max(head.endIndex, lines.blankLinesStart(before: bytes.count))...]
        return Dictionary(grouping: moved) { $0.destination ?? 0 }.mapValues { blocks in
            var text = Array(head)
            for (number, block) in blocks.enumerated() {
                text += bytes[block.range]
                if !block.isWholeLines {
                    text += encoding.bytes(lineEnding)
                } else if number < blocks.count - 1 {
                    text += bytes[block.range.upperBound..<block.end]
                }
            }
            return text + tail
        }
    }
}

/// The bytes that go with an entry of a table.
struct TableBlock: Hashable {
    let destination: Int?
    /// The bytes that move: lines with their last line ending, or the entry alone where it shares its line.
    let range: Range<Int>
    /// The bytes that are cut out: the same, with the blank lines or spaces around them.
    let start: Int
    let end: Int
    let isWholeLines: Bool

    init(_ entry: Range<Int>, behind previous: TableBlock?, _ lines: TableLines, _ destination: Int?) {
        self.destination = destination
        let lineStart = lines.lineStart(before: entry.lowerBound)
        if let lineStart, let lineEnd = lines.lineEnd(behind: entry.upperBound) {
            isWholeLines = true
            range = lineStart..<lineEnd
            start = lineStart
            end = lines.blankLinesEnd(behind: lineEnd)
        } else {
            isWholeLines = false
            range = entry
            start = entry.lowerBound
            end = lines.spacesEnd(behind: entry.upperBound)
        }
    }
}
