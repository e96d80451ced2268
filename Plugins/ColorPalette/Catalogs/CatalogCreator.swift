import ProjectFiles
import TransformKit

/// Creates the catalogs that are missing: one for each Xcode project or package target that needs one.
struct CatalogCreator {
    let graph: ProjectGraph
    let index: CatalogIndex
    let mayEdit: (_ path: String) -> Bool
    private let lazyDocumentPaths = Lazy<[ResourceBundle: [String]]>()

    /// The catalog for a need, or the obstacle to creating one.
    typealias Outcome = Result<CatalogPlace, Obstacle>

    init(_ graph: ProjectGraph, index: CatalogIndex, mayEdit: @escaping (_ path: String) -> Bool) {
        self.graph = graph
        self.index = index
        self.mayEdit = mayEdit
    }

    /// Returns a catalog for each of several needs whose bundles belong to the same projects.
    func places(for needs: [Set<ResourceBundle>], preferred: String?) -> [Set<ResourceBundle>: Outcome] {
        let bundles = needs.reduce(into: Set<ResourceBundle>()) { $0.formUnion($1) }.sorted()
        let projects = Set(bundles.map(\.projectPath)).sorted()
        guard projects.count == 1, let project = projects.first else {
            return outcomes(needs) { _ in .failure(.severalProjects(projects)) }
        }
        if let project = graph.targets.projects.first(where: { $0.path == project }) {
            let outcome = Outcome { () throws(Obstacle) in
                try place(in: project, for: bundles, preferred: preferred)
            }
            return outcomes(needs) { _ in outcome }
        }
        return outcomes(needs) { need in
            Outcome { () throws(Obstacle) in try packagePlace(for: need, preferred) }
        }
    }

