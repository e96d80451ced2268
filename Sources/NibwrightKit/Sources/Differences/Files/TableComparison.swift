import ProjectFiles
import SourceText

/// Compares tables of translations by key.
enum TableComparison {
    static func strings(_ file: ChangedFile) throws -> [Difference] {
        let tables = try [file.old, file.new].map { try $0.map { try StringsTable.read($0).get() } }
        let entries = tables.map { ($0?.entries ?? []).map { (key: $0.key, value: $0.value) } }
        return file.differences(entries[0], entries[1]) { kind, key, old, new in
            difference(kind, key, old, new, nil, in: file)
        }
    }

    static func catalog(_ file: ChangedFile) throws -> [Difference] {
        let catalogs = try [file.old, file.new].map { try $0.map { try StringCatalog.read($0).get() } }
        let units = catalogs.map { catalog in
            (catalog?.entries ?? []).flatMap { entry in
                entry.localizations.flatMap { localization in
                    localization.units.map { unit in
                        let variation = unit.variation.isEmpty ? "" : " (\(unit.variation.joined(separator: ", ")))"
                        return (key: "\(localization.language)\n\(entry.key)\(variation)", value: unit.value)
                    }
                }
            }
        }
        return file.differences(units[0], units[1]) { kind, key, old, new in
            let parts = key.split(separator: "\n", maxSplits: 1).map(String.init)
            return difference(kind, parts.last ?? key, old, new, parts.first, in: file)
        }
    }

    private static func difference(
        _ kind: Difference.Kind, _ key: String, _ old: String?, _ new: String?, _ language: String?,
        in file: ChangedFile
    ) -> Difference {
        let text =
            switch kind {
            case .added: "added: \(FieldWords.quoted(new ?? ""))"
            case .removed: "removed: \(FieldWords.quoted(old ?? ""))"
            default: "\(FieldWords.quoted(old ?? "")) is now \(FieldWords.quoted(new ?? ""))"
            }
        return file.difference(kind, .translation, text, group: language, subject: "key \(FieldWords.quoted(key))")
    }
}
