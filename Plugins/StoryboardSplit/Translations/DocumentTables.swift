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
        var tables = translations.tables
        var catalogs = translations.catalogs
        var refused = translations.refused.map { ($0.path, $0.refusal) }
        let known = Set(tables.map(\.path) + catalogs.map(\.path) + refused.map(\.0))
        for path in Self.grouped(with: document, graph) where !known.contains(path) {
            guard let source = graph.text(at: path) else { continue }
            switch ProjectFileKind(path: path) {
            case .strings:
                switch StringsTable.read(source) {
                case .success(let table): tables.append(table)
                case .failure(let refusal): refused.append((path, refusal))
                }
            case .stringCatalog:
                switch StringCatalog.read(source) {
                case .success(let catalog): catalogs.append(catalog)
                case .failure(let refusal): refused.append((path, refusal))
                }
            default: continue
            }
        }
        self.tables = tables.sorted { $0.path < $1.path }
        self.catalogs = catalogs.sorted { $0.path < $1.path }
        obstacles =
            refused.sorted { $0.0 < $1.0 }.map { path, refusal in
                Obstacle(
                    code: .tableUnreadable, reason: "its translations in \(path) cannot be read: \(refusal.message)",
                    place: Place(path: path))
            } + self.tables.compactMap(Self.obstacle)
    }

    /// Returns the files of the document's variant groups, sorted.
    private static func grouped(with document: IBDocument, _ graph: ProjectGraph) -> [String] {
        let paths = graph.targets.projects.compactMap(graph.targets.memberships).flatMap {
            $0.variants(of: document.path)
        }
        return Set(paths).sorted()
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
