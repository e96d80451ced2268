// The only file that touches libxml2's types. It takes structure and well-formedness from libxml2 and places from the
// bytes themselves: in a well-formed document no start tag, end tag or attribute value holds a raw "<", so the bytes
// around the parser's position name every range without doubt.
internal import CLibXML2
public import SourceText

/// Xcode's deepest documents nest about a hundred elements.
package let deepestNesting = 512

/// Reads well-formed UTF-8 XML into places.
package func readXMLStructure(
    _ source: SourceText, allowsDocumentType: Bool = false
) -> Result<XMLStructure, XMLRefusal> {
    let bytes = source.bytes
    guard bytes.count < 1 << 30 else { return .failure(.tooLarge) }
    return bytes.withUnsafeBufferPointer { buffer in
        let collector = StructureCollector(buffer, allowsDocumentType: allowsDocumentType)
        return withExtendedLifetime(collector) {
            collector.run().map { collector.structure }
        }
    }
}

/// Receives libxml2's SAX2 events.
private final class StructureCollector {
    let bytes: UnsafeBufferPointer<UInt8>
    var structure = XMLStructure()
    private var open: [Int32] = []
    private var context: xmlParserCtxtPtr?
    private var stopped: XMLRefusal?
    /// The first thing that is not well-formed.
    private var failure: XMLRefusal?

    private let allowsDocumentType: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, allowsDocumentType: Bool) {
        self.bytes = bytes
        self.allowsDocumentType = allowsDocumentType
        structure.elements.reserveCapacity(bytes.count / 120)
        structure.attributes.reserveCapacity(bytes.count / 30)
    }

    func run() -> Result<Void, XMLRefusal> {
        _ = libraryIsReady
        let made = bytes.withMemoryRebound(to: CChar.self) {
            xmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count))
        }
        guard let parser = made else { return .failure(.empty) }
        defer { xmlFreeParserCtxt(parser) }
        context = parser
        xmlCtxtUseOptions(parser, parserOptions)
        let ownHandler = parser.pointee.sax
        var handler = makeHandler()
        withUnsafeMutablePointer(to: &handler) { pointer in
            parser.pointee.sax = pointer
            parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            xmlParseDocument(parser)
            parser.pointee.sax = ownHandler
        }
        if let stopped { return .failure(stopped) }
        guard parser.pointee.wellFormed == 1, open.isEmpty, !structure.elements.isEmpty else {
            return .failure(failure ?? .endsTooEarly)
        }
        return .success(())
    }

    private func makeHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, _, _, _, _, _, _, _, _ in
            StructureCollector.from(data).startElement()
        }
        handler.endElementNs = { data, _, _, _ in StructureCollector.from(data).endElement() }
        handler.comment = { data, _ in StructureCollector.from(data).comment() }
        handler.internalSubset = { data, _, _, _ in StructureCollector.from(data).documentType() }
        // An entity may stand for any number of bytes, which then have no place in the file.
        handler.entityDecl = { data, _, _, _, _, _ in StructureCollector.from(data).stop(.documentType) }
        // The first error is the cause, what follows are its consequences. Without a handler libxml2 prints them.
        handler.serror = { data, error in
            guard let error, error.pointee.level == XML_ERR_FATAL, let text = error.pointee.message else { return }
            let position = SourcePosition(line: Int(error.pointee.line), column: max(1, Int(error.pointee.int2)))
            StructureCollector.from(data).note(String(cString: text), position)
        }
        return handler
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> StructureCollector {
        Unmanaged<StructureCollector>.fromOpaque(data!).takeUnretainedValue()
    }

    private var offset: Int {
        let input = context!.pointee.input!
        return input.pointee.cur - input.pointee.base + Int(input.pointee.consumed)
    }

    private func stop(_ refusal: XMLRefusal) {
        if stopped == nil { stopped = refusal }
        xmlStopParser(context)
    }

    private func documentType() {
        if !allowsDocumentType { stop(.documentType) }
    }

    private func startElement() {
        var tagEnd = offset
        guard tagEnd < bytes.count, bytes[tagEnd] == UInt8(ascii: ">") || bytes[tagEnd] == UInt8(ascii: "/") else {
            return stop(.malformed(message: "a tag could not be placed", SourcePosition(line: 1, column: 1)))
        }
        if open.count >= deepestNesting { return stop(.tooDeep(limit: deepestNesting)) }
        let start = lastLessThan(before: tagEnd)
        var cursor = start + 1
        while cursor < tagEnd, !isSpace(bytes[cursor]) { cursor += 1 }
        let nameLength = cursor - start - 1
        let firstAttribute = structure.attributes.count
        scanAttributes(from: cursor, to: tagEnd)
        if bytes[tagEnd] == UInt8(ascii: "/") { tagEnd += 1 }
        open.append(Int32(structure.elements.count))
        structure.elements.append(
            ElementRecord(
                start: UInt32(start), openEnd: UInt32(tagEnd + 1), parent: open.count > 1 ? open[open.count - 2] : -1,
                firstAttribute: UInt32(firstAttribute),
                attributeCount: UInt16(clamping: structure.attributes.count - firstAttribute),
                nameLength: UInt16(clamping: nameLength)))
    }

    private func scanAttributes(from start: Int, to tagEnd: Int) {
        var cursor = start
        while true {
            while cursor < tagEnd, isSpace(bytes[cursor]) { cursor += 1 }
            let nameStart = cursor
            while cursor < tagEnd, bytes[cursor] != UInt8(ascii: "="), !isSpace(bytes[cursor]) { cursor += 1 }
            let nameEnd = cursor
            while cursor < tagEnd, bytes[cursor] != UInt8(ascii: "\""), bytes[cursor] != UInt8(ascii: "'") {
                cursor += 1
            }
            guard cursor < tagEnd else { return }
            let quote = bytes[cursor]
            let valueStart = cursor + 1
            cursor = valueStart
            while cursor < tagEnd, bytes[cursor] != quote { cursor += 1 }
            structure.attributes.append(
                AttributeRecord(
                    nameStart: UInt32(nameStart), valueStart: UInt32(valueStart), valueEnd: UInt32(cursor),
                    nameLength: UInt16(clamping: nameEnd - nameStart)))
            cursor += 1
        }
    }

    private func endElement() {
        guard let index = open.popLast() else { return }
        let end = offset
        let isEmptyTag = Int(structure.elements[Int(index)].openEnd) == end
        structure.elements[Int(index)].closeStart = UInt32(isEmptyTag ? end : lastLessThan(before: end))
        structure.elements[Int(index)].end = UInt32(end)
        structure.elements[Int(index)].subtreeEnd = Int32(structure.elements.count)
    }

    private func comment() {
        var end = min(offset, bytes.count)
        while end < bytes.count, !(end >= 3 && ends(with: "-->", at: end)) { end += 1 }
        var start = end - 7
        while start > 0, !ends(with: "<!--", at: start + 4) { start -= 1 }
        structure.comments.append(
            CommentRecord(start: UInt32(max(0, start)), end: UInt32(end), parent: open.last ?? -1))
    }

    private func ends(with text: StaticString, at end: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end >= count else { return false }
        for index in 0..<count where bytes[end - count + index] != text.utf8Start[index] { return false }
        return true
    }

    private func lastLessThan(before offset: Int) -> Int {
        var cursor = offset - 1
        while cursor > 0, bytes[cursor] != UInt8(ascii: "<") { cursor -= 1 }
        return cursor
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    private func note(_ message: String, _ position: SourcePosition) {
        guard failure == nil else { return }
        var message = message
        while message.last?.isWhitespace == true { message.removeLast() }
        failure = .malformed(message: message, position)
    }
}

