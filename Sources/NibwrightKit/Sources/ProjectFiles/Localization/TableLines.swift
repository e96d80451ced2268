/// Lines of a table by byte offsets, in its encoding.
struct TableLines {
    private let bytes: [UInt8]
    private let encoding: TextEncoding
    /// Behind the byte order mark.
    let start: Int

    init(_ bytes: [UInt8], _ encoding: TextEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        start = TextEncoding.detect(bytes).markLength
    }

    var endsLinesWithTwo: Bool {
        var offset = start
        while let unit = unit(at: offset), unit != 0x0A { offset += size }
        return offset > start && unit(at: offset) == 0x0A && unit(at: offset - size) == 0x0D
    }

    /// The line's start, if only spaces stand between it and an offset.
    func lineStart(before offset: Int) -> Int? {
        var offset = offset
        while offset - size >= start, let unit = unit(at: offset - size) {
            if unit == 0x0A { return offset }
            guard unit == 0x20 || unit == 0x09 else { return nil }
            offset -= size
        }
        return offset
    }

    /// Behind the line's ending, if only spaces stand between it and an offset.
    func lineEnd(behind offset: Int) -> Int? {
        var offset = offset
        while let unit = unit(at: offset) {
            offset += size
            if unit == 0x0A { return offset }
            guard unit == 0x20 || unit == 0x09 || unit == 0x0D else { return nil }
        }
        return offset
    }

    /// The start of the blank line that ends at an offset; nil where no blank line does.
    func blankLineStart(before offset: Int) -> Int? {
        guard offset - size >= start, unit(at: offset - size) == 0x0A else { return nil }
        var end = offset - size
        if end - size >= start, unit(at: end - size) == 0x0D { end -= size }
        return lineStart(before: end)
    }

    /// The end of the blank line that begins at an offset; nil where no blank line does.
    func blankLineEnd(behind offset: Int) -> Int? {
        guard offset < bytes.count, let end = lineEnd(behind: offset), end > offset else { return nil }
        return end
    }

    /// Whether a line ending stands right before an offset.
    func endsLine(at offset: Int) -> Bool { offset - size >= start && unit(at: offset - size) == 0x0A }

    /// Behind all blank lines that begin at an offset.
    func blankLinesEnd(behind offset: Int) -> Int {
        var end = offset
        while let next = blankLineEnd(behind: end) { end = next }
        return end
    }

    /// The start of the run of blank lines that ends at an offset; the offset itself where none does.
    func blankLinesStart(before offset: Int) -> Int {
        var start = offset
        while let next = blankLineStart(before: start) { start = next }
        return start
    }

    /// Behind the spaces that follow an offset on its line.
    func spacesEnd(behind offset: Int) -> Int {
        var end = offset
        while let unit = unit(at: end), unit == 0x20 || unit == 0x09 { end += size }
        return end
    }

    private var size: Int { encoding.unitSize }

    private func unit(at offset: Int) -> UInt16? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        guard size == 2 else { return UInt16(bytes[offset]) }
        let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
    }
}
