import ObjectiveCCode
import SourceText
import SwiftCode

/// Finds the `nibwright:` comments of source files, and nothing in strings that looks like one.
enum CommentReader {
    private static let mark: StaticString = "nibwright:"

    /// Parses a file only where its bytes hold the mark.
    static func directives(ofSwift source: SourceText) -> [CommentDirective] {
        guard source.contains(mark) else { return [] }
        var found: [CommentDirective] = []
        let tree = SwiftSyntaxTree.parse(source)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            collect(token.leadingTrivia, at: &offset, in: source, &found)
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset
            collect(token.trailingTrivia, at: &offset, in: source, &found)
        }
        return found
    }

    private static func collect(
        _ trivia: Trivia, at offset: inout Int, in source: SourceText, _ found: inout [CommentDirective]
    ) {
        for piece in trivia {
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                if let directive = CommentDirective(comment: text[...], in: source, at: offset) {
                    found.append(directive)
                }
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
    }

    static func directives(ofObjectiveC source: SourceText) -> [CommentDirective] {
        guard source.contains(mark) else { return [] }
        return comments(ofObjectiveC: source.bytes).compactMap { range in
            CommentDirective(comment: source.string(range)[...], in: source, at: range.lowerBound)
        }
    }

    /// Byte ranges of comments. A string ends with its line at the latest, as it does for the compiler.
    private static func comments(ofObjectiveC bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            switch (bytes[offset], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                found.append(offset..<end)
                offset = end
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                let end = endOfBlock(bytes, from: offset + 2)
                found.append(offset..<end)
                offset = end
            case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
                offset = endOfString(bytes, from: offset)
            default:
                offset += 1
            }
        }
        return found
    }

    private static func endOfBlock(_ bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
            offset += 1
        }
        return bytes.count
    }

    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var offset = start + 1
        while offset < bytes.count, bytes[offset] != bytes[start], bytes[offset] != UInt8(ascii: "\n") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(offset + 1, bytes.count)
    }
}
