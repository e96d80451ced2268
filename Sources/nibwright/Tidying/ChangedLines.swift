/// The lines of a text that another one has otherwise or not at all.
struct ChangedLines {
    /// By number, from 1.
    let numbers: [Int]

    /// Beyond this many lines that differ at the beginning and at the end, all between them count.
    private static let limit = 4_000

    init(of text: [UInt8], comparedWith other: [UInt8]) {
        let mine = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let others = other.split(separator: 0x0A, omittingEmptySubsequences: false)
        let shared = min(mine.count, others.count)
        let start = zip(mine, others).prefix { $0 == $1 }.count
        let end = min(shared - start, zip(mine.reversed(), others.reversed()).prefix { $0 == $1 }.count)
        let range = start..<mine.count - end
        guard range.count <= Self.limit, others.count - end - start <= Self.limit else {
            numbers = range.map { $0 + 1 }
            return
        }
        let gone = mine[range].difference(from: others[start..<others.count - end]).insertions
        numbers = gone.compactMap { change in
            if case .insert(let offset, _, _) = change { start + offset + 1 } else { nil }
        }
    }

    /// `; line 2`, `; lines 2, 7–9`, and how many more there are than a person reads; empty where only lines without anything in
    /// them go.
    var suffix: String {
        if numbers.isEmpty { return "" }
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let shown = ranges.prefix(8).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }
        let rest = ranges.count - shown.count
        return "; line\(numbers.count == 1 ? "" : "s") \(shown.joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more places" : "")
    }
}
