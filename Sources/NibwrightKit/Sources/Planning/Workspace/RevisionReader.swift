import ProjectFiles
public import SourceText

/// Reads the files of a git repository's revisions, without a checkout and without starting anything that the
/// repository names.
public struct RevisionReader: Sendable {
    /// Why revisions cannot be read, in git's words where it said some.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The files that differ between two revisions, with their bytes at each.
    public struct Changes: Sendable {
        /// The files at the older revision.
        public let old: [SourceText]
        /// The files at the newer revision, or in the working folder.
        public let new: [SourceText]
    }

    private let git: GitCommand
    private let workspace: Workspace
    /// The folder inside of the work tree: `App/`, empty for the tree itself.
    private let prefix: String

    /// - Parameter workspace: a folder in a work tree; files outside of it are not looked at.
    /// - Throws: `Failure` where the folder is in no work tree, or git is not there.
    public init(_ workspace: Workspace) throws {
        guard let tree = GitFolders.workTree(above: workspace.root) else {
            throw Failure(description: "\(workspace.root) is in no git repository")
        }
        guard let executable = GitCommand.find() else { throw Failure(description: "there is no git on the PATH") }
        self.workspace = workspace
        do {
            git = try GitCommand.cautious(executable, tree: tree)
        } catch {
            throw Failure(description: error.message)
        }
        let below = workspace.root.dropFirst(tree.count).drop { $0 == "/" }
        prefix = below.isEmpty ? "" : below + "/"
    }

    /// The files that differ between two revisions.
    ///
    /// - Parameters:
    ///   - old: a commit, branch or tag.
    ///   - new: another; nil for the files of the working folder as they are.
    ///   - fromMergeBase: whether to compare with what both have in common, as `git diff A...B` does.
    /// - Throws: `Failure` where a revision is not there or git reports another error.
    public func changes(from old: String, to new: String?, fromMergeBase: Bool) throws -> Changes {
        let newer = try new.map(commit)
        var older = try commit(old)
        if fromMergeBase {
            older = Self.line(try run(["merge-base", older, newer ?? (try commit("HEAD"))]))
        }
        let below = ["--", prefix.isEmpty ? "." : prefix]
        let raw = try run(
            ["diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", older]
                + (newer.map { [$0] } ?? []) + below)
        let entries = Self.entries(raw)
        let before = try entries.compactMap { try file($0.path, blob: $0.old) }
        if newer != nil { return Changes(old: before, new: try entries.compactMap { try file($0.path, blob: $0.new) }) }
        // The working folder has new files that git does not know yet.
        let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"] + below).split(separator: 0)
            .map { String(decoding: $0, as: UTF8.self) }
        return Changes(old: before, new: working((entries.map(\.path) + untracked).compactMap(projectPath)))
    }

    /// Writes the files of the project as a revision has them. The work tree and its index stay as they are, and submodules
    /// are left out.
    ///
    /// - Parameters:
    ///   - revision: a commit, branch or tag.
    ///   - folder: absolute; one that is there and empty.
    ///   - index: where git may write an index of its own, outside of the folder.
    /// - Throws: `Failure` where the revision is not there, or git reports another error.
    public func checkOut(_ revision: String, to folder: String, index: String) throws {
        let tree = try commit(revision) + ":" + prefix
        var own = git
        own.index = index
        do {
            _ = try own.run(["read-tree", tree])
            _ = try own.run(["checkout-index", "--all", "--quiet", "--prefix=\(folder)/"])
        } catch {
            throw Failure(description: error.message)
        }
    }

    /// A file that differs, by its path in the work tree, with the object that each side has; nil for none.
    private typealias Entry = (path: String, old: String?, new: String?)

    /// Reads `:100644 100644 <old> <new> M`, a zero byte, the path, a zero byte.
    private static func entries(_ raw: [UInt8]) -> [Entry] {
        let fields = raw.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
            let parts = fields[index].split(separator: " ").map(String.init)
            guard parts.count == 5 else { return nil }
            let objects = parts[2...3].map { $0.allSatisfy { $0 == "0" } ? nil : $0 }
            return (fields[index + 1], objects[0], objects[1])
        }
    }

    private func projectPath(_ path: String) -> String? {
        path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// The commit of a name. A name that begins with a dash would be an option to git.
    private func commit(_ name: String) throws -> String {
        guard !name.hasPrefix("-") else { throw Failure(description: "\"\(name)\" is no revision") }
        return Self.line(try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], name))
    }

    private func file(_ path: String, blob: String?) throws -> SourceText? {
        guard let blob, let path = projectPath(path) else { return nil }
        // Of files that nobody looks into it is enough to know that they differ; a partial clone may not have them.
        guard ProjectFileKind(path: path) != .other else { return SourceText(path: path, blob) }
        return SourceText(path: path, bytes: try run(["cat-file", "blob", blob]))
    }

    private func working(_ paths: [String]) -> [SourceText] {
        paths.compactMap { path in
            guard ProjectFileKind(path: path) == .other else {
                return (try? workspace.read(path)).map { SourceText(path: path, bytes: $0) }
            }
            let status = try? SystemCalls.status(workspace.absolute(path))
            return status?.kind == .file ? SourceText(path: path, "as it is") : nil
        }
    }

    private func run(_ arguments: [String], _ revision: String? = nil) throws -> [UInt8] {
        do {
            return try git.run(arguments)
        } catch {
            if let revision { throw Failure(description: "there is no revision \"\(revision)\" in \(git.tree)") }
            throw Failure(description: error.message)
        }
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
