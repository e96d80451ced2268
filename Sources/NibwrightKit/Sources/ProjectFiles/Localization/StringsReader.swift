/// Reads the text form of a table unit by unit, so that places are the same arithmetic in UTF-8 and UTF-16.
///
/// What does not follow the form becomes a problem, and reading goes on at the next line that looks like an entry.
struct StringsReader {
    struct Problem {
        let code: String
        let message: String
        let offset: Int
    }

    private(set) var entries: [StringsEntry] = []
    private(set) var problems: [Problem] = []
    /// Whether the file is an old property list's array, which holds no entries.
    private(set) var isArray = false
    private let encoding: TextEncoding
    private let start: Int
    private let units: [UInt16]
    private var cursor = 0
    /// Comments since the last entry.
    private var comments: [Span] = []
    /// Whether a brace opened the table, as in an old property list.
    private var isBraced = false

    /// A stretch of units.
    private typealias Span = Range<Int>

    private struct Token {
        let text: String
        let span: Range<Int>
    }

    init(encoding: TextEncoding, start: Int, bytes: [UInt8]) {
        self.encoding = encoding
        self.start = start
        units = encoding.units(of: bytes[start...])
    }

    mutating func readAll() {
        skipToToken()
        if take("(") { return isArray = true }
        isBraced = take("{")
        while true {
            skipToToken()
            guard cursor < units.count else { return }
            if isBraced, take("}") { return }
            if skipSecondSemicolon() { continue }
            entry()
        }
    }

    // MARK: Entries

    /// Passes a semicolon that ends nothing, as in `"key" = "value";;`: no entry is lost by it.
    private mutating func skipSecondSemicolon() -> Bool {
        let place = cursor
        guard take(";") else { return false }
        let message = "a second “;” stands here" + (entries.last.map { ", behind “\($0.key)”" } ?? "")
        problems.append(Problem(code: StringsProblem.secondSemicolon, message: message, offset: offset(place)))
        return true
    }

    private mutating func entry() {
        guard let key = token() else { return recover("no-key", "a key should be here", from: cursor) }
        let before = comments
        skipToToken()
        var value: Token?
        if take("=") {
            skipToToken()
            guard let token = token() else {
                return recover("value-not-a-string", "a value in quotes should be here", from: cursor)
            }
            value = token
            skipToToken()
        }
        var end = cursor
        if !take(";") {
            end = (value ?? key).span.upperBound
            let message = "“;” is missing behind “\(key.text)”"
            problems.append(Problem(code: "missing-semicolon", message: message, offset: offset(end)))
            guard value != nil, cursor >= units.count || isQuote(units[cursor]) || startsNewLine(from: end) else {
                return recover(nil, "", from: cursor)
            }
        } else {
            end = cursor
        }
        comments = []
        let behind = commentOnLine()
        let own = ownComments(Array(before.dropFirst(entries.isEmpty ? headerCount(before) : 0)), key)
        let comment = before.last.map(commentText) ?? behind.map(commentText)
        entries.append(
            StringsEntry(
                key: key.text, value: (value ?? key).text, comment: comment,
                range: bytes((own ?? key.span.lowerBound)..<(behind?.upperBound ?? end)), keyRange: bytes(key.span),
                valueRange: value.map { bytes($0.span) }))
    }

    /// Notes a problem and goes on at the next line that begins with a quote or a comment.
    private mutating func recover(_ code: String?, _ message: String, from place: Int) {
        if let code { problems.append(Problem(code: code, message: message, offset: offset(place))) }
        comments = []
        cursor = max(cursor, place) + 1
        while cursor < units.count {
            if isLineBreak(units[cursor - 1]) {
                var next = cursor
                while next < units.count, isSpace(units[next]), !isLineBreak(units[next]) { next += 1 }
                if next < units.count, units[next] == 0x22 || isComment(at: next) { return cursor = next }
            }
            cursor += 1
        }
    }

    private func startsNewLine(from end: Int) -> Bool {
        units[end..<min(cursor, units.count)].contains(where: isLineBreak)
    }

    // MARK: Comments

    /// The offset at which the comments right above an entry begin. A comment that names an object belongs to it alone;
    /// so does one that no blank line separates from the entry.
    private func ownComments(_ comments: [Span], _ key: Token) -> Int? {
        var first: Int?
        var next = key.span.lowerBound
        for comment in comments.reversed() {
            let breaks = units[comment.upperBound..<next].count { $0 == 0x0A }
            guard breaks <= 1 || first == nil && names(comment, key.text) else { break }
            first = comment.lowerBound
            next = comment.lowerBound
            if commentText(comment).contains("ObjectID") { break }
        }
        return first
    }

    /// Whether a comment says that it is about the object of a key.
    private func names(_ comment: Span, _ key: String) -> Bool {
        guard let named = ObjectComment(commentText(comment)) else { return false }
        return key.hasPrefix(named.objectID + ".")
    }