extension XMLRefusal {
    fileprivate static let endsTooEarly = XMLRefusal.malformed(
        message: "the document ends too early", SourcePosition(line: 1, column: 1))
}

/// The encoding has been checked before; a declared "US-ASCII" would make libxml2 convert a copy and lose places.
private let parserOptions = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue)

/// libxml2 must be set up once before several threads parse.
private let libraryIsReady: Void = xmlInitParser()

/// libxml2 with nothing behind it: what reading XML costs at the least. Only for the benchmark, which must not know
/// libxml2's types.
@_spi(Benchmarking) public enum BareXMLParse {
    /// Parses with handlers that do nothing; says whether the XML is well-formed.
    public static func run(_ source: SourceText) -> Bool {
        _ = libraryIsReady
        return source.bytes.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            guard let parser = xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else { return false }
            defer { xmlFreeParserCtxt(parser) }
            xmlCtxtUseOptions(parser, parserOptions)
            var handler = xmlSAXHandler()
            handler.initialized = UInt32(XML_SAX2_MAGIC)
            handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
            handler.endElementNs = { _, _, _, _ in }
            handler.comment = { _, _ in }
            handler.serror = { _, _ in }
            let ownHandler = parser.pointee.sax
            withUnsafeMutablePointer(to: &handler) { pointer in
                parser.pointee.sax = pointer
                xmlParseDocument(parser)
                parser.pointee.sax = ownHandler
            }
            return parser.pointee.wellFormed == 1
        }
    }
}
