import InterfaceBuilder
import TransformKit

/// The projects with a document whose text could not be read at all, or without any, so that its objects and connections are not known.
struct UnreadDocuments {
    private let graph: ProjectGraph
    private let folders: Set<String>
    private let lacking: LackingDocuments

    init(in graph: ProjectGraph) {
        self.graph = graph
        lacking = LackingDocuments(in: graph)
        folders = Set(graph.refusedDocuments.filter(\.refusal.mayLackText).map { graph.projectFolder(of: $0.path) })
    }

    /// Whether a document of a file's project may be one of those, or the checkout has none of its documents, so that a
    /// missing object or connection may be there.
    func mayLack(from path: String) -> Bool {
        lacking.concern(path) || !folders.isEmpty && folders.contains(graph.projectFolder(of: path))
    }
}

extension ReadingRefusal {
    /// Whether the text may lack something that the document had; an old archive or one with merge conflicts has all of
    /// it.
    fileprivate var mayLackText: Bool {
        !isOldArchive && !["conflict-markers", "document-type-declaration", "nested-too-deep"].contains(code)
    }

    /// Whether the file is of the format before Xcode 4.2 or so, a property list of archived objects.
    var isOldArchive: Bool { code == "old-archive" }
}
