/// A piece of a manifest's text.
enum ManifestToken: Hashable {
    case word(String)
    /// A text without interpolation.
    case text(String)
    /// `(`, `)`, `[`, `]`, `{`, `}`, `,`, `:`, `.` and every other sign by itself.
    case sign(Character)
    /// A text with interpolation, which only running the manifest would tell.
    case unknown

    /// Splits Swift text into tokens, without comments and blanks.
    static func all(in bytes: [UInt8]) -> [ManifestToken] {
        var reader = ManifestTokenReader(bytes: bytes)
        var tokens: [ManifestToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct ManifestTokenReader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> ManifestToken? {
        skipBlanks()
        guard place < bytes.count else { return nil }
        let start = place
        if Self.isWord(bytes[place]) {
            while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
            return .word(String(decoding: bytes[start..<place], as: UTF8.self))
        }
        if bytes[place] == UInt8(ascii: "\"") { return string(hashes: 0) }
        if bytes[place] == UInt8(ascii: "#") {
            let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
            if place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "\"") {
                place += hashes
                return string(hashes: hashes)
            }
        }
        place += 1
        return .sign(Character(Unicode.Scalar(bytes[start])))
    }

    private mutating func string(hashes: Int) -> ManifestToken {
        let quotes = bytes[place...].prefix { $0 == UInt8(ascii: "\"") }.count
        let width = quotes >= 3 ? 3 : 1
        let end =
            Array(repeating: UInt8(ascii: "\""), count: width) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        place += width
        var text: [UInt8] = []
        var isPlain = width == 1 && hashes == 0
        while place < bytes.count, !bytes[place...].starts(with: end) {
            if width == 1, bytes[place] == 0x0A { break }
            if bytes[place] == UInt8(ascii: "\\"), hashes == 0, place + 1 < bytes.count {
                // `\"` and `\\` stand for themselves; other escapes are in no path and no name.
                isPlain = isPlain && [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(bytes[place + 1])
                place += 1
            }
            text.append(bytes[place])
            place += 1
        }
        place = min(bytes.count, place + end.count)
        return isPlain ? .text(String(decoding: text, as: UTF8.self)) : .unknown
    }

    private mutating func skipBlanks() {
        while place < bytes.count {
            if bytes[place] <= 0x20 {
                place += 1
            } else if isAt("/", "/") {
                while place < bytes.count, bytes[place] != 0x0A { place += 1 }
            } else if isAt("/", "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Comments of this kind nest in Swift.
    private mutating func skipComment() {
        var depth = 0
        while place < bytes.count {
            if isAt("/", "*") {
                depth += 1
                place += 2
            } else if isAt("*", "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// Whether two signs stand here.
    private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        bytes[place] == UInt8(ascii: first) && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: second)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
