/// One replacement of bytes. An empty range inserts; an empty replacement removes.
public struct TextEdit: Hashable, Sendable {
    /// The bytes that go, as offsets into the text before any edit.
    public let range: Range<Int>
    /// The bytes that come in their place.
    public let replacement: [UInt8]
    /// Decides which of several insertions at one place comes first, whatever proposed them in whichever order: the one
    /// whose text sorts first. For a list that must stay sorted this is the text that its lines are sorted by. Empty by
    /// default.
    public let order: String

    public init(_ range: Range<Int>, bytes: [UInt8], order: String = "") {
        self.range = range
        self.replacement = bytes
        self.order = order
    }

    /// Replaces a range, in bytes of the text before any edit, by the UTF-8 of a text.
    public init(_ range: Range<Int>, _ replacement: String) {
        self.init(range, bytes: Array(replacement.utf8))
    }

    /// Inserts a text at an offset, in bytes of the text before any edit.
    public init(insert text: String, at offset: Int, order: String = "") {
        self.init(offset..<offset, bytes: Array(text.utf8), order: order)
    }

    /// An edit that fits no text and that says why, which an editor returns for an impossible request: no plan takes
    /// it.
    public static func impossible(_ reason: String) -> TextEdit {
        TextEdit(beyondAnyText..<beyondAnyText, bytes: Array(reason.utf8))
    }

    /// The reason given to `impossible`; nil for any other edit.
    public var impossibility: String? {
        range == Self.beyondAnyText..<Self.beyondAnyText ? String(decoding: replacement, as: UTF8.self) : nil
    }

    private static let beyondAnyText = 1 << 60

    /// Whether the two edits exclude each other: they change a common byte, or one inserts inside the range that the
    /// other replaces.
    ///
    /// Two insertions at one place do not overlap: they are made by ``order``, those of the same one as they were
    /// proposed.
    public func overlaps(_ other: TextEdit) -> Bool {
        if range.isEmpty && other.range.isEmpty { return false }
        if range.isEmpty {
            return other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound
        }
        if other.range.isEmpty { return other.overlaps(self) }
        return range.overlaps(other.range)
    }
}

/// Edits of one text: sorted by place and free of overlaps, which every initializer makes sure of.
public struct EditList: Hashable, Sendable {
    /// Sorted by lower bound; no two overlap; insertions at one place stand in the order in which they are made.
    public let edits: [TextEdit]

    /// No edits.
    public init() {
        edits = []
    }

    /// Sorts edits; equal ones are taken once. Gives nil where two of them overlap.
    public init?(_ unsorted: [TextEdit]) {
        var seen: Set<TextEdit> = []
        let unique = unsorted.filter { seen.insert($0).inserted }
        let sorted = unique.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            if left.element.order != right.element.order { return left.element.order < right.element.order }
            return left.offset < right.offset
        }.map(\.element)
        for (edit, next) in zip(sorted, sorted.dropFirst()) where edit.range.upperBound > next.range.lowerBound {
            return nil
        }
        edits = sorted
    }

    fileprivate init(sorted: [TextEdit]) {
        edits = sorted
    }

    /// True if there is no edit.
    public var isEmpty: Bool { edits.isEmpty }

    /// The bytes with all edits applied. Edits must lie within `bytes`; impossible ones are left out.
    public func apply(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var copied = 0
        for edit in edits where edit.impossibility == nil {
            result += bytes[copied..<edit.range.lowerBound]
            result += edit.replacement
            copied = edit.range.upperBound
        }
        result += bytes[copied...]
        return result
    }

    /// One list that does to the original text what this list and then `second`, made for its outcome, do.
    public func followed(by second: EditList) -> EditList {
        if isEmpty { return second }
        if second.isEmpty || edits.contains(where: { $0.impossibility != nil }) { return self }
        if second.edits.contains(where: { $0.impossibility != nil }) { return second }
        return EditComposition(first: edits, second: second.edits).compose()
    }
}

