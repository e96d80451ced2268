/// Cuts bytes into tokens and follows the preprocessor's lines.
struct Tokenizer {
    typealias Token = TokenList.Token

    static let hashSeed: UInt32 = 0x811C_9DC5
    static let hashPrime: UInt32 = 0x0100_0193

    private(set) var tokens: [Token] = []
    private(set) var macroTokens: [Token] = []
    /// Indices count from the first of `macroTokens`.
    private(set) var macros: [TokenList.Macro] = []
    /// Tokens that the preprocessor may leave out, one range for each side of a condition.
    private(set) var branches: [Range<Int>] = []
    /// Names of macros with parameters whose bodies create storyboards or load scenes from them.
    private(set) var storyboardMacros: [Range<Int>] = []
    private var openBranches: [Int] = []

    mutating func readFile(_ bytes: UnsafeBufferPointer<UInt8>) {
        tokens.reserveCapacity(bytes.count / 6)
        var cursor = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var isLineStart = true
        while cursor < bytes.count {
            if bytes[cursor] == UInt8(ascii: "\n") || bytes[cursor] == UInt8(ascii: "\r") {
                isLineStart = true
                cursor += 1
            } else if isLineStart, bytes[cursor] == UInt8(ascii: "#") {
                cursor = readDirective(bytes, cursor)
            } else if let token = Self.token(bytes, &cursor) {
                tokens.append(token)
                isLineStart = false
            }
        }
    }

    /// The token at the cursor, which is moved behind it; nil for white space and comments.
    private static func token(_ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) -> Token? {
        let start = cursor
        let byte = bytes[cursor]
        let following = cursor + 1 < bytes.count ? bytes[cursor + 1] : 0
        var hash = hashSeed
        var kind = Token.Kind.mark
        if byte <= 0x20 {
            cursor += 1
            return nil
        } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
            while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
            return nil
        } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
            cursor = endOfBlockComment(bytes, cursor + 2)
            return nil
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            cursor = endOfString(bytes, cursor)
            kind = byte == UInt8(ascii: "\"") ? .string : .character
        } else if isWordByte(byte) {
            kind = .word
            while cursor < bytes.count, isWordByte(bytes[cursor]) {
                hash = (hash ^ UInt32(bytes[cursor])) &* hashPrime
                cursor += 1
            }
        } else {
            cursor += 1
        }
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
        return Token(
            start: Int32(start), end: Int32(cursor), kind: kind,
            isAtMargin: before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r"), hash: hash)
    }

    // MARK: Directives

    /// Gives the place behind the directive's line, or behind what it leaves out.
    private mutating func readDirective(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let (line, end) = Self.directive(bytes, start)
        let name = line.first.map { Self.text(bytes, $0) }
        if name == "define", line.count > 1 {
            keepMacro(bytes, Array(line.dropFirst()))
        } else if name == "if", line.count == 2, Self.text(bytes, line[1]) == "0" {
            let (end, directive) = Self.endOfSkippedBranch(bytes, end)
            if directive != "endif" { openBranches.append(tokens.count) }
            return end
        } else if let name {
            followCondition(name)
        }
        return end
    }

    private mutating func followCondition(_ directive: String) {
        switch directive {
        case "if", "ifdef", "ifndef": openBranches.append(tokens.count)
        case "else", "elif", "elifdef", "elifndef", "endif":
            guard let start = openBranches.popLast() else { return }
            if start < tokens.count { branches.append(start..<tokens.count) }
            if directive != "endif" { openBranches.append(tokens.count) }
        default: break
        }
    }

    private mutating func keepMacro(_ bytes: UnsafeBufferPointer<UInt8>, _ line: [Token]) {
        // `NAME(x)`: the parenthesis touches the name.
        if line.count > 1, line[0].end == line[1].start, bytes[Int(line[1].start)] == UInt8(ascii: "(") {
            if line.contains(where: { KnownSelector.storyboardHashes.contains($0.hash) && $0.kind == .word }) {
                storyboardMacros.append(Int(line[0].start)..<Int(line[0].end))
            }
            return
        }
        let name = macroTokens.count
        macroTokens += line
        macros.append(TokenList.Macro(name: name, body: name + 1..<macroTokens.count))
    }

    /// The tokens behind `#` up to the end of the line, which a backslash continues.
    private static func directive(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (line: [Token], end: Int) {
        var line: [Token] = []
        var cursor = start + 1
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") {
            if bytes[cursor] == UInt8(ascii: "\\") {
                cursor += 1
                if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\r") { cursor += 1 }
                if cursor < bytes.count { cursor += 1 }
            } else if let token = token(bytes, &cursor) {
                line.append(token)
            }
        }
        return (line, cursor)
    }

    /// From behind `#if 0` to its `#else` or `#endif`, and which of them it is.
    private static func endOfSkippedBranch(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> (end: Int, directive: String) {
        var cursor = start
        var depth = 0
        var isLineStart = false
        while cursor < bytes.count {
            let byte = bytes[cursor]
            if isLineStart, byte == UInt8(ascii: "#") {
                let (line, end) = directive(bytes, cursor)
                let name = line.first.map { text(bytes, $0) } ?? ""
                cursor = end
                if depth == 0, name == "endif" || name == "else" || name == "elif" { return (end, name) }
                if name.hasPrefix("if") { depth += 1 }
                if name == "endif" { depth -= 1 }
                continue
            }
            if byte == UInt8(ascii: "\n") { isLineStart = true } else if byte > 0x20 { isLineStart = false }
            cursor += 1
        }
        return (cursor, "endif")
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Token) -> String {
        String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    // MARK: Ends

    private static func endOfBlockComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var cursor = start
        while cursor + 1 < bytes.count, bytes[cursor] != UInt8(ascii: "*") || bytes[cursor + 1] != UInt8(ascii: "/") {
            cursor += 1
        }
        return min(cursor + 2, bytes.count)
    }

    private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var cursor = start + 1
        while cursor < bytes.count, bytes[cursor] != bytes[start], bytes[cursor] != UInt8(ascii: "\n") {
            cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
        }
        // The end of a line belongs to no string that it cuts off.
        return min(cursor < bytes.count && bytes[cursor] == UInt8(ascii: "\n") ? cursor : cursor + 1, bytes.count)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
