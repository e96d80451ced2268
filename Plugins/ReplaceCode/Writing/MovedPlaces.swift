import TransformKit

/// Where the matches of a file are once all its edits are made.
struct MovedPlaces {
    private let written: WrittenFile
    private let edits: [TextEdit]
    /// By how much the edits before each one move what follows.
    private let shifts: [Int]

    init(_ written: WrittenFile) {
        self.written = written
        edits = written.all.edits
        shifts = edits.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.replacement.count - $1.range.count) }
    }

    func range(of number: Int) -> Range<Int> {
        let range = written.items[number].match.range
        let own = Set(written.edits[number] ?? [])
        let start =
            range.lowerBound
            + shift(at: range.lowerBound) { edit in
                // At the begin of a match stand what ends before it, then outer insertions, then its own.
                edit.order < (own.first { $0.range == edit.range }?.order ?? "3-\(Int.max)") && !own.contains(edit)
            }
        let end =
            range.upperBound
            + shift(at: range.upperBound) { edit in
                own.contains(edit)
                    || edit.order.hasPrefix("1-")
                        && edit.order <= (own.first { $0.range == edit.range }?.order ?? "1-0")
            }
        return start..<max(start, end)
    }

    /// How far what is at an offset moves: all before it, and of the insertions right there those that count.
    private func shift(at offset: Int, _ counts: (TextEdit) -> Bool) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        var shift = shifts[low]
        while low < edits.count, edits[low].range == offset..<offset {
            if counts(edits[low]) { shift += edits[low].replacement.count }
            low += 1
        }
        return shift
    }
}
