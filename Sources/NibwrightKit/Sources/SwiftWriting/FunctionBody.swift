public import SourceText
public import SwiftSyntax

/// The body of a function, initializer or accessor, as a place for new statements.
///
///     FunctionBody(function.body!, in: source).inserting(first: ["prepare()"])
public struct FunctionBody {
    private let block: CodeBlockSyntax
    private let source: SourceText
    private let layout: SwiftLayout
    /// That of the statements: those of a function whose parameters are wrapped stand further left than the brace's line.
    private let inner: SwiftLayout

    /// - Parameters:
    ///   - block: of the tree that `SwiftSyntaxTree` makes of the source.
    ///   - source: the whole file.
    public init(_ block: CodeBlockSyntax, in source: SourceText) {
        self.block = block
        self.source = source
        let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let outer = SwiftLayout.indentation(at: brace, in: source)
        let first = block.statements.first.map {
            SwiftLayout.indentation(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        }
        let step = first.flatMap { $0.count > outer.count && $0.hasPrefix(outer) ? $0.dropFirst(outer.count) : nil }
        let width = step.map(String.init) ?? SwiftLayout(of: source).step
        layout = SwiftLayout(source, indentation: outer, step: width)
        let line = block.statements.first.map {
            source.lineRange(containing: $0.positionAfterSkippingLeadingTrivia.utf8Offset).contains(brace)
        }
        inner = SwiftLayout(source, indentation: line == false ? first ?? outer : outer + width, step: width)
    }

    /// Statements in front of all others, on lines of their own; relative indentation in steps of four spaces.
    ///
    /// A body that shares its line with its braces is taken apart into lines.
    public func inserting(first lines: [String]) -> TextEdit {
        let written = inner.lines(lines, depth: 0).joined(separator: layout.newline)
        let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let inside = source.string(start..<max(start, end))
        guard !inside.contains(where: \.isNewline) else {
            let comment = inside.prefix { !$0.isNewline }
            let isComment = comment.drop(while: \.isWhitespace).hasPrefix("//")
            return TextEdit(
                insert: layout.newline + written, at: start + (isComment ? comment.utf8.count : 0), order: "0")
        }
        let kept = inside.trimmingPrefix(while: \.isWhitespace)
        let text = String(kept.reversed().drop(while: \.isWhitespace).reversed())
        let rest = text.isEmpty ? [] : inner.lines([text], depth: 0)
        let all = [""] + [written] + rest + [layout.indentation]
        return TextEdit(start..<max(start, end), all.joined(separator: layout.newline))
    }
}
