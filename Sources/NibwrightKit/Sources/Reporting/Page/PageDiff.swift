import SourceText

/// Hunks of lines in HTML, with the changed part of a changed line marked.
enum PageDiff {
    static func text(_ diff: LineDiff) -> String {
        diff.hunks.isEmpty ? "" : "<pre>" + diff.hunks.map(hunk).joined() + "</pre>\n"
    }

    private static func hunk(_ hunk: LineDiff.Hunk) -> String {
        var text = "<span class=\"hunk\">\(hunk.header.xmlEscaped)</span>"
        var next = 0
        while next < hunk.lines.count {
            let removed = run(of: .removed, in: hunk.lines, from: next)
            let added = run(of: .added, in: hunk.lines, from: removed.upperBound)
            if removed.isEmpty && added.isEmpty {
                text += "<span> \(content(hunk.lines[next]).xmlEscaped)</span>"
                next += 1
                continue
            }
            let old = hunk.lines[removed].map(content)
            let new = hunk.lines[added].map(content)
            let areAligned = old.count == new.count
            text += old.indices.map { line("minus", "-", old[$0], areAligned ? new[$0] : nil) }.joined()
            text += new.indices.map { line("plus", "+", new[$0], areAligned ? old[$0] : nil) }.joined()
            next = added.upperBound
        }
        return text
    }

    private static func run(of kind: LineDiff.Line.Kind, in lines: [LineDiff.Line], from start: Int) -> Range<Int> {
        start..<(lines[start...].firstIndex { $0.kind != kind } ?? lines.count)
    }

    private static func content(_ line: LineDiff.Line) -> String {
        String(decoding: line.bytes.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            .replacing("\t", with: "    ")
    }

    /// A line, with what the line in its place does not have marked.
    private static func line(_ style: String, _ sign: String, _ text: String, _ other: String?) -> String {
        guard let other else { return "<span class=\"\(style)\">\(sign)\(text.xmlEscaped)</span>" }
        let (own, others) = (Array(text), Array(other))
        let start = zip(own, others).prefix { $0 == $1 }.count
        let room = min(own.count, others.count) - start
        let end = min(zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count, room)
        let parts = [own[..<start], own[start..<own.count - end], own[(own.count - end)...]].map {
            String($0).xmlEscaped
        }
        let marked = parts[1].isEmpty ? "" : "<mark>\(parts[1])</mark>"
        return "<span class=\"\(style)\">\(sign)\(parts[0])\(marked)\(parts[2])</span>"
    }
}
