/// Takes out of what a process says the words with which the Swift runtime begins and ends to write a stack, which is shown
/// by itself.
///
/// They come in pieces: `*** Signal 4: Backtracing from 0x7f…` while the stack is written, ` done ***` on the same line when it is.
public struct BacktracerFilter: Sendable {
    private static let beginning = Array("*** Signal ".utf8)
    private static let end = Array(" done ***".utf8)
    /// Of a thread that ended by itself meanwhile.
    private static let complaint = Array("swift-runtime: failed to suspend thread".utf8)
    private static let middle = Array("Backtracing from 0x".utf8)

    /// The begin of a line that may be such words.
    private var held: [UInt8] = []

    public init() {}

    /// What of the next piece, and of what was held back before it, is somebody's own words.
    public mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
        let all = held + bytes
        let start = all.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let last = Array(all[start...])
        let isHeld = !last.isEmpty && Self.mayBecomeWords(last)
        held = isHeld ? last : []
        return Self.ownLines(isHeld ? Array(all[..<start]) : all)
    }

    /// What was held back, once nothing more comes.
    public mutating func finish() -> [UInt8] {
        defer { held = [] }
        return Self.ownLines(held)
    }

    private static func ownLines(_ bytes: [UInt8]) -> [UInt8] {
        guard [beginning, end, complaint].contains(where: { bytes.firstRange(of: $0) != nil }) else { return bytes }
        var own: [UInt8] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let isBeginning = line.starts(with: beginning) && line.firstRange(of: middle) != nil
            let isOwn = !isBeginning && !line.elementsEqual(end) && !line.starts(with: complaint)
            if isOwn { own += line + [UInt8(ascii: "\n")] }
        }
        // The last piece has no line break behind it.
        if own.last == UInt8(ascii: "\n") { own.removeLast() }
        return own
    }

    private static func mayBecomeWords(_ line: [UInt8]) -> Bool {
        [beginning, end, complaint].contains { $0.starts(with: line) || line.starts(with: $0) }
    }
}
