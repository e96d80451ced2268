import ProjectFiles
import TransformKit

/// Edits that several changes make one after the other, each on what the one before left, as edits of the files as they are.
struct ChangeFusion {
    private let original: ProjectGraph
    private(set) var graph: ProjectGraph
    /// What each file will be; nil for one that goes.
    private var outcomes: [String: [UInt8]?] = [:]
    private var lists: [String: EditList] = [:]

    init(_ graph: ProjectGraph) {
        original = graph
        self.graph = graph
    }

    /// Makes a change. Gives false, and does nothing, where two of its edits of one file overlap.
    mutating func make(_ edits: [FileEdit]) -> Bool {
        guard let (changed, replaced) = outcome(of: edits) else { return false }
        for (path, list) in replaced { lists[path] = (lists[path] ?? EditList()).followed(by: list) }
        for (path, bytes) in changed { outcomes[path] = bytes }
        graph = graph.updating(changed)
        return true
    }

    /// Everything made so far.
    var edits: [FileEdit] {
        outcomes.sorted { $0.key < $1.key }.flatMap { path, bytes -> [FileEdit] in
            guard let bytes else { return original.lists(path) ? [.remove(path: path)] : [] }
            guard original.lists(path) else { return [.create(path: path, bytes: bytes)] }
            return (lists[path]?.edits ?? []).map { .replace(path: path, $0) }
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

/// Whether two changes can be made beside each other, in either order or alone.
struct ChangeOverlap {
    private struct Touched {
        var whole = false
        var edits: [TextEdit] = []
    }

    private let touched: [String: Touched]
    /// Names that the change gives new files, in small letters: a target builds one storyboard of a name.
    private let names: Set<String>
    /// The storyboard that the change divides, and those that its new documents lead to: if such a one is divided too, the
    /// references in them have to follow.
    private let divided: String
    private let referenced: Set<String>

    /// - Parameter region: the folder of the project that a file belongs to.
    init(_ change: Change, region: (String) -> String) {
        self.init(change.edits, divided: LocalizedFile(path: change.subject).baseName, region: region)
    }

    init(_ edits: [FileEdit], divided: String = "", region: (String) -> String = { _ in "" }) {
        var touched: [String: Touched] = [:]
        var names: Set<String> = []
        var referenced: Set<String> = []
        for edit in edits {
            switch edit {
            case .create(let path, let bytes):
                referenced.formUnion(Self.storyboards(in: bytes, of: path))
                touched[path, default: Touched()].whole = true
                names.insert(region(path) + "\u{0}" + path.fileName.lowercased())
            case .remove(let path): touched[path, default: Touched()].whole = true
            case .replace(let path, let edit): touched[path, default: Touched()].edits.append(edit)
            }
        }
        self.divided = divided
        self.referenced = referenced
        self.touched = touched
        self.names = names
    }

    func exists(with other: ChangeOverlap) -> Bool {
        guard names.isDisjoint(with: other.names), !referenced.contains(other.divided),
            !other.referenced.contains(divided)
        else { return true }
        return touched.contains { path, mine in
            guard let theirs = other.touched[path] else { return false }
            if mine.whole || theirs.whole { return true }
            return mine.edits.contains { edit in
                theirs.edits.contains { edit.overlaps($0) && edit != $0 }
            }
        }
    }

    private static func storyboards(in bytes: [UInt8], of path: String) -> [String] {
        guard path.hasSuffix(".storyboard"),
            case .success(let document) = IBDocument.read(SourceText(path: path, bytes: bytes))
        else { return [] }
        return document.storyboardReferences.compactMap(\.storyboardName)
    }
}
