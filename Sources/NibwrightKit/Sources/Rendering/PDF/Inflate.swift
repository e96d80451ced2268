/// Unpacks what zlib packed (RFC 1950 and 1951), which is how PDF keeps its drawings.
struct Inflate {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var buffer: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// The unpacked bytes; nil for what is not packed like that, and for more bytes than the limit.
    static func bytes(of packed: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard packed.count > 2, packed[packed.startIndex] & 0x0F == 8 else { return nil }
        var inflate = Inflate(packed.dropFirst(2), limit)
        return inflate.run() ? inflate.output : nil
    }

    private init(_ bytes: ArraySlice<UInt8>, _ limit: Int) {
        self.bytes = bytes
        self.limit = limit
        place = bytes.startIndex
    }

    private mutating func run() -> Bool {
        var isLast = false
        while !isLast {
            guard let last = bits(1), let kind = bits(2) else { return false }
            isLast = last == 1
            switch kind {
            case 0: guard stored() else { return false }
            case 1: guard block(Self.fixedLengths, Self.fixedDistances) else { return false }
            case 2:
                guard let (lengths, distances) = codes(), block(lengths, distances) else { return false }
            default: return false
            }
        }
        return true
    }

    private mutating func bits(_ count: UInt32) -> Int? {
        while bitCount < count {
            guard place < bytes.endIndex else { return nil }
            buffer |= UInt32(bytes[place]) << bitCount
            bitCount += 8
            place += 1
        }
        let value = buffer & ((1 << count) - 1)
        buffer >>= count
        bitCount -= count
        return Int(value)
    }

    // MARK: Blocks

    private mutating func stored() -> Bool {
        buffer = 0
        bitCount = 0
        guard place + 4 <= bytes.endIndex else { return false }
        let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        place += 4
        guard place + count <= bytes.endIndex, output.count + count <= limit else { return false }
        output += bytes[place..<place + count]
        place += count
        return true
    }

    private mutating func block(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while true {
            guard let symbol = symbol(lengths) else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            let number = symbol - 257
            guard number < Self.lengthBases.count, let extra = bits(UInt32(Self.lengthBits[number])),
                let far = self.symbol(distances), far < Self.distanceBases.count,
                let more = bits(UInt32(Self.distanceBits[far]))
            else { return false }
            let (length, distance) = (Self.lengthBases[number] + extra, Self.distanceBases[far] + more)
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    // MARK: Codes

    private mutating func symbol(_ code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            guard let bit = bits(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private mutating func codes() -> (HuffmanCode, HuffmanCode)? {
        guard let lengthCount = bits(5), let distanceCount = bits(5), let codeCount = bits(4) else { return nil }
        var sizes = [Int](repeating: 0, count: 19)
        for number in 0..<codeCount + 4 {
            guard let size = bits(3) else { return nil }
            sizes[Self.order[number]] = size
        }
        guard let code = HuffmanCode(sizes) else { return nil }
        let total = lengthCount + 257 + distanceCount + 1
        var lengths: [Int] = []
        while lengths.count < total {
            guard let symbol = symbol(code) else { return nil }
            switch symbol {
            case 0..<16: lengths.append(symbol)
            case 16:
                guard let last = lengths.last, let more = bits(2) else { return nil }
                lengths += Array(repeating: last, count: 3 + more)
            default:
                guard let more = bits(symbol == 17 ? 3 : 7) else { return nil }
                lengths += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
            }
        }
        guard lengths.count == total, let first = HuffmanCode(Array(lengths[..<(lengthCount + 257)])),
            let second = HuffmanCode(Array(lengths[(lengthCount + 257)...]))
        else { return nil }
        return (first, second)
    }

    private static let fixedLengths = HuffmanCode(
        (0..<288).map { $0 < 144 ? 8 : ($0 < 256 ? 9 : ($0 < 280 ? 7 : 8)) })!
    private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))!
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
}

/// A canonical Huffman code.
private struct HuffmanCode {
    /// How many symbols have a code of each length.
    let counts: [Int]
    /// The symbols, those with the shortest codes first.
    let symbols: [Int]

    /// Nil where more symbols have short codes than there are such codes.
    init?(_ lengths: [Int]) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[length] += 1 }
        counts[0] = 0
        var room = 1
        for length in 1...15 {
            room = room * 2 - counts[length]
            if room < 0 { return nil }
        }
        self.counts = counts
        symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
}
