public import ProjectFiles
public import SourceText

/// Translations that go from the tables of one document to new tables of another one.
public struct MovedTranslations: Sendable {
    /// The entries taken out of the old tables, and the new tables, each in the folder of the same language.
    public let edits: [FileEdit]
    /// The new tables, for the projects that have to know them.
    public let files: [NewFile]
}

extension TranslatedTexts {
    /// Moves all translations of some objects to new tables of another document.
    ///
    /// - Parameters:
    ///   - ids: the objects, whose ids do not change.
    ///   - dropped: objects whose translations go, since those of the others stand for them.
    ///   - name: the other document's name without its extension. The tables get it, so none may be there yet.
    /// - Returns: Nil where the entries of a table cannot be taken out, since it is a property list or badly written.
    public func moving(objects ids: Set<String>, dropping dropped: Set<String> = [], toTablesNamed name: String)
        -> MovedTranslations?
    {
        var edits: [FileEdit] = []
        var files: [NewFile] = []
        for path in Set(ids.union(dropped).flatMap(entries(ofObject:)).map(\.path)).sorted() {
            guard let divided = division(of: path, ids, dropping: dropped) else { return nil }
            edits += divided.edits.map { .replace(path: path, $0) }
            guard let table = divided.tables[0] else { continue }
            let old = LocalizedFile(path: path)
            let new =
                String(path.dropLast(old.baseName.utf8.count + old.fileExtension.utf8.count + 1))
                + name + "." + old.fileExtension
            edits.append(.create(path: new, bytes: table))
            files.append(NewFile(path: new, origin: path, name: name))
        }
        return MovedTranslations(edits: edits, files: files)
    }

    /// What all translations of an object say, a line for each property and language, sorted: equal for objects that are
    /// translated alike.
    public func wording(ofObject id: String) -> [String] {
        entries(ofObject: id).flatMap { entry -> [String] in
            let property = entry.key.property
            if let table = translations.tables.first(where: { $0.path == entry.path }) {
                let value = table.entry(for: entry.key.text)?.value ?? ""
                return ["\(property) \(table.file.language ?? ""): \(value)"]
            }
            let catalog = translations.catalogs.first { $0.path == entry.path }
            return (catalog?.entry(for: entry.key.text)?.localizations ?? []).flatMap { localization in
                localization.units.map { unit in
                    "\(property) \(([localization.language] + unit.variation).joined(separator: " ")): \(unit.value)"
                }
            }
        }.sorted()
    }
}
