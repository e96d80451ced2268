import ProjectFiles
import TransformKit

/// The edits that write a file of code and add it to the targets of its owner.
struct OwnedFileEdits {
    let context: TransformContext
    let owner: SceneOwner

    /// The file's edits: none where it is as it should be.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - text: what it says from now on.
    ///   - old: what an earlier run wrote; nil for a new file.
    func edits(
        _ path: String, _ text: String, renewing old: SourceText?
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        guard let old else {
            guard context.mayEdit(path) else { throw outside(path) }
            return try added(path, text)
        }
        guard let change = Self.change(from: old.bytes, to: Array(text.utf8)) else { return ([], []) }
        guard context.mayEdit(path) else { throw outside(path) }
        return ([.replace(path: path, change)], [])
    }

    /// Replaces only the bytes between the common start and the common end; nil where both texts are the same.
    private static func change(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
        if old == new { return nil }
        let most = min(old.count, new.count)
        let start = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? most
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return TextEdit(start..<(old.count - end), bytes: Array(new[start..<(new.count - end)]))
    }

    private func outside(_ path: String) -> Obstacle {
        Obstacle(
            code: .outsideOfStep, reason: "the recipe does not let this step change \(path)", place: Place(path: path))
    }

    private func added(_ path: String, _ text: String) throws(Obstacle) -> ([FileEdit], [Finding]) {
        let graph = context.graph
        let create = FileEdit.create(path: path, bytes: Array(text.utf8))
        guard !owner.targets.isEmpty else { return ([create], []) }
        let outcome = try context.files.add(path, text: text, to: owner.targets)
        for edit in outcome.edits where !context.mayEdit(edit.path) { throw outside(edit.path) }
        return (outcome.edits, outcome.findings)
    }
}
