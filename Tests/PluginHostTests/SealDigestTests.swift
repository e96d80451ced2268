import Testing

@testable import PluginHost

@Suite("The digest behind a seal")
struct SealDigestTests {
    private func digest(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { SealDigest.hexDigits(of: $0) } }

    /// Bytes without a pattern, by Knuth's linear congruence.
    private func bytes(_ count: Int) -> [UInt8] {
        var state: UInt64 = 7
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }

    @Test("has 64 digits, the same on every machine")
    func digits() {
        #expect(digest([]).count == 64)
        #expect(digest(bytes(100)) == "3c9c66344781400c9e8fa919a96eb04cfa824bb5807bb3194768a60a14191d1f")
    }

    @Test("is another for every bit that flips", arguments: [1, 31, 32, 33, 200])
    func flippedBits(count: Int) {
        let whole = bytes(count)
        var seen: Set = [digest(whole)]
        for bit in 0..<count * 8 {
            var damaged = whole
            damaged[bit / 8] ^= 1 << (bit % 8)
            seen.insert(digest(damaged))
        }
        #expect(seen.count == count * 8 + 1)
    }

    @Test("tells how many zeros a file has")
    func zeros() {
        #expect(Set((0...200).map { digest(Array(repeating: 0, count: $0)) }).count == 201)
    }

    @Test("tells the order of words")
    func order() {
        let (first, second) = (Array(bytes(64).prefix(32)), Array(bytes(64).suffix(32)))
        #expect(digest(first + second) != digest(second + first))
    }
}
