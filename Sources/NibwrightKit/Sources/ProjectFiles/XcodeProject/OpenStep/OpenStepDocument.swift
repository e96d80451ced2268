public import SourceText

/// A property list in the format of `project.pbxproj`, read losslessly: every value and comment is a byte range.
public final class OpenStepDocument: Sendable {
    /// The file that was read.
    public let source: SourceText
    /// Whether the bytes are OpenStep text. XML is read too, but cannot be edited.
    public let isXML: Bool
    /// The places of all comments, `/*` and `*/` included, in order.
    public let comments: [Range<Int>]
    let records: [OpenStepRecord]

    init(source: SourceText, records: [OpenStepRecord], comments: [Range<Int>], isXML: Bool) {
        self.source = source
        self.records = records
        self.comments = comments
        self.isXML = isXML
    }

    /// Reads a property list, or says by name why it cannot be read.
    public static func read(_ source: SourceText) -> Result<OpenStepDocument, ReadingRefusal> {
        let bytes = source.bytes
        guard bytes.count < 1 << 30 else { return .failure(.tooLarge) }
        guard let first = bytes.first(where: { !isOpenStepSpace($0) }) else { return .failure(.empty) }
        if bytes.starts(with: "bplist".utf8) { return .failure(.binaryProject) }
        if bytes.prefix(64).contains(0) { return .failure(.notText(orElse: "in UTF-16")) }
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let isXML = (isMarked ? bytes.dropFirst(3).first : first) == UInt8(ascii: "<")
        return isXML && !bytes.starts(with: "<<<<".utf8) ? readXMLPropertyList(source) : readOpenStep(source)
    }

    /// The outermost value.
    public var root: OpenStepValue { OpenStepValue(document: self, index: 0) }
}

/// One value's places in the bytes, in document order; a dictionary's keys and values alternate.
struct OpenStepRecord {
    var kind: OpenStepValue.Kind
    var start: UInt32
    /// Behind the value's last byte.
    var end: UInt32 = 0
    /// Behind the `;` or `,` that follows the value, if one does.
    var entryEnd: UInt32 = 0
    /// The index after the last value inside: the subtree is `index..<subtreeEnd`.
    var subtreeEnd: Int32 = 0
}

/// One value of a property list, with its place.
public struct OpenStepValue: Sendable {
    /// The kind of a value, by the form in which it is written.
    public enum Kind: UInt8, Sendable {
        /// `{ … }` and `( … )`.
        case dictionary, array
        /// A string without quotation marks.
        case plainString
        /// A string in quotation marks.
        case quotedString
        /// `<…>`, bytes in hexadecimal digits.
        case data
        /// The content of an XML element.
        case xmlString
    }

    /// The document that the value is in.
    public let document: OpenStepDocument
    let index: Int32

    var record: OpenStepRecord { document.records[Int(index)] }

    /// The kind of the value.
    public var kind: Kind { record.kind }

    /// The value's bytes, brackets and quotation marks included, comments around it not.
    public var range: Range<Int> { Int(record.start)..<Int(record.end) }

    /// Behind the `;` or `,` that ends the entry.
    public var entryEnd: Int { Int(record.entryEnd) }

    /// A dictionary's entries in the order of the file; empty for everything else.
    public var entries: [OpenStepEntry] {
        guard kind == .dictionary else { return [] }
        var entries: [OpenStepEntry] = []
        let end = record.subtreeEnd
        var next = index + 1
        while next + 1 < end {
            let value = OpenStepValue(document: document, index: next + 1)
            entries.append(OpenStepEntry(key: OpenStepValue(document: document, index: next), value: value))
            next = value.record.subtreeEnd
        }
        return entries
    }

    /// An array's elements; empty for everything else.
    public var elements: [OpenStepValue] {
        guard kind == .array else { return [] }
        var elements: [OpenStepValue] = []
        let end = record.subtreeEnd
        var next = index + 1
        while next < end {
            let element = OpenStepValue(document: document, index: next)
            elements.append(element)
            next = element.record.subtreeEnd
        }
        return elements
    }

    /// The strings of an array, or the string itself as a list of one.
    public var strings: [String] {
        kind == .array ? elements.compactMap(\.string) : string.map { [$0] } ?? []
    }

    /// The value of a key; of two with the same name the first.
    public subscript(key: String) -> OpenStepValue? { entry(key)?.value }

    /// The entry of a key.
    public func entry(_ name: String) -> OpenStepEntry? {
        guard kind == .dictionary else { return nil }
        let end = record.subtreeEnd
        var next = index + 1
        while next + 1 < end {
            let key = OpenStepValue(document: document, index: next)
            let value = OpenStepValue(document: document, index: next + 1)
            if key.isString(name) { return OpenStepEntry(key: key, value: value) }
            next = value.record.subtreeEnd
        }
        return nil
    }

    /// The text of a string, without quotation marks and escapes; nil for containers and data.
    public var string: String? {
        let bytes = document.source.bytes
        switch kind {
        case .plainString: return String(decoding: bytes[range], as: UTF8.self)
        case .quotedString: return OpenStepText.unescaped(bytes[range.lowerBound + 1..<range.upperBound - 1])
        case .xmlString: return OpenStepText.withoutEntities(bytes[range])
        default: return nil
        }
    }

    private func isString(_ text: String) -> Bool {
        guard kind == .plainString else { return string == text }
        return document.source.bytes[range].elementsEqual(text.utf8)
    }
}

/// A key and its value in a dictionary.
public struct OpenStepEntry: Sendable {
    /// The key, always a string.
    public let key: OpenStepValue
    /// The value of the key.
    public let value: OpenStepValue

    /// From the key to behind the `;`.
    public var range: Range<Int> { key.range.lowerBound..<max(value.entryEnd, value.range.upperBound) }
}

func isOpenStepSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
