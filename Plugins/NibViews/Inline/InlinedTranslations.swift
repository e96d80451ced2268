import ProjectFiles
import TransformKit

/// Takes the translations of a xib to the tables of the documents that get its content.
struct InlinedTranslations {
    private let xib: IBDocument
    private let own: DocumentTranslations
    private let graph: ProjectGraph

    init(_ inlined: InlinedClass, in graph: ProjectGraph) {
        xib = inlined.xib
        own = graph.translations(of: xib)
        self.graph = graph
    }

    /// - Throws: the reason why a document has no table that could take the entries.
    func edits(of documents: [InlineWriter.Outcome]) throws(Obstacle) -> [FileEdit] {
        if let table = own.refused.first {
            throw Obstacle(
                code: .translated, reason: "its translations cannot be read: \(table.refusal.message)",
                place: Place(path: table.path))
        }
        var edits: [FileEdit] = []
        for outcome in documents {
            let translations = graph.translations(of: outcome.document)
            for table in own.tables {
                let contributions = outcome.ids.compactMap { contribution(of: table, $0) }
                if contributions.isEmpty { continue }
                let target = translations.tables.first { $0.file.language == table.file.language }
                guard let target, let edit = target.appending(contributions) else {
                    throw obstacle(
                        Place(table.source, at: table.entries.first?.range?.lowerBound ?? 0), outcome.document)
                }
                edits.append(.replace(path: target.path, edit))
            }
            for catalog in own.catalogs {
                let contributions = outcome.ids.compactMap { contribution(of: catalog, $0) }
                if contributions.isEmpty { continue }
                guard let target = translations.catalogs.first, let added = target.appending(contributions) else {
                    throw obstacle(
                        Place(catalog.source, at: catalog.entries.first?.range.lowerBound ?? 0), outcome.document)
                }
                edits += added.map { .replace(path: target.path, $0) }
            }
        }
        return edits
    }

    private func contribution(of table: StringsTable, _ ids: [String: String]) -> TableContribution? {
        var keys: [String: String] = [:]
        for entry in table.entries {
            guard let key = TranslationKey(entry.key, isObjectID: { ids[$0] != nil }), let id = ids[key.objectID] else {
                continue
            }
            keys[entry.key] = "\(id).\(key.property)"
        }
        if keys.isEmpty { return nil }
        let omitted = Set(table.entries.map(\.key)).subtracting(keys.keys)
        return TableContribution(table, newKeys: keys.filter { $0 != $1 }, newIDs: ids, omitted: omitted)
    }

    private func contribution(of catalog: StringCatalog, _ ids: [String: String]) -> CatalogContribution? {
        let moved = catalog.entries.map(\.key).filter { TranslationKey($0, isObjectID: { ids[$0] != nil }) != nil }
        if moved.isEmpty { return nil }
        let omitted = Set(catalog.entries.map(\.key)).subtracting(moved)
        return CatalogContribution(catalog, newIDs: ids, omitted: omitted)
    }

    private func obstacle(_ place: Place, _ document: IBDocument) -> Obstacle {
        Obstacle(
            code: .translated,
            reason: "it is translated in \(place.path), and \(document.path) has no table that could take the texts",
            place: place)
    }
}
