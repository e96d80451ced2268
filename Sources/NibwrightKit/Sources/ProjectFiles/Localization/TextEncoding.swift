/// The encoding of a table's text.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
    /// One unit is a byte.
    case utf8 = "utf-8"
    /// One unit is two bytes, the low one first.
    case utf16LittleEndian = "utf-16-le"
    /// One unit is two bytes, the high one first.
    case utf16BigEndian = "utf-16-be"

    /// Bytes that one unit takes.
    public var unitSize: Int { self == .utf8 ? 1 : 2 }

    /// The encoding that a byte order mark tells, or that the zero bytes of Latin text make likely.
    public static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        let head = bytes.prefix(256)
        let zeros = head.indices.filter { head[$0] == 0 }
        guard zeros.count * 4 > head.count else { return (.utf8, 0) }
        return (zeros.count { $0 % 2 == 0 } * 2 > zeros.count ? .utf16BigEndian : .utf16LittleEndian, 0)
    }

    /// The units of a text; for UTF-8, its bytes, each in a unit of its own.
    func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
        guard self != .utf8 else { return bytes.map(UInt16.init) }
        return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { offset in
            let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
            return self == .utf16LittleEndian ? second << 8 | first : first << 8 | second
        }
    }

    /// The text that units of this encoding stand for; what is not valid becomes replacement characters.
    func string(_ units: ArraySlice<UInt16>) -> String {
        guard self == .utf8 else { return String(decoding: units, as: UTF16.self) }
        return String(decoding: units.lazy.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    /// The text of bytes in this encoding, without a byte order mark; what is not valid becomes replacement characters.
    public func text(_ bytes: ArraySlice<UInt8>) -> String { string(units(of: bytes)[...]) }

    /// The bytes of a text in this encoding.
    public func bytes(_ text: String) -> [UInt8] {
        switch self {
        case .utf8: Array(text.utf8)
        case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        }
    }
}
