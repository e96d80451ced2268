import SourceText

/// The lines that edits change, in hunks with context, as a unified diff shows them.
///
/// Built from the edits and not by comparing texts: it costs what the edits cost, however large the file is.
struct LineDiff {
    struct Line: Hashable {
        enum Kind { case context, removed, added }

        let kind: Kind
        /// With its line ending, if it has one.
        let bytes: ArraySlice<UInt8>

        var endsWithoutNewline: Bool { bytes.last != UInt8(ascii: "\n") }
    }

    struct Hunk {
        /// From 1; of an empty side, the line before it, as diffs count.
        let oldStart: Int
        let oldCount: Int
        let newStart: Int
        let newCount: Int
        let lines: [Line]

        /// A line that stays, or lines that go with those that come in their place.
        enum Block {
            case context(Line)
            case change(removed: ArraySlice<Line>, added: ArraySlice<Line>)
        }

        /// The lines in their order, changes taken together.
        var blocks: [Block] {
            var blocks: [Block] = []
            var next = 0
            while next < lines.count {
                let removed = run(of: .removed, from: next)
                let added = run(of: .added, from: removed.upperBound)
                if removed.isEmpty && added.isEmpty {
                    blocks.append(.context(lines[next]))
                    next += 1
                } else {
                    blocks.append(.change(removed: lines[removed], added: lines[added]))
                    next = added.upperBound
                }
            }
            return blocks
        }

        private func run(of kind: Line.Kind, from start: Int) -> Range<Int> {
            start..<(lines[start...].firstIndex { $0.kind != kind } ?? lines.count)
        }

        var header: String { "@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@" }

        private func span(_ start: Int, _ count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }
    }

    let hunks: [Hunk]

    /// The differing parts of two lines, in characters: between their common beginning and their common end.
    static func changedParts(_ old: String, _ new: String) -> (old: Range<Int>, new: Range<Int>) {
        let (old, new) = (Array(old), Array(new))
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = min(
            zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - prefix)
        return (prefix..<old.count - suffix, prefix..<new.count - suffix)
    }

    /// Whole lines of the old text and what comes in their place.
    private struct Block {
        var old: Range<Int>
        var new: [ArraySlice<UInt8>]
    }

    init(_ source: SourceText, _ edits: EditList, context: Int = 3) {
        let lines = Self.lines(source.bytes)
        let blocks = Self.blocks(source, edits, lines)
        hunks = Self.hunks(blocks, lines, context)
    }

    /// A file that comes or goes: all lines on one side.
    init(whole bytes: [UInt8], isNew: Bool) {
        let lines = Self.lines(bytes).map { Line(kind: isNew ? .added : .removed, bytes: $0) }
        guard !lines.isEmpty else {
            hunks = []
            return
        }
        let start = (1, lines.count)
        let (old, new) = isNew ? ((0, 0), start) : (start, (0, 0))
        hunks = [Hunk(oldStart: old.0, oldCount: old.1, newStart: new.0, newCount: new.1, lines: lines)]
    }

    // MARK: Lines

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func blocks(_ source: SourceText, _ edits: EditList, _ lines: [ArraySlice<UInt8>]) -> [Block] {
        var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
        for edit in edits.edits {
            let first = min(source.position(at: edit.range.lowerBound).line - 1, lines.count)
            let last = min(source.position(at: edit.range.upperBound).line, lines.count)
            if let group = groups.last, group.lines.upperBound > first || group.lines == first..<last {
                groups[groups.count - 1].lines = group.lines.lowerBound..<max(group.lines.upperBound, last)
                groups[groups.count - 1].edits.append(edit)
            } else {
                groups.append((first..<max(first, last), [edit]))
            }
        }
        return groups.compactMap { block($0.lines, $0.edits, source, lines) }
    }

    private static func block(
        _ range: Range<Int>, _ edits: [TextEdit], _ source: SourceText, _ lines: [ArraySlice<UInt8>]
    ) -> Block? {
        let start = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : source.bytes.count
        let end = range.isEmpty ? start : lines[range.upperBound - 1].endIndex
        var bytes: [UInt8] = []
        var copied = start
        for edit in edits {
            bytes += source.bytes[copied..<edit.range.lowerBound] + edit.replacement
            copied = edit.range.upperBound
        }
        bytes += source.bytes[copied..<max(copied, end)]
        var block = Block(old: range, new: Self.lines(bytes))
        while let first = block.new.first, !block.old.isEmpty, lines[block.old.lowerBound] == first {
            block.old = block.old.lowerBound + 1..<block.old.upperBound
            block.new.removeFirst()
        }
        while let last = block.new.last, !block.old.isEmpty, lines[block.old.upperBound - 1] == last {
            block.old = block.old.lowerBound..<block.old.upperBound - 1
            block.new.removeLast()
        }
        return block.old.isEmpty && block.new.isEmpty ? nil : block
    }

    private static func hunks(_ blocks: [Block], _ lines: [ArraySlice<UInt8>], _ context: Int) -> [Hunk] {
        var hunks: [Hunk] = []
        var next = 0
        var shift = 0
        while next < blocks.count {
            var last = next
            while last + 1 < blocks.count,
                blocks[last + 1].old.lowerBound - blocks[last].old.upperBound <= 2 * context
            { last += 1 }
            let group = blocks[next...last]
            let start = max(0, group.first!.old.lowerBound - context)
            let end = min(lines.count, group.last!.old.upperBound + context)
            let hunk = hunk(group, lines, start..<end, shift)
            shift += hunk.newCount - hunk.oldCount
            hunks.append(hunk)
            next = last + 1
        }
        return hunks
    }

    private static func hunk(
        _ group: ArraySlice<Block>, _ lines: [ArraySlice<UInt8>], _ range: Range<Int>, _ shift: Int
    ) -> Hunk {
        var result: [Line] = []
        var cursor = range.lowerBound
        for block in group {
            result += lines[cursor..<block.old.lowerBound].map { Line(kind: .context, bytes: $0) }
            result += lines[block.old].map { Line(kind: .removed, bytes: $0) }
            result += block.new.map { Line(kind: .added, bytes: $0) }
            cursor = block.old.upperBound
        }
        result += lines[cursor..<range.upperBound].map { Line(kind: .context, bytes: $0) }
        let newCount = result.count { $0.kind != .removed }
        return Hunk(
            oldStart: range.isEmpty ? range.lowerBound : range.lowerBound + 1, oldCount: range.count,
            newStart: newCount == 0 ? range.lowerBound + shift : range.lowerBound + shift + 1, newCount: newCount,
            lines: result)
    }
}
