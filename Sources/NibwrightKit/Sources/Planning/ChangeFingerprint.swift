import ProjectGraph
import SourceText
import TransformKit

/// A short name for exactly what a change does, by which a decision knows it again.
///
/// Neither offsets nor the text around are part of it: other changes, which a person may leave out, move and edit them.
enum ChangeFingerprint {
    static func of(_ change: Change, safety: Safety, in graph: ProjectGraph) -> String {
        var bytes: [UInt8] = []
        func add(_ part: some Collection<UInt8>) {
            bytes += "\(part.count):".utf8
            bytes += part
        }
        add(change.title.utf8)
        add(safety.rawValue.utf8)
        for edit in change.edits {
            add(edit.path.utf8)
            switch edit {
            case .create(_, let content):
                add("create".utf8)
                add(content)
            case .remove:
                add("remove".utf8)
            case .replace(let path, let replacement):
                add("replace".utf8)
                let text = graph.text(at: path)?.bytes ?? []
                add(text[replacement.range.clamped(to: 0..<text.count)])
                add(replacement.replacement)
            }
        }
        return String(SHA256.hexDigest(of: bytes).prefix(16))
    }
}
