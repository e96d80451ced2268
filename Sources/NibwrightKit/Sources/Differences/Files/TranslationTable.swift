import ProjectFiles
import SourceText

/// The translations of a table or catalog in both states, by language and key with a line break between them.
struct TranslationTable {
    typealias Entry = (key: String, value: String)

    let file: ChangedFile
    let isCatalog: Bool
    let old: [Entry]
    let new: [Entry]

    init(_ file: ChangedFile) throws {
        self.file = file
        isCatalog = ProjectFileKind(path: file.path) == .stringCatalog
        let read = isCatalog ? Self.catalog : Self.strings
        old = try file.old.map(read) ?? []
        new = try file.new.map(read) ?? []
    }

    private static func strings(_ source: SourceText) throws -> [Entry] {
        let folder = source.path.split(separator: "/").dropLast().last ?? ""
        let language = folder.hasSuffix(".lproj") ? folder.dropLast(6) : ""
        return try StringsTable.read(source).get().entries.map { (key: "\(language)\n\($0.key)", value: $0.value) }
    }

    private static func catalog(_ source: SourceText) throws -> [Entry] {
        try StringCatalog.read(source).get().entries.flatMap { entry in
            entry.localizations.flatMap { localization in
                localization.units.map { unit in
                    let variation = unit.variation.isEmpty ? "" : " (\(unit.variation.joined(separator: ", ")))"
                    return (key: "\(localization.language)\n\(entry.key)\(variation)", value: unit.value)
                }
            }
        }
    }
}

/// The translations that one table of a project has lost and another has gained, text and all: a scene that moves to
/// another storyboard takes its texts along.
struct TranslationMoves {
    /// The keys that left a table, by its path.
    private(set) var gone: [String: Set<String>] = [:]
    /// The keys that came into a table, by its path, each with the path of the table that had it.
    private(set) var came: [String: [String: String]] = [:]

    init(_ tables: [TranslationTable]) {
        struct Text: Hashable {
            let key: String
            let value: String
        }
        var origins: [Text: [String]] = [:]
        for table in tables {
            let kept = Set(table.new.map(\.key))
            for entry in table.old where !kept.contains(entry.key) {
                origins[Text(key: entry.key, value: entry.value), default: []].append(table.file.path)
            }
        }
        for table in tables {
            let known = Set(table.old.map(\.key))
            for entry in table.new where !known.contains(entry.key) {
                let text = Text(key: entry.key, value: entry.value)
                // A text that two tables have now was copied by one of them.
                guard let origin = origins[text]?.first, came[table.file.path]?[entry.key] == nil else { continue }
                origins[text]?.removeFirst()
                gone[origin, default: []].insert(entry.key)
                came[table.file.path, default: [:]][entry.key] = origin
            }
        }
    }
}
