/// A digest by which damage to a library is seen, at the speed of memory: each command looks at every plugin that is there.
///
/// Four sums take in a word of eight bytes each in turn, with the round of xxHash64 (Yann Collet, public specification). A round is
/// reversible in the word and in the sum, so that damage within one word always shows. It is no proof against intent.
struct SealDigest {
    private static let primes: (UInt64, UInt64) = (0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F)

    private var sums = SIMD4<UInt64>(primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)

    /// The digest as 64 hexadecimal digits.
    static func hexDigits(of bytes: UnsafeRawBufferPointer) -> String {
        var digest = SealDigest()
        let whole = bytes.count & ~31
        for offset in stride(from: 0, to: whole, by: 32) {
            digest.add(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self))
        }
        // The rest with zeros behind it; the length tells zeros that belong to the file from these.
        var rest = SIMD4<UInt64>()
        withUnsafeMutableBytes(of: &rest) { $0.copyBytes(from: bytes[whole...]) }
        digest.add(rest)
        digest.add(SIMD4(repeating: UInt64(bytes.count).littleEndian))
        return (0..<4).map { digest.hexDigits(ofSum: $0) }.joined()
    }

    private mutating func add(_ words: SIMD4<UInt64>) {
        for lane in 0..<4 {
            let sum = sums[lane] &+ UInt64(littleEndian: words[lane]) &* Self.primes.1
            sums[lane] = (sum &<< 31 | sum &>> 33) &* Self.primes.0
        }
    }

    private func hexDigits(ofSum lane: Int) -> String {
        let digits = String(sums[lane], radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