/// Walks two edit lists side by side, over the pieces that the first one makes of the original.
private struct EditComposition {
    /// A stretch of the middle text: either bytes kept from the original or bytes that the first list brought in.
    private enum Piece {
        case kept(Range<Int>)
        /// New bytes, the original range they stand for (given once, to their first part), and their edit's order.
        case new([UInt8], Range<Int>, order: String)

        var count: Int {
            switch self {
            case .kept(let range): range.count
            case .new(let bytes, _, _): bytes.count
            }
        }
    }

    private var pieces: [Piece] = []
    private let second: [TextEdit]
    private var result: [TextEdit] = []

    init(first: [TextEdit], second: [TextEdit]) {
        var offset = 0
        for edit in first {
            if offset < edit.range.lowerBound { pieces.append(.kept(offset..<edit.range.lowerBound)) }
            pieces.append(.new(edit.replacement, edit.range, order: edit.order))
            offset = edit.range.upperBound
        }
        pieces.append(.kept(offset..<Int.max / 2))
        self.second = second
    }

    func compose() -> EditList {
        var copy = self
        copy.run()
        return EditList(sorted: copy.result)
    }

    private mutating func run() {
        pieces.reverse()
        var middle = 0
        for edit in second {
            while let piece = pieces.last, middle + piece.count <= edit.range.lowerBound, isPast(piece, middle, edit) {
                middle += piece.count
                keep(pieces.removeLast())
            }
            if middle < edit.range.lowerBound { keep(cut(edit.range.lowerBound - middle, &middle)) }
            var removed: Range<Int>?
            var left = edit.range.count
            while left > 0 {
                let piece = cut(min(left, pieces.last!.count), &middle)
                left -= piece.count
                switch piece {
                case .kept(let range), .new(_, let range, _): removed = joined(removed, range)
                }
            }
            if removed == nil, let place = originalPlace() { removed = place..<place }
            append(TextEdit(removed!, bytes: edit.replacement, order: edit.order))
        }
        while let piece = pieces.popLast() { keep(piece) }
    }

    /// An empty piece (a removal) at the edit's place stays for the edit to join.
    private func isPast(_ piece: Piece, _ middle: Int, _ edit: TextEdit) -> Bool {
        piece.count > 0 || middle < edit.range.lowerBound
    }

    private func originalPlace() -> Int? {
        switch pieces.last {
        case .kept(let range), .new(_, let range, _): range.lowerBound
        case nil: nil
        }
    }

    private func joined(_ left: Range<Int>?, _ right: Range<Int>) -> Range<Int> {
        guard let left else { return right }
        return left.lowerBound..<max(left.upperBound, right.upperBound)
    }

    private mutating func keep(_ piece: Piece) {
        guard case .new(let bytes, let range, let order) = piece else { return }
        append(TextEdit(range, bytes: bytes, order: order))
    }

    /// Edits that touch become one, but for insertions whose own order keeps them apart: others may come between them.
    private mutating func append(_ edit: TextEdit) {
        guard let last = result.last, last.range.upperBound == edit.range.lowerBound,
            !(last.range == edit.range && !last.order.isEmpty && last.order < edit.order)
        else { return result.append(edit) }
        result[result.count - 1] = TextEdit(
            last.range.lowerBound..<edit.range.upperBound, bytes: last.replacement + edit.replacement, order: last.order
        )
    }

    /// Takes the first `count` bytes off the next piece.
    private mutating func cut(_ count: Int, _ middle: inout Int) -> Piece {
        let piece = pieces.removeLast()
        middle += count
        guard count < piece.count else { return piece }
        switch piece {
        case .kept(let range):
            pieces.append(.kept(range.lowerBound + count..<range.upperBound))
            return .kept(range.lowerBound..<range.lowerBound + count)
        case .new(let bytes, let range, let order):
            pieces.append(.new(Array(bytes[count...]), range.upperBound..<range.upperBound, order: order))
            return .new(Array(bytes[..<count]), range, order: order)
        }
    }
}