    private func outcomes(
        _ needs: [Set<ResourceBundle>], _ outcome: (Set<ResourceBundle>) -> Outcome
    ) -> [Set<ResourceBundle>: Outcome] {
        Dictionary(needs.map { ($0, outcome($0)) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Xcode projects

    private func place(
        in project: XcodeProject, for bundles: [ResourceBundle], preferred: String?
    ) throws(Obstacle) -> CatalogPlace {
        let generator = graph.targets.generator(of: project)
        let isDescribed = graph.targets.isDescribed(project)
        if let generator, !isDescribed { throw .generated(project.path, by: generator) }
        guard isDescribed || mayEdit(project.path) else { throw .notEditable(project.path) }
        let path = preferred ?? freePath(in: folder(for: bundles), project)
        guard mayEdit(path + "/Contents.json") else { throw .notEditable(path) }
        let wanted = Set(bundles.compactMap(\.xcodeTarget))
        let targets = project.targets.filter(wanted.contains)
        var editor = XcodeProjectEditor(project)
        do throws(XcodeEditRefusal) {
            try editor.addFile(path, toTargets: targets)
        } catch {
            throw Obstacle(error.code, error.message, at: project.path)
        }
        // A file in a described folder becomes a member without an edit of any project.
        if isDescribed, !editor.edits.edits.isEmpty, let generator {
            throw .generated(project.path, by: generator)
        }
        let contents = path + "/Contents.json"
        guard wanted.isSubset(of: editor.project.memberships(paths: [contents]).targets(of: contents)) else {
            let reason = "\"\(path)\" would not become a member of every target that needs it"
            throw Obstacle(.inconsistentProject, reason, at: project.path)
        }
        let replacements = editor.edits.edits.map { FileEdit.replace(path: project.path, $0) }
        return CatalogPlace(path: path, edits: [Self.creation(of: path)] + replacements)
    }

    /// Returns the folder that has most targets' main catalogs, or else the one around the targets' documents.
    private func folder(for bundles: [ResourceBundle]) -> String {
        let folders = bundles.compactMap { index.main(of: $0)?.folder }
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        let best = counts.min { ($1.value, $0.key.utf8.count, $0.key) < ($0.value, $1.key.utf8.count, $1.key) }
        return best?.key ?? documentFolder(of: Set(bundles)) ?? ""
    }

    // MARK: Packages

    /// Returns a new catalog in the target's folder: like the documents there, it becomes a resource without an edit.
    private func packagePlace(
        for need: Set<ResourceBundle>, _ preferred: String?
    ) throws(Obstacle) -> CatalogPlace {
        guard need.count == 1, let bundle = need.first, case .packageTarget(_, let root) = bundle.builder else {
            throw .severalTargets(need.sorted())
        }
        let folder = documentFolder(of: need) ?? root
        let isInside = preferred?.hasPrefix(root + "/") == true
        let path = isInside ? preferred ?? "" : freePath(in: folder, nil)
        guard mayEdit(path + "/Contents.json") else { throw .notEditable(path) }
        return CatalogPlace(path: path, edits: [Self.creation(of: path)])
    }

    // MARK: Paths

    /// Returns the innermost folder around all documents of some bundles, without localization folders.
    private func documentFolder(of bundles: Set<ResourceBundle>) -> String? {
        var common: [Substring]?
        for path in bundles.flatMap({ documentPaths[$0] ?? [] }) {
            var folders = path.split(separator: "/").dropLast()
            if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
            common = common.map { zip($0, folders).prefix { $0 == $1 }.map(\.0) } ?? Array(folders)
        }
        return common?.joined(separator: "/")
    }

    /// The documents of each bundle, looked up once for all catalogs that are created.
    private var documentPaths: [ResourceBundle: [String]] {
        lazyDocumentPaths.value {
            var paths: [ResourceBundle: [String]] = [:]
            for document in graph.documents {
                for bundle in graph.resourceBundles(of: document.path) {
                    paths[bundle, default: []].append(document.path)
                }
            }
            return paths
        }
    }

    /// Returns `Colors.xcassets`, or the next name that neither the folder nor the project has.
    private func freePath(in folder: String, _ project: XcodeProject?) -> String {
        let taken = Set(index.catalogs.map { $0.path.lowercased() })
        let missing = project.flatMap { graph.targets.memberships(of: $0) }?.missingFiles ?? []
        for number in 1... {
            let name = number == 1 ? "Colors.xcassets" : "Colors\(number).xcassets"
            let path = folder.isEmpty ? name : folder + "/" + name
            let isNamed = missing.contains { $0.path.lowercased() == path.lowercased() }
            if !taken.contains(path.lowercased()), !isNamed { return path }
        }
        return folder
    }

    private static func creation(of path: String) -> FileEdit {
        .create(path: path + "/Contents.json", bytes: ColorSetContents.folder(providesNamespace: false))
    }
}

extension ResourceBundle {
    fileprivate var xcodeTarget: XcodeTarget? { if case .xcodeTarget(let target) = builder { target } else { nil } }
}

extension Obstacle {
    fileprivate static func severalProjects(_ paths: [String]) -> Obstacle {
        Obstacle(
            .severalProjects, "its documents are built by \(quoted(paths)), and no catalog is a member of all of them",
            at: paths.first ?? "")
    }

    fileprivate static func severalTargets(_ bundles: [ResourceBundle]) -> Obstacle {
        Obstacle(
            .severalProjects,
            "its documents are in the package targets \(quoted(bundles.map(\.name))), which share no catalog",
            at: bundles.first?.projectPath ?? "")
    }

    fileprivate static func generated(_ path: String, by generator: ProjectGenerator) -> Obstacle {
        Obstacle(
            .generatedProject, "\"\(path)\" is written by \(generator.rawValue), so a new catalog must be added there",
            at: path)
    }

    fileprivate static func notEditable(_ path: String) -> Obstacle {
        Obstacle(.notInSelection, "the recipe does not let this step change \"\(path)\"", at: path)
    }

    private static func quoted(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: " and ")
    }
}
