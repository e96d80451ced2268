/// The class of a byte for the scan of a file's shape, and the words that go deeper.
enum SwiftByte: UInt8 {
    case space, newline, letter, digit, opening, closing, quote, pound, slash, separator, backtick, mark

    static let kinds: [SwiftByte] = (0...255).map { kind(of: UInt8($0)) }

    private static func kind(of byte: UInt8) -> SwiftByte {
        switch byte {
        case 0x0a, 0x0d: .newline
        case 0...0x20: .space
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            .letter
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "#"): .pound
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: ","), UInt8(ascii: ";"): .separator
        case UInt8(ascii: "`"): .backtick
        default: .mark
        }
    }

    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool {
        let kind = kinds[Int(byte)]
        return kind == .letter || kind == .digit
    }

    @inline(__always)
    static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

    /// Words behind which something more has to come, so that a line's end behind them ends nothing.
    static let keywords = Set(
        (continuingWords + openingWords).map(hash))

    /// Those of them that go on with the line before.
    static let continuing = Set(continuingWords.map(hash))

    static let longestKeyword = 15

    private static let continuingWords = [
        "else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async", "of",
    ]

    private static let openingWords = [
        "any", "actor", "associatedtype", "await", "borrowing", "case", "class", "consume", "consuming", "copy",
        "default",
        "defer", "discard", "do", "each", "enum", "extension", "final", "fileprivate", "for", "func", "get", "guard",
        "if",
        "import", "indirect", "infix", "init", "inout", "internal", "isolated", "lazy", "let", "macro", "mutating",
        "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
        "precedencegroup",
        "prefix", "private", "protocol", "public", "repeat", "required", "return", "sending", "set", "some", "static",
        "struct", "subscript", "switch", "throw", "try", "typealias", "unowned", "unsafe", "var", "weak", "while",
        "yield",
    ]

    private static func hash(_ word: String) -> UInt64 {
        word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
