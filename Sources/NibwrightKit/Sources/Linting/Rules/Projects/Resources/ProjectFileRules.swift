import ProjectFiles
import TransformKit

/// Finds files that a target builds and that are not there.
struct MissingProjectFileRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "missing-project-file",
        summary: "A document, table, catalog or source that a target builds and that is not there.",
        rationale: """
            The build fails with `Build input file cannot be found`, or the file is lost from the product. Bring the \
            file back or remove its reference from the project. Sources may be written by the build itself and are \
            notes.
            """,
        level: .error)

    private static let kinds: Set<ProjectFileKind> = [.storyboard, .xib, .strings, .stringCatalog]

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let folders = Self.folders(in: graph.paths)
        return graph.targets.projects.flatMap { project -> [LintFinding] in
            let missing = graph.targets.memberships(of: project)?.missingFiles.filter(\.isMember) ?? []
            guard !RulePath.isForTests(project.path) else { return [] }
            let isGenerated = graph.targets.generator(of: project) != nil
            let found = missing.compactMap { file -> Missing? in
                let kind = ProjectFileKind(path: file.path)
                let isCatalog = file.path.hasSuffix(".xcassets")
                let isSource = kind == .swift || kind == .objectiveCSource
                guard Self.kinds.contains(kind) || isCatalog || isSource, let object = project.object(file.id) else {
                    return nil
                }
                // A folder of which nothing is there is a submodule's, or is installed or written by a tool.
                let isInKnownFolder = folders.contains(Self.folder(of: file.path))
                let doubt = Doubt.first(
                    (isGenerated, "the project file is generated, and may be older than what it is made from"),
                    (isSource, "the build may write the source itself"),
                    (!isInKnownFolder, "nothing of its folder is in the checkout, as where a submodule is missing"))
                return Missing(
                    path: file.path, place: Place(project.source, at: object.key.range.lowerBound), doubt: doubt)
            }
            return Self.findings(found)
        }
    }

    private struct Missing {
        let path: String
        let place: Place
        let doubt: String?
    }

    /// One finding for each, but one for all of a project that are missing for the same possible reason.
    private static func findings(_ missing: [Missing]) -> [LintFinding] {
        let groups = Dictionary(grouping: missing, by: \.doubt)
        return missing.compactMap { file in
            let group = groups[file.doubt] ?? []
            if file.doubt == nil || group.count < 4 {
                return LintFinding(
                    file.place,
                    "A target builds \(file.path), which is not there. Bring it back or remove it from the project.",
                    doubt: file.doubt)
            }
            guard group.first?.place == file.place else { return nil }
            let names = group.prefix(3).map(\.path).joined(separator: ", ")
            return LintFinding(
                file.place,
                "Targets build \(group.count) files which are not there: \(names) and \(group.count - 3) more. Bring them back "
                    + "or remove them from the project.",
                doubt: file.doubt)
        }
    }

    /// The folders that hold files or folders with files, without `.lproj` folders.
    private static func folders(in paths: [String]) -> Set<String> {
        var found: Set<String> = [""]
        for path in paths {
            let folder = folder(of: path)
            if found.insert(folder).inserted { found.insert(RulePath.folder(of: folder)) }
        }
        return found
    }

    private static func folder(of path: String) -> String { LocalizedFile(path: path).folder }
}

