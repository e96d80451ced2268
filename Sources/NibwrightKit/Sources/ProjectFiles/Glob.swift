/// A compiled glob and its matcher, shared by recipes' patterns and ignore files.
///
/// `*` and `?` stay within one part of a path; `**` spans parts where it stands alone between slashes.
struct Glob: Hashable, Sendable {
    enum Token: Hashable, Sendable {
        case byte(UInt8)
        /// One character that is not a slash.
        case anyCharacter
        case characterClass(CharacterClass)
        /// Any number of characters that are not slashes.
        case star
        /// `**/`: no folder, or any number of them with their slashes.
        case folders
        /// A closing `**`: the rest of the path.
        case everything
    }

    /// The unit that `?` and `[...]` consume.
    enum Unit: Hashable, Sendable {
        case byte
        case scalar
    }

    let tokens: [Token]
    let unit: Unit

    /// Whether the glob covers all of `text`.
    ///
    /// Only the last star of the current path part and the last `**/` can be of use in going back: what an earlier one
    /// could still take is bounded by the slash, or can as well be taken by the later one: no pattern is exponential.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = Position(token: 0, byte: 0)
        var lastStar: Position?
        var lastFolders: Position?
        while true {
            if position.token < tokens.count {
                switch tokens[position.token] {
                case .everything:
                    return true
                case .folders:
                    position.token += 1
                    lastFolders = position
                    lastStar = nil
                    continue
                case .star:
                    position.token += 1
                    lastStar = position
                    continue
                default:
                    if let next = step(position, in: text) {
                        position = next
                        continue
                    }
                }
            } else if position.byte == text.count {
                return true
            }
            guard let retry = goBack(&lastStar, &lastFolders, in: text) else { return false }
            position = retry
        }
    }

    /// A token to be matched next, and where in the text.
    private struct Position {
        var token: Int
        var byte: Int
    }

    /// The position behind a token that takes exactly one byte or character, or nil when it does not fit.
    private func step(_ position: Position, in text: UnsafeBufferPointer<UInt8>) -> Position? {
        guard position.byte < text.count else { return nil }
        let byte = text[position.byte]
        switch tokens[position.token] {
        case .byte(let expected):
            return byte == expected ? Position(token: position.token + 1, byte: position.byte + 1) : nil
        case .anyCharacter where byte != UInt8(ascii: "/"):
            return Position(token: position.token + 1, byte: position.byte + character(at: position.byte, text).length)
        case .characterClass(let members) where byte != UInt8(ascii: "/"):
            let (value, length) = character(at: position.byte, text)
            return members.contains(value) ? Position(token: position.token + 1, byte: position.byte + length) : nil
        default:
            return nil
        }
    }

    /// Lets the last star take one more byte or, where it may not, the last `**/` one more folder.
    private func goBack(
        _ lastStar: inout Position?, _ lastFolders: inout Position?, in text: UnsafeBufferPointer<UInt8>
    ) -> Position? {
        if let star = lastStar, star.byte < text.count, text[star.byte] != UInt8(ascii: "/") {
            lastStar!.byte += 1
            return lastStar
        }
        lastStar = nil
        guard let folders = lastFolders else { return nil }
        var byte = folders.byte
        while byte < text.count, text[byte] != UInt8(ascii: "/") { byte += 1 }
        guard byte < text.count else { return nil }
        lastFolders!.byte = byte + 1
        return lastFolders
    }

    /// One unit of text; bytes that are not UTF-8 count one by one.
    private func character(at start: Int, _ text: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int) {
        let first = text[start]
        guard unit == .scalar, first >= 0xC2 else { return (UInt32(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard start + length <= text.count else { return (UInt32(first), 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in text[start + 1..<start + length] {
            guard byte & 0xC0 == 0x80 else { return (UInt32(first), 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (value, length)
    }
}

/// The members of a `[...]`.
struct CharacterClass: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ value: UInt32) -> Bool {
        ranges.contains { $0.contains(value) } != isNegated
    }
}
