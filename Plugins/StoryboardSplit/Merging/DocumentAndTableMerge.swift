import Navigation
import TransformKit

/// Merges the documents, translations and project entries of storyboards; code and property lists are edited
/// afterwards.
struct DocumentAndTableMerge {
    let documents: DocumentMerge
    private let tables: TableMerge
    private let project: ProjectUpdate

    /// - Parameter namedInitials: paths of storyboards that code or property lists open by name alone.
    init(
        into receiver: IBDocument, _ merged: [IBDocument], _ graph: ProjectGraph, namedInitials: Set<String> = []
    ) {
        var identifiers = StoryboardIdentifiers(graph, uniqueIn: .project)
        let documents = DocumentMerge(into: receiver, merged, graph, &identifiers, namedInitials: namedInitials)
        self.documents = documents
        tables = TableMerge(
            merged.map { TableMerge.Source(document: $0, newIDs: documents.renewedIDs[$0.path] ?? [:]) },
            into: receiver.path, receiver, in: graph)
        project = ProjectUpdate(
            adding: tables.newFiles, removing: documents.removedPaths + tables.removed, in: graph)
    }

    var edits: [FileEdit] { documents.edits + tables.edits + project.edits }
    var obstacles: [Obstacle] { tables.obstacles + project.doubts }
    var findings: [Finding] { tables.findings + project.findings }
}
