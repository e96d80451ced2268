import ProjectFiles
import TransformKit

/// Composes changes that are made one after the other, each to the outcome of the one before, into edits of the old
/// files.
struct ChangeFusion {
    private let original: ProjectGraph
    private(set) var graph: ProjectGraph
    /// The new contents of each file; nil for a removed one.
    private var outcomes: [String: [UInt8]?] = [:]
    private var lists: [String: EditList] = [:]

    init(_ graph: ProjectGraph) {
        original = graph
        self.graph = graph
    }

    /// Makes a change. Returns false, and does nothing, where two of its edits of one file overlap.
    mutating func make(_ edits: [FileEdit]) -> Bool {
        guard let (changed, replaced) = outcome(of: edits) else { return false }
        for (path, list) in replaced { lists[path] = (lists[path] ?? EditList()).followed(by: list) }
        for (path, bytes) in changed { outcomes[path] = bytes }
        graph = graph.updating(changed)
        return true
    }

    /// The edits of all changes together.
    var edits: [FileEdit] {
        outcomes.sorted { $0.key < $1.key }.flatMap { path, bytes -> [FileEdit] in
            guard let bytes else { return original.lists(path) ? [.remove(path: path)] : [] }
            guard original.lists(path) else { return [.create(path: path, bytes: bytes)] }
            // An addition that the next change removes again is no edit.
            if original.text(at: path)?.bytes == bytes { return [] }
            return (lists[path]?.edits ?? []).filter { !$0.range.isEmpty || !$0.replacement.isEmpty }.map {
                .replace(path: path, $0)
            }
        }
    }

    private func outcome(of edits: [FileEdit]) -> (files: [String: [UInt8]?], lists: [String: EditList])? {
        var files: [String: [UInt8]?] = [:]
        var replacements: [String: [TextEdit]] = [:]
        for edit in edits {
            switch edit {
            case .create(let path, let bytes): files[path] = .some(bytes)
            case .remove(let path): files[path] = .some(nil)
            case .replace(let path, let edit): replacements[path, default: []].append(edit)
            }
        }
        var lists: [String: EditList] = [:]
        for (path, unsorted) in replacements {
            guard let list = EditList(unsorted), let text = graph.text(at: path), files[path] == nil else { return nil }
            lists[path] = list
            files[path] = .some(list.apply(to: text.bytes))
        }
        return (files, lists)
    }
}
