import ProjectFiles

/// The state that git reports for a project's files.
public enum GitState: Hashable, Sendable {
    case notARepository
    /// All files that a run could change are committed, so that git can restore them.
    case clean
    /// Project-relative paths of changes that are not committed, and of files that git does not know and a plan would
    /// overwrite.
    case dirty([String])
    /// git could not be run; the reason is git's own where there is one.
    case unknown(reason: String)
}

extension Workspace {
    /// Runs git to find changes below the root that are not committed, and whether it could restore `paths`.
    ///
    /// Every work tree that holds the root or one of the paths is included: submodules and repositories inside of the
    /// project too. git runs without locks and starts no program that a repository's settings name: neither hooks nor
    /// filters. A file that git was configured not to watch counts as changed where a plan would touch it.
    public func uncommittedChanges(touching paths: [String] = []) -> GitState {
        var pathsByTree: [String: [String]] = [:]
        if let top = GitFolders.workTree(above: root) { pathsByTree[top] = [] }
        var treeOfFolder: [String: String?] = [:]
        for path in paths {
            let folder = ProjectPath.folder(of: path)
            let tree = treeOfFolder[folder] ?? existingWorkTree(of: folder)
            treeOfFolder[folder] = .some(tree)
            if let tree { pathsByTree[tree, default: []].append(path) }
        }
        guard !pathsByTree.isEmpty else { return .notARepository }
        guard let git = GitCommand.find() else {
            return .unknown(reason: "the project is in a git repository, but there is no git on the PATH")
        }
        var dirty: Set<String> = []
        for (tree, touched) in pathsByTree.sorted(by: { $0.key < $1.key }) {
            do throws(GitCommand.Failure) {
                dirty.formUnion(try GitQuestion(git, root: root, tree: tree).dirtyPaths(touching: touched))
            } catch {
                return .unknown(reason: error.message)
            }
        }
        return dirty.isEmpty ? .clean : .dirty(dirty.sorted(by: ProjectPath.precedes))
    }

    /// The work tree of a folder that a plan may only be about to make.
    private func existingWorkTree(of folder: String) -> String? {
        var folder = folder
        while !folder.isEmpty, (try? SystemCalls.status(absolute(folder)))?.kind != .folder {
            folder = ProjectPath.folder(of: folder)
        }
        return GitFolders.workTree(above: absolute(folder))
    }
}

/// The state of one work tree.
private struct GitQuestion {
    /// A file that git knows.
    private struct Entry {
        /// Whether git looks at the file on disk; a flag of the index can keep it from doing so.
        let isWatched: Bool
        let isSubmodule: Bool
        let paths: [String]
    }

    private let git: GitCommand
    private let executable: String
    private let root: String
    private let tree: String

    init(_ executable: String, root: String, tree: String) throws(GitCommand.Failure) {
        git = try GitCommand.cautious(executable, tree: tree)
        self.executable = executable
        self.root = root
        self.tree = tree
    }

    func dirtyPaths(touching paths: [String]) throws(GitCommand.Failure) -> [String] {
        let entries = try entries()
        var dirty = try changedPaths()
        for entry in entries where entry.isSubmodule { dirty += try changedSubmodule(entry) }
        let existing = paths.filter { (try? SystemCalls.status(root + "/" + $0)) ?? nil != nil }
        if !existing.isEmpty {
            let known = Set(entries.filter(\.isWatched).flatMap(\.paths))
            dirty += existing.filter { !known.contains($0) }
        }
        return dirty.filter { !$0.hasPrefix(StateFolder.path + "/") }
    }

    /// Changes to files that git knows, staged or not, and submodules at another commit.
    private func changedPaths() throws(GitCommand.Failure) -> [String] {
        let output = try git.run(
            ["status", "--porcelain=v1", "-z", "--untracked-files=no", "--ignore-submodules=dirty", "--", rootInTree])
        var paths: [String] = []
        var fields = output.split(separator: 0, omittingEmptySubsequences: true)[...]
        while let field = fields.popFirst() {
            guard field.count > 3 else { continue }
            paths += projectPath(field.dropFirst(3))
            let letters = field.prefix(2)
            if letters.contains(UInt8(ascii: "R")) || letters.contains(UInt8(ascii: "C")), let old = fields.popFirst() {
                paths += projectPath(old)
            }
        }
        return paths
    }

    /// A submodule as one path if files in it changed. git itself would look there with the submodule's own settings.
    private func changedSubmodule(_ entry: Entry) throws(GitCommand.Failure) -> [String] {
        for path in entry.paths {
            let folder = root + "/" + path
            guard (try? SystemCalls.status(folder + "/.git")) ?? nil != nil, SystemCalls.realPath(folder) == folder
            else { continue }
            let question = try GitQuestion(executable, root: folder, tree: folder)
            if try !question.dirtyPaths(touching: []).isEmpty { return [path] }
        }
        return []
    }

    /// The entries of the index: `H 100644 <id> 0<tab>path`.
    private func entries() throws(GitCommand.Failure) -> [Entry] {
        let output = try git.run(["ls-files", "-v", "--stage", "--full-name", "-z", "--", rootInTree])
        return output.split(separator: 0).compactMap { line in
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let mode = line.dropFirst(2).prefix(6)
            return Entry(
                isWatched: line.first == UInt8(ascii: "H"), isSubmodule: mode.elementsEqual("160000".utf8),
                paths: projectPath(line[(tab + 1)...]))
        }
    }

    /// The part of the work tree to look at, as git names it.
    private var rootInTree: String {
        let start = tree == "/" ? "/" : tree + "/"
        return root.hasPrefix(start) ? String(root.dropFirst(start.count)) : "."
    }

    /// git's path, which starts at its work tree, made relative to the project; none for a path outside of it.
    private func projectPath(_ bytes: ArraySlice<UInt8>) -> [String] {
        let full = (tree == "/" ? "" : tree) + "/" + String(decoding: bytes, as: UTF8.self)
        let start = root == "/" ? root : root + "/"
        return full.hasPrefix(start) ? [String(full.dropFirst(start.count))] : []
    }
}