    /// The number of the first entry's comments that belong to the file: those with its name, author and date.
    private func headerCount(_ comments: [Span]) -> Int {
        guard let first = comments.first else { return 0 }
        let isLine = units[first.lowerBound + 1] == 0x2F
        var run = 1
        while isLine, run < comments.count, units[comments[run].lowerBound + 1] == 0x2F,
            units[comments[run - 1].upperBound..<comments[run].lowerBound].count(where: { $0 == 0x0A }) <= 1
        {
            run += 1
        }
        let texts = comments[..<run].map(commentText)
        let isHeader = texts.contains { text in
            [".strings", "Created by", "Copyright", "©"].contains { text.contains($0) }
        }
        return isHeader && !texts.contains { $0.contains("ObjectID") } ? run : 0
    }

    /// A comment on the rest of the line, behind an entry.
    private mutating func commentOnLine() -> Span? {
        var next = cursor
        while next < units.count, isSpace(units[next]), !isLineBreak(units[next]) { next += 1 }
        guard isComment(at: next) else { return nil }
        let before = cursor
        cursor = next
        skipComment()
        let comment = next..<cursor
        var end = cursor
        while end < units.count, isSpace(units[end]), !isLineBreak(units[end]) { end += 1 }
        let endsLine = end >= units.count || isLineBreak(units[end])
        if endsLine, !units[comment].contains(where: isLineBreak) { return comment }
        cursor = before
        return nil
    }

    private func commentText(_ span: Span) -> String {
        let isBlock = units[span.lowerBound + 1] == 0x2A
        let isClosed = isBlock && span.count >= 4 && units[span.upperBound - 1] == 0x2F
        let inner = span.lowerBound + 2..<max(span.lowerBound + 2, span.upperBound - (isClosed ? 2 : 0))
        var text = encoding.string(units[inner]).unicodeScalars[...]
        while let first = text.first, first.properties.isWhitespace { text.removeFirst() }
        while let last = text.last, last.properties.isWhitespace { text.removeLast() }
        return String(text)
    }

    private func isComment(at place: Int) -> Bool {
        place + 1 < units.count && units[place] == 0x2F && (units[place + 1] == 0x2F || units[place + 1] == 0x2A)
    }

    /// Goes over white space and comments, which it keeps.
    private mutating func skipToToken() {
        while cursor < units.count {
            if isSpace(units[cursor]) {
                cursor += 1
            } else if isComment(at: cursor) {
                let start = cursor
                skipComment()
                comments.append(start..<cursor)
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = cursor
        let isBlock = units[cursor + 1] == 0x2A
        cursor += 2
        while cursor < units.count {
            if !isBlock, isLineBreak(units[cursor]) { return }
            if isBlock, units[cursor] == 0x2A, cursor + 1 < units.count, units[cursor + 1] == 0x2F {
                cursor += 2
                return
            }
            cursor += 1
        }
        if isBlock {
            problems.append(
                Problem(code: "unclosed-comment", message: "a comment has no end", offset: offset(start)))
        }
    }

    // MARK: Tokens

    private mutating func token() -> Token? {
        guard cursor < units.count else { return nil }
        let start = cursor
        if isQuote(units[cursor]) { return quoted() }
        while cursor < units.count, isWordUnit(units[cursor]), !isComment(at: cursor) { cursor += 1 }
        return cursor == start ? nil : Token(text: encoding.string(units[start..<cursor]), span: start..<cursor)
    }

    private mutating func quoted() -> Token? {
        let start = cursor
        let quote = units[cursor]
        var hasEscape = false
        cursor += 1
        while cursor < units.count, units[cursor] != quote {
            if units[cursor] == 0x5C {
                hasEscape = true
                cursor += 1
            }
            cursor += 1
        }
        guard cursor < units.count else {
            problems.append(Problem(code: "unclosed-string", message: "a string has no end", offset: offset(start)))
            cursor = start
            return nil
        }
        cursor += 1
        let inner = units[start + 1..<cursor - 1]
        let text = hasEscape ? StringsEscapes.resolve(inner, encoding) : encoding.string(inner)
        return Token(text: text, span: start..<cursor)
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard cursor < units.count, units[cursor] == UInt16(UInt8(ascii: mark)) else { return false }
        cursor += 1
        return true
    }

    private func isQuote(_ unit: UInt16) -> Bool { unit == 0x22 || unit == 0x27 }

    private func isLineBreak(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || encoding != .utf8 && (unit == 0x2028 || unit == 0x2029)
    }

    private func isSpace(_ unit: UInt16) -> Bool { (0x09...0x0D).contains(unit) || unit == 0x20 || isLineBreak(unit) }

    /// Tells whether a word without quotes may contain a unit.
    private func isWordUnit(_ unit: UInt16) -> Bool {
        guard let byte = UInt8(exactly: unit), byte < 0x80 else { return false }
        return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "_$/:.-".utf8.contains(byte)
    }

    // MARK: Places

    private func offset(_ unit: Int) -> Int { start + unit * encoding.unitSize }

    private func bytes(_ span: Span) -> Range<Int> { offset(span.lowerBound)..<offset(span.upperBound) }
}
