import Planning
import SourceText
import TransformKit

/// A step's accepted changes one after the other, those that share an edit or a whole file together, each on the text that the ones before
/// it left.
struct StepParts {
    /// Changes that are made together, and what they do to files.
    struct Part {
        let changes: [PlannedChange]
        fileprivate(set) var files: [PatchedFile] = []
        /// The parts before it whose edits stand in the lines that it shows.
        fileprivate(set) var neighbors: Set<Int> = []
    }

    private(set) var parts: [Part]

    init(_ step: PlannedStep) {
        let accepted = step.changes.filter { $0.status == .accepted }
        let groups = Self.groups(accepted)
        parts = groups.map { Part(changes: $0.map { accepted[$0] }) }
        var owners: [FileEdit: Int] = [:]
        for (number, part) in parts.enumerated() {
            for edit in part.changes.flatMap(\.edits) { owners[edit] = number }
        }
        for file in step.files { add(file, owners) }
    }

    /// The changes that share an edit, by their places, in the order of the first of each group.
    private static func groups(_ changes: [PlannedChange]) -> [[Int]] {
        var leaders = Array(changes.indices)
        func leader(_ index: Int) -> Int {
            var index = index
            while leaders[index] != index { index = leaders[index] }
            return index
        }
        var firsts: [FileEdit: Int] = [:]
        for (index, change) in changes.enumerated() {
            for edit in change.edits {
                guard let first = firsts[edit] else {
                    firsts[edit] = index
                    continue
                }
                let (one, other) = (leader(first), leader(index))
                leaders[max(one, other)] = min(one, other)
            }
        }
        return Dictionary(grouping: changes.indices, by: leader).sorted { $0.key < $1.key }.map(\.value)
    }

    /// Adds a file to the parts that edit it, in their order.
    private mutating func add(_ file: StepFile, _ owners: [FileEdit: Int]) {
        guard let before = file.before, file.after != nil else {
            let edit = file.after.map { FileEdit.create(path: file.path, bytes: $0.bytes) } ?? .remove(path: file.path)
            if let owner = owners[edit] { parts[owner].files.append(PatchedFile(file)) }
            return
        }
        let edits = file.edits.edits.map { (edit: $0, owner: owners[.replace(path: file.path, $0)]) }
        var text = before
        for number in Set(edits.compactMap(\.owner)).sorted() {
            let next = Self.edits(of: number, edits)
            let patched = PatchedFile(
                path: file.path, before: text, after: next.edits.apply(to: text.bytes), edits: next.edits)
            parts[number].neighbors.formUnion(Self.neighbors(patched, next.earlier))
            parts[number].files.append(patched)
            text = SourceText(path: file.path, bytes: patched.after ?? [])
        }
    }

    /// The edits of a part as they are after the parts before it, and where the text of those stands.
    private static func edits(
        of number: Int, _ all: [(edit: TextEdit, owner: Int?)]
    ) -> (edits: EditList, earlier: [(range: Range<Int>, owner: Int)]) {
        var shift = 0
        var own: [TextEdit] = []
        var earlier: [(range: Range<Int>, owner: Int)] = []
        for (edit, owner) in all {
            guard let owner, owner <= number else { continue }
            let start = edit.range.lowerBound + shift
            if owner < number {
                earlier.append((start..<start + edit.replacement.count, owner))
                shift += edit.replacement.count - edit.range.count
            } else if let last = own.last, last.range.isEmpty, last.range == start..<start + edit.range.count {
                // Two insertions that what is gone by now kept apart: one after the other.
                own[own.count - 1] = TextEdit(last.range, bytes: last.replacement + edit.replacement)
            } else {
                own.append(TextEdit(start..<start + edit.range.count, bytes: edit.replacement))
            }
        }
        return (EditList(own) ?? EditList(), earlier)
    }

    /// The earlier parts whose text stands in the lines that a patch shows of the old text.
    private static func neighbors(_ file: PatchedFile, _ earlier: [(range: Range<Int>, owner: Int)]) -> Set<Int> {
        guard let before = file.before, let hunks = file.diff?.hunks, !earlier.isEmpty else { return [] }
        return Set(
            earlier.filter { text in
                let first = before.position(at: text.range.lowerBound).line
                let last = before.position(at: text.range.upperBound).line
                return hunks.contains { first <= $0.oldStart + max(1, $0.oldCount) - 1 && last >= $0.oldStart }
            }.map(\.owner))
    }
}
