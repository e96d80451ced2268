public import SourceText

extension JSONNode {
    /// Reads a JSON text: strict but for a byte order mark in front, and commas before a closing bracket, which Xcode
    /// takes too.
    public static func read(_ source: SourceText) -> Result<JSONNode, ReadingRefusal> {
        if let refusal = jsonRefusalBeforeParsing(source) { return .failure(refusal) }
        return source.bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes: bytes)
            do {
                return .success(try reader.document())
            } catch JSONReader.Failure.tooDeep {
                return .failure(.tooDeep(limit: JSONReader.deepestNesting))
            } catch {
                return .failure(.malformed(message: reader.message, source.position(at: reader.offset)))
            }
        }
    }
}

private func jsonRefusalBeforeParsing(_ source: SourceText) -> ReadingRefusal? {
    let bytes = source.bytes
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { return .empty }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .encoding("UTF-16") }
    if bytes.prefix(512).contains(0) { return .notText }
    if bytes.starts(with: "<<<<<<< ".utf8) || source.contains("\n<<<<<<< " as StaticString) { return .conflictMarkers }
    return nil
}

/// A recursive reader over bytes; what it recurses into is bounded.
private struct JSONReader {
    enum Failure: Error { case malformed, tooDeep }

    static let deepestNesting = 256

    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var message = ""
    private var depth = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    mutating func document() throws(Failure) -> JSONNode {
        let root = try value()
        skipSpace()
        if offset < bytes.count { throw fail("something follows the value") }
        return root
    }

    private mutating func value() throws(Failure) -> JSONNode {
        skipSpace()
        let start = offset
        guard let byte = next else { throw fail("the text ends where a value should be") }
        let content: JSONNode.Content
        switch byte {
        case UInt8(ascii: "{"): content = try nested { (reader) throws(Failure) in .object(try reader.members()) }
        case UInt8(ascii: "["): content = try nested { (reader) throws(Failure) in .array(try reader.elements()) }
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        return JSONNode(content: content, range: start..<offset)
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(Failure) -> JSONNode.Content
    ) throws(Failure) -> JSONNode.Content {
        guard depth < Self.deepestNesting else { throw .tooDeep }
        depth += 1
        offset += 1
        let content = try read(&self)
        depth -= 1
        return content
    }

    private mutating func members() throws(Failure) -> [JSONMember] {
        var members: [JSONMember] = []
        while true {
            skipSpace()
            if take("}") { return members }
            guard next == UInt8(ascii: "\"") else { throw fail("a name in quotes or “}” should be here") }
            let start = offset
            let name = try string()
            let nameRange = start..<offset
            skipSpace()
            guard take(":") else { throw fail("“:” should be here") }
            members.append(JSONMember(name: name, nameRange: nameRange, value: try value()))
            skipSpace()
            if !take(","), next != UInt8(ascii: "}") { throw fail("“,” or “}” should be here") }
        }
    }

    private mutating func elements() throws(Failure) -> [JSONNode] {
        var elements: [JSONNode] = []
        while true {
            skipSpace()
            if take("]") { return elements }
            elements.append(try value())
            skipSpace()
            if !take(","), next != UInt8(ascii: "]") { throw fail("“,” or “]” should be here") }
        }
    }

    /// Reads from the opening quote to behind the closing one.
    private mutating func string() throws(Failure) -> String {
        offset += 1
        let start = offset
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
        if take("\"") { return String(decoding: bytes[start..<offset - 1], as: UTF8.self) }
        var units = Array(String(decoding: bytes[start..<offset], as: UTF8.self).utf16)
        while let byte = next {
            if take("\"") { return String(decoding: units, as: UTF16.self) }
            if byte == UInt8(ascii: "\\") {
                offset += 1
                units.append(try escape())
            } else {
                let start = offset
                while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
                units += String(decoding: bytes[start..<offset], as: UTF8.self).utf16
            }
        }
        throw fail("a string has no end")
    }

    private mutating func escape() throws(Failure) -> UInt16 {
        guard let byte = next else { throw fail("a string has no end") }
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
        case UInt8(ascii: "u"):
            guard offset + 4 <= bytes.count,
                let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
            else { throw fail("“\\u” needs four hexadecimal digits") }
            offset += 4
            return unit
        default: throw fail("an escape that JSON does not know")
        }
    }

    private mutating func word() throws(Failure) -> JSONNode.Content {
        let start = offset
        while let byte = next, isWordByte(byte) { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            guard let first = text.utf8.first, "-0123456789".utf8.contains(first), Double(text) != nil else {
                offset = start
                throw fail("a value should be here")
            }
            return .number(text)
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "+-.".utf8.contains(byte)
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: mark) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func fail(_ message: String) -> Failure {
        self.message = message
        return .malformed
    }
}
