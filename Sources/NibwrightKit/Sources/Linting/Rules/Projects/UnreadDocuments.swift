import InterfaceBuilder
import TransformKit

/// Projects with a document of which not even the text is there: what it defines and connects is not known.
struct UnreadDocuments {
    private let graph: ProjectGraph
    private let folders: Set<String>

    init(in graph: ProjectGraph) {
        self.graph = graph
        folders = Set(graph.refusedDocuments.filter(\.refusal.mayLackText).map { graph.projectFolder(of: $0.path) })
    }

    /// Whether a document of a file's project may lack what it should have.
    func mayLack(from path: String) -> Bool { !folders.isEmpty && folders.contains(graph.projectFolder(of: path)) }
}

extension ReadingRefusal {
    /// Whether the file may hold less than the document did: an old archive or a conflict has all of it.
    fileprivate var mayLackText: Bool {
        !["conflict-markers", "document-type-declaration", "nested-too-deep", "old-archive"].contains(code)
    }
}
