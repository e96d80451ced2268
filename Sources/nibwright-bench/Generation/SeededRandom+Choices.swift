import Randomness

extension SeededRandom {
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
