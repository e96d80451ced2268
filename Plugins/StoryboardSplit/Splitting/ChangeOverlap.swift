import ProjectFiles
import TransformKit

/// Tells whether two changes depend on each other, so that they cannot be made in either order or alone.
struct ChangeOverlap {
    /// The parts of a file that a change touches: all of it, or some edits.
    private struct Touched {
        var whole = false
        var edits: [TextEdit] = []
    }

    private let touched: [String: Touched]
    /// The names of the change's new files, in lower case: a target builds one storyboard of a name.
    private let names: Set<String>
    /// The storyboard that the change divides, and those that its new documents lead to: if one of these is divided
    /// too, the new references have to follow.
    private let divided: String
    private let referenced: Set<String>
    /// The storyboards that get scenes: two changes that each fill one to its maximum would overfill it together.
    private let filled: Set<String>

    /// - Parameter region: the folder of a file's project.
    init(_ change: Change, region: (String) -> String) {
        self.init(change.edits, divided: LocalizedFile(path: change.subject).baseName, region: region)
    }

    init(_ edits: [FileEdit], divided: String = "", region: (String) -> String = { _ in "" }) {
        var touched: [String: Touched] = [:]
        var names: Set<String> = []
        var referenced: Set<String> = []
        var filled: Set<String> = []
        for edit in edits {
            switch edit {
            case .create(let path, let bytes):
                referenced.formUnion(Self.storyboards(in: bytes, of: path))
                touched[path, default: Touched()].whole = true
                names.insert(region(path) + "\u{0}" + path.fileName.lowercased())
            case .remove(let path): touched[path, default: Touched()].whole = true
            case .replace(let path, let edit):
                touched[path, default: Touched()].edits.append(edit)
                if path.hasSuffix(".storyboard"), edit.replacement.count > Self.sceneMark.count,
                    String(decoding: edit.replacement, as: UTF8.self).contains(Self.sceneMark)
                {
                    filled.insert(path)
                    referenced.formUnion(Self.storyboardNames(in: edit.replacement))
                }
            }
        }
        self.divided = divided
        self.referenced = referenced
        self.filled = filled
        self.touched = touched
        self.names = names
    }

    func exists(with other: ChangeOverlap) -> Bool {
        guard names.isDisjoint(with: other.names), !referenced.contains(other.divided),
            !other.referenced.contains(divided), filled.isDisjoint(with: other.filled)
        else { return true }
        return touched.contains { path, mine in
            guard let theirs = other.touched[path] else { return false }
            if mine.whole || theirs.whole { return true }
            return mine.edits.contains { edit in
                theirs.edits.contains { edit.overlaps($0) && edit != $0 }
            }
        }
    }

    private static let sceneMark = "<scene "

    /// Returns the storyboards that references in inserted scenes name.
    private static func storyboardNames(in bytes: [UInt8]) -> [String] {
        let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "storyboardName=\"")
        return pieces.dropFirst().compactMap { $0.split(separator: "\"", maxSplits: 1).first.map(String.init) }
    }

    private static func storyboards(in bytes: [UInt8], of path: String) -> [String] {
        guard path.hasSuffix(".storyboard"),
            case .success(let document) = IBDocument.read(SourceText(path: path, bytes: bytes))
        else { return [] }
        return document.storyboardReferences.compactMap(\.storyboardName)
    }
}
