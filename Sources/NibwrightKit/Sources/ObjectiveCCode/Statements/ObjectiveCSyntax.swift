public import SourceText

/// The tokens of an Objective-C file, for code that takes its methods apart and changes them.
public struct ObjectiveCSyntax: Sendable {
    /// The file's text.
    public let source: SourceText
    let tokens: TokenList

    public init(_ source: SourceText) {
        self.source = source
        tokens = TokenList(source)
    }

    /// The bytes of an `@interface` or `@implementation`.
    public struct Extent: Hashable, Sendable {
        /// The name of the class.
        public let name: String
        /// From the `@` to the end of the name, the superclass, the protocols and the block of instance variables.
        public let head: Range<Int>
        /// The offset of its `@end`.
        public let end: Int
    }

    /// The `@implementation` of a class, categories left out; nil where the file has none or several.
    public func implementation(of name: String) -> Extent? {
        let found = extents("implementation", name).filter { !$0.isCategory }
        return found.count == 1 ? found[0].extent : nil
    }

    /// The first class extension, `@interface Menu ()`; nil where the file has none.
    public func classExtension(of name: String) -> Extent? {
        extents("interface", name).first { $0.isCategory && $0.isUnnamed }?.extent
    }

    private struct FoundExtent {
        let extent: Extent
        let isCategory: Bool
        let isUnnamed: Bool
    }

    private func extents(_ keyword: StaticString, _ name: String) -> [FoundExtent] {
        (0..<tokens.mainCount).compactMap { index in
            guard tokens.isAt(index, "@"), tokens.isAt(index + 1, keyword), tokens.text(index + 2) == name,
                let end = (index + 3..<tokens.mainCount).first(where: {
                    tokens.isAt($0, "@") && tokens.isAt($0 + 1, "end")
                })
            else { return nil }
            var last = index + 2
            var isCategory = false
            var isUnnamed = false
            if tokens.isAt(last + 1, "("), let closing = tokens.partner(of: last + 1) {
                isCategory = true
                isUnnamed = closing == last + 2
                last = closing
            }
            if tokens.isAt(last + 1, ":"), tokens.isIdentifier(last + 2) { last += 2 }
            while tokens.isAt(last + 1, "<"),
                let closing = (last + 2..<end).first(where: { tokens.isAt($0, ">") })
            {
                last = closing
            }
            if tokens.isAt(last + 1, "{"), let closing = tokens.partner(of: last + 1) { last = closing }
            return FoundExtent(
                extent: Extent(
                    name: name, head: tokens.byteRange(index..<last + 1), end: tokens.offset(of: end)),
                isCategory: isCategory, isUnnamed: isUnnamed)
        }
    }

    // MARK: Methods

    /// The implementations of a selector in an extent; several where the preprocessor chooses one.
    public func methods(_ selector: String, in extent: Extent) -> [ObjectiveCMethodCode] {
        var found: [ObjectiveCMethodCode] = []
        var index = tokenIndex(at: extent.head.upperBound)
        while index < tokens.mainCount, tokens.offset(of: index) < extent.end {
            guard tokens.opener(around: index) == nil, let head = tokens.methodHead(at: index),
                let body = tokens.body(of: head)
            else {
                index += 1
                continue
            }
            if head.selector == selector, !head.isClassMethod { found.append(code(of: head, body)) }
            index = body.upperBound + 1
        }
        return found
    }

    private func code(of head: MethodHead, _ body: Range<Int>) -> ObjectiveCMethodCode {
        ObjectiveCMethodCode(
            range: tokens.offset(of: head.start)..<Int(tokens.tokens[body.upperBound].end),
            body: Int(tokens.tokens[body.lowerBound - 1].end)..<tokens.offset(of: body.upperBound),
            parameters: head.parameters.map(\.name),
            statements: StatementReader(tokens).statements(body),
            isConditional: tokens.branches.contains { $0.overlaps(head.start..<body.upperBound) })
    }

    // MARK: Messages and words

    /// The message of a selector whose brackets stand closest around an offset.
    public func message(_ selector: String, around offset: Int) -> ObjectiveCMessage? {
        var opener = tokens.opener(around: tokenIndex(at: offset))
        while let index = opener {
            if let message = tokens.message(at: index), message.selector == selector {
                return ObjectiveCMessage(
                    range: tokens.byteRange(message.range), receiver: tokens.byteRange(message.receiver),
                    arguments: message.parts.map { tokens.byteRange($0.argument) })
            }
            opener = tokens.opener(around: index)
        }
        return nil
    }

    /// Whether a block, `^{ … }`, stands around an offset.
    public func isInBlock(_ offset: Int) -> Bool {
        var opener = tokens.opener(around: tokenIndex(at: offset))
        while let index = opener {
            if tokens.isAt(index, "{"), isBlock(at: index) { return true }
            opener = tokens.opener(around: index)
        }
        return false
    }

    /// Whether a brace opens a block: a `^` stands before it, perhaps with a type and parameters between them.
    private func isBlock(at brace: Int) -> Bool {
        var index = brace - 1
        if tokens.isAt(index, ")"), let opening = tokens.partner(of: index) { index = opening - 1 }
        while tokens.isIdentifier(index) || tokens.isAt(index, "*") { index -= 1 }
        return tokens.isAt(index, "^")
    }

    /// The words of a range of bytes, in order, strings and comments left out.
    public func words(in range: Range<Int>) -> [ObjectiveCWord] {
        var found: [ObjectiveCWord] = []
        var index = tokenIndex(at: range.lowerBound)
        while index < tokens.mainCount, tokens.offset(of: index) < range.upperBound {
            if tokens.isIdentifier(index) {
                let isMember =
                    tokens.isAt(index - 1, ".") || tokens.isAt(index - 1, ">") && tokens.isAt(index - 2, "-")
                found.append(
                    ObjectiveCWord(
                        text: tokens.text(index), range: tokens.byteRange(index..<index + 1), isMember: isMember,
                        isSelector: isSelector(index)))
            }
            index += 1
        }
        return found
    }

    /// Whether a word in a message's brackets is a part of its selector.
    private func isSelector(_ index: Int) -> Bool {
        guard let opening = tokens.opener(around: index), tokens.isAt(opening, "["),
            let message = tokens.message(at: opening), index >= message.receiver.upperBound
        else { return false }
        return index == message.receiver.upperBound
            || tokens.isAt(index + 1, ":")
                && message.parts.dropFirst().contains {
                    $0.name == tokens.text(index) && $0.argument.lowerBound == index + 2
                }
    }

    /// The first token that ends behind an offset.
    private func tokenIndex(at offset: Int) -> Int {
        var low = 0
        var high = tokens.mainCount
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens.tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A word of Objective-C: a name or a keyword.
public struct ObjectiveCWord: Hashable, Sendable {
    public let text: String
    public let range: Range<Int>
    /// Whether a `.` or `->` stands before it.
    public let isMember: Bool
    /// Whether it is a part of a message's selector.
    public let isSelector: Bool
}

/// A message in brackets, as ranges of bytes.
public struct ObjectiveCMessage: Hashable, Sendable {
    /// From bracket to bracket.
    public let range: Range<Int>
    public let receiver: Range<Int>
    /// The arguments, in order.
    public let arguments: [Range<Int>]
}
