import ProjectGraph
import SourceText
import TransformKit

/// Projects of a few lines for the tests of this folder.
enum SplitProject {
    static func graph(_ files: [String: String]) -> ProjectGraph {
        ProjectGraph.load(paths: files.keys.sorted()) { path in
            files[path].map { SourceText(path: path, bytes: Array($0.utf8)) }
        }
    }

    /// The files after edits; nil where two edits of a file overlap.
    static func files(_ files: [String: String], after edits: [FileEdit]) -> [String: String]? {
        var result = files
        var replacements: [String: [TextEdit]] = [:]
        for edit in edits {
            switch edit {
            case .create(let path, let bytes): result[path] = String(decoding: bytes, as: UTF8.self)
            case .remove(let path): result[path] = nil
            case .replace(let path, let edit): replacements[path, default: []].append(edit)
            }
        }
        for (path, list) in replacements {
            guard let text = files[path], let edits = EditList(list) else { return nil }
            result[path] = String(decoding: edits.apply(to: Array(text.utf8)), as: UTF8.self)
        }
        return result
    }
}
