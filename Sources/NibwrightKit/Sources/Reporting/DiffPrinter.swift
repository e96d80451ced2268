import SourceText

/// Prints hunks for people: colored, and with the changed part of a changed line emphasized.
struct DiffPrinter {
    let style: TerminalStyle
    let indent: String
    /// Finds the runs among removed or added lines that another file has on the other side, which are named and not
    /// shown.
    var movedRuns: (ArraySlice<LineDiff.Line>) -> [MovedLines.Run] = { _ in [] }

    func print(_ diff: LineDiff) -> String {
        diff.hunks.map(print).joined()
    }

    private func print(_ hunk: LineDiff.Hunk) -> String {
        indent + style.cyan(hunk.header) + "\n"
            + hunk.blocks.map { block in
                switch block {
                case .context(let line): indent + " " + content(line) + "\n"
                case .change(let removed, let added): print(removed, added)
                }
            }.joined()
    }

    private func print(_ removed: ArraySlice<LineDiff.Line>, _ added: ArraySlice<LineDiff.Line>) -> String {
        let moved = (movedRuns(removed), movedRuns(added))
        if !moved.0.isEmpty || !moved.1.isEmpty {
            return print(removed, moved.0, "-", style.red) + print(added, moved.1, "+", style.green)
        }
        let old = removed.map(content)
        let new = added.map(content)
        let areAligned = old.count == new.count
        let changed = areAligned ? zip(old, new).map(LineDiff.changedParts) : []
        let oldLines = old.indices.map { line("-", old[$0], areAligned ? changed[$0].old : nil, style.red) }
        let newLines = new.indices.map { line("+", new[$0], areAligned ? changed[$0].new : nil, style.green) }
        return (oldLines + newLines).joined()
    }

    /// Lines of one sign, with one for each run that another file has.
    private func print(
        _ lines: ArraySlice<LineDiff.Line>, _ moved: [MovedLines.Run], _ sign: String, _ color: (String) -> String
    ) -> String {
        var text = ""
        var next = lines.startIndex
        for run in moved {
            for shown in lines[next..<run.lines.lowerBound] { text += line(sign, content(shown), nil, color) }
            let way = sign == "-" ? "go to" : "come from"
            text += indent + color("\(sign) … \(run.lines.count) lines that \(way) \(run.other.printable)") + "\n"
            next = run.lines.upperBound
        }
        for shown in lines[next...] { text += line(sign, content(shown), nil, color) }
        return text
    }

    private func line(_ sign: String, _ text: String, _ part: Range<Int>?, _ color: (String) -> String) -> String {
        guard style.usesColor, let part, part.count < text.count else { return indent + color(sign + text) + "\n" }
        let characters = Array(text)
        return indent + color(sign + String(characters[..<part.lowerBound]))
            + color(style.emphasized(String(characters[part]))) + color(String(characters[part.upperBound...])) + "\n"
    }

    /// A line's text with what would disturb a terminal made visible.
    private func content(_ line: LineDiff.Line) -> String {
        var bytes = line.bytes
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }
            .joined(separator: "\t")
    }
}
