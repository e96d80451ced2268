import Foundation

/// The bytes of one file with the places of its lines.
///
/// Everything that reads a file in Nibwright holds one of these and speaks of byte ranges in it, so that an edit is a
/// replacement of bytes and what no edit names stays as it is.
public final class SourceText: Sendable {
    /// Project-relative path, with `/` between its parts on every platform.
    public let path: String
    /// The file as it is on disk, byte order mark and line endings included.
    public let bytes: [UInt8]
    private let lines: LazyLineStarts

    /// Holds the bytes of a file. They need not be valid UTF-8.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.lines = LazyLineStarts()
    }

    /// Holds the UTF-8 of a text.
    public convenience init(path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Offsets at which lines begin; the first is always 0.
    public var lineStarts: [Int] { lines.starts(of: bytes) }

    /// Line and column of a byte offset, clamped to the file.
    public func position(at offset: Int) -> SourcePosition {
        let offset = max(0, min(offset, bytes.count))
        let starts = lineStarts
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }

    /// The text of a byte range; bytes that are not UTF-8 become replacement characters.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The byte range of the line that holds an offset, its line ending included.
    public func lineRange(containing offset: Int) -> Range<Int> {
        let starts = lineStarts
        let line = position(at: offset).line
        return starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
    }

    /// Whether the bytes hold `text` anywhere: the cheap test that proves a file cannot matter.
    public func contains(_ text: StaticString) -> Bool {
        contains(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether the bytes hold `text` anywhere.
    public func contains(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
    }

    /// Every offset at which `word` stands as a whole identifier.
    public func offsets(ofIdentifier word: String) -> [Int] {
        var found: [Int] = []
        visitOffsets(ofIdentifier: word) { offset in
            found.append(offset)
            return true
        }
        return found
    }

    /// Whether `word` stands anywhere as a whole identifier.
    public func contains(identifier word: String) -> Bool {
        var isFound = false
        visitOffsets(ofIdentifier: word) { _ in
            isFound = true
            return false
        }
        return isFound
    }

    /// The run of letters, digits and underscores that begins at an offset; empty where there is none.
    public func identifier(at offset: Int) -> String {
        var end = offset
        while end < bytes.count, isIdentifierByte(bytes[end]) { end += 1 }
        return string(offset..<end)
    }

    /// The word that ends before an offset, with white space between; empty where something else stands there.
    public func word(before offset: Int) -> String {
        var end = offset
        while end > 0, bytes[end - 1] <= 0x20 || bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        var start = end
        while start > 0, isIdentifierByte(bytes[start - 1]) { start -= 1 }
        return string(start..<end)
    }

    /// Visits the offsets in order until the visitor has seen enough.
    private func visitOffsets(ofIdentifier word: String, _ goesOn: (Int) -> Bool) {
        var word = word
        word.withUTF8 { needle in
            bytes.withUnsafeBytes { buffer in
                var start = 0
                while let offset = firstOffset(of: UnsafeRawBufferPointer(needle), in: buffer, from: start) {
                    let end = offset + needle.count
                    let isWhole =
                        (offset == 0 || !isIdentifierByte(buffer[offset - 1]))
                        && (end == buffer.count || !isIdentifierByte(buffer[end]))
                    if isWhole, !goesOn(offset) { return }
                    start = offset + 1
                }
            }
        }
    }

    private func contains(_ needle: UnsafeRawBufferPointer) -> Bool {
        guard needle.count > 0 else { return true }
        return bytes.withUnsafeBytes { firstOffset(of: needle, in: $0, from: 0) != nil }
    }
}

/// ASCII letters, digits, the underscore, and whatever is not ASCII.
func isIdentifierByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// `memchr` and `memcmp`: the C library's `memmem` is not to be had on every platform.
func firstOffset(of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let first = needle.first, bytes.count >= needle.count else { return nil }
    let last = bytes.count - needle.count
    var offset = start
    while offset <= last, let hit = memchr(base + offset, Int32(first), last - offset + 1) {
        offset = UnsafeRawPointer(hit) - base
        if memcmp(hit, needle.baseAddress!, needle.count) == 0 { return offset }
        offset += 1
    }
    return nil
}

/// A place in a text: line and column count from 1, columns in UTF-8 bytes, as compilers print them.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Counts from 1.
    public let line: Int
    /// Counts from 1, in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Finds the offsets at which lines begin when they are first needed: few of the files that are read need them.
private final class LazyLineStarts: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Int]?

    func starts(of bytes: [UInt8]) -> [Int] {
        lock.withLock {
            if let known { return known }
            var starts = [0]
            bytes.withUnsafeBufferPointer { buffer in
                for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
            }
            known = starts
            return starts
        }
    }
}
