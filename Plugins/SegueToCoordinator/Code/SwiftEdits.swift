import TransformKit

/// Edits of Swift in two stages: the second is made of the code that the first leaves.
///
/// Calls that become a coordinator's may stand in code that moves; so they are written first, and then the code moves.
struct SwiftEdits {
    private let original: ProjectGraph
    private var lists: [String: EditList] = [:]
    /// The project after the first stage.
    private(set) var graph: ProjectGraph
    /// Files whose edits cannot all be made, with the reason.
    private(set) var doubts: [String: Obstacle] = [:]

    /// - Parameter first: what classes get in the first stage.
    init(_ original: ProjectGraph, first: [SwiftClass: ClassAdditions]) {
        self.original = original
        graph = original
        var changed: [String: [UInt8]?] = [:]
        for (path, edits) in Self.files(first, in: original) {
            guard let list = list(edits, path), let text = original.text(at: path) else { continue }
            lists[path] = list
            changed[path] = .some(list.apply(to: text.bytes))
        }
        graph = original.updating(changed)
    }

    /// The second stage. Classes are those of ``graph``.
    mutating func make(_ second: [SwiftClass: ClassAdditions]) {
        for (path, edits) in Self.files(second, in: graph) {
            guard let list = list(edits, path) else { continue }
            lists[path] = (lists[path] ?? EditList()).followed(by: list)
        }
    }

    /// The edits of some files, as edits of what they are now.
    func edits(of paths: Set<String>) -> [FileEdit] {
        paths.sorted().flatMap { path in (lists[path]?.edits ?? []).map { .replace(path: path, $0) } }
    }

    private mutating func list(_ edits: [TextEdit], _ path: String) -> EditList? {
        let list = EditList(edits)
        if list == nil {
            doubts[path] = Obstacle(
                code: "edits-overlap", reason: "edits of \(path) would touch the same text", place: Place(path: path))
        }
        return list
    }

    /// All edits by file; members that come together stand together.
    private static func files(
        _ additions: [SwiftClass: ClassAdditions], in graph: ProjectGraph
    ) -> [(path: String, edits: [TextEdit])] {
        var files: [String: [TextEdit]] = [:]
        let sorted = additions.sorted { left, right in
            (left.key.declaration.path, left.key.declaration.offset)
                < (right.key.declaration.path, right.key.declaration.offset)
        }
        for (owner, addition) in sorted {
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
