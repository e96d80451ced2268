/// Turns the text of a glob into tokens. Alternatives in braces are handled by `GlobElements`.
struct GlobParser {
    /// The reasons why a glob cannot be parsed.
    enum Failure: Error, Hashable {
        case openBracket
        case openBrace
        case unknownClass(String)
        case closingBackslash
    }

    private let pattern: [UInt8]
    private let unit: Glob.Unit
    private var offset = 0
    private var tokens: [Glob.Token] = []

    static func parse(_ pattern: [UInt8], unit: Glob.Unit) throws(Failure) -> Glob {
        var parser = GlobParser(pattern: pattern, unit: unit)
        try parser.run()
        return Glob(tokens: parser.tokens, unit: unit)
    }

    /// The `[...]` that begins at a place of a pattern, and where the pattern goes on.
    static func characterClass(
        in pattern: [UInt8], at start: Int, unit: Glob.Unit
    ) throws(Failure) -> (members: CharacterClass, end: Int) {
        var parser = GlobParser(pattern: pattern, unit: unit)
        parser.offset = start
        return (try parser.takeClass(), parser.offset)
    }

    private init(pattern: [UInt8], unit: Glob.Unit) {
        self.pattern = pattern
        self.unit = unit
    }

    private mutating func run() throws(Failure) {
        while offset < pattern.count {
            switch pattern[offset] {
            case UInt8(ascii: "*"):
                takeStars()
            case UInt8(ascii: "?"):
                tokens.append(.anyCharacter)
                offset += 1
            case UInt8(ascii: "["):
                tokens.append(.characterClass(try takeClass()))
            case UInt8(ascii: "\\"):
                guard offset + 1 < pattern.count else { throw .closingBackslash }
                tokens.append(.byte(pattern[offset + 1]))
                offset += 2
            case let byte:
                tokens.append(.byte(byte))
                offset += 1
            }
        }
    }

    private mutating func takeStars() {
        let start = offset
        while offset < pattern.count, pattern[offset] == UInt8(ascii: "*") { offset += 1 }
        let standsAlone = offset - start > 1 && (start == 0 || pattern[start - 1] == UInt8(ascii: "/"))
        if standsAlone && offset == pattern.count {
            tokens.append(.everything)
        } else if standsAlone && pattern[offset] == UInt8(ascii: "/") {
            tokens.append(.folders)
            offset += 1
        } else {
            tokens.append(.star)
        }
    }

    /// Takes `[...]`: a leading `!` or `^` negates, a `]` in the first place is a member.
    private mutating func takeClass() throws(Failure) -> CharacterClass {
        var members = CharacterClass()
        offset += 1
        if offset < pattern.count, [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[offset]) {
            members.isNegated = true
            offset += 1
        }
        var isFirst = true
        while offset < pattern.count {
            if pattern[offset] == UInt8(ascii: "]") && !isFirst {
                offset += 1
                return members
            }
            isFirst = false
            if let named = try takeNamedClass() {
                members.ranges += named
                continue
            }
            let low = try takeMember()
            let high = isAtRange ? try takeRangeEnd() : low
            if low <= high { members.ranges.append(low...high) }
        }
        throw .openBracket
    }

    private var isAtRange: Bool {
        offset + 1 < pattern.count && pattern[offset] == UInt8(ascii: "-") && pattern[offset + 1] != UInt8(ascii: "]")
    }

    private mutating func takeRangeEnd() throws(Failure) -> UInt32 {
        offset += 1
        return try takeMember()
    }

    private mutating func takeMember() throws(Failure) -> UInt32 {
        if pattern[offset] == UInt8(ascii: "\\") { offset += 1 }
        guard offset < pattern.count else { throw .openBracket }
        let length = scalarLength(at: offset)
        let text = String(decoding: pattern[offset..<offset + length], as: UTF8.self)
        defer { offset += length }
        return length == 1 ? UInt32(pattern[offset]) : text.unicodeScalars.first!.value
    }

    private func scalarLength(at start: Int) -> Int {
        let first = pattern[start]
        guard unit == .scalar, first >= 0xC2 else { return 1 }
        return min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, pattern.count - start)
    }

    /// Takes `[:alpha:]` and its kin, inside of a class.
    private mutating func takeNamedClass() throws(Failure) -> [ClosedRange<UInt32>]? {
        guard pattern[offset...].starts(with: "[:".utf8),
            let bracket = pattern[(offset + 2)...].firstIndex(of: UInt8(ascii: "]")),
            bracket > offset + 2, pattern[bracket - 1] == UInt8(ascii: ":")
        else { return nil }
        let name = String(decoding: pattern[offset + 2..<bracket - 1], as: UTF8.self)
        guard let ranges = Self.namedClasses[name] else { throw .unknownClass(name) }
        offset = bracket + 1
        return ranges
    }

    private static let namedClasses: [String: [ClosedRange<UInt32>]] = [
        "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
        "blank": [0x20...0x20, 0x09...0x09], "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
        "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
        "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x09...0x0D, 0x20...0x20],
        "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    ]
}
