import TransformKit

/// How a Swift file is laid out around a member: line ending, indentation and its step.
struct CodeLayout {
    let newline: String
    /// Of the line on which the member starts.
    let indentation: String
    let step: String
    /// Whether the file's opening braces stand on lines of their own.
    private let hasBracesBelow: Bool

    init(_ source: SourceText, indentation: String, step: String) {
        newline = source.contains("\r\n" as StaticString) ? "\r\n" : "\n"
        self.indentation = indentation
        self.step = step
        hasBracesBelow = BraceStyle.areBelow(in: source)
    }

    init(around member: CodeMember) {
        let source = member.source
        newline = source.contains("\r\n" as StaticString) ? "\r\n" : "\n"
        hasBracesBelow = BraceStyle.areBelow(in: source)
        indentation = Self.indentation(ofLineAt: member.range.lowerBound, in: source)
        step = Self.step(of: member, indentation)
    }

    /// The layout of a whole file: the step is that of the first line behind one that ends with a brace.
    init(of source: SourceText) {
        newline = source.contains("\r\n" as StaticString) ? "\r\n" : "\n"
        hasBracesBelow = BraceStyle.areBelow(in: source)
        indentation = ""
        let inner = source.lineStarts.lazy.filter { start in
            let before = source.bytes[..<start].suffix(3)
            return before.last { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } == UInt8(ascii: "{")
        }.map { start in
            String(
                decoding: source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
                as: UTF8.self)
        }
        let first = inner.first { $0.hasPrefix("\t") || (2...8).contains($0.count) } ?? "    "
        step = first.hasPrefix("\t") ? "\t" : first
    }

    static func indentation(ofLineAt offset: Int, in source: SourceText) -> String {
        let start = source.lineRange(containing: offset).lowerBound
        let blanks = source.bytes[start..<max(start, min(offset, source.bytes.count))].prefix {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        return String(decoding: blanks, as: UTF8.self)
    }

    private static func step(of member: CodeMember, _ indentation: String) -> String {
        if indentation.contains("\t") { return "\t" }
        if let statement = member.body?.firstStatement {
            let inner = Self.indentation(ofLineAt: statement, in: member.source)
            if inner.hasPrefix(indentation), inner.count > indentation.count {
                let step = String(inner.dropFirst(indentation.count))
                if step == "\t" || (2...8).contains(step.count) { return step }
            }
        }
        return (2...4).contains(indentation.count) ? indentation : "    "
    }

    /// Lines whose steps are four spaces, as they stand at a depth of this file.
    func lines(_ lines: [String], depth: Int) -> [String] {
        let outer = indentation + String(repeating: step, count: depth)
        return (hasBracesBelow ? lines.flatMap(BraceStyle.lowered) : lines).map { line in
            let spaces = line.prefix { $0 == " " }.count
            let text = line.dropFirst(spaces / 4 * 4)
            return text.isEmpty ? "" : outer + String(repeating: step, count: spaces / 4) + text
        }
    }

    /// The edit that puts statements before those of a method.
    func edit(putting statements: [String], first body: MethodBody, in source: SourceText) -> TextEdit {
        let new = lines(statements, depth: 1).joined(separator: newline)
        let content = source.string(body.content)
        let brace = source.lineRange(containing: body.content.lowerBound)
        let isOnOneLine = body.content.upperBound <= brace.upperBound
        if !isOnOneLine, (body.firstStatement ?? brace.upperBound) >= brace.upperBound {
            // Behind a comment that follows the brace.
            let end = brace.upperBound - (source.bytes[..<brace.upperBound].hasSuffix("\r\n") ? 2 : 1)
            return TextEdit(insert: newline + new, at: max(body.content.lowerBound, end))
        }
        let old = content.trimmed
        let kept = old.isEmpty ? "" : newline + lines([old], depth: 1).joined()
        if isOnOneLine { return TextEdit(body.content, newline + new + kept + newline + indentation) }
        // The first statement stands beside the brace and others below.
        let start = body.firstStatement ?? body.content.lowerBound
        return TextEdit(body.content.lowerBound..<start, newline + new + newline + indentation + step)
    }

    /// The edit that puts a method behind another member.
    func edit(putting method: [String], behind member: CodeMember) -> TextEdit {
        let line = member.source.lineRange(containing: member.range.upperBound)
        let rest = member.source.string(member.range.upperBound..<max(member.range.upperBound, line.upperBound))
        // A comment on the member's last line is the member's.
        let comment = rest.trimmed.hasPrefix("//") ? rest.trimmedEnd.utf8.count : 0
        let text = newline + newline + lines(method, depth: 0).joined(separator: newline)
        return TextEdit(insert: text, at: member.range.upperBound + comment)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension String {
    fileprivate var trimmedEnd: String {
        String(reversed().drop(while: \.isWhitespace).reversed())
    }
}
