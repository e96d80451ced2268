import ProjectFiles
public import ProjectGraph
public import SourceText

/// Works out the edits of Xcode projects that files which are added, removed or renamed need, and the reasons against
/// them.
///
/// A `Package.swift` or a `project.yml` is never edited: it only gives a doubt where it names such a file.
public struct ProjectUpdate: Sendable {
    /// Empty where there are doubts.
    public private(set) var edits: [FileEdit] = []
    /// Reasons why some project cannot take the change; if there are any, there are no edits, and no file should
    /// change.
    public private(set) var doubts: [Obstacle] = []
    /// Notes about projects that a tool has to write again, since they are not edited.
    public private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - files: new ones, those of a document and its translations in a row.
    ///   - removed: documents and tables that are in some project and go.
    ///   - graph: the project whose project files are edited.
    public init(adding files: [NewFile], removing removed: [String], in graph: ProjectGraph) {
        let concerned = Set(files.map(\.origin) + removed)
        doubts = PackageObstacles.all(about: concerned.sorted(), in: graph) + Self.unreadable(concerned, graph)
        let asked = concerned.union(files.map(\.path)).union(files.compactMap(\.sibling))
        for (project, memberships) in graph.targets.projects(concernedBy: asked) {
            if let generator = graph.targets.generator(of: project) {
                findings += Self.note(project, memberships, generator, concerned)
                continue
            }
            var addition = ProjectAddition(project, memberships)
            addition.add(files)
            addition.remove(removed)
            addition.check(files)
            doubts += addition.doubts
            edits += addition.edits.map { .replace(path: project.path, $0) }
        }
        if !doubts.isEmpty { edits = [] }
    }

    /// - Parameters:
    ///   - files: those that get other names in the folders that they are in. A file that no project names needs
    ///     nothing, and neither does one of a synchronized folder.
    ///   - graph: whose Xcode projects are edited.
    public init(renaming files: [RenamedFile], in graph: ProjectGraph) {
        let concerned = Set(files.map(\.path))
        doubts = PackageObstacles.all(about: concerned.sorted(), in: graph) + Self.unreadable(concerned, graph)
        doubts += Self.described(concerned, graph)
        for (project, memberships) in graph.targets.projects(concernedBy: concerned) {
            if let generator = graph.targets.generator(of: project) {
                findings += Self.note(project, memberships, generator, concerned)
                continue
            }
            var editor = XcodeProjectEditor(project)
            let known = files.filter { file in
                memberships.isReferenced(file.path) || !memberships.targets(of: file.path).isEmpty
            }
            do {
                try editor.renameFiles(known.map { ($0.path, $0.newName) })
            } catch {
                doubts.append(
                    Obstacle(
                        code: error.code.prefixed("project-"),
                        reason: "the project cannot take the new names: \(error.message)",
                        place: Place(path: project.path)))
            }
            edits += editor.edits.edits.map { .replace(path: project.path, $0) }
        }
        if !doubts.isEmpty { edits = [] }
    }

    /// Descriptions of projects that name one of the files itself, and are not edited.
    private static func described(_ files: Set<String>, _ graph: ProjectGraph) -> [Obstacle] {
        let descriptions = graph.paths.filter { ProjectFileKind(path: $0) == .projectSpecification }
            .compactMap(graph.text(at:))
        return descriptions.flatMap { description in
            files.sorted().filter { description.contains($0.fileName) }.map { file in
                Obstacle(
                    code: .descriptionNamesFile,
                    reason: "\(description.path) names \(file.fileName); name its folder there, or leave the file out",
                    place: Place(path: description.path))
            }
        }
    }

    /// The obstacles that projects are which cannot be read and say the name of one of some files in their folders.
    public static func unreadable(_ files: Set<String>, _ graph: ProjectGraph) -> [Obstacle] {
        graph.targets.refusedProjects.compactMap { project in
            let folder = LocalizedFile(path: LocalizedFile(path: project.path).folder).folder
            let named = files.sorted().first { file in
                (folder.isEmpty || file.hasPrefix(folder + "/")) && project.source.contains(file.fileName)
            }
            return named.map { file in
                Obstacle(
                    code: .projectUnreadable,
                    reason: "the project that may build \(file) cannot be read: \(project.refusal.message)",
                    place: Place(path: project.path))
            }
        }
    }

    private static func note(
        _ project: XcodeProject, _ memberships: ProjectMemberships, _ generator: ProjectGenerator, _ files: Set<String>
    ) -> [Finding] {
        guard files.contains(where: memberships.isReferenced) else { return [] }
        return [
            Finding(
                rule: "generated-project", level: .note, place: Place(path: project.path),
                message:
                    "\(generator.rawValue) writes this project; let it write it again once the documents have changed")
        ]
    }
}
