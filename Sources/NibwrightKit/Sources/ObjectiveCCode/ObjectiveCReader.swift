import SourceText

extension ObjectiveCFile {
    /// Scans comments-free text line by line; macros and the preprocessor are not understood.
    public static func read(_ source: SourceText) -> ObjectiveCFile {
        let mayMatter =
            source.contains("@interface" as StaticString) || source.contains("@implementation" as StaticString)
        guard mayMatter else { return ObjectiveCFile(source: source, classes: []) }
        var scanner = ObjectiveCScanner(source)
        return ObjectiveCFile(source: source, classes: scanner.scan())
    }
}

/// Goes over the tokens of a file; strings and comments are one token or none.
private struct ObjectiveCScanner {
    private let source: SourceText
    private let tokens: [Token]
    private var next = 0
    private var classes: [ObjectiveCClass] = []

    private struct Token {
        let text: Substring
        let offset: Int
    }

    init(_ source: SourceText) {
        self.source = source
        tokens = Self.tokens(of: source)
    }

    mutating func scan() -> [ObjectiveCClass] {
        while next < tokens.count {
            if word(0) == "@", word(1) == "interface" || word(1) == "implementation" { readClass() } else { next += 1 }
        }
        return classes
    }

    private func word(_ ahead: Int) -> Substring { next + ahead < tokens.count ? tokens[next + ahead].text : "" }

    private mutating func readClass() {
        let offset = tokens[next].offset
        next += 2
        guard isIdentifier(word(0)) else { return }
        let name = String(word(0))
        next += 1
        var superclass: String?
        if word(0) == "<" { skipAngleBrackets() }
        if word(0) == ":" {
            superclass = String(word(1))
            next += 2
        }
        var outlets: [String] = []
        var actions: [String] = []
        while next < tokens.count {
            if word(0) == "@", word(1) == "end" || word(1) == "interface" || word(1) == "implementation" { break }
            if word(0) == "IBOutlet" || word(0) == "IBOutletCollection" {
                outlets += readDeclaredNames()
            } else if word(0) == "(", word(1) == "IBAction" {
                if let selector = readSelector() { actions.append(selector) }
            } else {
                next += 1
            }
        }
        classes.append(
            ObjectiveCClass(
                name: name, superclass: superclass, outlets: outlets, actions: actions, path: source.path,
                offset: offset))
    }

    private mutating func skipAngleBrackets() {
        var depth = 0
        while next < tokens.count {
            if word(0) == "<" { depth += 1 }
            if word(0) == ">" { depth -= 1 }
            next += 1
            if depth == 0 { return }
        }
    }

    /// `IBOutlet UILabel *a, *b;`: the identifiers that stand before a comma or the semicolon.
    private mutating func readDeclaredNames() -> [String] {
        var names: [String] = []
        var last: Substring?
        var depth = 0
        while next < tokens.count, word(0) != ";", word(0) != "@" {
            if ["(", "<"].contains(word(0)) { depth += 1 }
            if [")", ">"].contains(word(0)) { depth -= 1 }
            if depth == 0, word(0) == "," {
                names += [last].compactMap { $0.map(String.init) }
                last = nil
            }
            if depth == 0, isIdentifier(word(0)), last == nil || !isMacro(word(0)) { last = word(0) }
            next += 1
        }
        return names + [last].compactMap { $0.map(String.init) }
    }

    private func isIdentifier(_ word: Substring) -> Bool { word.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// `NS_AVAILABLE_IOS(13_0)`, `UI_APPEARANCE_SELECTOR` behind the name.
    private func isMacro(_ word: Substring) -> Bool {
        word.contains("_") && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
            || word.hasPrefix("__attribute")
    }

    /// `(IBAction)save:(id)sender forEvent:(UIEvent *)event`: name parts up to the body or the semicolon.
    private mutating func readSelector() -> String? {
        skipParentheses()
        guard isIdentifier(word(0)) else { return nil }
        var selector = String(word(0))
        next += 1
        guard word(0) == ":" else { return selector }
        while word(0) == ":" {
            selector += ":"
            next += 1
            if word(0) == "(" { skipParentheses() }
            if isIdentifier(word(0)) { next += 1 }
            if isIdentifier(word(0)), word(1) == ":" {
                selector += word(0)
                next += 1
            }
        }
        return selector
    }

    private mutating func skipParentheses() {
        var depth = 0
        while next < tokens.count {
            if word(0) == "(" { depth += 1 }
            if word(0) == ")" { depth -= 1 }
            next += 1
            if depth == 0 { return }
        }
    }

    // MARK: Tokens

    private static func tokens(of source: SourceText) -> [Token] {
        let bytes = source.bytes
        var tokens: [Token] = []
        var cursor = 0
        while cursor < bytes.count {
            let byte = bytes[cursor]
            let following = cursor + 1 < bytes.count ? bytes[cursor + 1] : 0
            if byte <= 0x20 {
                cursor += 1
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
                while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
                cursor = endOfBlockComment(bytes, cursor + 2)
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                cursor = endOfString(bytes, cursor)
            } else {
                let start = cursor
                while cursor < bytes.count, isWordByte(bytes[cursor]) { cursor += 1 }
                if cursor == start { cursor += 1 }
                tokens.append(Token(text: Substring(source.string(start..<cursor)), offset: start))
            }
        }
        return tokens
    }

    private static func endOfBlockComment(_ bytes: [UInt8], _ start: Int) -> Int {
        var cursor = start
        while cursor + 1 < bytes.count, bytes[cursor] != UInt8(ascii: "*") || bytes[cursor + 1] != UInt8(ascii: "/") {
            cursor += 1
        }
        return min(cursor + 2, bytes.count)
    }

    private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
        var cursor = start + 1
        while cursor < bytes.count, bytes[cursor] != bytes[start], bytes[cursor] != UInt8(ascii: "\n") {
            cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(cursor + 1, bytes.count)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
