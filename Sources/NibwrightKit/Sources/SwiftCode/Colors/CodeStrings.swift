/// Evaluates the operations on strings that code uses to read hex colors.
enum CodeStrings {
    static func part(of text: String, _ start: Int, _ end: Int) throws(NotUnderstood) -> String {
        let characters = Array(text)
        guard start >= 0, start <= end, end <= characters.count else { throw NotUnderstood() }
        return String(characters[start..<end])
    }

    static func trimmed(_ text: String, _ kind: CodeValue.CharacterKind) -> String {
        func goes(_ character: Character) -> Bool {
            switch kind {
            case .blanks: character.isWhitespace
            case .notAlphanumeric: !character.isLetter && !character.isNumber
            case .listed(let list): list.contains(character)
            }
        }
        guard let first = text.firstIndex(where: { !goes($0) }), let last = text.lastIndex(where: { !goes($0) }) else {
            return ""
        }
        return String(text[first...last])
    }

    static func replaced(_ text: String, _ old: String, _ new: String) -> String {
        old.isEmpty ? text : text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }

    /// A method of a string without arguments of its own kind; nil for one that is not known.
    static func result(_ text: String, _ method: String, _ arguments: [CodeValue]) throws(NotUnderstood) -> CodeValue? {
        switch (method, arguments.first) {
        case ("uppercased", nil): return .string(text.uppercased())
        case ("lowercased", nil): return .string(text.lowercased())
        case ("hasPrefix", .string(let part)?): return .boolean(text.hasPrefix(part))
        case ("hasSuffix", .string(let part)?): return .boolean(text.hasSuffix(part))
        case ("contains", .string(let part)?): return .boolean(part.isEmpty || !text.ranges(of: part).isEmpty)
        case ("trimmingCharacters", .characters(let kind)?): return .string(trimmed(text, kind))
        case ("substring", .range(let start, let end)?): return .string(try part(of: text, start, end ?? text.count))
        default: return try cut(text, method, arguments)
        }
    }

    private static func cut(
        _ text: String, _ method: String, _ arguments: [CodeValue]
    ) throws(NotUnderstood) -> CodeValue? {
        let count = arguments.first?.asInteger
        if !arguments.isEmpty, count == nil { return nil }
        let length = count ?? 1
        guard length >= 0 else { throw NotUnderstood() }
        switch method {
        case "dropFirst": return .string(String(text.dropFirst(length)))
        case "dropLast": return .string(String(text.dropLast(length)))
        case "prefix" where count != nil: return .string(String(text.prefix(length)))
        case "suffix" where count != nil: return .string(String(text.suffix(length)))
        default: return nil
        }
    }
}

/// Foundation's `Scanner`, as far as it reads hexadecimal numbers.
struct CodeScanner: Hashable, Sendable {
    let text: [Character]
    var place = 0
    var skipped: CodeValue.CharacterKind = .blanks

    init(_ text: String) {
        self.text = Array(text)
    }

    var isAtEnd: Bool { place >= text.count }

    /// Reads a number, after a `0x` or none; nil where there is no digit.
    mutating func hexadecimal(atMost largest: Int) throws(NotUnderstood) -> Int? {
        skip()
        var digits = place
        if digits + 1 < text.count, text[digits] == "0", text[digits + 1] == "x" || text[digits + 1] == "X" {
            digits += 2
        }
        var end = digits
        while end < text.count, text[end].isASCII, text[end].isHexDigit { end += 1 }
        guard end > digits else { return nil }
        guard let value = Int(String(text[digits..<end]), radix: 16), value <= largest else { throw NotUnderstood() }
        place = end
        return value
    }

    /// Reads past a string; false where another one stands there.
    mutating func string(_ wanted: String) -> Bool {
        skip()
        guard text[min(place, text.count)...].starts(with: wanted) else { return false }
        place += wanted.count
        return true
    }

    private mutating func skip() {
        while place >= 0, place < text.count, CodeStrings.trimmed(String(text[place]), skipped).isEmpty { place += 1 }
    }
}
