import ProjectFiles
import TransformKit

/// Tells whether the classes that a document can mean are all in the checkout.
///
/// Repositories of samples have many projects with classes of one name, and a project may list sources that the
/// repository does not have: those of submodules, ignored ones, ones that the build writes.
struct ClassReach {
    private let graph: ProjectGraph
    private let targetsMissingSources: Set<XcodeTarget>
    private let targetsMissingDocuments: Set<XcodeTarget>

    init(in graph: ProjectGraph) {
        self.graph = graph
        var sources: Set<XcodeTarget> = []
        var documents: Set<XcodeTarget> = []
        for project in graph.targets.projects {
            let builders = XcodeFileBuilders(project)
            for missing in graph.targets.memberships(of: project)?.missingFiles ?? [] where missing.isMember {
                switch ProjectFileKind(path: missing.path) {
                case .swift, .objectiveCSource: sources.formUnion(builders.targets(building: missing.id))
                case .storyboard, .xib: documents.formUnion(builders.targets(building: missing.id))
                default: break
                }
            }
        }
        targetsMissingSources = sources
        targetsMissingDocuments = documents
    }

    /// Whether the repository has every source of the targets that build a file.
    func hasSources(around path: String) -> Bool {
        targetsMissingSources.isDisjoint(with: graph.targets.targets(of: path))
    }

    /// Whether the repository has every source and document of the targets that build a file.
    func hasSourcesAndDocuments(around path: String) -> Bool {
        hasSources(around: path) && targetsMissingDocuments.isDisjoint(with: graph.targets.targets(of: path))
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
