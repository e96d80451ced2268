import SwiftWriting
import TransformKit

typealias CutLine = String

/// Collects lines of code that was cut out, with their comments and without their former indentation.
struct CutLines {
    private let source: SourceText
    private var lines: [String] = []
    /// Comments of statements that are not taken along themselves.
    private var pending: [String] = []
    private var wantsBlankLine = false
    /// The offset of the last statement that was taken along.
    private var lastStart = -1
    /// The lines of statements that have no effect where nothing follows them.
    private var exits: [Range<Int>] = []
    private var locals: [(name: String, lines: Range<Int>)] = []

    init(source: SourceText) {
        self.source = source
    }

    /// One step of indentation, in which everything here is written.
    let unit = "    "

    var finished: [String] { lines.isEmpty ? [] : lines + pending }

    /// The lines without locals that no remaining code names.
    func finished(naming names: Set<String>) -> [String] {
        var kept = self
        for exit in exits.reversed() where exit.upperBound == kept.lines.count { kept.lines.removeSubrange(exit) }
        for local in locals.reversed() where !names.contains(local.name) { kept.lines.removeSubrange(local.lines) }
        while kept.lines.first?.isEmpty == true { kept.lines.removeFirst() }
        return kept.finished
    }

    /// Adds a declaration that can go where no code names it.
    mutating func appendLocal(_ name: String, _ statement: CodeBlockItemSyntax, edits: [TextEdit]) {
        let start = lines.count
        append(statement, edits: edits)
        locals.append((name, start..<lines.count))
    }

    /// Skips a statement that goes, with or without its comments.
    mutating func pass(_ statement: CodeBlockItemSyntax, keepsComments: Bool) {
        enter(statement, keepsComments: keepsComments)
        if keepsComments { leave(statement) }
    }

    /// Begins a statement of which only the inner statements stay.
    mutating func enter(_ statement: CodeBlockItemSyntax, keepsComments: Bool) {
        let leading = comments(before: Syntax(statement))
        wantsBlankLine = wantsBlankLine || leading.hasBlankLine
        if keepsComments, !Self.areAboutSegue(leading.lines) { pending += leading.lines }
    }

    /// Ends that statement: keeps a comment at the end of its last line.
    mutating func leave(_ statement: CodeBlockItemSyntax) {
        if let comment = comment(behind: statement.trimmedByteRange.upperBound) { pending.append(comment) }
    }

    /// Whether a statement, or one inside it, was the last that was taken along.
    func ends(with statement: CodeBlockItemSyntax) -> Bool { lastStart >= statement.trimmedByteRange.lowerBound }

    /// Adds a statement that stays, with edits.
    mutating func append(_ statement: CodeBlockItemSyntax, edits: [TextEdit]) {
        start(statement)
        var range = Syntax(statement.item).trimmedByteRange
        if let behind = endOfComment(behind: range.upperBound) { range = range.lowerBound..<behind }
        lines += Self.text(range, of: source, edits).split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.evened(String($0), source) }
    }

    /// Adds a statement with new text.
    mutating func append(_ statement: CodeBlockItemSyntax, made: [String]) {
        start(statement)
        lines += made
    }

    /// Adds a statement that can go where nothing follows.
    mutating func appendExit(_ statement: CodeBlockItemSyntax, made: [String]) {
        let start = lines.count
        append(statement, made: made)
        exits.append(start..<lines.count)
    }

    private mutating func start(_ statement: CodeBlockItemSyntax) {
        lastStart = statement.trimmedByteRange.lowerBound
        let leading = comments(before: Syntax(statement))
        if leading.hasBlankLine || wantsBlankLine, !lines.isEmpty { lines.append("") }
        wantsBlankLine = false
        lines += pending + leading.lines
        pending = []
    }

    /// Begins a block or a case after a token: a comment on the same line belongs to the first statement inside.
    mutating func enter(after token: TokenSyntax?) {
        guard let token, let comment = comment(behind: token.trimmedByteRange.upperBound) else { return }
        pending.append(comment)
    }

    /// Begins a case with the comments above its label.
    mutating func enter(before node: Syntax) { pending += comments(before: node).lines }

    /// Ends a block with the comments above its closing brace.
    mutating func end(_ node: Syntax) { pending += comments(before: node).lines }

    // MARK: Comments

    private func comments(before node: Syntax) -> (lines: [String], hasBlankLine: Bool) {
        let start = node.position.utf8Offset
        let text = source.string(start..<node.positionAfterSkippingLeadingTrivia.utf8Offset)
        var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count > 1 else { return ([], false) }
        // The first part ends the line before, the last indents the node.
        parts.removeFirst()
        parts.removeLast()
        let base = parts.first { !$0.trimmed.isEmpty }?.prefix { $0 == " " || $0 == "\t" } ?? ""
        let lines = parts.filter { !$0.trimmed.isEmpty }.map { line in
            Self.evened(line.hasPrefix(base) ? String(line.dropFirst(base.count)) : line.trimmed, source)
        }
        return (lines.filter { !Self.isTemplate($0) }, parts.first?.trimmed.isEmpty == true)
    }

    /// Whether comments explain checks that are removed: which segue it is, and which class its destination has.
    private static func areAboutSegue(_ comments: [String]) -> Bool {
        let words = comments.joined(separator: " ").lowercased().split { !$0.isLetter }
        return words.contains { word in
            word.contains("segue") || ["identifier", "cast", "casts", "downcast", "destination"].contains(word)
        }
    }

    /// Whether a line is a comment of Xcode's template for view controllers.
    private static func isTemplate(_ line: String) -> Bool {
        let line = line.trimmed
        return line.hasPrefix("// Get the new view controller using")
            || line.hasPrefix("// Pass the selected object to the")
            || line.hasPrefix("// In a storyboard-based application, you will often want to do a little")
    }

    /// A comment on the same line, after an offset.
    private func comment(behind offset: Int) -> String? {
        endOfComment(behind: offset).map { source.string(offset..<$0).trimmed }
    }

    private func endOfComment(behind offset: Int) -> Int? {
        var end = offset
        while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n"), source.bytes[end] != 13 { end += 1 }
        let rest = source.string(offset..<end).trimmed
        guard rest.hasPrefix("//") || rest.hasPrefix("/*") && rest.hasSuffix("*/") else { return nil }
        return end
    }

    // MARK: Text

    /// The text of a range after edits, without the indentation of the line that it begins in.
    static func text(_ range: Range<Int>, of source: SourceText, _ edits: [TextEdit], isUnindented: Bool = true)
        -> String
    {
        var text = ""
        var copied = range.lowerBound
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= copied && edit.range.upperBound <= range.upperBound {
            text += source.string(copied..<edit.range.lowerBound) + String(decoding: edit.replacement, as: UTF8.self)
            copied = edit.range.upperBound
        }
        text += source.string(copied..<range.upperBound)
        text = text.replacing("\r\n", with: "\n")
        let base = SwiftLayout.indentation(at: range.lowerBound, in: source)
        guard isUnindented, !base.isEmpty else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        return lines.enumerated().map { place, line in
            if place == 0 { return line }
            if line.hasPrefix(base) { return String(line.dropFirst(base.count)) }
            return String(line.drop { $0 == " " || $0 == "\t" })
        }.joined(separator: "\n")
    }

    /// The line with steps of four spaces in front, whatever the file indents with.
    private static func evened(_ line: String, _ source: SourceText) -> String {
        let step = IndentationStep.of(source)
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.isEmpty { return "" }
        let width = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : step == 2 ? 2 : 1) }
        return String(repeating: " ", count: width) + text
    }
}
