import Foundation
import SourceText
import XMLCode

/// A storyboard or xib, read losslessly: every element, attribute and comment is a byte range of the file.
///
/// Unknown elements and attributes are kept and can be read like any other; nothing is normalized.
public final class IBDocument: Sendable, Hashable {
    /// The file that the document was read from.
    public let source: SourceText
    /// The type and system of the document.
    public let kind: DocumentKind
    let structure: XMLStructure
    private let idIndex: [String: Int32]
    /// Objects whose id was already taken by an earlier one, in document order.
    private let duplicateIndices: [Int32]
    /// What layouts ask of the whole document, read when the first one asks.
    let layoutIndex = Lazy<LayoutIndex>()

    /// The project-relative path of the file.
    public var path: String { source.path }

    /// Reads a document, or says by name why it cannot be read.
    public static func read(_ source: SourceText) -> Result<IBDocument, ReadingRefusal> {
        if let refusal = refusalBeforeParsing(source) { return .failure(ReadingRefusal(document: refusal)) }
        switch readXMLStructure(source) {
        case .failure(let refusal): return .failure(ReadingRefusal(document: refusal))
        case .success(let structure):
            let root = structure.elements[0]
            let name = source.string(Int(root.start) + 1..<Int(root.start) + 1 + Int(root.nameLength))
            let document = IBDocument(source, structure)
            if name == "archive" { return .failure(.archive(version: document.root["version"])) }
            guard name == "document" else { return .failure(.unknownRoot(name)) }
            return .success(document)
        }
    }

    private init(_ source: SourceText, _ structure: XMLStructure) {
        self.source = source
        self.structure = structure
        var index: [String: Int32] = [:]
        index.reserveCapacity(structure.elements.count / 3)
        var duplicates: [Int32] = []
        for (number, record) in structure.elements.enumerated() {
            guard let value = Self.objectID(of: record, structure, source.bytes) else { continue }
            if index.updateValueIfAbsent(Int32(number), forKey: value) == false { duplicates.append(Int32(number)) }
        }
        idIndex = index
        duplicateIndices = duplicates
        kind = DocumentKind(
            type: Self.rootAttribute("type", structure, source),
            runtime: Self.rootAttribute("targetRuntime", structure, source),
            path: source.path)
    }

    public static func == (left: IBDocument, right: IBDocument) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Elements

    /// The root element, `document`.
    public var root: Element {
        ReadingTrace.note(path)
        return Element(self, 0)
    }

    /// Every element, in document order.
    public var elements: [Element] {
        ReadingTrace.note(path)
        return structure.elements.indices.map { Element(self, $0) }
    }

    /// The element of a number in document order, which is at hand without making the others.
    package func element(_ number: Int) -> Element {
        ReadingTrace.note(path)
        return Element(self, number)
    }

    /// The object with this id in this document. Ids repeat across files, so an id alone names nothing.
    public func object(id: String) -> Element? {
        ReadingTrace.note(path)
        return idIndex[id].map { Element(self, Int($0)) }
    }

    /// Objects that repeat an id already used in the document: such a document is damaged.
    public var duplicateObjects: [Element] { duplicateIndices.map { Element(self, Int($0)) } }

    /// The number of elements, the root included.
    public var elementCount: Int { structure.elements.count }

    /// The comments directly inside an element.
    public func comments(in element: Element) -> [Comment] {
        let content = element.contentRange
        return structure.comments[firstComment(from: content.lowerBound)...]
            .prefix { Int($0.start) < content.upperBound }
            .filter { Int($0.parent) == element.index }.map(comment)
    }

    /// The nearest comment before an offset, if it stands directly in `parent`.
    func lastComment(before offset: Int, in parent: Element) -> Comment? {
        let next = firstComment(from: offset)
        guard next > 0, Int(structure.comments[next - 1].parent) == parent.index else { return nil }
        return comment(structure.comments[next - 1])
    }

    /// The index of the first comment that starts at an offset or behind it; comments are in document order.
    private func firstComment(from offset: Int) -> Int {
        let comments = structure.comments
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if Int(comments[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func comment(_ record: CommentRecord) -> Comment {
        let range = Int(record.start)..<Int(record.end)
        return Comment(range: range, text: source.string(range.lowerBound + 4..<range.upperBound - 3))
    }

    // MARK: Bytes

    func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
        guard range.count == name.utf8CodeUnitCount else { return false }
        return source.bytes.withUnsafeBytes {
            memcmp($0.baseAddress! + range.lowerBound, name.utf8Start, range.count) == 0
        }
    }

    /// The text of a range with XML entities and character references resolved and line endings as `\n`.
    func decoded(_ range: Range<Int>) -> String {
        decoded(range, lineBreaksAsSpaces: false)
    }

    /// The value of an attribute whose raw value is a range.
    func decodedAttribute(_ range: Range<Int>) -> String {
        decoded(range, lineBreaksAsSpaces: true)
    }

    private func decoded(_ range: Range<Int>, lineBreaksAsSpaces: Bool) -> String {
        let bytes = source.bytes[range]
        let text = String(decoding: bytes, as: UTF8.self)
        let isPlain = !bytes.contains { byte in
            byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte < 0x20
        }
        return isPlain ? text : XMLText.decode(text, lineBreaksAsSpaces: lineBreaksAsSpaces)
    }

    // MARK: Reading

    /// Ids of these elements name devices, not objects.
    private static let notObjects: [StaticString] = ["device", "adaptation", "deployment"]

    private static func objectID(of record: ElementRecord, _ structure: XMLStructure, _ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { buffer in
            let first = Int(record.firstAttribute)
            for attribute in structure.attributes[first..<first + Int(record.attributeCount)] {
                let name = Int(attribute.nameStart)
                guard attribute.nameLength == 2, buffer[name] == UInt8(ascii: "i"),
                    buffer[name + 1] == UInt8(ascii: "d")
                else { continue }
                let start = Int(record.start) + 1
                let isDevice = notObjects.contains { other in
                    other.utf8CodeUnitCount == Int(record.nameLength)
                        && memcmp(buffer.baseAddress! + start, other.utf8Start, Int(record.nameLength)) == 0
                }
                guard !isDevice else { return nil }
                let value = buffer[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
                let text = String(decoding: value, as: UTF8.self)
                return value.contains(UInt8(ascii: "&")) ? XMLText.decode(text) : text
            }
            return nil
        }
    }

    private static func rootAttribute(_ name: String, _ structure: XMLStructure, _ source: SourceText) -> String? {
        let root = structure.elements[0]
        let first = Int(root.firstAttribute)
        for attribute in structure.attributes[first..<first + Int(root.attributeCount)] {
            let start = Int(attribute.nameStart)
            guard source.string(start..<start + Int(attribute.nameLength)) == name else { continue }
            return source.string(Int(attribute.valueStart)..<Int(attribute.valueEnd))
        }
        return nil
    }
}

extension Dictionary {
    /// Keeps the first value of a key; says whether the value was taken.
    fileprivate mutating func updateValueIfAbsent(_ value: Value, forKey key: Key) -> Bool {
        let count = self.count
        _ = { (slot: inout Value?) in if slot == nil { slot = value } }(&self[key])
        return self.count > count
    }
}
