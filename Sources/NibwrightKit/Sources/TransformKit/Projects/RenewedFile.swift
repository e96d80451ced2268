public import SourceText

/// A Swift file that a transform keeps in a project: each run writes it whole, and no other file of its name is touched.
public struct RenewedFile: Sendable {
    /// The path, relative to the project's folder.
    public let path: String
    /// The line by which the transform knows its own files; it begins with ``GeneratedFile/start``.
    public let firstLine: String
    /// The path of a file whose targets and group a new one gets.
    public let origin: String

    public init(path: String, firstLine: String, origin: String) {
        self.path = path
        self.firstLine = firstLine
        self.origin = origin
    }

    /// What an earlier run wrote; nil where there is no file of the path yet.
    ///
    /// - Throws: an ``Obstacle`` with `file-not-ours` where no run of the transform wrote the file.
    public func written(in graph: ProjectGraph) throws(Obstacle) -> SourceText? {
        if let written = graph.text(at: path) {
            guard written.bytes.starts(with: firstLine.utf8) else { throw notOurs(path) }
            return written
        }
        guard !graph.lists(path) else { throw notOurs(path) }
        // Swift takes no two files of one name into a module.
        for target in graph.targets.targets(of: origin) {
            let members = graph.targets.members(of: target, phase: .sources)
            if let other = members.first(where: { $0.fileName == path.fileName }) { throw notOurs(other) }
        }
        return nil
    }

    /// The edits after which the file has a text, with the findings of adding it; none where it has that text.
    ///
    /// - Throws: an ``Obstacle`` with `file-not-ours`, with `outside-of-step` where the step may not change what it has
    ///   to, or with one of ``RefusalCode/projectUpdate`` where a project cannot take the file.
    public func edits(
        writing text: String, _ context: TransformContext
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        guard let written = try written(in: context.graph) else {
            let outcome = try context.files.add(path, text: text, like: origin)
            for edit in outcome.edits { try check(edit.path, context) }
            return (outcome.edits, outcome.findings)
        }
        let bytes = Array(text.utf8)
        if written.bytes == bytes { return ([], []) }
        try check(path, context)
        return ([.replace(path: path, TextEdit(0..<written.bytes.count, bytes: bytes))], [])
    }

    private func check(_ path: String, _ context: TransformContext) throws(Obstacle) {
        guard !context.mayEdit(path) else { return }
        throw Obstacle(
            code: .outsideOfStep, reason: "the recipe does not let this step change \(path)", place: Place(path: path))
    }

    private func notOurs(_ path: String) -> Obstacle {
        Obstacle(
            code: .fileNotOurs, reason: "\(path) is there already, and no run of this transform wrote it",
            place: Place(path: path))
    }
}
