import SourceText
import TransformKit

/// Takes changes one by one into a common set of edits, whole or not at all.
struct EditMerger {
    /// An edit and the change that brought it.
    private struct Entry {
        let edit: TextEdit
        let owner: String
    }

    private enum FileState {
        /// Sorted by place, free of overlaps.
        case edited([Entry])
        case created([UInt8], owner: String)
        case removed(owner: String)
    }

    private var files: [String: FileState] = [:]

    /// Gives the id and place of the change that is in the way, or nil when the change was taken in.
    mutating func add(_ change: Change, id: String) -> (owner: String, path: String)? {
        let runs = Self.runs(change.edits)
        for run in runs {
            let state = files[run.path]
            for edit in run.edits {
                if let owner = obstacle(to: edit, in: state) { return (owner, run.path) }
            }
        }
        for run in runs { take(run.edits, of: run.path, id) }
        return nil
    }

    /// Edits of one file in a row, so that the file is looked up once for all of them.
    private static func runs(_ edits: [FileEdit]) -> [(path: String, edits: ArraySlice<FileEdit>)] {
        var runs: [(path: String, edits: ArraySlice<FileEdit>)] = []
        var start = 0
        while start < edits.count {
            let path = edits[start].path
            let end = edits[start...].firstIndex { $0.path != path } ?? edits.count
            runs.append((path, edits[start..<end]))
            start = end
        }
        return runs
    }

    /// The paths that are touched, sorted.
    var paths: [String] { files.keys.sorted() }

    /// A file's edits, nil when it is created or removed.
    func edits(of path: String) -> EditList? {
        guard case .edited(let entries)? = files[path] else { return nil }
        return EditList(entries.map(\.edit))
    }

    /// The bytes after all edits; nil for a file that is removed.
    func outcome(of path: String, from source: SourceText?) -> [UInt8]? {
        switch files[path] {
        // Edits that did not fit would leave the file as it is; it must never look like one that is removed.
        case .edited: source.map { edits(of: path)?.apply(to: $0.bytes) ?? $0.bytes }
        case .created(let bytes, _): bytes
        case .removed, nil: nil
        }
    }

    private func obstacle(to edit: FileEdit, in state: FileState?) -> String? {
        switch (edit, state) {
        case (_, nil): nil
        case (.replace(_, let edit), .edited(let entries)?):
            neighbors(of: edit, in: entries).first { $0.edit.overlaps(edit) && $0.edit != edit }?.owner
        case (.create(_, let bytes), .created(let other, let owner)?): bytes == other ? nil : owner
        case (.remove, .removed?): nil
        case (_, .edited(let entries)?): entries.first?.owner
        case (_, .created(_, let owner)?), (_, .removed(let owner)?): owner
        }
    }

    private mutating func take(_ edits: ArraySlice<FileEdit>, of path: String, _ id: String) {
        var entries: [Entry] = []
        var whole: FileState?
        // Taken out while it changes: held in two places, all entries would be copied for each new one.
        switch files.removeValue(forKey: path) {
        case .edited(let known)?: entries = known
        case let state: whole = state
        }
        for edit in edits {
            switch edit {
            case .create(_, let bytes): if whole == nil { whole = .created(bytes, owner: id) }
            case .remove: if whole == nil { whole = .removed(owner: id) }
            case .replace(_, let edit):
                if !neighbors(of: edit, in: entries).contains(where: { $0.edit == edit }) {
                    entries.insert(Entry(edit: edit, owner: id), at: insertionPoint(of: edit, in: entries))
                }
            }
        }
        files[path] = entries.isEmpty ? whole : .edited(entries)
    }

    /// By place, insertions before a replacement that starts there, as in `EditList`; insertions at one place by their
    /// own order, and those of the same one as they came.
    private func insertionPoint(of edit: TextEdit, in entries: [Entry]) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if isAhead(entries[middle].edit, of: edit) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func isAhead(_ known: TextEdit, of new: TextEdit) -> Bool {
        if known.range.lowerBound != new.range.lowerBound { return known.range.lowerBound < new.range.lowerBound }
        if known.range.isEmpty && new.range.isEmpty { return known.order <= new.order }
        return known.range.isEmpty || !new.range.isEmpty
    }

    /// The entries that could overlap or be equal: those around the edit's start, and all that begin inside it.
    private func neighbors(of edit: TextEdit, in entries: [Entry]) -> ArraySlice<Entry> {
        var first = insertionPoint(of: edit, in: entries)
        var last = first
        while first > 0, entries[first - 1].edit.range.upperBound >= edit.range.lowerBound { first -= 1 }
        while last < entries.count, entries[last].edit.range.lowerBound <= edit.range.upperBound { last += 1 }
        return entries[first..<last]
    }
}
