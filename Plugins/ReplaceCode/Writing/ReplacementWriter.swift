import SwiftWriting
import TransformKit

/// Writes one match anew: what stays keeps its bytes, and what comes is laid out as the file is.
struct ReplacementWriter {
    /// A stretch of the outcome.
    enum Piece {
        case kept(Range<Int>)
        case text([UInt8])
        /// Code from elsewhere in the match.
        case moved(Range<Int>)
    }

    let source: SourceText
    let find: CodePattern
    let replacement: CodePattern
    let match: CodeMatch
    /// What the match has, without runs of nothing.
    let found: [CodeMatch.Element]

    init(source: SourceText, find: CodePattern, replacement: CodePattern, match: CodeMatch) {
        self.source = source
        self.find = find
        self.replacement = replacement
        self.match = match
        found = match.elements.filter { !$0.range.isEmpty }
    }

    /// The pieces from the match's first byte to its last.
    func pieces(holds: [ExpressionSlot.Hold]) throws(Obstacle) -> [Piece] {
        let written = WrittenElements(replacement, for: match, holds: holds).elements
        let kept = Alignment(written, found).kept
        var pieces: [Piece] = []
        for (number, element) in written.enumerated() {
            let blanks = number > 0 ? gap(written, kept, before: number) : []
            if let place = kept[number] {
                let steps = stepsFurtherIn(element, found[place])
                pieces += (blanks + [.kept(found[place].range)]).flatMap { shifted($0, by: steps) }
            } else {
                pieces += blanks
                pieces.append(try piece(for: element))
            }
        }
        try refuseLosses(pieces, found, written)
        return pieces
    }

    /// How much deeper the code of a placeholder on a line of its own is in the replacement than in the pattern.
    private func stepsFurtherIn(_ element: WrittenElement, _ found: CodeMatch.Element) -> Int {
        let isFirst = element.patternElement == 0
        guard case .capture = element.content, let own = isFirst ? "" : element.gap.lastLine,
            let old = found.patternElement == 0 ? "" : find.gap(before: found.patternElement).lastLine
        else { return 0 }
        return replacement.depth(of: own) - find.depth(of: old)
    }

    /// Moves the lines that begin in a stretch further in or out.
    private func shifted(_ piece: Piece, by steps: Int) -> [Piece] {
        guard steps != 0, case .kept(let range) = piece else { return [piece] }
        let step = SwiftLayout(of: source).step
        var pieces: [Piece] = []
        var start = range.lowerBound
        for line in range where line > range.lowerBound && source.bytes[line - 1] == UInt8(ascii: "\n") {
            let first = source.bytes[line...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            guard first != UInt8(ascii: "\n"), first != UInt8(ascii: "\r") else { continue }
            pieces.append(.kept(start..<line))
            start = line
            if steps > 0 {
                pieces.append(.text(Array(String(repeating: step, count: steps).utf8)))
            } else {
                let blanks = source.bytes[line..<range.upperBound].prefix {
                    $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
                }
                start += min(-steps * step.utf8.count, blanks.count)
            }
        }
        return pieces + [.kept(start..<range.upperBound)]
    }

    private func piece(for element: WrittenElement) throws(Obstacle) -> Piece {
        switch element.content {
        case .token(let text): return .text(Array(text.utf8))
        case .capture(let name):
            guard let capture = match.captures[name] else { return .text([]) }
            if let place = capture.conditionalCompilation {
                throw Obstacle(
                    code: .crossesCondition,
                    reason: "the code of \"$\(name)\" has an #if in it, which cannot stand elsewhere",
                    place: Place(source, at: place))
            }
            return .moved(capture.range)
        }
    }
}

// MARK: Blanks

extension ReplacementWriter {
    /// What stands between two written elements: the code's own blanks where the pattern and the replacement have blanks
    /// of one kind there, else the replacement's.
    private func gap(_ written: [WrittenElement], _ kept: [Int?], before number: Int) -> [Piece] {
        let own = written[number].gap
        let left = kept[number - 1]
        let right = kept[number]
        switch (left, right) {
        case (let left?, let right?):
            for place in [right - 1, left] where agrees(place, own) {
                return [.kept(gapRange(after: place))]
            }
        case (let left?, nil):
            let next = kept[number...].lazy.compactMap { $0 }.first
            // Where nothing goes, the blanks there are belong to what follows, if they fit there.
            let isInsertion = next == left + 1
            if !isInsertion || !insertionKeepsRight(written, kept, from: number, left), left + 1 < found.count,
                agrees(left, own)
            {
                return [.kept(gapRange(after: left))]
            }
        case (nil, let right?):
            if right > 0, agrees(right - 1, own), !wasKeptAtLeft(written, kept, before: number, right) {
                return [.kept(gapRange(after: right - 1))]
            }
        case (nil, nil): break
        }
        return [.text(laidOut(own))]
    }

