import TransformKit

extension TransformContext {
    /// - Throws: the first edit of a file that the recipe does not let the step change.
    func checkSelection(of edits: [FileEdit]) throws(Obstacle) {
        for edit in edits where !mayEdit(edit.path) {
            throw Obstacle(
                code: .outsideOfStep, reason: "the recipe does not let this step change \(edit.path)",
                place: Place(path: edit.path))
        }
    }
}

extension Proposals {
    /// Adds findings that are not there yet: those of one project come with each of its files.
    mutating func add(_ more: [Finding]) {
        findings = (findings + more).withoutRepeats
    }
}

extension Sequence where Element: Equatable {
    /// The elements, each where it stands first.
    var withoutRepeats: [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
