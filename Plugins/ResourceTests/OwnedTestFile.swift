import TransformKit

/// The Swift file that a transform keeps in a unit-test target, written anew by each run.
struct OwnedTestFile {
    let tests: TestTarget
    /// The file's name.
    let name: String
    /// The line by which the transform knows its own files.
    let firstLine: String

    var path: String {
        let folder = tests.origin.split(separator: "/").dropLast().joined(separator: "/")
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// The edits after which the file has a text, with the findings of adding it.
    ///
    /// - Throws: the obstacle where somebody else's file is there, or the step may not change what it has to.
    func edits(
        writing text: String, _ context: TransformContext
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        func check(_ path: String) throws(Obstacle) {
            guard context.mayEdit(path) else {
                throw Obstacle(
                    code: .outsideOfStep, reason: "the recipe does not let this step change \(path)",
                    place: Place(path: path))
            }
        }
        guard let written = context.graph.text(at: path) else {
            guard !context.graph.lists(path) else { throw notOurs(path) }
            // Swift takes no two files of one name into a module.
            let members = context.graph.targets.members(of: tests.target, phase: .sources)
            if let other = members.first(where: { $0.fileName == path.fileName }) { throw notOurs(other) }
            let outcome = try context.files.add(path, text: text, like: tests.origin)
            for edit in outcome.edits { try check(edit.path) }
            return (outcome.edits, outcome.findings)
        }
        guard written.bytes.starts(with: firstLine.utf8) else { throw notOurs(path) }
        let bytes = Array(text.utf8)
        if written.bytes == bytes { return ([], []) }
        try check(path)
        return ([.replace(path: path, TextEdit(0..<written.bytes.count, bytes: bytes))], [])
    }

    private func notOurs(_ path: String) -> Obstacle {
        Obstacle(
            code: .fileNotOurs, reason: "\(path) is there already, and no run of this transform wrote it",
            place: Place(path: path))
    }
}
