import SourceText

/// Places of a text as editors count them: lines from 0, and columns from 0 in UTF-16.
struct EditorPositions {
    let source: SourceText

    /// A position as the protocol has it.
    func position(at offset: Int) -> [String: Any] {
        let place = source.position(at: min(max(0, offset), source.bytes.count))
        let start = source.lineStarts[place.line - 1]
        let column = String(decoding: source.bytes[start..<max(start, start + place.column - 1)], as: UTF8.self)
        return ["line": place.line - 1, "character": column.utf16.count]
    }

    func range(_ range: Range<Int>) -> [String: Any] {
        ["start": position(at: range.lowerBound), "end": position(at: range.upperBound)]
    }

    /// The byte at a line and column; nil where the text has no such line.
    func offset(line: Int, character: Int) -> Int? {
        guard line >= 0, line < source.lineStarts.count else { return nil }
        let start = source.lineStarts[line]
        let end = line + 1 < source.lineStarts.count ? source.lineStarts[line + 1] : source.bytes.count
        let text = String(decoding: source.bytes[start..<end], as: UTF8.self).utf16
        let index = text.index(text.startIndex, offsetBy: max(0, character), limitedBy: text.endIndex) ?? text.endIndex
        return min(end, start + String(decoding: Array(text[..<index]), as: UTF16.self).utf8.count)
    }
}
