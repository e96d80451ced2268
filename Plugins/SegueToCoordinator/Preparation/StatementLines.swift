import TransformKit

/// The lines that a statement or a method stands in, with the comments on it.
struct StatementLines {
    let source: SourceText

    /// - Parameter takesBlankLine: whether the blank line above goes too, where another one or a brace follows.
    func range(of range: Range<Int>, takesBlankLine: Bool) -> Range<Int> {
        let first = line(at: range.lowerBound)
        let last = line(at: range.upperBound)
        let before = source.string(first.lowerBound..<range.lowerBound)
        let behind = source.string(range.upperBound..<max(range.upperBound, last.upperBound)).trimmed
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }), behind.isEmpty || behind.hasPrefix("//") else {
            return range
        }
        var start = first.lowerBound
        while start > 0 {
            let above = line(at: start - 1)
            let text = source.string(above).trimmed
            guard text.hasPrefix("//"), !text.contains("MARK:") else { break }
            start = above.lowerBound
        }
        if takesBlankLine, start > 0, isBlank(line(at: start - 1)), endsBlock(at: last.upperBound) {
            start = line(at: start - 1).lowerBound
        }
        return start..<last.upperBound
    }

    /// A line with what ends it.
    private func line(at offset: Int) -> Range<Int> { source.lineRange(containing: offset) }

    private func isBlank(_ range: Range<Int>) -> Bool { source.string(range).trimmed.isEmpty }

    private func endsBlock(at offset: Int) -> Bool {
        guard offset < source.bytes.count else { return true }
        let text = source.string(line(at: offset)).trimmed
        return text.isEmpty || text.hasPrefix("}")
    }
}
