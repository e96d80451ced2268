import ProjectFiles
import SourceText

/// A file's text for people, in UTF-8 whatever the file is in; patches and `apply` keep to the bytes.
///
/// Xcode wrote tables of translations in UTF-16 for years, and cutting such bytes at line breaks gives halves of letters.
struct ReadableText {
    private enum Form {
        case utf8
        case utf16(TextEncoding, markLength: Int)
        /// Old code in an encoding that nothing names: Latin letters are the likeliest.
        case latin
    }

    private let bytes: [UInt8]
    private let form: Form

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let (encoding, markLength) = TextEncoding.detect(bytes)
        if encoding != .utf8 {
            form = .utf16(encoding, markLength: markLength)
        } else {
            form = String(validating: bytes, as: UTF8.self) == nil ? .latin : .utf8
        }
    }

    /// The whole text, without a byte order mark that is not its own.
    var utf8: [UInt8] {
        if case .utf16(_, let markLength) = form { return utf8(bytes[min(markLength, bytes.count)...]) }
        return utf8(bytes[...])
    }

    /// The text and edits of it, both in UTF-8.
    func edited(_ source: SourceText, by edits: EditList) -> (SourceText, EditList) {
        if case .utf8 = form { return (source, edits) }
        var text: [UInt8] = []
        var copied = if case .utf16(_, let markLength) = form { markLength } else { 0 }
        let moved = edits.edits.filter { $0.impossibility == nil }.map { edit in
            text += utf8(bytes[copied..<max(copied, edit.range.lowerBound)])
            let start = text.count
            text += utf8(bytes[max(copied, edit.range.lowerBound)..<max(copied, edit.range.upperBound)])
            copied = max(copied, edit.range.upperBound)
            return TextEdit(start..<text.count, bytes: utf8(edit.replacement[...]), order: edit.order)
        }
        text += utf8(bytes[min(copied, bytes.count)...])
        // Edits keep their order and distance, so the list is as free of overlaps as the first one.
        return (SourceText(path: source.path, bytes: text), EditList(moved) ?? EditList())
    }

    private func utf8(_ part: ArraySlice<UInt8>) -> [UInt8] {
        switch form {
        case .utf8: Array(part)
        case .utf16(let encoding, _): Array(encoding.text(part).utf8)
        case .latin:
            part.reduce(into: []) { text, byte in text += Character(UnicodeScalar(byte)).utf8 }
        }
    }
}

extension LineDiff {
    /// The lines that edits change, as people read them.
    init(forReading source: SourceText, _ edits: EditList, context: Int = 3) {
        let (text, moved) = ReadableText(source.bytes).edited(source, by: edits)
        self.init(text, moved, context: context)
    }

    /// A file that comes or goes, as people read it.
    init(forReading bytes: [UInt8], isNew: Bool) {
        self.init(whole: ReadableText(bytes).utf8, isNew: isNew)
    }
}
