import TransformKit

/// Writes down what classes get, one edit for each place of a file.
struct SwiftEdits {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    func edits(_ additions: [SwiftClass: ClassAdditions]) -> [FileEdit] {
        files(additions).flatMap { path, edits in (EditList(edits)?.edits ?? []).map { .replace(path: path, $0) } }
    }

    /// Files whose edits cannot all be made.
    func doubts(_ additions: [SwiftClass: ClassAdditions]) -> [Obstacle] {
        files(additions).compactMap { path, edits in
            guard EditList(edits) == nil else { return nil }
            return Obstacle(
                code: "edits-overlap", reason: "edits of \(path) would touch the same text", place: Place(path: path))
        }
    }

    private func files(_ additions: [SwiftClass: ClassAdditions]) -> [(path: String, edits: [TextEdit])] {
        var files: [String: [TextEdit]] = [:]
        for (owner, addition) in additions.sorted(by: { $0.key.declaration.offset < $1.key.declaration.offset }) {
            for (path, edits) in addition.edits { files[path, default: []] += edits }
            let path = owner.declaration.path
            guard let source = graph.text(at: path), let body = ClassBody(of: owner.declaration, in: source) else {
                continue
            }
            let new = [body.inserting(properties: addition.properties), body.inserting(methods: addition.methods)]
            for insertion in new.compactMap(\.self) { files[path, default: []].add(insertion) }
        }
        return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension [TextEdit] {
    /// Adds an insertion; where another edit takes away the text around its place, it becomes part of that one.
    fileprivate mutating func add(_ insertion: TextEdit) {
        let place = insertion.range.lowerBound
        let index = firstIndex { !$0.range.isEmpty && $0.range.lowerBound < place && place < $0.range.upperBound }
        guard let index else { return append(insertion) }
        let around = self[index]
        self[index] = TextEdit(around.range, bytes: around.replacement + insertion.replacement, order: around.order)
    }
}
