import ProjectFiles

/// What git knows of a project's files.
public enum GitState: Hashable, Sendable {
    case notARepository
    /// All that git could be asked to bring back is committed.
    case clean
    /// Project-relative paths of changes that are not committed, and of files that git does not know and a plan would
    /// overwrite.
    case dirty([String])
    /// git could not be asked; the reason is git's own where there is one.
    case unknown(reason: String)
}

extension Workspace {
    /// Asks git for changes below the root that are not committed, and whether it could bring `paths` back.
    ///
    /// Every work tree that holds the root or one of the paths is asked: submodules and repositories inside of the
    /// project too. git runs without locks and without the project's hooks.
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
            let question = GitQuestion(git: git, root: root, tree: tree)
            switch question.dirtyPaths(touching: touched) {
            case .success(let found): dirty.formUnion(found)
            case .failure(let failure): return .unknown(reason: failure.message)
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

/// Asks git about one work tree.
private struct GitQuestion {
    let git: GitCommand
    let root: String
    let tree: String

    func dirtyPaths(touching paths: [String]) -> Result<[String], GitCommand.Failure> {
        Result { () throws(GitCommand.Failure) in
            var dirty = try changedPaths()
            let existing = paths.filter { (try? SystemCalls.status(root + "/" + $0)) ?? nil != nil }
            if !existing.isEmpty {
                let known = try trackedPaths()
                dirty += existing.filter { !known.contains($0) }
            }
            return dirty.filter { !$0.hasPrefix(StateFolder.path + "/") }
        }
    }

    /// Changes to files that git knows, staged or not. A submodule whose files changed is one path.
    private func changedPaths() throws(GitCommand.Failure) -> [String] {
        let output = try git.run(
            ["status", "--porcelain=v1", "-z", "--untracked-files=no", "--ignore-submodules=untracked", "--", "."],
            in: folder)
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

    private func trackedPaths() throws(GitCommand.Failure) -> Set<String> {
        let output = try git.run(["ls-files", "--full-name", "-z", "--", "."], in: folder)
        return Set(output.split(separator: 0).flatMap(projectPath))
    }

    /// Where git runs: the project's root, or a work tree inside of it.
    private var folder: String { isInside ? tree : root }

    private var isInside: Bool { tree.hasPrefix(root == "/" ? root : root + "/") }

    /// git's path, which starts at its work tree, made relative to the project; none for a path outside of it.
    private func projectPath(_ bytes: ArraySlice<UInt8>) -> [String] {
        let full = (tree == "/" ? "" : tree) + "/" + String(decoding: bytes, as: UTF8.self)
        let start = root == "/" ? root : root + "/"
        return full.hasPrefix(start) ? [String(full.dropFirst(start.count))] : []
    }
}
