import ProjectFiles
import TransformKit

/// Tells whether the classes that a document can mean are all in the checkout.
///
/// Repositories of samples have many projects with classes of one name, and a project may list sources that the
/// repository does not have: those of submodules, ignored ones, ones that the build writes.
struct ClassReach {
    private let graph: ProjectGraph
    /// A source and a document of each target that the checkout does not have, by its path.
    private let missingSources: [XcodeTarget: String]
    private let missingDocuments: [XcodeTarget: String]

    init(in graph: ProjectGraph) {
        self.graph = graph
        var sources: [XcodeTarget: String] = [:]
        var documents: [XcodeTarget: String] = [:]
        func note(_ missing: String, _ targets: [XcodeTarget], in table: inout [XcodeTarget: String]) {
            for target in targets { table[target] = min(table[target] ?? missing, missing) }
        }
        for project in graph.targets.projects {
            let builders = XcodeFileBuilders(project)
            for missing in graph.targets.memberships(of: project)?.missingFiles ?? [] where missing.isMember {
                switch ProjectFileKind(path: missing.path) {
                case .swift, .objectiveCSource: note(missing.path, builders.targets(building: missing.id), in: &sources)
                case .storyboard, .xib: note(missing.path, builders.targets(building: missing.id), in: &documents)
                default: break
                }
            }
        }
        missingSources = sources
        missingDocuments = documents
    }

    /// Why a class or member may be there after all: a source of a target that builds the file is not in the checkout.
    /// Nil where all of them are.
    func doubt(aboutSourcesAround path: String) -> String? { doubt(about: missingSources, path) }

    /// Why code or a document may mention a thing after all; nil where the checkout has every source and document of
    /// the targets that build the file.
    func doubt(aboutFilesAround path: String) -> String? {
        doubt(aboutSourcesAround: path) ?? doubt(about: missingDocuments, path)
    }

    private func doubt(about missing: [XcodeTarget: String], _ path: String) -> String? {
        for target in graph.targets.targets(of: path) {
            if let file = missing[target] {
                return "the checkout lacks \(file), which the target \(target.name) builds"
            }
        }
        return nil
    }

    /// Whether the classes that an object's class name can mean are all built by projects other than the document's.
    ///
    /// A module that the document names in so many words may be another project's; one of the target never is.
    func isForeign(_ types: [SwiftClass], to object: Element) -> Bool {
        let own = projects(building: object.document.path)
        guard !own.isEmpty, !types.isEmpty else { return false }
        return types.allSatisfy { type in
            let targets = graph.targets.targets(of: type.declaration.path)
            if !object.inheritsModuleFromTarget, let module = object.customModule,
                targets.contains(where: { $0.moduleNames.contains(module) })
            {
                return false
            }
            return !targets.isEmpty && own.isDisjoint(with: targets.map(\.projectPath))
        }
    }

    /// The paths of the projects with targets that build a file.
    func projects(building path: String) -> Set<String> { Set(graph.targets.targets(of: path).map(\.projectPath)) }
}

/// The targets of a project that build a file, by its reference: itself in a phase, or through its group of languages.
struct XcodeFileBuilders {
    private var targets: [String: [XcodeTarget]] = [:]

    init(_ project: XcodeProject) {
        for target in project.targets {
            let named = target.phases.flatMap(\.buildFiles).compactMap { project.object($0)?.value["fileRef"]?.string }
            for reference in Set(named) {
                targets[reference, default: []].append(target)
                for child in project.object(reference)?.value["children"]?.strings ?? [] {
                    targets[child, default: []].append(target)
                }
            }
        }
    }

    func targets(building reference: String) -> [XcodeTarget] { targets[reference] ?? [] }
}
