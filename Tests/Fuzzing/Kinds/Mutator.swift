import Randomness

/// Changes a file along its structure: tokens, lines and brackets rather than bytes, with the words of its kind.
public struct Mutator {
    let kind: FuzzKind
    private var random: SeededRandom
    /// The most bytes that a mutant has.
    private let largest: Int

    public init(kind: FuzzKind, seed: UInt64, largest: Int) {
        self.kind = kind
        self.largest = largest
        random = SeededRandom(seed: seed)
    }

    /// One to four changes of an input.
    ///
    /// - Parameter other: an input of the same kind, from which pieces are taken.
    public mutating func mutant(of seed: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...4, using: &random) { bytes = change(bytes, other) }
        return Array(bytes.prefix(largest))
    }

    private mutating func change(_ bytes: [UInt8], _ other: [UInt8]) -> [UInt8] {
        let tokens = Self.tokens(of: bytes)
        guard !tokens.isEmpty else { return word() }
        switch Int.random(in: 0..<11, using: &random) {
        case 0: return replacing(bytes, run(tokens), by: [])
        case 1: return inserting(bytes, at: tokens.randomElement(using: &random)!.lowerBound, word())
        case 2: return replacing(bytes, tokens.randomElement(using: &random)!, by: word())
        case 3: return repeated(bytes, run(tokens))
        case 4: return inserting(bytes, at: tokens.randomElement(using: &random)!.lowerBound, piece(of: other))
        case 5: return replacing(bytes, run(tokens), by: piece(of: other))
        case 6: return nested(bytes, run(tokens))
        case 7: return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        case 8: return flipped(bytes)
        case 9: return replacing(bytes, tokens.randomElement(using: &random)!, by: number())
        default: return replacing(bytes, run(tokens), by: Array(bytes[run(tokens)]))
        }
    }

    private mutating func word() -> [UInt8] {
        let word = Array(kind.words.randomElement(using: &random)!.utf8)
        let count = Int.random(in: 0..<12, using: &random) == 0 ? Int.random(in: 2...200, using: &random) : 1
        return Array(repeatElement(word, count: count).joined())
    }

    private mutating func number() -> [UInt8] {
        let numbers = ["0", "-1", "9223372036854775807", "9223372036854775808", "1e999", "nan", "0x", "4294967296", ""]
        return Array(numbers.randomElement(using: &random)!.utf8)
    }

    private mutating func run(_ tokens: [Range<Int>]) -> Range<Int> {
        let first = Int.random(in: 0..<tokens.count, using: &random)
        let last = min(tokens.count - 1, first + Int.random(in: 0..<12, using: &random))
        return tokens[first].lowerBound..<tokens[last].upperBound
    }

    private mutating func piece(of other: [UInt8]) -> [UInt8] {
        let tokens = Self.tokens(of: other)
        return tokens.isEmpty ? [] : Array(other[run(tokens)])
    }

    private mutating func repeated(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        let count = [2, 3, 10, 100, 1000].randomElement(using: &random)!
        let room = max(1, largest / max(1, range.count))
        return replacing(bytes, range, by: Array(repeatElement(bytes[range], count: min(count, room)).joined()))
    }

    /// Puts a run of tokens between copies of what is around it.
    private mutating func nested(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        let middle = range.lowerBound + range.count / 2
        let count = [2, 5, 30, 300].randomElement(using: &random)!
        let room = max(1, largest / max(1, range.count))
        let front = repeatElement(bytes[range.lowerBound..<middle], count: min(count, room)).joined()
        let back = repeatElement(bytes[middle..<range.upperBound], count: min(count, room)).joined()
        return replacing(bytes, range, by: Array(front) + Array(back))
    }

    private mutating func flipped(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return bytes }
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        return bytes
    }

    private func replacing(_ bytes: [UInt8], _ range: Range<Int>, by new: [UInt8]) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + new + Array(bytes[range.upperBound...])
    }

    private func inserting(_ bytes: [UInt8], at place: Int, _ new: [UInt8]) -> [UInt8] {
        replacing(bytes, place..<place, by: new)
    }

    /// Words, runs of spaces, and every other byte by itself.
    private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
        func group(_ byte: UInt8) -> Int {
            switch byte {
            case 0x09, 0x20: 1
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: 2
            default: 0
            }
        }
        var tokens: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            var end = start + 1
            let kind = group(bytes[start])
            while kind != 0, end < bytes.count, group(bytes[end]) == kind { end += 1 }
            tokens.append(start..<end)
            start = end
        }
        return tokens
    }
}
