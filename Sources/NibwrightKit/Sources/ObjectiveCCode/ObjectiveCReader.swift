import Foundation
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

    /// Where a token stands. Strings are made of the few that give names; millions are only compared.
    private struct Token {
        let start: Int32
        let end: Int32
    }

    init(_ source: SourceText) {
        self.source = source
        tokens = Self.tokens(of: source)
    }

    mutating func scan() -> [ObjectiveCClass] {
        while next < tokens.count {
            if startsClass { readClass() } else { next += 1 }
        }
        return classes
    }

    private var startsClass: Bool { isAt("@") && (isAt("interface", 1) || isAt("implementation", 1)) }

    /// Whether the next token, or one ahead of it, is this text.
    private func isAt(_ text: StaticString, _ ahead: Int = 0) -> Bool {
        guard next + ahead < tokens.count else { return false }
        let token = tokens[next + ahead]
        guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        return source.bytes.withUnsafeBytes { bytes in
            memcmp(bytes.baseAddress! + Int(token.start), text.utf8Start, text.utf8CodeUnitCount) == 0
        }
    }

    private func word(_ ahead: Int = 0) -> String {
        guard next + ahead < tokens.count else { return "" }
        return source.string(Int(tokens[next + ahead].start)..<Int(tokens[next + ahead].end))
    }

    private mutating func readClass() {
        let offset = Int(tokens[next].start)
        next += 2
        guard isIdentifier(word()) else { return }
        let name = word()
        next += 1
        var superclass: String?
        if isAt("<") { skipAngleBrackets() }
        if isAt(":") {
            superclass = word(1)
            next += 2
        }
        var outlets: [String] = []
        var actions: [String] = []
        while next < tokens.count {
            if startsClass || isAt("@") && isAt("end", 1) { break }
            if isAt("IBOutlet") || isAt("IBOutletCollection") {
                outlets += readDeclaredNames()
            } else if isAt("("), isAt("IBAction", 1) {
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
            if isAt("<") { depth += 1 }
            if isAt(">") { depth -= 1 }
            next += 1
            if depth == 0 { return }
        }
    }

    /// `IBOutlet UILabel *a, *b;`: the identifiers that stand before a comma or the semicolon.
    private mutating func readDeclaredNames() -> [String] {
        var names: [String] = []
        var last: String?
        var depth = 0
        while next < tokens.count, !isAt(";"), !isAt("@") {
            if isAt("(") || isAt("<") { depth += 1 }
            if isAt(")") || isAt(">") { depth -= 1 }
            if depth == 0, isAt(",") {
                names += [last].compactMap { $0 }
                last = nil
            }
            if depth == 0, isIdentifier(word()), last == nil || !isMacro(word()) { last = word() }
            next += 1
        }
        return names + [last].compactMap { $0 }
    }

    private func isIdentifier(_ word: String) -> Bool { word.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// `NS_AVAILABLE_IOS(13_0)`, `UI_APPEARANCE_SELECTOR` behind the name.
    private func isMacro(_ word: String) -> Bool {
        word.contains("_") && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
            || word.hasPrefix("__attribute")
    }

    /// `(IBAction)save:(id)sender forEvent:(UIEvent *)event`: name parts up to the body or the semicolon.
    private mutating func readSelector() -> String? {
        skipParentheses()
        guard isIdentifier(word()) else { return nil }
        var selector = word()
        next += 1
        guard isAt(":") else { return selector }
        while isAt(":") {
            selector += ":"
            next += 1
            if isAt("(") { skipParentheses() }
            if isIdentifier(word()) { next += 1 }
            if isIdentifier(word()), isAt(":", 1) {
                selector += word()
                next += 1
            }
        }
        return selector
    }

    private mutating func skipParentheses() {
        var depth = 0
        while next < tokens.count {
            if isAt("(") { depth += 1 }
            if isAt(")") { depth -= 1 }
            next += 1
            if depth == 0 { return }
        }
    }

    // MARK: Tokens

    private static func tokens(of source: SourceText) -> [Token] {
        source.bytes.withUnsafeBufferPointer(tokens)
    }

    private static func tokens(_ bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 6)
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
                tokens.append(Token(start: Int32(start), end: Int32(cursor)))
            }
        }
        return tokens
    }

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
        return min(cursor + 1, bytes.count)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
