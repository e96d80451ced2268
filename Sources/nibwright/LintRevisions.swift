import Foundation
import Linting
import Planning
import SourceText

/// What earlier states of a project have, found by the same rules in the files as git has them.
struct LintRevisions {
    let workspace: Workspace
    let linter: Linter
    let reading: ReadingOptions

    func known(at revisions: [String]) throws -> KnownFindings {
        do {
            let reader = try RevisionReader(workspace)
            return KnownFindings(try revisions.map { try result(of: $0, reader) })
        } catch let failure as RevisionReader.Failure {
            throw Failure(.usage, "what was there before cannot be told: \(failure.description)".printable)
        }
    }

    private func result(of revision: String, _ reader: RevisionReader) throws -> LintResult {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("nibwright-revision-\(UUID().uuidString)").resolvingSymlinksInPath()
        let files = folder.appendingPathComponent("files").path
        try FileManager.default.createDirectory(
            atPath: files, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        try reader.checkOut(revision, to: files, index: folder.appendingPathComponent("index").path)
        let loaded = reading.load(try reading.opened(files))
        return linter.lint(loaded.graph, root: loaded.root)
    }
}
