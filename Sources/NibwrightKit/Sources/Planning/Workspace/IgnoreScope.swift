import ProjectFiles

/// The ignore rules that hold in one folder of a walk: those of the git work tree it is in, but for files that git
/// tracks all the same.
struct IgnoreScope {
    private var rules = IgnoreRules()
    /// The prefix that makes a project-relative path relative to the work tree.
    private var prefix = ""
    /// The number of bytes to drop from a project-relative path, for a work tree inside of the project.
    private var dropped = 0
    /// The files that git tracks in the work tree.
    private var tracked: TrackedFiles?
    /// In a folder that is ignored and holds tracked files: all others in it are ignored.
    private var isInIgnoredFolder = false

    /// Reads the rules of folders above the project's root, when the root is inside of a git work tree.
    ///
    /// They do not count when they ignore the root itself: a user who names an ignored folder wants it.
    init(root: String) {
        guard let top = GitFolders.workTree(above: root), top != root else { return }
        let below = String(root.dropFirst(top == "/" ? 1 : top.count + 1))
        tracked = TrackedFiles(workTree: top)
        var outer = IgnoreRules()
        outer.addFile(GitFolders.exclude(workTree: top))
        outer.addFile(top + "/.gitignore")
        var folder = ""
        for part in below.split(separator: "/") {
            folder = ProjectPath.joined(folder, String(part))
            if outer.decision(for: folder, isFolder: true) == true { return }
            if folder != below { outer.addFile(top + "/" + folder + "/.gitignore", folder: folder) }
        }
        rules = outer
        prefix = below + "/"
    }

    /// The scope inside of a folder of the walk. A work tree of its own starts anew.
    func entering(_ folder: String, at absolute: String, hasGit: Bool, hasIgnoreFile: Bool) -> IgnoreScope {
        var inner = self
        // git reads no rules in a folder that it ignores.
        if !hasGit, !folder.isEmpty, isInIgnoredFolder || ignoresByRule(folder, isFolder: true) {
            inner.isInIgnoredFolder = true
            return inner
        }
        if hasGit {
            inner.rules = IgnoreRules()
            inner.isInIgnoredFolder = false
            inner.tracked = TrackedFiles(workTree: absolute)
            inner.prefix = ""
            inner.dropped = folder.isEmpty ? 0 : folder.utf8.count + 1
            inner.rules.addFile(GitFolders.exclude(workTree: absolute))
        }
        if hasIgnoreFile {
            let isTop = hasGit || folder.isEmpty
            inner.rules.addFile(
                absolute + "/.gitignore", folder: isTop ? String(inner.prefix.dropLast()) : inner.path(folder))
        }
        return inner
    }

    /// Whether git ignores a file, or a folder with all that is in it.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        guard isInIgnoredFolder || ignoresByRule(path, isFolder: isFolder) else { return false }
        return tracked?.contains(self.path(path), isFolder: isFolder) != true
    }

    private func ignoresByRule(_ path: String, isFolder: Bool) -> Bool {
        rules.isEmpty ? false : rules.decision(for: self.path(path), isFolder: isFolder) == true
    }

    /// A project-relative path, made relative to the work tree.
    private func path(_ path: String) -> String {
        if dropped > 0 { return String(Substring(path.utf8.dropFirst(dropped))) }
        return prefix.isEmpty ? path : prefix + path
    }
}

extension IgnoreRules {
    /// Adds an ignore file if it is there and, as git wants it, not a link.
    fileprivate mutating func addFile(_ path: String?, folder: String = "") {
        guard let path, let bytes = try? SystemCalls.read(path, limit: 1 << 20) else { return }
        add(bytes, folder: folder)
    }
}

/// The places of git's own files.
enum GitFolders {
    /// The work tree that a folder is in: the nearest folder upward that has a `.git`.
    static func workTree(above folder: String) -> String? {
        var folder = folder
        while true {
            if let status = try? SystemCalls.status((folder == "/" ? "" : folder) + "/.git"), status.kind != .other {
                return folder
            }
            guard folder != "/" else { return nil }
            folder = ProjectPath.folder(of: folder)
            if folder.isEmpty { folder = "/" }
        }
    }

    /// The folder that git keeps a work tree's state in; `.git` may be a file that names it.
    static func folder(workTree: String) -> String? {
        let git = workTree + "/.git"
        guard let status = try? SystemCalls.status(git) else { return nil }
        if status.kind == .folder { return git }
        guard let named = pathInFile(git, after: "gitdir: ") else { return nil }
        return named.hasPrefix("/") ? named : workTree + "/" + named
    }

    /// The `info/exclude` of a work tree.
    static func exclude(workTree: String) -> String? {
        guard let folder = folder(workTree: workTree) else { return nil }
        guard let common = pathInFile(folder + "/commondir", after: "") else { return folder + "/info/exclude" }
        return (common.hasPrefix("/") ? common : folder + "/" + common) + "/info/exclude"
    }

    private static func pathInFile(_ file: String, after prefix: String) -> String? {
        guard let bytes = try? SystemCalls.read(file, limit: 1 << 16) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix(prefix) else { return nil }
        return String(text.dropFirst(prefix.count).prefix { $0 != "\n" && $0 != "\r\n" })
    }
}
