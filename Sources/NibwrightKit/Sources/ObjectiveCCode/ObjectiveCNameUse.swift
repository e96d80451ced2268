public import SourceText

/// A place where a file of the C family has a name, and what the name is there as far as a scan shows.
public struct ObjectiveCNameUse: Hashable, Sendable {
    /// What a name is at a place.
    public enum Role: Hashable, Sendable {
        /// A word of code.
        case name
        /// In a string literal: its text as written, and its range with the quotation marks and without the `@`.
        case literal(text: String, range: Range<Int>)
        /// In a comment.
        case comment
        /// In a line of the preprocessor's, such as `#import "Cup.h"` or `#define`.
        case directive
    }

    /// The word itself.
    public let range: Range<Int>
    /// What it is there.
    public let role: Role

    /// Every place in a file where the word stands, in order.
    public static func all(of name: String, in source: SourceText) -> [ObjectiveCNameUse] {
        let offsets = source.offsets(ofIdentifier: name)
        guard !offsets.isEmpty else { return [] }
        let stretches = Stretch.all(in: source.bytes)
        var index = 0
        return offsets.map { offset in
            while index < stretches.count, stretches[index].range.upperBound <= offset { index += 1 }
            let range = offset..<offset + name.utf8.count
            guard index < stretches.count, stretches[index].range.contains(offset) else {
                return ObjectiveCNameUse(range: range, role: .name)
            }
            return ObjectiveCNameUse(range: range, role: stretches[index].role(in: source))
        }
    }
}

/// A comment, a literal or a directive: what is no code.
private struct Stretch {
    enum Kind { case comment, literal, directive }

    let kind: Kind
    let range: Range<Int>

    func role(in source: SourceText) -> ObjectiveCNameUse.Role {
        switch kind {
        case .comment: .comment
        case .directive: .directive
        case .literal:
            .literal(
                text: source.string(range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)),
                range: range)
        }
    }

    /// Those of a file, in order and without overlaps. A comment behind a directive belongs to its line.
    static func all(in bytes: [UInt8]) -> [Stretch] {
        var found: [Stretch] = []
        var cursor = 0
        var isLineStart = true
        while cursor < bytes.count {
            let byte = bytes[cursor]
            if let kind = kind(at: cursor, bytes, isLineStart) {
                let end = end(of: kind, from: cursor, bytes)
                found.append(Stretch(kind: kind, range: cursor..<end))
                cursor = end
                isLineStart = kind == .directive
            } else {
                if byte == UInt8(ascii: "\n") { isLineStart = true } else if byte > 0x20 { isLineStart = false }
                // The byte behind a quotation mark in single quotes begins no literal.
                cursor += byte == UInt8(ascii: "'") ? lengthOfCharacter(at: cursor, bytes) : 1
            }
        }
        return found
    }

    private static func kind(at cursor: Int, _ bytes: [UInt8], _ isLineStart: Bool) -> Kind? {
        let next = cursor + 1 < bytes.count ? bytes[cursor + 1] : 0
        switch bytes[cursor] {
        case UInt8(ascii: "\""): return .literal
        case UInt8(ascii: "#") where isLineStart: return .directive
        case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"): return .comment
        default: return nil
        }
    }

    private static func end(of kind: Kind, from start: Int, _ bytes: [UInt8]) -> Int {
        let isBlock = kind == .comment && bytes[start + 1] == UInt8(ascii: "*")
        var cursor = start + 1
        while cursor < bytes.count {
            let byte = bytes[cursor]
            if isBlock {
                if cursor > start + 2, byte == UInt8(ascii: "/"), bytes[cursor - 1] == UInt8(ascii: "*") {
                    return cursor + 1
                }
            } else if byte == UInt8(ascii: "\n") {
                return cursor
            } else if byte == UInt8(ascii: "\\"), kind != .comment {
                cursor += cursor + 2 < bytes.count && bytes[cursor + 1] == UInt8(ascii: "\r") ? 2 : 1
            } else if kind == .literal, byte == UInt8(ascii: "\"") {
                return cursor + 1
            }
            cursor += 1
        }
        return bytes.count
    }

    private static func lengthOfCharacter(at start: Int, _ bytes: [UInt8]) -> Int {
        let rest = bytes[start...].prefix(4)
        if rest.count >= 4, rest[start + 1] == UInt8(ascii: "\\"), rest[start + 3] == UInt8(ascii: "'") { return 4 }
        if rest.count >= 3, rest[start + 2] == UInt8(ascii: "'") { return 3 }
        return 1
    }
}
