import TransformKit

/// Makes the edits of an outlet's declaration: its ownership, its `!`, its access.
enum OutletEdits {
    /// Removes `weak` or `unowned` with the blanks behind it; a comment or line break that follows stays.
    static func dropOwnership(_ candidate: OutletCandidate, _ graph: ProjectGraph) -> [FileEdit] {
        ownershipRemoval(candidate, graph).map { [.replace(path: candidate.outlet.path, TextEdit($0, ""))] } ?? []
    }

    private static func ownershipRemoval(_ candidate: OutletCandidate, _ graph: ProjectGraph) -> Range<Int>? {
        guard let range = candidate.outlet.anchors.ownership, let text = graph.text(at: candidate.outlet.path) else {
            return nil
        }
        var start = range.lowerBound
        var end = withBlanksBehind(range, in: text).upperBound
        if end < text.bytes.count, text.bytes[end].isLineEnd {
            // `weak` closes its line: the blanks before it go instead, or the whole line where nothing else is on it.
            end = range.upperBound
            while start > 0, text.bytes[start - 1].isBlank { start -= 1 }
            if start == 0 || text.bytes[start - 1].isLineEnd {
                let line = text.lineRange(containing: range.lowerBound)
                (start, end) = (line.lowerBound, line.upperBound)
            }
        }
        return start..<end
    }

    /// Writes `weak` before `var`, or in place of another ownership.
    static func addWeak(_ candidate: OutletCandidate) -> [FileEdit] {
        let anchors = candidate.outlet.anchors
        let edit =
            anchors.ownership.map { TextEdit($0, "weak") }
            ?? TextEdit(insert: "weak ", at: anchors.introducer.lowerBound)
        return [.replace(path: candidate.outlet.path, edit)]
    }

    /// Writes `T?` for `T!`.
    static func makeOptional(_ candidate: OutletCandidate) -> [FileEdit] {
        guard let mark = candidate.outlet.anchors.optionalityMark else { return [] }
        return [.replace(path: candidate.outlet.path, TextEdit(mark, "?"))]
    }

    /// Writes `private`, in place of another access level or setter's access level.
    static func makePrivate(_ candidate: OutletCandidate, _ graph: ProjectGraph) -> [FileEdit] {
        let anchors = candidate.outlet.anchors
        let written = [anchors.access, anchors.setterAccess].compactMap { $0 }.sorted { $0.lowerBound < $1.lowerBound }
        guard let first = written.first else {
            // Where `weak` may be removed with its line by another change, `private` must not stand on that line.
            var place = (anchors.ownership ?? anchors.introducer).lowerBound
            if let removal = ownershipRemoval(candidate, graph), removal.lowerBound < place {
                place = anchors.introducer.lowerBound
            }
            return [.replace(path: candidate.outlet.path, TextEdit(insert: "private ", at: place))]
        }
        // `internal private(set)`: one word says it all.
        let text = graph.text(at: candidate.outlet.path)
        let others = written.dropFirst().map { TextEdit(withBlanksBehind($0, in: text), "") }
        return ([TextEdit(first, "private")] + others).map { .replace(path: candidate.outlet.path, $0) }
    }

    private static func withBlanksBehind(_ range: Range<Int>, in text: SourceText?) -> Range<Int> {
        guard let bytes = text?.bytes else { return range }
        var end = range.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return range.lowerBound..<end
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
