import TransformKit

/// Pairs what is written with what is there, so that what is the same stays untouched.
struct Alignment {
    /// For each written element the found one that stays for it.
    let kept: [Int?]

    init(_ written: [WrittenElement], _ found: [CodeMatch.Element]) {
        let (rows, columns) = (written.count, found.count)
        var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let worth = Self.worth(written[row], found[column])
                best[row][column] = max(
                    best[row + 1][column], best[row][column + 1], worth > 0 ? best[row + 1][column + 1] + worth : 0)
            }
        }
        var kept: [Int?] = Array(repeating: nil, count: rows)
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let worth = Self.worth(written[row], found[column])
            if worth > 0, best[row][column] == best[row + 1][column + 1] + worth {
                kept[row] = column
                (row, column) = (row + 1, column + 1)
            } else if best[row + 1][column] >= best[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        self.kept = kept
    }

    /// What a placeholder stands for has comments and changes of its own, so that keeping it counts for more; of two that
    /// change places the longer stays.
    private static func worth(_ written: WrittenElement, _ found: CodeMatch.Element) -> Int {
        switch (written.content, found.content) {
        case (.token(let left), .token(let right)): left == right ? 1 : 0
        case (.capture(let left), .placeholder(let right)), (.capture(let left), .run(let right)):
            left == right ? 1000 + min(found.range.count, 100_000) : 0
        default: 0
        }
    }
}
