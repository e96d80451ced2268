public import SourceText

/// The lines that a statement or a method stands in, with the comments on it.
public struct StatementLines: Sendable {
    private let source: SourceText

    /// - Parameter source: the file that the statements are in.
    public init(of source: SourceText) {
        self.source = source
    }

    /// - Parameters:
    ///   - range: the statement, from its first token to its last.
    ///   - takesBlankLine: whether the blank line above goes too, where another one or a brace follows.
    public func range(of range: Range<Int>, takesBlankLine: Bool) -> Range<Int> {
        let last = line(at: range.upperBound)
        let behind = source.string(range.upperBound..<max(range.upperBound, last.upperBound)).trimmed
        guard var start = lineStart(of: range), behind.isEmpty || behind.hasPrefix("//") else { return range }
        if takesBlankLine, start > 0, isBlank(line(at: start - 1)), endsBlock(at: last.upperBound) {
            start = line(at: start - 1).lowerBound
        }
        return start..<last.upperBound
    }

    /// The lines of a member that goes, with the blank line above or, below the brace of its type, the one that
    /// follows.
    public func range(ofMember range: Range<Int>) -> Range<Int> {
        let lines = self.range(of: range, takesBlankLine: true)
        guard lines.lowerBound > 0, lines.upperBound < source.bytes.count,
            beginsBlock(line(at: lines.lowerBound - 1)), isBlank(line(at: lines.upperBound))
        else { return lines }
        return lines.lowerBound..<line(at: lines.upperBound).upperBound
    }

    /// The offset at which the lines of a statement begin, with the comments right above it; its own start where other
    /// code is before it.
    public func start(of range: Range<Int>) -> Int { lineStart(of: range) ?? range.lowerBound }

    /// The same offset, but nil where other code stands before the statement on its line.
    private func lineStart(of range: Range<Int>) -> Int? {
        let first = line(at: range.lowerBound)
        let before = source.string(first.lowerBound..<range.lowerBound)
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
        var start = first.lowerBound
        while start > 0 {
            let above = line(at: start - 1)
            let text = source.string(above).trimmed
            guard text.hasPrefix("//"), !text.contains("MARK:") else { break }
            start = above.lowerBound
        }
        return start
    }

    /// A line with what ends it.
    private func line(at offset: Int) -> Range<Int> { source.lineRange(containing: offset) }

    private func isBlank(_ range: Range<Int>) -> Bool { source.string(range).trimmed.isEmpty }

    private func beginsBlock(_ range: Range<Int>) -> Bool { source.string(range).trimmed.hasSuffix("{") }

    private func endsBlock(at offset: Int) -> Bool {
        guard offset < source.bytes.count else { return true }
        let text = source.string(line(at: offset)).trimmed
        return text.isEmpty || text.hasPrefix("}")
    }
}
