import SourceText

/// Two outcomes of one merge as one file, with git's marks around what differs: whichever side of a mark is taken, the
/// elements, brackets and braces of the file stay closed.
struct ConflictMarks {
    private let ours: [ArraySlice<UInt8>]
    private let theirs: [ArraySlice<UInt8>]
    private let size: Int
    private let syntax: MergeTree.Syntax

    /// Lines of both outcomes that differ.
    private struct Hunk {
        var ours: Range<Int>
        var theirs: Range<Int>
    }

    init(ours: [UInt8], theirs: [UInt8], size: Int, syntax: MergeTree.Syntax) {
        self.ours = Self.lines(ours)
        self.theirs = Self.lines(theirs)
        self.size = size
        self.syntax = syntax
    }

    /// Each with the end of its line.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (place, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(bytes[start...place])
            start = place + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    var text: [UInt8] {
        var text: [UInt8] = []
        var place = 0
        for hunk in closed(hunks) {
            text += ours[place..<hunk.ours.lowerBound].joined()
            text += mark("<", "ours") + ended(ours[hunk.ours]) + mark("=", nil)
            text += ended(theirs[hunk.theirs]) + mark(">", "theirs")
            place = hunk.ours.upperBound
        }
        return text + ours[place...].joined()
    }

    private func mark(_ character: Character, _ label: String?) -> [UInt8] {
        Array((String(repeating: character, count: size) + (label.map { " " + $0 } ?? "") + "\n").utf8)
    }

    private func ended(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
        let bytes = Array(lines.joined())
        return bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A]
    }

    // MARK: Hunks

    private var hunks: [Hunk] {
        let difference = theirs.difference(from: ours)
        let removed = Set(difference.removals.map(\.place))
        let inserted = Set(difference.insertions.map(\.place))
        var hunks: [Hunk] = []
        var (mine, other) = (0, 0)
        while mine < ours.count || other < theirs.count {
            let start = (mine, other)
            while removed.contains(mine) { mine += 1 }
            while inserted.contains(other) { other += 1 }
            if (mine, other) == start {
                mine += 1
                other += 1
            } else {
                hunks.append(Hunk(ours: start.0..<mine, theirs: start.1..<other))
            }
        }
        return hunks
    }

    /// Widens hunks until both sides of each open and close the same, and joins those that meet.
    private func closed(_ hunks: [Hunk]) -> [Hunk] {
        var hunks = hunks
        var place = 0
        while place < hunks.count {
            guard nesting(ours[hunks[place].ours]) != nesting(theirs[hunks[place].theirs]) else {
                place += 1
                continue
            }
            let isLast = place + 1 == hunks.count
            let next = isLast ? ours.count : hunks[place + 1].ours.lowerBound
            if hunks[place].ours.upperBound < next {
                // The lines between hunks are the same on both sides.
                let hunk = hunks[place]
                hunks[place] = Hunk(
                    ours: hunk.ours.lowerBound..<hunk.ours.upperBound + 1,
                    theirs: hunk.theirs.lowerBound..<hunk.theirs.upperBound + 1)
            } else if isLast {
                return [Hunk(ours: ours.indices, theirs: theirs.indices)]
            } else {
                let joined = Hunk(
                    ours: hunks[place].ours.lowerBound..<hunks[place + 1].ours.upperBound,
                    theirs: hunks[place].theirs.lowerBound..<hunks[place + 1].theirs.upperBound)
                hunks.replaceSubrange(place...place + 1, with: [joined])
            }
        }
        return hunks
    }

    /// What lines close that was open before them, and what they leave open.
    private struct Nesting: Equatable {
        var closed: [[UInt8]] = []
        var open: [[UInt8]] = []

        mutating func close(_ name: [UInt8]) {
            if open.isEmpty { closed.append(name) } else { open.removeLast() }
        }
    }

    private func nesting(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Nesting {
        let bytes = Array(lines.joined())
        return syntax == .xml ? Self.elements(bytes) : Self.brackets(bytes)
    }

    private static func elements(_ bytes: [UInt8]) -> Nesting {
        var nesting = Nesting()
        var place = 0
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
            let tag = bytes[start...end].dropFirst()
            let name = Array(tag.drop { $0 == UInt8(ascii: "/") }.prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E })
            if tag.first == UInt8(ascii: "/") {
                nesting.close(name)
            } else if tag.first != UInt8(ascii: "!"), tag.first != UInt8(ascii: "?"),
                tag.dropLast().last != UInt8(ascii: "/")
            {
                nesting.open.append(name)
            }
            place = end + 1
        }
        return nesting
    }

    private static func brackets(_ bytes: [UInt8]) -> Nesting {
        var nesting = Nesting()
        var isQuoted = false
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted {
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): nesting.open.append([byte])
                case UInt8(ascii: "}"): nesting.close([UInt8(ascii: "{")])
                case UInt8(ascii: ")"): nesting.close([UInt8(ascii: "(")])
                case UInt8(ascii: "]"): nesting.close([UInt8(ascii: "[")])
                default: break
                }
            }
        }
        // A text that goes on behind the lines is closed by what closes it on the other side.
        if isQuoted { nesting.open.append([UInt8(ascii: "\"")]) }
        return nesting
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
