import SwiftWriting
import TransformKit

/// Edits of Swift in two stages, of which the second is computed from the result of the first.
///
/// Calls that become a coordinator's may stand in code that moves; so they are rewritten first, and then the code
/// moves.
struct SwiftEdits {
    private var lists: [String: EditList] = [:]
    /// The project after the first stage.
    private(set) var graph: ProjectGraph
    /// Obstacles of files whose edits cannot all be made, by path.
    private(set) var doubts: [String: Obstacle] = [:]

    /// - Parameter first: the additions and edits of the first stage, by class.
    init(_ original: ProjectGraph, first: [SwiftClass: ClassAdditions]) {
        graph = original
        var changed: [String: [UInt8]?] = [:]
        for (path, list) in take(Self.lists(Array(first), in: original)) {
            guard let text = original.text(at: path) else { continue }
            lists[path] = list
            changed[path] = .some(list.apply(to: text.bytes))
        }
        graph = original.updating(changed)
    }

    /// Adds the second stage, whose classes are those of ``graph``: all of it at once, since every place that it says is one
    /// of the texts after the first stage.
    mutating func make(_ second: [[SwiftClass: ClassAdditions]]) {
        for (path, list) in take(Self.lists(second.flatMap { $0 }, in: graph)) {
            lists[path] = (lists[path] ?? EditList()).followed(by: list)
        }
    }

    /// The edits of some files over both stages, as edits of the present files.
    ///
    /// - Parameter last: edits of the files after both stages, by path.
    func edits(of paths: Set<String>, followedBy last: [String: EditList] = [:]) -> [FileEdit] {
        paths.sorted().flatMap { path -> [FileEdit] in
            var list = lists[path] ?? EditList()
            if let next = last[path] { list = list.followed(by: next) }
            return list.edits.map { .replace(path: path, $0) }
        }
    }

    /// The texts of the files that change after both stages.
    func texts(in original: ProjectGraph) -> [String: [UInt8]] {
        Dictionary(
            uniqueKeysWithValues: lists.compactMap { path, list in
                original.text(at: path).map { (path, list.apply(to: $0.bytes)) }
            })
    }

    /// The lists that can be applied; the others become doubts.
    private mutating func take(
        _ lists: [(path: String, list: Result<EditList, Obstacle>)]
    ) -> [(path: String, list: EditList)] {
        for doubt in Self.doubts(lists) { doubts[doubt.place.path] = doubt }
        return lists.compactMap { path, list in (try? list.get()).map { (path, $0) } }
    }

    // MARK: One stage

    /// The edits of all classes by file, or the obstacle for which those of a file cannot all be made; members of
    /// several classes at one place stay together.
    static func lists(
        _ additions: [(key: SwiftClass, value: ClassAdditions)], in graph: ProjectGraph
    ) -> [(path: String, list: Result<EditList, Obstacle>)] {
        var files: [String: [TextEdit]] = [:]
        for (owner, addition) in additions.sorted(by: { $0.key < $1.key }) {
            for (path, edits) in addition.edits { files[path, default: []] += edits }
            let path = owner.declaration.path
            if addition.properties.isEmpty && addition.methods.isEmpty { continue }
            guard let source = graph.text(at: path), let body = ClassBody(of: owner.declaration, in: source) else {
                continue
            }
            let new = [body.inserting(properties: addition.properties), body.inserting(methods: addition.methods)]
            for insertion in new.compactMap(\.self) { files[path, default: []].add(insertion) }
        }
        return files.sorted { $0.key < $1.key }.map { path, edits in
            let overlap = Obstacle(
                code: .editsOverlap, reason: "edits of \(path) would touch the same text", place: Place(path: path))
            return (path, EditList(edits).map { .success($0) } ?? .failure(overlap))
        }
    }

    /// The obstacles of files that cannot change.
    static func doubts(_ lists: [(path: String, list: Result<EditList, Obstacle>)]) -> [Obstacle] {
        lists.compactMap { _, list in if case .failure(let obstacle) = list { obstacle } else { nil } }
    }
}

extension [TextEdit] {
    /// Adds an insertion; where another edit removes the text around its place, it becomes part of that edit.
    fileprivate mutating func add(_ insertion: TextEdit) {
        let place = insertion.range.lowerBound
        let index = firstIndex { !$0.range.isEmpty && $0.range.lowerBound < place && place < $0.range.upperBound }
        guard let index else { return append(insertion) }
        let around = self[index]
        self[index] = TextEdit(around.range, bytes: around.replacement + insertion.replacement, order: around.order)
    }
}
