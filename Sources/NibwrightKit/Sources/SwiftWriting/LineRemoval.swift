public import SourceText

/// Removes declarations from a file by whole lines, with the comments right above, a heading that then has nothing
/// below it, and empty lines that would stay behind.
public struct LineRemoval {
    public private(set) var edits: [TextEdit] = []
    private let source: SourceText
    private let lines: [Range<Int>]

    /// - Parameters:
    ///   - source: the file that they are in.
    ///   - declarations: what goes, from its first token to its last. One that shares a line with other code stays.
    ///   - keepsComments: whether comments right above stay, since they may be about more than the declaration.
    public init(_ source: SourceText, _ declarations: [Range<Int>], keepsComments: Bool = false) {
        self.source = source
        let starts = source.lineStarts
        lines = starts.indices.map { number in
            starts[number]..<(number + 1 < starts.count ? starts[number + 1] : source.bytes.count)
        }
        var gone = IndexList()
        for declaration in declarations {
            gone.formUnion(keepsComments ? ownLines(of: declaration) : linesOf(declaration))
        }
        for run in gone.runs { edits.append(removing(run)) }
    }

    /// None where a declaration shares a line with other code.
    private func linesOf(_ declaration: Range<Int>) -> Range<Int> {
        let whole = StatementLines(of: source).range(of: declaration, takesBlankLine: false)
        guard let first = lines.firstIndex(where: { $0.lowerBound == whole.lowerBound }),
            let last = lines.firstIndex(where: { $0.upperBound == whole.upperBound })
        else { return 0..<0 }
        return first..<last + 1
    }

    /// The lines of a declaration alone; none where it shares a line with other code.
    private func ownLines(of declaration: Range<Int>) -> Range<Int> {
        guard let first = lines.firstIndex(where: { $0.contains(declaration.lowerBound) }),
            let last = lines.firstIndex(where: { $0.contains(max(declaration.lowerBound, declaration.upperBound - 1)) })
        else { return 0..<0 }
        let behind = text(declaration.upperBound..<max(declaration.upperBound, lines[last].upperBound))
        let isAlone =
            text(lines[first].lowerBound..<declaration.lowerBound).isEmpty && (behind.isEmpty || behind == ";")
        return isAlone ? first..<last + 1 : 0..<0
    }

    /// Removes lines along with the empty lines and the heading around them that have no use any more.
    private func removing(_ run: Range<Int>) -> TextEdit {
        var (start, end) = (run.lowerBound, run.upperBound)
        let above = lastWritten(before: start)
        let below = firstWritten(from: end)
        let endsBlock = below.map { text($0).hasPrefix("}") || text($0).hasPrefix("// MARK") } ?? true
        if endsBlock, let above, text(above).hasPrefix("// MARK") { start = above }
        let isBlankAbove = start > 0 && text(start - 1).isEmpty
        let opensBlock = start > 0 && text(start - 1).hasSuffix("{")
        if isBlankAbove || opensBlock || start == 0 {
            while end < lines.count, text(end).isEmpty { end += 1 }
        }
        if isBlankAbove, end >= lines.count || text(end).hasPrefix("}") {
            while start > 0, text(start - 1).isEmpty { start -= 1 }
        }
        return TextEdit(
            lines[start].lowerBound..<(end > start ? lines[end - 1].upperBound : lines[start].lowerBound), "")
    }

    private func lastWritten(before line: Int) -> Int? { (0..<line).last { !text($0).isEmpty } }

    private func firstWritten(from line: Int) -> Int? { (line..<lines.count).first { !text($0).isEmpty } }

    private func text(_ line: Int) -> String { text(lines[line]) }

    private func text(_ range: Range<Int>) -> String { source.string(range).trimmed }
}

/// Numbers of lines, put together to runs.
private struct IndexList {
    private var numbers: Set<Int> = []

    mutating func formUnion(_ range: Range<Int>) { numbers.formUnion(range) }

    var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for number in numbers.sorted() {
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else {
                runs.append(number..<number + 1)
            }
        }
        return runs
    }
}
