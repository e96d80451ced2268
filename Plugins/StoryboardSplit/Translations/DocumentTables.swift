import ProjectFiles
import TransformKit

/// Finds the string tables and catalogs of a document: beside it, and in its variant group of a project.
struct DocumentTables {
    /// The tables by path.
    let tables: [StringsTable]
    /// The catalogs by path.
    let catalogs: [StringCatalog]
    /// The reasons for which some of them cannot be edited.
    let obstacles: [Obstacle]

    init(of document: IBDocument, in graph: ProjectGraph) {
        let translations = graph.translations(of: document)
        tables = translations.tables
        catalogs = translations.catalogs
        let refused = translations.refused.map { ($0.path, $0.refusal) }
        obstacles =
            refused.map { path, refusal in
                Obstacle(
                    code: .tableUnreadable, reason: "its translations in \(path) cannot be read: \(refusal.message)",
                    place: Place(path: path))
            } + self.tables.compactMap(Self.obstacle)
    }

    private static func obstacle(about table: StringsTable) -> Obstacle? {
        if table.entries.isEmpty, table.problems.isEmpty { return nil }
        if case .propertyList = table.form {
            return Obstacle(
                code: .tablePropertyList,
                reason: "its translations in \(table.path) are a property list; convert the file to text",
                place: Place(path: table.path))
        }
        guard let problem = table.problems.first else { return nil }
        return Obstacle(
            code: .tableMalformed, reason: "its translations in \(table.path) cannot all be read: \(problem.message)",
            place: Place(path: table.path, position: problem.position))
    }
}
