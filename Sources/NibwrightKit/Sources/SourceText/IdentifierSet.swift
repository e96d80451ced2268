/// Many names to look for in many texts, in one pass over each text.
public struct IdentifierSet: Sendable {
    private let hashes: Set<UInt64>

    public init(_ names: some Sequence<String>) {
        hashes = Set(names.map { Self.hash($0.utf8) })
    }

    /// Whether one of the names may stand in the text as a whole identifier. A hash can be mistaken, so true is "perhaps".
    public func mayOccur(in source: SourceText) -> Bool {
        source.bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                guard isIdentifierByte(bytes[offset]) else {
                    offset += 1
                    continue
                }
                var hash = Self.seed
                while offset < bytes.count, isIdentifierByte(bytes[offset]) {
                    hash = (hash ^ UInt64(bytes[offset])) &* Self.prime
                    offset += 1
                }
                if hashes.contains(hash) { return true }
            }
            return false
        }
    }

    // FNV-1a, 64 bits.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(seed) { ($0 ^ UInt64($1)) &* prime }
    }
}
