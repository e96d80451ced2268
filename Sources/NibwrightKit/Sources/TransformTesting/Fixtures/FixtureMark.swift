import Planning
import SourceText

/// Marks what a case is about, a line or the lines of an object: something in the plan has to be there.
struct FixtureMark: Sendable, Hashable {
    /// Of the file, in the project.
    let path: String
    /// From 1.
    let lines: ClosedRange<Int>

    /// Whether a change stands there, or edits the line.
    func isTouched(by plan: Plan) -> Bool {
        plan.changes.contains { change in
            change.place.path == path && change.place.position.map { lines.contains($0.line) } == true
        } || plan.outcomes.contains { file in file.path == path && touches(file) }
    }

    private func touches(_ file: ChangedFile) -> Bool {
        guard let before = file.before else { return false }
        if file.after == nil { return true }
        return file.edits.edits.contains { edit in
            let first = before.position(at: edit.range.lowerBound).line
            // A line that goes takes its end along, and not the next line.
            let last = max(edit.range.lowerBound, edit.range.upperBound - 1)
            return (first...before.position(at: last).line).overlaps(lines)
        }
    }
}

/// A text whose marked lines, those that end with `◀`, are told and no longer marked.
struct MarkedText {
    let text: String
    /// From 1.
    let ranges: [ClosedRange<Int>]

    init(_ text: String) {
        guard text.contains(Self.mark) else {
            self.text = text
            ranges = []
            return
        }
        var starts: [Int] = []
        var ranges: [ClosedRange<Int>] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            guard let mark = [Self.mark, Self.start, Self.end].first(where: line.hasSuffix) else { return line }
            if mark == Self.start { starts.append(index + 1) }
            if mark != Self.start { ranges.append((mark == Self.end ? starts.popLast() ?? 1 : index + 1)...index + 1) }
            var line = line.dropLast(mark.count)
            while line.last == " " { line.removeLast() }
            return line
        }
        self.text = lines.joined(separator: "\n")
        self.ranges = ranges
    }

    static let mark = "◀"
    private static let start = "◀("
    private static let end = "◀)"

    /// The lines of an object of which a single line tells, marked from the first to the last.
    static func marking(_ lines: [String]) -> [String] {
        guard var first = lines.first, lines.count > 1 else { return lines.map { $0 + mark } }
        first += start
        return [first] + lines.dropFirst().dropLast() + [lines[lines.count - 1] + end]
    }
}
