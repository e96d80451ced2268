import ProjectFiles
import SourceText

/// Compares tables of translations by key; what left one table for another is said once, where it is now.
struct TableComparison {
    let differences: [Difference]

    /// - Parameter files: all tables of the project that are not the same in both states.
    init(_ files: [ChangedFile], unread: inout [(path: String, reason: String)]) {
        var tables: [TranslationTable] = []
        for file in files {
            do {
                tables.append(try TranslationTable(file))
            } catch {
                unread.append((file.path, (error as? ReadingRefusal)?.message ?? "\(error)"))
            }
        }
        let moves = TranslationMoves(tables)
        differences = tables.flatMap { table in
            let gone = moves.gone[table.file.path] ?? []
            let came = moves.came[table.file.path] ?? [:]
            return Self.moved(came, into: table.file)
                + table.file.differences(
                    table.old.filter { !gone.contains($0.key) }, table.new.filter { came[$0.key] == nil }
                ) { kind, key, old, new in Self.difference(kind, key, old, new, in: table) }
        }
    }

    /// One line for each table from which translations come.
    private static func moved(_ came: [String: String], into file: ChangedFile) -> [Difference] {
        Dictionary(grouping: came, by: \.value).sorted { $0.key < $1.key }.map { origin, entries in
            let count = entries.count
            return file.difference(
                .moved, .translation, "\(count) translation\(count == 1 ? "" : "s") moved here from \(origin)",
                oldPlace: Place(path: origin), newPlace: Place(path: file.path))
        }
    }

    private static func difference(
        _ kind: Difference.Kind, _ key: String, _ old: String?, _ new: String?, in table: TranslationTable
    ) -> Difference {
        let text =
            switch kind {
            case .added: "added: \(FieldWords.quoted(new ?? ""))"
            case .removed: "removed: \(FieldWords.quoted(old ?? ""))"
            default: "\(FieldWords.quoted(old ?? "")) is now \(FieldWords.quoted(new ?? ""))"
            }
        let parts = key.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return table.file.difference(
            kind, .translation, text, group: table.isCatalog ? parts[0] : nil,
            subject: "key \(FieldWords.quoted(parts[1]))")
    }
}
