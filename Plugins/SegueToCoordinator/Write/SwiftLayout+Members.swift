import SwiftWriting
import TransformKit

extension SwiftLayout {
    /// The layout around a member, with the indentation step of its own body where it has one.
    init(around member: CodeMember) {
        let indentation = Self.indentation(at: member.range.lowerBound, in: member.source)
        self.init(member.source, indentation: indentation, step: Self.step(of: member, indentation))
    }

    private static func step(of member: CodeMember, _ indentation: String) -> String {
        if indentation.contains("\t") { return "\t" }
        if let statement = member.body?.firstStatement {
            let inner = Self.indentation(at: statement, in: member.source)
            if inner.hasPrefix(indentation), inner.count > indentation.count {
                let step = String(inner.dropFirst(indentation.count))
                if step == "\t" || (2...8).contains(step.count) { return step }
            }
        }
        return (2...4).contains(indentation.count) ? indentation : "    "
    }

    /// The edit that puts statements before those of a method.
    func edit(putting statements: [String], first body: MethodBody, in source: SourceText) -> TextEdit {
        let new = lines(statements, depth: 1).joined(separator: newline)
        let content = source.string(body.content)
        let brace = source.lineRange(containing: body.content.lowerBound)
        let isOnOneLine = body.content.upperBound <= brace.upperBound
        let behind = source.string(body.content.lowerBound..<max(body.content.lowerBound, brace.upperBound))
        if !isOnOneLine, behind.contains("/*") {
            // A comment that may go on in the next line stays below the new statements.
            return TextEdit(insert: newline + new, at: body.content.lowerBound)
        }
        if !isOnOneLine, (body.firstStatement ?? brace.upperBound) >= brace.upperBound {
            // The new statements go after a comment that follows the brace.
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

    /// The edit that puts a method after another member.
    func edit(putting method: [String], behind member: CodeMember) -> TextEdit {
        let line = member.source.lineRange(containing: member.range.upperBound)
        let rest = member.source.string(member.range.upperBound..<max(member.range.upperBound, line.upperBound))
        // A comment on the member's last line belongs to the member.
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
