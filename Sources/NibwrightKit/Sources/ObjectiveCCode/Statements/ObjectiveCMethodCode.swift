/// The implementation of a method, as its statements.
public struct ObjectiveCMethodCode: Hashable, Sendable {
    /// From the `-` to the closing brace.
    public let range: Range<Int>
    /// The bytes between the braces.
    public let body: Range<Int>
    /// The names of its parameters.
    public let parameters: [String]
    public let statements: [ObjectiveCStatement]
    /// Whether the preprocessor may leave out some of it.
    public let isConditional: Bool
}

/// A statement of Objective-C. Ranges are of bytes, with the semicolon or the closing brace.
public indirect enum ObjectiveCStatement: Hashable, Sendable {
    /// An expression or a declaration.
    case plain(Range<Int>)
    /// `if (…) { … } else if (…) { … } else { … }`
    case conditional(ObjectiveCConditional)
    case returning(Range<Int>)
    /// Loops, `switch`, `@try`, a block of its own, and what the scan cannot make sense of.
    case other(Range<Int>)

    /// From its first byte to its last.
    public var range: Range<Int> {
        switch self {
        case .plain(let range), .returning(let range), .other(let range): range
        case .conditional(let conditional): conditional.range
        }
    }
}

/// A chain of conditions.
public struct ObjectiveCConditional: Hashable, Sendable {
    /// One side of the chain.
    public struct Branch: Hashable, Sendable {
        /// The bytes between the parentheses behind `if`; empty for the last `else`.
        public let condition: Range<Int>
        /// From its `if`, or from the brace of the last `else`, to its closing brace.
        public let range: Range<Int>
        /// The bytes between its braces; a statement without braces is all of it.
        public let body: Range<Int>
        public let statements: [ObjectiveCStatement]
    }

    public let range: Range<Int>
    /// The sides with a condition, in order.
    public let branches: [Branch]
    /// What runs where no condition holds; nil where the chain ends with a condition.
    public let otherwise: Branch?
}

/// Reads the statements of a method.
struct StatementReader {
    private let tokens: TokenList

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    func statements(_ range: Range<Int>) -> [ObjectiveCStatement] {
        var found: [ObjectiveCStatement] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (statement, end) = statement(at: index, before: range.upperBound)
            found.append(statement)
            index = max(end, index + 1)
        }
        return found
    }

    /// The statement that begins at a token, and the token behind it.
    private func statement(at start: Int, before limit: Int) -> (ObjectiveCStatement, end: Int) {
        if tokens.isAt(start, "if"), let found = conditional(at: start, before: limit) {
            return (.conditional(found.0), found.end)
        }
        let word = tokens.text(start)
        let end =
            Self.loops.contains(word) || tokens.isAt(start, "@") && Self.directives.contains(tokens.text(start + 1))
            ? endOfBraces(from: start, before: limit)
            : tokens.isAt(start, "{") ? min((tokens.partner(of: start) ?? limit - 1) + 1, limit) : nil
        if let end { return (.other(tokens.byteRange(start..<end)), end) }
        let semicolon = tokens.outerIndices(start..<limit).first { tokens.isAt($0, ";") } ?? limit - 1
        let range = start..<semicolon + 1
        if word == "return" { return (.returning(tokens.byteRange(range)), semicolon + 1) }
        // A macro without a semicolon runs into the statement behind it.
        let isUnclear = tokens.outerIndices(range).dropFirst().contains { Self.keywords.contains(tokens.text($0)) }
        let bytes = tokens.byteRange(range)
        return (isUnclear ? .other(bytes) : .plain(bytes), semicolon + 1)
    }

    private func conditional(at start: Int, before limit: Int) -> (ObjectiveCConditional, end: Int)? {
        var branches: [ObjectiveCConditional.Branch] = []
        var index = start
        while tokens.isAt(index, "if"), tokens.isAt(index + 1, "("), let closing = tokens.partner(of: index + 1),
            closing + 1 < limit
        {
            let (branch, end) = branch(from: index, condition: index + 2..<closing, at: closing + 1, before: limit)
            branches.append(branch)
            index = end
            guard tokens.isAt(index, "else"), index < limit else { break }
            index += 1
            if tokens.isAt(index, "if") { continue }
            let (last, lastEnd) = self.branch(from: index, condition: index..<index, at: index, before: limit)
            return (
                ObjectiveCConditional(
                    range: tokens.byteRange(start..<lastEnd), branches: branches, otherwise: last),
                lastEnd
            )
        }
        guard !branches.isEmpty else { return nil }
        return (
            ObjectiveCConditional(range: tokens.byteRange(start..<index), branches: branches, otherwise: nil), index
        )
    }

    private func branch(
        from start: Int, condition: Range<Int>, at body: Int, before limit: Int
    ) -> (ObjectiveCConditional.Branch, end: Int) {
        let conditionBytes = condition.isEmpty ? 0..<0 : tokens.byteRange(condition)
        if tokens.isAt(body, "{"), let closing = tokens.partner(of: body), closing < limit {
            let bytes = Int(tokens.tokens[body].end)..<tokens.offset(of: closing)
            return (
                ObjectiveCConditional.Branch(
                    condition: conditionBytes, range: tokens.byteRange(start..<closing + 1), body: bytes,
                    statements: statements(body + 1..<closing)),
                closing + 1
            )
        }
        let (only, end) = statement(at: body, before: limit)
        return (
            ObjectiveCConditional.Branch(
                condition: conditionBytes, range: tokens.byteRange(start..<end), body: only.range, statements: [only]),
            end
        )
    }

    /// Behind the braces of a loop or a directive, with those of `@catch`, `@finally` and `do … while (…);`.
    private func endOfBraces(from start: Int, before limit: Int) -> Int {
        var index = start + 1
        while index < limit {
            if tokens.isAt(index, ";") { return index + 1 }
            if tokens.isAt(index, "("), let closing = tokens.partner(of: index) {
                index = closing + 1
                continue
            }
            guard tokens.isAt(index, "{"), let closing = tokens.partner(of: index) else {
                index += 1
                continue
            }
            let isContinued =
                tokens.isAt(start, "do")
                || tokens.isAt(closing + 1, "@") && ["catch", "finally"].contains(tokens.text(closing + 2))
            index = closing + 1
            if !isContinued { return min(index, limit) }
        }
        return limit
    }

    private static let loops: Set<String> = ["for", "while", "do", "switch", "goto", "case", "default", "else"]
    private static let directives: Set<String> = ["try", "synchronized", "autoreleasepool", "throw"]
    private static let keywords: Set<String> = ["if", "else", "for", "while", "do", "switch", "return", "goto"]
}
