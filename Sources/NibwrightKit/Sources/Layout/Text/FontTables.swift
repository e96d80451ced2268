/// The bytes of a font file, whose numbers begin with the highest byte.
struct FontBytes: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func unsigned16(_ place: Int) -> Int? {
        guard place >= 0, place + 2 <= bytes.count else { return nil }
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }

    func signed16(_ place: Int) -> Int? { unsigned16(place).map { $0 > 0x7FFF ? $0 - 0x10000 : $0 } }

    func unsigned32(_ place: Int) -> Int? {
        guard let high = unsigned16(place), let low = unsigned16(place + 2) else { return nil }
        return high << 16 | low
    }

    /// A part of the file; nil where the file ends before it does.
    func range(from start: Int?, count: Int?) -> Range<Int>? {
        guard let start, let count, start >= 0, count >= 0, start + count <= bytes.count else { return nil }
        return start..<start + count
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The name of the kind that is the same in all languages.
    func postScriptName(in table: Range<Int>) -> String? {
        guard let count = unsigned16(table.lowerBound + 2), let texts = unsigned16(table.lowerBound + 4) else {
            return nil
        }
        for entry in 0..<count {
            let place = table.lowerBound + 6 + 12 * entry
            guard unsigned16(place + 6) == 6, let length = unsigned16(place + 8), let offset = unsigned16(place + 10),
                let range = range(from: table.lowerBound + texts + offset, count: length), !range.isEmpty
            else { continue }
            // Two bytes for a letter on Windows, one on the Macintosh; the name has no other letters than ASCII's.
            return String(text(range).filter { $0 != "\0" })
        }
        return nil
    }
}

/// The tables of a font file by their tags.
struct FontTables {
    private var ranges: [String: Range<Int>] = [:]

    init?(_ bytes: FontBytes) {
        guard let tag = bytes.range(from: 0, count: 4) else { return nil }
        guard let start = bytes.text(tag) == "ttcf" ? bytes.unsigned32(12) : 0,
            let count = bytes.unsigned16(start + 4)
        else { return nil }
        for entry in 0..<count {
            let place = start + 12 + 16 * entry
            guard let tag = bytes.range(from: place, count: 4) else { return nil }
            ranges[bytes.text(tag)] = bytes.range(
                from: bytes.unsigned32(place + 8), count: bytes.unsigned32(place + 12))
        }
    }

    subscript(tag: String) -> Range<Int>? { ranges[tag] }
}