/// Finds documents that no target builds though files beside them are built.
struct DocumentInNoTargetRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "document-in-no-target",
        summary: "A storyboard or xib that no target builds, though targets build what stands beside or around it.",
        rationale: """
            It is not in any product: loading it by name crashes with `Could not find a storyboard named …` or `Could \
            not load NIB in bundle`. Add it to a target, or delete it if nothing loads it any more. What other rules find in \
            such a document is only counted here.
            """,
        level: .warning)

    static let doubtOfPackages = "a package around it may build it"
    private static let doubtOfOthers = "the project does not name it, and something else may build it"

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let indices = graph.targets.projects.compactMap { project in
            graph.targets.memberships(of: project).map { (project, $0) }
        }
        var membersByFolder: [String: String] = [:]
        var members: Set<String> = []
        var resources: Set<Resource> = []
        for (project, memberships) in indices {
            for path in memberships.memberPaths {
                let file = LocalizedFile(path: path)
                if membersByFolder[file.folder] == nil { membersByFolder[file.folder] = project.name }
                members.insert(path)
                resources.insert(Resource(file))
            }
        }
        let packageFolders = Set(
            graph.paths.filter { $0.hasSuffix("Package.swift") || $0.hasSuffix(".podspec") }.map(RulePath.folder(of:)))
        return graph.documents.compactMap { document -> LintFinding? in
            guard !members.contains(document.path) else { return nil }
            let file = LocalizedFile(path: document.path)
            if RulePath.isForTests(document.path) { return nil }
            let folders = Self.foldersOfProject(around: file, in: graph)
            // A folder that a target copies as it is takes along whatever it holds.
            if folders.contains(where: members.contains) { return nil }
            guard let nearest = folders.first(where: { membersByFolder[$0] != nil }),
                let project = membersByFolder[nearest]
            else { return isBackup(file, graph) ? backup(document) : nil }
            let isPackaged = RulePath.foldersAround(document.path).contains(where: packageFolders.contains)
            if let language = file.language, resources.contains(Resource(file)) {
                let table = "\(RulePath.folder(of: document.path))/\(file.baseName).strings"
                let what = members.contains(table) ? "uses \(table) in its place" : "does not list it"
                return LintFinding(
                    document.documentPlace,
                    "This copy for the language \(language) is in no target: the project \(project) \(what). Delete it, or "
                        + "add it to the document's languages.",
                    doubt: Doubt.first((isPackaged, Self.doubtOfPackages)))
            }
            let isReferenced = indices.contains { $0.1.isReferenced(document.path) }
            let how = isReferenced ? "lists this document, but no target builds it" : "does not know this document"
            let place = nearest == file.folder ? "beside" : "around"
            return LintFinding(
                document.documentPlace,
                "The project \(project) builds files \(place) it and \(how). Add it to a target or delete it.",
                doubt: Doubt.first(
                    (isPackaged, Self.doubtOfPackages),
                    (!isReferenced, Self.doubtOfOthers)))
        }
    }

    /// The folders around a file, nearest first, up to that of the project or package that it belongs to.
    private static func foldersOfProject(around file: LocalizedFile, in graph: ProjectGraph) -> [String] {
        let last = graph.projectFolder(of: file.path)
        return RulePath.foldersAround(file.folder + "/" + file.baseName)
            .filter { $0 == last || last.isEmpty || $0.hasPrefix(last + "/") }
    }

    /// Whether the file has the name that editors give to what a file was before, in a project that has targets.
    private func isBackup(_ file: LocalizedFile, _ graph: ProjectGraph) -> Bool {
        guard file.baseName.hasSuffix("~") else { return false }
        let folder = graph.projectFolder(of: file.path)
        return graph.targets.projects.contains { graph.projectFolder(of: $0.path) == folder }
    }

    private func backup(_ document: IBDocument) -> LintFinding {
        LintFinding(
            document.documentPlace,
            "No target builds this document, and its name is one that editors give to a backup. Delete it.",
            doubt: Self.doubtOfOthers)
    }

    /// The folder and name that all language versions of a file share.
    private struct Resource: Hashable {
        let folder: String
        let baseName: String

        init(_ file: LocalizedFile) {
            folder = file.folder
            baseName = file.baseName
        }
    }
}

/// Finds Xcode projects that cannot be read.
struct UnreadableProjectRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unreadable-project",
        summary: "An Xcode project file cannot be read.",
        rationale: """
            Xcode refuses to open it, and no rule knows which target builds which file. Merge conflicts are the usual \
            cause. Mend the file or restore it from version control.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        // What a description computes is no mistake.
        graph.targets.refusedProjects.filter { $0.refusal.code != "computed-description" }.map { project in
            LintFinding(
                Place(path: project.path, position: project.refusal.position), project.refusal.message.asSentence)
        }
    }
}

/// Finds asset catalogs' files that cannot be read.
struct UnreadableCatalogRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unreadable-catalog",
        summary: "The contents of a color set or group of an asset catalog cannot be read.",
        rationale: """
            The catalog's compiler leaves out what it cannot read: the color or the whole namespace is missing at run \
            time. Mend the file; a merge conflict is the usual cause.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.assets.catalogs.flatMap(\.refused).map { file in
            LintFinding(Place(path: file.path, position: file.refusal.position), file.refusal.message.asSentence)
        }
    }
}

/// Folders of project-relative paths.
enum RulePath {
    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    private static let markers = ["test", "fixture", "template", "mock"]

    /// True if a folder around a file has a name for data of tests, or of files to be made.
    static func isForTests(_ path: String) -> Bool {
        folder(of: path).lowercased().split(separator: "/").contains { part in markers.contains { part.contains($0) } }
    }

    /// Every folder around a file, nearest first, the root at last.
    static func foldersAround(_ path: String) -> [String] {
        var folders = [folder(of: path)]
        while let last = folders.last, !last.isEmpty { folders.append(folder(of: last)) }
        return folders
    }
}

extension String {
    /// With a capital letter and a full stop.
    var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
