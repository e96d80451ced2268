/// Reads binary property lists, which compiled resources and some translation services hand around.
///
/// Its own, because a list that nests or repeats itself without end must be refused, not followed.
struct BinaryPropertyListReader {
    private static let deepestNesting = 128
    /// An object may be named many times, so a small file could stand for a value without end.
    private static let mostValues = 1 << 20

    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private var values = 0
    /// Bytes of text and data that may still be taken: an object that is named often is taken often.
    private var budget: Int

    /// Reads a binary property list; nil where anything in it does not fit.
    static func read(_ bytes: [UInt8]) -> PropertyListValue? {
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        guard let count = number(bytes, trailer + 8, size: 8), let top = number(bytes, trailer + 16, size: 8),
            let table = number(bytes, trailer + 24, size: 8), (1...8).contains(offsetSize), top < count,
            table < trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        let offsets = (0..<count).map { number(bytes, table + $0 * offsetSize, size: offsetSize) ?? bytes.count }
        var reader = BinaryPropertyListReader(
            bytes: bytes, offsets: offsets, referenceSize: Int(bytes[trailer + 7]))
        return reader.value(top, depth: 0)
    }

    private init(bytes: [UInt8], offsets: [Int], referenceSize: Int) {
        self.bytes = bytes
        self.offsets = offsets
        self.referenceSize = referenceSize
        budget = 8 * bytes.count
    }

    private mutating func value(_ object: Int, depth: Int) -> PropertyListValue? {
        values += 1
        guard values <= Self.mostValues, depth < Self.deepestNesting, offsets.indices.contains(object),
            bytes.indices.contains(offsets[object]), let content = content(at: offsets[object], depth: depth)
        else { return nil }
        return PropertyListValue(content: content, range: nil, textRange: nil)
    }

    private mutating func content(at offset: Int, depth: Int) -> PropertyListValue.Content? {
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09: return .boolean(marker == 0x09)
        case 0x1:
            return Self.number(bytes, offset + 1, size: min(8, 1 << Int(marker & 0xF))).map { .integer("\($0)") }
        case 0x2:
            return Self.bits(bytes, offset + 1, size: 1 << Int(marker & 0x7)).map { pattern in
                let isShort = marker & 0xF == 2
                let short = Float(bitPattern: UInt32(truncatingIfNeeded: pattern))
                return .real(isShort ? "\(short)" : "\(Double(bitPattern: pattern))")
            }
        case 0x3: return Self.bits(bytes, offset + 1, size: 8).map { .date("\(Double(bitPattern: $0))") }
        case 0x4:
            return slice(offset, unit: 1).map { data in
                .data(data.map { String($0 >> 4, radix: 16) + String($0 & 0xF, radix: 16) }.joined())
            }
        case 0x5, 0x7: return slice(offset, unit: 1).map { .string(String(decoding: $0, as: UTF8.self)) }
        case 0x6:
            return slice(offset, unit: 2).map { text in
                let units = stride(from: text.startIndex, to: text.endIndex, by: 2)
                    .map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
                return .string(String(decoding: units, as: UTF16.self))
            }
        case 0xA, 0xC: return elements(offset, depth).map { .array($0) }
        case 0xD: return members(offset, depth).map { .dictionary($0) }
        default: return nil
        }
    }

    private mutating func elements(_ offset: Int, _ depth: Int) -> [PropertyListValue]? {
        guard let references = references(offset, perElement: 1) else { return nil }
        var elements: [PropertyListValue] = []
        for reference in references {
            guard let element = value(reference, depth: depth + 1) else { return nil }
            elements.append(element)
        }
        return elements
    }

    /// In the order of the file, which is not the order of the source that was compiled.
    private mutating func members(_ offset: Int, _ depth: Int) -> [PropertyListMember]? {
        guard let references = references(offset, perElement: 2) else { return nil }
        var members: [PropertyListMember] = []
        for (name, object) in zip(references, references.dropFirst(references.count / 2)) {
            guard members.count < references.count / 2 else { break }
            guard let name = value(name, depth: depth + 1)?.string, let value = value(object, depth: depth + 1) else {
                return nil
            }
            members.append(PropertyListMember(name: name, nameRange: nil, value: value))
        }
        return members
    }

    private func references(_ offset: Int, perElement: Int) -> [Int]? {
        guard (1...8).contains(referenceSize), let (start, count) = extent(offset),
            count <= (bytes.count - start) / (referenceSize * perElement)
        else { return nil }
        return (0..<count * perElement).map {
            Self.number(bytes, start + $0 * referenceSize, size: referenceSize) ?? Int.max
        }
    }

    private mutating func slice(_ offset: Int, unit: Int) -> ArraySlice<UInt8>? {
        guard let (start, count) = extent(offset), count <= (bytes.count - start) / unit else { return nil }
        budget -= count * unit
        guard budget >= 0 else { return nil }
        return bytes[start..<start + count * unit]
    }

    /// The offset at which an object's content begins and the number of its units; nil where it does not fit.
    private func extent(_ offset: Int) -> (start: Int, count: Int)? {
        let short = Int(bytes[offset] & 0xF)
        if short < 15 { return (offset + 1, short) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 0xF)
        guard size <= 8, let count = Self.number(bytes, offset + 2, size: size), offset + 2 + size <= bytes.count else {
            return nil
        }
        return (offset + 2 + size, count)
    }

    /// A number that can be an offset or a count.
    private static func number(_ bytes: [UInt8], _ offset: Int, size: Int) -> Int? {
        bits(bytes, offset, size: size).flatMap { Int(exactly: $0) }
    }

    private static func bits(_ bytes: [UInt8], _ offset: Int, size: Int) -> UInt64? {
        guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
