import TransformKit

/// Objective-C's locals that held a storyboard and that nothing uses once calls ask another one: the compiler would warn of them.
/// In Swift a local's value changes before its last use goes.
struct UnusedLocals {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// What removes the declarations of locals of which every use is replaced.
    func removals(after edits: [FileEdit]) -> [FileEdit] {
        var replaced: [String: [Range<Int>]] = [:]
        for case .replace(let path, let edit) in edits where !edit.range.isEmpty {
            replaced[path, default: []].append(edit.range)
        }
        return replaced.sorted { $0.key < $1.key }.flatMap { path, ranges -> [FileEdit] in
            guard let file = graph.objectiveCFiles.first(where: { $0.path == path }) else { return [] }
            return file.storyboardLocals(usedOnlyIn: ranges).compactMap { removal(of: $0, in: file.source, ranges) }
        }
    }

    /// The statement with its lines; nil where something else stands on them or changes there.
    private func removal(of statement: Range<Int>, in source: SourceText, _ replaced: [Range<Int>]) -> FileEdit? {
        let first = source.lineRange(containing: statement.lowerBound)
        let last = source.lineRange(containing: max(statement.lowerBound, statement.upperBound - 1))
        let around =
            source.string(first.lowerBound..<statement.lowerBound)
            + source.string(statement.upperBound..<last.upperBound)
        let lines = first.lowerBound..<last.upperBound
        guard around.allSatisfy(\.isWhitespace), !replaced.contains(where: { $0.overlaps(lines) }) else { return nil }
        return .replace(path: source.path, TextEdit(lines, ""))
    }
}
