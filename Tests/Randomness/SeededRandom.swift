/// SplitMix64: the same seed gives the same numbers on every run and every system.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    /// Begins a stream of its own, so that what one stream gives does not depend on how many others there are.
    public init(seed: UInt64, stream: Int) {
        self.init(seed: seed &+ UInt64(bitPattern: Int64(stream)) &* 0xD134_2543_DE82_EF95)
        _ = next()
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededRandom {
    /// Puts some of the pieces together, as many as a number in the range says.
    public mutating func text(of pieces: [String], length: ClosedRange<Int>) -> String {
        (0..<Int.random(in: length, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
    }

    /// Takes a few stretches of bytes out, or doubles them.
    public mutating func damage(
        _ bytes: inout [UInt8], places: ClosedRange<Int> = 1...5, stretches: ClosedRange<Int> = 1...20
    ) {
        for _ in 0..<Int.random(in: places, using: &self) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &self)
            let end = min(bytes.count, start + Int.random(in: stretches, using: &self))
            if Bool.random(using: &self) {
                bytes.removeSubrange(start..<end)
            } else {
                bytes += bytes[start..<end]
            }
        }
    }
}
