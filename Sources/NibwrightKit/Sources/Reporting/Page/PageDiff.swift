import SourceText

/// Hunks of lines in HTML, with the changed part of a changed line marked.
enum PageDiff {
    static func text(_ diff: LineDiff) -> String {
        diff.hunks.isEmpty ? "" : "<pre>" + diff.hunks.map(hunk).joined() + "</pre>\n"
    }

    private static func hunk(_ hunk: LineDiff.Hunk) -> String {
        "<span class=\"hunk\">\(hunk.header.xmlEscaped)</span>"
            + hunk.blocks.map { block in
                switch block {
                case .context(let line): "<span> \(content(line).xmlEscaped)</span>"
                case .change(let removed, let added): change(removed.map(content), added.map(content))
                }
            }.joined()
    }

    /// Lines that go and lines that come; where they are as many, each pair has its differing parts marked.
    private static func change(_ old: [String], _ new: [String]) -> String {
        let parts = old.count == new.count ? zip(old, new).map(LineDiff.changedParts) : []
        return old.indices.map { line("minus", "-", old[$0], parts.isEmpty ? nil : parts[$0].old) }.joined()
            + new.indices.map { line("plus", "+", new[$0], parts.isEmpty ? nil : parts[$0].new) }.joined()
    }

    private static func content(_ line: LineDiff.Line) -> String {
        String(decoding: line.bytes.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            .replacing("\t", with: "    ")
    }

    private static func line(_ style: String, _ sign: String, _ text: String, _ part: Range<Int>?) -> String {
        guard let part else { return "<span class=\"\(style)\">\(sign)\(text.xmlEscaped)</span>" }
        let own = Array(text)
        let parts = [own[..<part.lowerBound], own[part], own[part.upperBound...]].map { String($0).xmlEscaped }
        let marked = parts[1].isEmpty ? "" : "<mark>\(parts[1])</mark>"
        return "<span class=\"\(style)\">\(sign)\(parts[0])\(marked)\(parts[2])</span>"
    }
}
