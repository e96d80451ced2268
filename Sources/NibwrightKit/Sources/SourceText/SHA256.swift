/// The hash of FIPS 180-4, by which saved plans, journals and the store of trusted plugins know a file again.
public enum SHA256 {
    /// The hash as 64 hexadecimal digits.
    public static func hexDigest(of bytes: [UInt8]) -> String {
        hexDigits(digest(of: bytes))
    }

    /// Writes bytes as hexadecimal digits, two for each, in lower case.
    public static func hexDigits(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// The hash as 32 bytes.
    public static func digest(of bytes: [UInt8]) -> [UInt8] {
        var state = initialState
        let whole = bytes.count & ~63
        bytes.withUnsafeBytes { compress($0.prefix(whole), into: &state) }
        paddedTail(of: bytes, from: whole).withUnsafeBytes { compress($0[...], into: &state) }
        return (0..<8).flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: state[word] >> UInt32($0)) }
        }
    }

    private static let initialState = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

    /// The bytes behind the last whole block, a one bit, zeros, and the length in bits.
    private static func paddedTail(of bytes: [UInt8], from start: Int) -> [UInt8] {
        var tail = Array(bytes[start...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(bytes.count) << 3
        withUnsafeBytes(of: bits.bigEndian) { tail += $0 }
        return tail
    }

    /// Takes in whole blocks of 64 bytes.
    private static func compress(_ blocks: Slice<UnsafeRawBufferPointer>, into state: inout SIMD8<UInt32>) {
        guard let base = blocks.base.baseAddress else { return }
        roundConstants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                for offset in stride(from: blocks.startIndex, to: blocks.endIndex, by: 64) {
                    expand(base + offset, into: words.baseAddress!)
                    mix(words.baseAddress!, constants.baseAddress!, into: &state)
                }
            }
        }
    }

    /// Makes the 64 words of a block's message schedule.
    @inline(__always)
    private static func expand(_ block: UnsafeRawPointer, into words: UnsafeMutablePointer<UInt32>) {
        for index in 0..<16 {
            words[index] = UInt32(bigEndian: (block + 4 * index).loadUnaligned(as: UInt32.self))
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
            let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
    }

    /// The 64 rounds, on the eight working variables that the standard calls a to h.
    @inline(__always)
    private static func mix(
        _ words: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>, into state: inout SIMD8<UInt32>
    ) {
        var (wordA, wordB, wordC, wordD) = (state[0], state[1], state[2], state[3])
        var (wordE, wordF, wordG, wordH) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (wordE & wordF) ^ (~wordE & wordG)
            let mixedE = rotate(wordE, 6) ^ rotate(wordE, 11) ^ rotate(wordE, 25)
            let first = wordH &+ mixedE &+ choice &+ constants[index] &+ words[index]
            let majority = (wordA & wordB) ^ (wordA & wordC) ^ (wordB & wordC)
            let second = (rotate(wordA, 2) ^ rotate(wordA, 13) ^ rotate(wordA, 22)) &+ majority
            (wordH, wordG, wordF, wordE) = (wordG, wordF, wordE, wordD &+ first)
            (wordD, wordC, wordB, wordA) = (wordC, wordB, wordA, first &+ second)
        }
        state = state &+ SIMD8(wordA, wordB, wordC, wordD, wordE, wordF, wordG, wordH)
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 &- count))
    }

    private static let roundConstants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
