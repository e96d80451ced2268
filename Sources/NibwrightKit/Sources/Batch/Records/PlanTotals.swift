import Foundation
public import Planning

/// The sums at the end of a plan that was written line by line, without reading its changes.
public struct PlanTotals: Sendable, Hashable {
    /// The changes by decision.
    public let counts: ChangeCounts
    /// How often each refusal's code was given.
    public let refusals: [String: Int]
    /// The files that differ afterwards.
    public let files: Int

    private struct Totals: Decodable {
        let record: String
        let counts: ChangeCounts
        let refusals: [String: Int]
    }

    /// Nil for lines that do not end as those of a whole plan do.
    ///
    /// - Parameter lines: what `nibwright plan --format jsonl` writes.
    public init?(lines: [UInt8]) {
        guard lines.last == UInt8(ascii: "\n") else { return nil }
        let body = lines.dropLast()
        let start = body.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        guard let totals = try? JSONDecoder().decode(Totals.self, from: Data(body[start...])),
            totals.record == "totals"
        else { return nil }
        counts = totals.counts
        refusals = totals.refusals
        // Keys are sorted and quotation marks in texts escaped, so that nothing but such a record holds these bytes.
        let mark = Data(#""record":"file","#.utf8)
        let data = Data(lines)
        var found = 0
        var place = data.startIndex
        while let range = data.range(of: mark, in: place..<data.endIndex) {
            found += 1
            place = range.upperBound
        }
        files = found
    }
}
