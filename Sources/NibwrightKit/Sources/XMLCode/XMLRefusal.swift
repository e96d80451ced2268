import Foundation
package import SourceText

/// A reason why bytes were not read as XML.
package enum XMLRefusal: Error, Hashable, Sendable {
    case empty
    case notText
    case conflictMarkers
    /// A document type, or an entity declared in one.
    case documentType
    case encoding(String)
    case tooDeep(limit: Int)
    case tooLarge
    case malformed(message: String, SourcePosition)
}

/// Finds a reason against a file before it is parsed, so that the refusal names the real cause and not a parser's
/// complaint: another encoding, merge conflict markers, an excess of attributes. Nil for a file to be parsed.
package func refusalBeforeParsing(_ source: SourceText) -> XMLRefusal? {
    let bytes = source.bytes
    if bytes.isEmpty || bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { return .empty }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .encoding("UTF-16") }
    if bytes.prefix(512).contains(0) { return .notText }
    if hasConflictMarkers(source) { return .conflictMarkers }
    if let name = declaredEncoding(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
        return .encoding(name)
    }
    return excessOfAttributes(source)
}

/// libxml2 compares each attribute of an element with all others; Xcode writes some twenty.
private let mostAttributes = 10_000

private func excessOfAttributes(_ source: SourceText) -> XMLRefusal? {
    let bytes = source.bytes
    var count = 0
    var start = 0
    var isInTag = false
    var quote: UInt8 = 0
    for offset in bytes.indices {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "<") {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            isInTag = next != UInt8(ascii: "!") && next != UInt8(ascii: "?") && next != UInt8(ascii: "/")
            (count, start, quote) = (0, offset, 0)
        } else if quote != 0 {
            if byte != quote { continue }
            quote = 0
            count += 1
            if count > mostAttributes {
                let message = "an element has more than \(mostAttributes) attributes, which no real document has"
                return .malformed(message: message, source.position(at: start))
            }
        } else if byte == UInt8(ascii: ">") {
            isInTag = false
        } else if isInTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        }
    }
    return nil
}

private func hasConflictMarkers(_ source: SourceText) -> Bool {
    if source.bytes.starts(with: "<<<<<<< ".utf8) { return true }
    return source.contains("\n<<<<<<< " as StaticString) || source.contains("\n>>>>>>> " as StaticString)
}

/// The `encoding` of the XML declaration, if there is one.
private func declaredEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: #"<?xml version="1.0" encoding="UTF-8""#.utf8) { return "UTF-8" }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let start = head.range(of: "<?xml"), let end = head.range(of: "?>", range: start.upperBound..<head.endIndex),
        let key = head.range(of: "encoding", range: start.upperBound..<end.lowerBound)
    else { return nil }
    let rest = head[key.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
}
