import InterfaceBuilder
import ProjectFiles
public import ProjectGraph
import SourceText

extension FlowDeclarations {
    /// Reads the declarations from a project's property lists and build settings.
    public init(_ graph: ProjectGraph) {
        let entries = graph.entryReferences.filter { $0.target?.isTest != true }.compactMap { reference in
            Self.kind(of: reference).map { kind in
                Entry(kind: kind, documentPaths: reference.documents.map(\.path), place: reference.place)
            }
        }
        let storyboards = graph.documents.filter { $0.kind.form == .storyboard }.map(\.path)
        let lists = graph.paths.filter { InfoPlist.isInfoPlist(path: $0) && !graph.isTest($0) }
        let described = Set(lists.map(graph.projectFolder))
        let paths = storyboards.filter { path in
            let targets = graph.targets.targets(of: path)
            if targets.isEmpty { return described.contains(graph.projectFolder(of: path)) }
            return targets.contains { target in
                !target.infoPlistKeys.isEmpty || target.infoPlistPaths.contains(where: graph.lists)
            }
        }
        self.init(entries: entries, describedPaths: Set(paths))
    }

    private static func kind(of reference: EntryReference) -> FlowEntry.Kind? {
        switch reference.kind {
        case .mainStoryboard: .main
        case .sceneStoryboard: .windowScene
        case .extensionStoryboard: .appExtension
        case .launchStoryboard: .launch
        default: nil
        }
    }
}

extension AppFlow {
    /// The flow of a project as far as the graph knows it.
    public init(_ graph: ProjectGraph, threads: Int = defaultThreadCount) {
        self.init(
            graph, code: graph.codeReferences, declarations: FlowDeclarations(graph), threads: threads)
    }
}

extension ProjectGraph {
    /// The flow of the project as far as the graph knows it, worked out once.
    public var flow: AppFlow { derived.value { AppFlow(self) } }
}
