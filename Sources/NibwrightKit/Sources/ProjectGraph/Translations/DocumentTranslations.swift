public import InterfaceBuilder
public import ProjectFiles
public import SourceText

/// The translations of one document: tables keyed by object id, beside it or in its variant group of a project, and full
/// copies for other languages.
public struct DocumentTranslations: Sendable {
    /// The document.
    public let document: IBDocument
    /// `.strings` tables, one for each language, by path.
    public let tables: [StringsTable]
    /// `.xcstrings` catalogs, by path.
    public let catalogs: [StringCatalog]
    /// The same document in other languages' folders, by path.
    public let copies: [IBDocument]
    /// Tables and catalogs that are there and cannot be read, by path.
    public let refused: [RefusedTable]

    /// The languages into which the document is translated, sorted; `Base` is none.
    public var languages: [String] {
        let ofTables = tables.compactMap(\.file.language) + copies.compactMap { LocalizedFile(path: $0.path).language }
        return Set(ofTables + catalogs.flatMap(\.languages)).subtracting(["Base", "mul"]).sorted()
    }
}

/// A table of translations that is there and cannot be read.
public struct RefusedTable: Sendable {
    /// The file.
    public let source: SourceText
    /// The reason why it was not read.
    public let refusal: ReadingRefusal

    /// The project-relative path of the file.
    public var path: String { source.path }
}

/// Finds the tables that belong to each document.
struct TranslationIndex: Sendable {
    private struct Resource: Hashable {
        let folder: String
        let name: String

        init(_ path: String) {
            let file = LocalizedFile(path: path)
            folder = file.folder
            name = file.baseName
        }
    }

    private let documents: [Resource: [IBDocument]]
    private let tables: [Resource: [SourceText]]

    init(_ documents: [IBDocument], texts: [SourceText]) {
        let byResource = Dictionary(grouping: documents) { Resource($0.path) }
        self.documents = byResource
        let tables = texts.filter { [.strings, .stringCatalog].contains(ProjectFileKind(path: $0.path)) }
        // `Localizable.strings` and its like belong to no document.
        self.tables = Dictionary(grouping: tables) { Resource($0.path) }.filter { byResource[$0.key] != nil }
    }

    /// - Parameter grouped: files of the document's variant groups, wherever they are.
    func translations(of document: IBDocument, grouped: [SourceText]) -> DocumentTranslations {
        let resource = Resource(document.path)
        let beside = self.tables[resource] ?? []
        let known = Set(beside.map(\.path))
        var tables: [StringsTable] = []
        var catalogs: [StringCatalog] = []
        var refused: [RefusedTable] = []
        for source in (beside + grouped.filter { !known.contains($0.path) }).sorted(by: { $0.path < $1.path }) {
            switch ProjectFileKind(path: source.path) {
            case .strings:
                switch StringsTable.read(source) {
                case .success(let table): tables.append(table)
                case .failure(let refusal): refused.append(RefusedTable(source: source, refusal: refusal))
                }
            case .stringCatalog:
                switch StringCatalog.read(source) {
                case .success(let catalog): catalogs.append(catalog)
                case .failure(let refusal): refused.append(RefusedTable(source: source, refusal: refusal))
                }
            default: continue
            }
        }
        let twins = (documents[resource] ?? []).filter { $0 != document && $0.kind.form == document.kind.form }
        return DocumentTranslations(
            document: document, tables: tables, catalogs: catalogs, copies: twins, refused: refused)
    }
}
