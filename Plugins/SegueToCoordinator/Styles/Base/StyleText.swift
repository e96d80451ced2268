import SegueCode
import SwiftWriting
import TransformKit

/// Writes members in the place of others, with the indentation of the file.
struct StyleText {
    let source: SourceText
    private let unit: String

    init(_ source: SourceText) {
        self.source = source
        let hasTabs = source.lineStarts.prefix(400).contains { start in
            start < source.bytes.count && source.bytes[start] == UInt8(ascii: "\t")
        }
        unit = hasTabs ? "\t" : String(repeating: " ", count: IndentationStep.of(source))
    }

    /// Puts members in the place of a method, with an empty line between any two.
    func replacing(_ method: PrepareMethod, with members: [[String]]) -> TextEdit {
        let range = method.function.trimmedByteRange
        let base = SwiftLayout.indentation(at: range.lowerBound, in: source)
        var lines = members.map { indented($0, base) }.joined(separator: [""]).map { $0 }
        if let first = lines.first { lines[0] = String(first.dropFirst(base.count)) }
        return TextEdit(range, lines.joined(separator: lineBreak))
    }

    /// Removes a method with its documentation and the empty line that separated it.
    func removing(_ method: PrepareMethod) -> TextEdit {
        let range = method.function.trimmedByteRange
        let leading = method.function.position.utf8Offset
        var start = source.lineRange(containing: range.lowerBound).lowerBound
        var end = source.lineRange(containing: range.upperBound).upperBound
        while start > leading {
            let above = source.lineRange(containing: start - 1).lowerBound
            let line = source.string(above..<start).trimmed
            guard above >= leading, line.isEmpty || line.hasPrefix("///") || Self.templates.contains(line) else {
                break
            }
            start = above
        }
        let above = source.string(source.lineRange(containing: max(0, start - 1))).trimmed
        let next = source.lineRange(containing: min(end, max(0, source.bytes.count - 1)))
        let behind = source.string(next).trimmed
        let tookBlankLine = start < source.lineRange(containing: range.lowerBound).lowerBound
        if behind.isEmpty {
            // A block neither begins nor ends with an empty line because of the removal, and two empty lines do not
            // follow each other.
            let second = source.string(source.lineRange(containing: min(next.upperBound, source.bytes.count - 1)))
                .trimmed
            if above.hasSuffix("{") || above.isEmpty || tookBlankLine && second.hasPrefix("}") { end = next.upperBound }
            return TextEdit(start..<max(start, end), "")
        }
        // What stood above keeps its distance from what stood below.
        let needsLine = tookBlankLine && !behind.hasPrefix("}") && !above.hasSuffix("{")
        return TextEdit(start..<max(start, end), needsLine ? lineBreak : "")
    }

    /// The comments that Xcode's template puts above the method in every new view controller.
    private static let templates: Set<String> = [
        "// MARK: - Navigation", "// MARK: Navigation",
        "// In a storyboard-based application, you will often want to do a little preparation before navigation",
    ]

    /// Adds declarations at file level after the one that holds a node.
    func inserting(_ declarations: [[String]], behind node: Syntax, order: String = "") -> TextEdit {
        var top = node
        while let parent = top.parent, !parent.is(CodeBlockItemListSyntax.self) || parent.parent?.parent != nil {
            top = parent
        }
        // A comment after the brace stays there.
        var end = top.endPositionBeforeTrailingTrivia.utf8Offset
        while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n"), source.bytes[end] != 13 { end += 1 }
        let lines = declarations.flatMap { [""] + indented($0, "") }
        return TextEdit(insert: lines.map { lineBreak + $0 }.joined(), at: end, order: order)
    }

    /// Adds lines in front of the brace that ends a block.
    func appending(_ lines: [String], to brace: TokenSyntax) -> TextEdit {
        let offset = brace.trimmedByteRange.lowerBound
        let start = source.lineRange(containing: offset).lowerBound
        let base = SwiftLayout.indentation(at: offset, in: source)
        let isAlone = source.string(start..<offset).trimmed.isEmpty
        let text = indented(lines.map { $0.isEmpty ? "" : "    " + $0 }, base).joined(separator: lineBreak)
        return TextEdit(
            insert: isAlone ? text + lineBreak : lineBreak + text + lineBreak + base, at: isAlone ? start : offset)
    }

    private func indented(_ lines: [String], _ base: String) -> [String] {
        SwiftLayout(source, indentation: base, step: unit).lines(lines, depth: 0)
    }

    private var lineBreak: String { source.contains("\r\n" as StaticString) ? "\r\n" : "\n" }
}
