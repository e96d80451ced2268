/// Many names to look for in many texts, in one pass over each text.
public struct IdentifierSet: Sendable {
    private var namesByHash: [UInt64: [String]] = [:]
    /// Indexed by a hash's last 12 bits, true if a name has a hash that ends so: rules out most identifiers without a
    /// look into the dictionary.
    private var mayHoldHash = [Bool](repeating: false, count: 4096)
    /// Names such as `Outer.Inner`, which are no single identifier.
    private var joinedNames: [String] = []

    /// Prepares the names for searching. A name that is no single identifier, such as `Outer.Inner`, is searched for as
    /// a text.
    public init(_ names: some Sequence<String>) {
        for name in names {
            if name.utf8.allSatisfy(isIdentifierByte) {
                let hash = Self.hash(name.utf8)
                namesByHash[hash, default: []].append(name)
                mayHoldHash[Int(hash & 4095)] = true
            } else {
                joinedNames.append(name)
            }
        }
    }

    /// Whether one of the names may stand in the text as a whole identifier.
    public func mayOccur(in source: SourceText) -> Bool { !possibleOffsets(in: source).isEmpty }

    /// Offsets, in bytes and sorted, at which one of the names may stand as a whole identifier. Names are compared by
    /// hash, so a text may have an offset without having a name.
    public func possibleOffsets(in source: SourceText) -> [Int] {
        var offsets: [Int] = []
        visitIdentifiers(of: source) { hash, range in
            if mayHoldHash[Int(hash & 4095)], namesByHash[hash] != nil { offsets.append(range.lowerBound) }
        }
        return joinedNames.isEmpty ? offsets : (offsets + joinedNames.flatMap(source.offsets(ofIdentifier:))).sorted()
    }

    /// The names that stand in the text as whole identifiers.
    public func names(in source: SourceText) -> Set<String> {
        var found = Set(joinedNames.filter(source.contains(identifier:)))
        visitIdentifiers(of: source) { hash, range in
            if mayHoldHash[Int(hash & 4095)], let names = namesByHash[hash] {
                let text = source.string(range)
                if names.contains(text) { found.insert(text) }
            }
        }
        return found
    }

    /// Visits every run of identifier bytes.
    private func visitIdentifiers(of source: SourceText, _ visit: (_ hash: UInt64, _ range: Range<Int>) -> Void) {
        source.bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                guard isIdentifierByte(bytes[offset]) else {
                    offset += 1
                    continue
                }
                let start = offset
                var hash = Self.seed
                while offset < bytes.count, isIdentifierByte(bytes[offset]) {
                    hash = (hash ^ UInt64(bytes[offset])) &* Self.prime
                    offset += 1
                }
                visit(hash, start..<offset)
            }
        }
    }

    // FNV-1a, 64 bits.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(seed) { ($0 ^ UInt64($1)) &* prime }
    }
}
