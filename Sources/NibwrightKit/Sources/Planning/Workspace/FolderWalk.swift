import ProjectFiles

/// Walks a project's folders without following links, and decides for each entry whether it is read or left out.
struct FolderWalk {
    /// A folder's names beyond this number are not counted when the folder is left out.
    private static let mostNamesToCount = 100_000

    private let root: String
    private var files: [WorkspaceScan.File] = []
    private var leftOut: [LeftOut] = []
    private var fontFiles: [String] = []

    static func scan(root: String) -> WorkspaceScan {
        var walk = FolderWalk(root: root)
        walk.visit("", IgnoreScope(root: root))
        return WorkspaceScan(
            files: walk.files.sorted { ProjectPath.precedes($0.path, $1.path) },
            leftOut: walk.leftOut.sorted { ProjectPath.precedes($0.path, $1.path) },
            fontFiles: walk.fontFiles.sorted(by: ProjectPath.precedes))
    }

    private init(root: String) {
        self.root = root
    }

    private mutating func visit(_ folder: String, _ outerScope: IgnoreScope) {
        guard let names = list(folder) else { return }
        let scope = outerScope.entering(
            folder, at: absolute(folder), hasGit: names.contains { $0.name == ".git" },
            hasIgnoreFile: names.contains { $0.name == ".gitignore" })
        for entry in names {
            guard let name = entry.name else {
                addUnnamed(entry, in: folder)
                continue
            }
            let path = ProjectPath.joined(folder, name)
            switch entry.kind ?? kind(of: path) {
            case .folder: visitFolder(path, name: name, scope)
            case .file: visitFile(path, scope)
            case .link: visitLink(path)
            case .other, nil: break
            }
        }
    }

    /// The folder's entries, in any order; a folder that cannot be opened is left out.
    private mutating func list(_ folder: String) -> [FolderListing.Entry]? {
        var names: [FolderListing.Entry] = []
        do {
            try FolderListing.forEach(in: absolute(folder)) { names.append($0) }
            return names
        } catch {
            let path = folder.isEmpty ? "." : folder
            leftOut.append(LeftOut(path: path, reason: .unreadable, isFolder: true, fileCount: nil))
            return nil
        }
    }

    /// Visits a folder. git's and Nibwright's own hold nothing of the project's code and are skipped without a report.
    /// An Xcode project is read even where git ignores it, whether a generator wrote it or it was added all the same:
    /// it names what is built.
    private mutating func visitFolder(_ path: String, name: String, _ scope: IgnoreScope) {
        if name == ".git" || name == ".nibwright" { return }
        let isIgnored = scope.ignores(path, isFolder: true) && !name.hasSuffix(".xcodeproj")
        let ignored: LeftOutReason? = isIgnored ? .gitIgnored : nil
        guard let reason = LeftOutReason(folderName: name) ?? ignored else {
            visit(path, scope)
            return
        }
        let count = countFiles(below: path)
        if count != 0 { leftOut.append(LeftOut(path: path, reason: reason, isFolder: true, fileCount: count)) }
    }

    private mutating func visitFile(_ path: String, _ scope: IgnoreScope) {
        let kind = ProjectFileKind(path: path)
        guard kind != .other else { return takeFont(path, scope) }
        if kind != .xcodeProject, scope.ignores(path, isFolder: false) {
            leftOut.append(LeftOut(path: path, reason: .gitIgnored))
            return
        }
        guard let status = try? SystemCalls.status(absolute(path)) else {
            leftOut.append(LeftOut(path: path, reason: .unreadable))
            return
        }
        if status.size > LeftOutReason.largestFile {
            leftOut.append(LeftOut(path: path, reason: .tooLarge))
        } else {
            files.append(WorkspaceScan.File(path: path, kind: kind, size: status.size))
        }
    }

    private mutating func takeFont(_ path: String, _ scope: IgnoreScope) {
        let ending = path.utf8.suffix(4).map { $0 | 0x20 }
        guard [Array(".ttf".utf8), Array(".otf".utf8)].contains(ending), !scope.ignores(path, isFolder: false),
            let status = try? SystemCalls.status(absolute(path)), status.size <= LeftOutReason.largestFile
        else { return }
        fontFiles.append(path)
    }

    /// A link is worth a line when it looks like a file of a known kind or leads to a folder.
    private mutating func visitLink(_ path: String) {
        if ProjectFileKind(path: path) != .other {
            leftOut.append(LeftOut(path: path, reason: .symbolicLink))
        } else if let target = SystemCalls.realPath(absolute(path)), (try? SystemCalls.status(target))?.kind == .folder
        {
            leftOut.append(LeftOut(path: path, reason: .symbolicLink, isFolder: true, fileCount: nil))
        }
    }

    private mutating func addUnnamed(_ entry: FolderListing.Entry, in folder: String) {
        let path = ProjectPath.joined(folder, String(decoding: entry.rawName, as: UTF8.self))
        if entry.kind == .folder {
            leftOut.append(LeftOut(path: path, reason: .nameNotUnicode, isFolder: true, fileCount: nil))
        } else if ProjectFileKind(path: path) != .other {
            leftOut.append(LeftOut(path: path, reason: .nameNotUnicode))
        }
    }

    /// The number of files of a known kind below a folder, by their names alone; nil when there are too many names.
    private func countFiles(below folder: String) -> Int? {
        var waiting = [folder]
        var names = 0
        var count = 0
        while let next = waiting.popLast() {
            try? FolderListing.forEach(in: absolute(next)) { entry in
                names += 1
                guard let name = entry.name, names <= Self.mostNamesToCount else { return }
                let path = ProjectPath.joined(next, name)
                switch entry.kind ?? kind(of: path) {
                case .folder where name != ".git": waiting.append(path)
                case .file where ProjectFileKind(path: path) != .other: count += 1
                default: break
                }
            }
            if names > Self.mostNamesToCount { return nil }
        }
        return count
    }

    /// Looks at the entry itself, for file systems whose folders do not give the kind.
    private func kind(of path: String) -> FileStatus.Kind? {
        (try? SystemCalls.status(absolute(path)))?.kind
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? root : root + "/" + path
    }
}
