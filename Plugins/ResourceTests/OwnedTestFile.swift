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
    func edits(
        writing text: String, _ context: TransformContext
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        try RenewedFile(path: path, firstLine: firstLine, origin: tests.origin).edits(writing: text, context)
    }
}
