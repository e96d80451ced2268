import Foundation
import Planning
import SourceText

/// The documents that the next commit changes, as git's index has them.
struct StagedDocuments {
    private let workspace: Workspace
    private let against: String
    private let git: GitRepository
    /// The project's folder in the work tree: `App/`, empty for the tree itself.
    private let prefix: String

    /// A document that is staged, by its path in the project.
    private struct Entry {
        let path: String
        let mode: Substring
        let old: String
        let new: String
    }

    init(workspace: Workspace, against: String) throws {
        self.workspace = workspace
        self.against = against
        // git names what is in the index from the top of the work tree.
        let folder = GitRepository(folder: workspace.root)
        guard let top = try folder.answer(["rev-parse", "--show-toplevel"]),
            let prefix = try folder.answer(["rev-parse", "--show-prefix"])
        else {
            throw Failure(.usage, "\(workspace.root) is in no git repository with a work tree".printable)
        }
        git = GitRepository(folder: top)
        self.prefix = prefix
    }

    /// Stages documents without their noise. A file of the working folder that is as it was staged follows, and one that
    /// was edited since stays as it is.
    func tidy(_ selection: DocumentSelection, _ tidying: DocumentTidying) throws -> TidyCommand.Result {
        let entries = try entries().filter { selection.covers($0.path) }
        var outcomes: [FileOutcome] = []
        var count = 0
        for entry in entries {
            let (old, new) = (try blob(entry.old), try blob(entry.new))
            guard
                let tidied = tidying.outcome(
                    from: SourceText(path: entry.path, bytes: old), to: SourceText(path: entry.path, bytes: new))
            else { continue }
            count += 1
            if tidying.isCheck { continue }
            try stage(tidied, as: entry)
            let working = try? NamedFile(workspace.root + "/" + entry.path, projects: []).read(limit: 256 << 20)
            if working == new {
                outcomes.append(FileOutcome(path: entry.path, before: new, after: tidied))
            } else {
                Terminal.note("\(entry.path): edited since it was staged, so the working file stays".printable)
            }
        }
        return TidyCommand.Result(lookedAt: entries.count, tidied: count, outcomes: outcomes)
    }

    private func entries() throws -> [Entry] {
        // Before the first commit nothing has an older version.
        guard try git.answer(["rev-parse", "--verify", "-q", against + "^{commit}"]) != nil else { return [] }
        guard
            let listed = try git.answer([
                "diff-index", "--cached", "-z", "--no-renames", "--no-abbrev", "--diff-filter=M", against, "--",
                prefix.isEmpty ? "." : ":(literal)" + prefix,
            ])
        else { throw Failure(.usage, "git does not say what is staged") }
        let fields = listed.split(separator: "\0")
        return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
            let words = fields[index].split(separator: " ")
            guard words.count == 5, words[1] == "100644" || words[1] == "100755",
                fields[index + 1].hasPrefix(prefix)
            else { return nil }
            return Entry(
                path: String(fields[index + 1].dropFirst(prefix.count)), mode: words[1], old: String(words[2]),
                new: String(words[3]))
        }
    }

    private func blob(_ id: String) throws -> [UInt8] {
        guard let bytes = try git.output(["cat-file", "blob", id]) else {
            throw Failure(.usage, "git does not give the object \(id)")
        }
        return bytes
    }

    private func stage(_ bytes: [UInt8], as entry: Entry) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("nibwright-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        let path = prefix + entry.path
        guard let id = try git.answer(["hash-object", "-w", "--no-filters", file.path]),
            // A hook of the repository's has no part in this.
            try git.answer([
                "-c", "core.hooksPath=/dev/null", "update-index", "--cacheinfo", "\(entry.mode),\(id),\(path)",
            ]) != nil
        else {
            throw Failure(.usage, "git does not stage \"\(entry.path)\"; is its index locked?".printable)
        }
    }
}