    private func insertionKeepsRight(_ written: [WrittenElement], _ kept: [Int?], from number: Int, _ left: Int) -> Bool
    {
        guard let end = kept.indices[number...].first(where: { kept[$0] != nil }) else { return false }
        return agrees(left, written[end].gap)
    }

    private func wasKeptAtLeft(_ written: [WrittenElement], _ kept: [Int?], before number: Int, _ right: Int) -> Bool {
        guard let start = kept.indices[..<number].last(where: { kept[$0] != nil }), kept[start] == right - 1 else {
            return false
        }
        return !insertionKeepsRight(written, kept, from: start + 1, right - 1)
            && agrees(right - 1, written[start + 1].gap)
    }

    /// Whether the pattern has blanks of the same kind behind a found element as the replacement has.
    private func agrees(_ place: Int, _ own: String) -> Bool {
        guard place >= 0, place + 1 < found.count else { return false }
        let (first, second) = (found[place].patternElement, found[place + 1].patternElement)
        let start = find.elements[first].range.upperBound
        let pattern = second > first ? find.text(start..<find.elements[first + 1].range.lowerBound) : ""
        return Blank(pattern) == Blank(own)
    }

    private func gapRange(after place: Int) -> Range<Int> {
        let start = found[place].range.upperBound
        return start..<max(start, found[place + 1].range.lowerBound)
    }

    /// Blanks of the replacement, with the file's line endings and indentation.
    private func laidOut(_ blanks: String) -> [UInt8] {
        guard let lastBreak = blanks.lastIndex(where: \.isNewline) else { return Array(blanks.utf8) }
        let outer = SwiftLayout.indentation(at: match.range.lowerBound, in: source)
        let layout = SwiftLayout(of: source)
        let breaks = blanks[...lastBreak].filter(\.isNewline).count
        let depth = replacement.depth(of: blanks[blanks.index(after: lastBreak)...])
        let text =
            String(repeating: layout.newline, count: breaks) + outer + String(repeating: layout.step, count: depth)
        return Array(text.utf8)
    }

    /// Lines of code that moves to a line of another indentation move along, unless a text of several lines is in them.
    func reindented(_ bytes: [UInt8], from offset: Int) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\n")) else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        let old = SwiftLayout.indentation(at: offset, in: source)
        let new = SwiftLayout.indentation(at: match.range.lowerBound, in: source)
        guard !text.contains("\"\"\""), old != new else { return bytes }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.dropFirst().map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : String($0) }
        return Array(([String(lines[0])] + moved).joined(separator: "\n").utf8)
    }
}

/// Kinds of what stands between two tokens.
private enum Blank {
    case none, space, lineBreak

    init(_ text: String) {
        self = text.isEmpty ? .none : text.contains(where: \.isNewline) ? .lineBreak : .space
    }
}

extension String {
    /// What follows the last line break; nil where there is none.
    fileprivate var lastLine: Substring? { lastIndex(where: \.isNewline).map { self[index(after: $0)...] } }
}

extension CodePattern {
    /// How many steps an indentation of the replacement is deep: its own narrowest one is a step.
    fileprivate func depth(of blanks: Substring) -> Int {
        let lines = text.split(whereSeparator: \.isNewline).dropFirst()
        let widths = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.filter { $0 > 0 }
        guard let step = widths.min() else { return 0 }
        return (blanks.count + step / 2) / step
    }
}
