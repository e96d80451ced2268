import TransformKit

/// Removes locals of Objective-C that held a storyboard and are no longer used after calls are rewritten: the compiler
/// would warn of them. In Swift the local's value is changed, so it stays in use.
struct UnusedLocals {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// Returns the edits that remove the declarations of locals whose every use is replaced.
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

    /// Returns the removal of the statement's lines; nil where they contain something else or another edit.
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
