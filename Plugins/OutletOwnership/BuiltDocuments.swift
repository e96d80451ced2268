import TransformKit

/// Finds the documents that show what happens at run time: those that a target builds.
///
/// A stale copy beside the built one (`de.lproj/Main.storyboard` where the project lists its `.strings` alone) has the
/// connections of years ago. Where no target of a project is known to build any document, every document counts.
struct BuiltDocuments {
    private let graph: ProjectGraph
    private let regionsWithBuilt: Set<String>

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let refused = Set(graph.targets.refusedProjects.map { graph.projectFolder(of: $0.path) })
        let built = graph.documents.map(\.path).filter { Self.isBuilt($0, graph) }
        regionsWithBuilt = Set(built.map { graph.projectFolder(of: $0) }).subtracting(refused)
    }

    /// Returns whether a document counts as evidence of what the app loads.
    func contain(_ path: String) -> Bool {
        !regionsWithBuilt.contains(graph.projectFolder(of: path)) || Self.isBuilt(path, graph)
    }

    private static func isBuilt(_ path: String, _ graph: ProjectGraph) -> Bool {
        !graph.targets.targets(of: path).isEmpty || !graph.resourceBundles(of: path).isEmpty
    }
}
