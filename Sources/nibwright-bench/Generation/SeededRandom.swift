/// SplitMix64: small, good enough to spread things, and the same on every platform.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A stream of its own for one file, so that a file does not depend on how many others there are.
    init(seed: UInt64, stream: Int) {
        self.init(seed: seed &+ UInt64(bitPattern: Int64(stream)) &* 0xD134_2543_DE82_EF95)
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(0...choices.count - 1)] }

    mutating func happens(percent: Int) -> Bool { number(1...100) <= percent }

    /// Shares out a total over places as life does: most get little, a few get much.
    mutating func shares(of total: Int, over places: Int, least: Int = 0) -> [Int] {
        guard places > 0 else { return [] }
        let weights = (0..<places).map { _ in 1 / (0.05 + Double(number(0...1000)) / 1000) }
        let whole = weights.reduce(0, +)
        let free = max(0, total - least * places)
        var sum = 0.0
        var given = 0
        return weights.map { weight in
            sum += weight
            let upTo = min(free, Int((sum / whole * Double(free)).rounded()))
            defer { given = upTo }
            return least + upTo - given
        }
    }
}
