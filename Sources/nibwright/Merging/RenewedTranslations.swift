import Foundation
import Merging
import Planning
import ProjectFiles
import SourceText

/// Gives the translations of objects that got another id in a merge their new keys.
///
/// git merges one file at a time, tables before the documents that they translate, so this is done when all are merged.
struct RenewedTranslations {
    private let git: GitRepository
    private let top: String
    /// The commits that are merged, and the one that both began with.
    private let commits: (base: String, ours: String, theirs: String)

    init() throws {
        let here = GitRepository(folder: FileManager.default.currentDirectoryPath)
        guard let top = try here.answer(["rev-parse", "--show-toplevel"]) else {
            throw Failure(.usage, "this folder is in no git repository with a work tree")
        }
        self.top = top
        git = GitRepository(folder: top)
        let isOpen = try git.answer(["rev-parse", "-q", "--verify", "MERGE_HEAD"]) != nil
        let (ours, theirs) = isOpen ? ("HEAD", "MERGE_HEAD") : ("HEAD^1", "HEAD^2")
        guard try git.answer(["rev-parse", "-q", "--verify", theirs]) != nil else {
            throw Failure(.usage, "no merge is under way here, and the last commit is none")
        }
        guard let base = try git.answer(["merge-base", ours, theirs]) else {
            throw Failure(.usage, "the two sides of the merge have no commit in common")
        }
        commits = (base, ours, theirs)
    }

    func run() throws {
        let documents = try changed(commits.ours).intersection(changed(commits.theirs)).filter {
            ProjectFileKind(path: $0).isDocument
        }
        let files = try list(["ls-tree", "-r", "-z", "--name-only", commits.theirs])
        var isLeft = false
        var count = 0
        for document in documents.sorted() {
            let ids = try renewedIDs(of: document)
            guard !ids.isEmpty else { continue }
            let file = LocalizedFile(path: document)
            for table in files where isTable(table) && LocalizedFile(path: table).belongs(with: file) {
                do {
                    guard try renew(table, ids) else { continue }
                    count += 1
                } catch let obstacle as MergeObstacle {
                    isLeft = true
                    Terminal.printError("\(table) keeps its keys: \(obstacle.reason)".printable)
                }
            }
        }
        if count == 0, !isLeft { Terminal.say("No translation names an object by an id that the merge renewed.\n") }
        if isLeft { throw Leave(code: .conflict) }
    }

    private func isTable(_ path: String) -> Bool { [.strings, .stringCatalog].contains(ProjectFileKind(path: path)) }

    /// Files that a side has otherwise than the base.
    private func changed(_ side: String) throws -> Set<String> {
        Set(try list(["diff", "--name-only", "-z", "--no-renames", commits.base, side]))
    }

    private func list(_ arguments: [String]) throws -> [String] {
        (try git.answer(arguments) ?? "").split(separator: "\0").map(String.init)
    }

    private func version(_ path: String, of commit: String) throws -> SourceText? {
        try git.output(["cat-file", "blob", "\(commit):\(path)"]).map { SourceText(path: path, bytes: $0) }
    }

    /// Objects that the merge renewed, which is found out by merging once more, and that the merged document has.
    private func renewedIDs(of path: String) throws -> [RenewedID] {
        guard let base = try version(path, of: commits.base), let ours = try version(path, of: commits.ours),
            let theirs = try version(path, of: commits.theirs), let now = written(path)
        else { return [] }
        let outcome = FileMerge.merge(
            base: base, ours: ours, theirs: theirs, lines: FileMerge.LineMerge(bytes: [], isClean: false))
        guard case .merged(let merged) = outcome else { return [] }
        return merged.renewedIDs.filter { now.bytes.firstRange(of: Array("id=\"\($0.new)\"".utf8)) != nil }
    }

    private func written(_ path: String) -> SourceText? {
        (try? NamedFile(top + "/" + path, projects: []).read(limit: MergeVersions.largestSize)).map {
            SourceText(path: path, bytes: $0)
        }
    }

    /// - Returns: whether the table was written.
    private func renew(_ path: String, _ ids: [RenewedID]) throws -> Bool {
        guard let theirs = try version(path, of: commits.theirs), let now = written(path),
            let bytes = try RenewedID.renewed(
                ids, base: version(path, of: commits.base), ours: version(path, of: commits.ours), theirs: theirs,
                written: now)
        else { return false }
        do {
            try NamedFile(top + "/" + path, projects: []).write(bytes)
        } catch {
            throw Failure(.usage, "\"\(path)\" cannot be written: \(error)".printable)
        }
        Terminal.say("Wrote \(path.printable). When it is right: git add \(Terminal.shellWord(path).printable)\n")
        return true
    }
}
