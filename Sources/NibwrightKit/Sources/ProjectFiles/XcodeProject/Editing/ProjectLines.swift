import SourceText

/// Finds the lines around values, and the bytes that an entry brings or takes along.
struct ProjectLines {
    let document: OpenStepDocument
    let newline: String

    private var bytes: [UInt8] { document.source.bytes }

    init(_ document: OpenStepDocument) {
        self.document = document
        let bytes = document.source.bytes
        let end = bytes.firstIndex(of: 0x0A) ?? 0
        newline = end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
    }

    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    /// The space before a place that is the first on its line; nil where something stands before it.
    func indentation(of offset: Int) -> String? {
        let start = lineStart(of: offset)
        guard bytes[start..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        return document.source.string(start..<offset)
    }

    /// The lines that hold a range and nothing else, their last line ending included.
    func wholeLines(_ range: Range<Int>) -> Range<Int>? {
        guard indentation(of: range.lowerBound) != nil else { return nil }
        var end = commentEnd(range.upperBound)
        while end < bytes.count, bytes[end] != 0x0A {
            guard isOpenStepSpace(bytes[end]) else { return nil }
            end += 1
        }
        return end < bytes.count ? lineStart(of: range.lowerBound)..<end + 1 : nil
    }

    /// Behind the comment that follows on the same line, or `offset` where none does.
    func commentEnd(_ offset: Int) -> Int {
        comment(behind: offset)?.upperBound ?? offset
    }

    /// The block comment behind a value, such as its name.
    func comment(behind offset: Int) -> Range<Int>? {
        var start = offset
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "*") else {
            return nil
        }
        var low = 0
        var high = document.comments.count
        while low < high {
            let middle = (low + high) / 2
            if document.comments[middle].lowerBound < start { low = middle + 1 } else { high = middle }
        }
        guard low < document.comments.count, document.comments[low].lowerBound == start else { return nil }
        return document.comments[low]
    }

    /// The text of the comment behind a value; nil for none.
    func commentText(behind offset: Int) -> String? {
        comment(behind: offset).map { range in
            let text = document.source.string(range.lowerBound + 2..<range.upperBound - 2)
            return text.split(separator: " ").joined(separator: " ")
        }
    }

    func holdsNewline(_ range: Range<Int>) -> Bool { bytes[range].contains(0x0A) }

    // MARK: Elements of arrays

    /// Inserts an element behind the one at `place`, or at the end.
    func insertion(of text: String, in array: OpenStepValue, behind place: Int?) -> TextEdit {
        let elements = array.elements
        guard let anchor = place.map({ elements[$0] }) ?? elements.last else {
            return insertion(of: text, inEmpty: array)
        }
        let hasComma = bytes[anchor.entryEnd - 1] == UInt8(ascii: ",")
        let indentation = indentation(of: anchor.range.lowerBound)
        guard hasComma else {
            let separator = indentation.map { newline + $0 } ?? " "
            return TextEdit(insert: "," + separator + text, at: commentEnd(anchor.range.upperBound))
        }
        if let lines = wholeLines(anchor.range.lowerBound..<anchor.entryEnd) {
            return TextEdit(insert: (indentation ?? "") + text + "," + newline, at: lines.upperBound)
        }
        return TextEdit(insert: " " + text + ",", at: anchor.entryEnd)
    }

    /// Inserts an element before the one at `place`.
    func insertion(of text: String, in array: OpenStepValue, before place: Int) -> TextEdit {
        let start = array.elements[place].range.lowerBound
        guard let indentation = indentation(of: start) else { return TextEdit(insert: text + ", ", at: start) }
        return TextEdit(insert: indentation + text + "," + newline, at: lineStart(of: start))
    }

    private func insertion(of text: String, inEmpty array: OpenStepValue) -> TextEdit {
        let close = array.range.upperBound - 1
        guard holdsNewline(array.range), let indentation = indentation(of: close) else {
            return TextEdit(insert: text + ", ", at: array.range.lowerBound + 1)
        }
        let unit = indentation.hasSuffix(" ") ? "    " : "\t"
        return TextEdit(insert: indentation + unit + text + "," + newline, at: lineStart(of: close))
    }

    /// Removes the element at a place: its line, or what an insertion into one line brought.
    func removal(at place: Int, of array: OpenStepValue) -> TextEdit {
        let elements = array.elements
        let element = elements[place]
        let hasComma = bytes[element.entryEnd - 1] == UInt8(ascii: ",")
        if !hasComma {
            let end = commentEnd(element.range.upperBound)
            guard place > 0 else { return TextEdit(element.range.lowerBound..<end, "") }
            return TextEdit(commentEnd(elements[place - 1].range.upperBound)..<end, "")
        }
        return removal(of: element.range.lowerBound..<element.entryEnd)
    }

    /// Removes an entry: its lines where it has them to itself, or else it and one space.
    func removal(of range: Range<Int>) -> TextEdit {
        if let lines = wholeLines(range) { return TextEdit(lines, "") }
        let hasSpace = range.upperBound < bytes.count && bytes[range.upperBound] == 0x20
        return TextEdit(range.lowerBound..<range.upperBound + (hasSpace ? 1 : 0), "")
    }
}
