import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// Languages of documents, and whether their tables still fit.
struct InspectTranslations: Encodable, Sendable {
    /// Counts the translations of one document.
    struct Document: Encodable, Sendable {
        let path: String
        let languages: [String]
        let tables: Int
        let catalogs: Int
        /// Full copies in other languages.
        let copies: Int
        let keys: Int
        /// Keys whose object the document no longer has.
        let stale: Int
    }

    let languages: [String]
    /// Documents with tables, catalogs or copies, by path.
    let documents: [Document]
    let tables: Int
    let catalogs: Int
    let copies: Int
    let keys: Int
    let stale: Int
    let refused: [InspectDocuments.Refused]

    init(_ graph: ProjectGraph) {
        let all = graph.documents.map { graph.translations(of: $0) }
        let translated = all.filter { translations in
            let copies = translations.copies.map(Self.rank)
            return !(translations.tables.isEmpty && translations.catalogs.isEmpty && copies.isEmpty)
                && copies.allSatisfy { Self.rank(translations.document) < $0 }
        }
        documents = translated.map(Document.init)
        languages = Set(translated.flatMap(\.languages)).sorted()
        tables = documents.reduce(0) { $0 + $1.tables }
        catalogs = documents.reduce(0) { $0 + $1.catalogs }
        copies = documents.reduce(0) { $0 + $1.copies }
        keys = documents.reduce(0) { $0 + $1.keys }
        stale = documents.reduce(0) { $0 + $1.stale }
        let refused = translated.flatMap(\.refused).map { table in
            InspectDocuments.Refused(
                path: table.path, reason: table.refusal.message, code: table.refusal.code,
                line: table.refusal.position?.line)
        }
        self.refused = refused.sorted { $0.path < $1.path }
    }

    /// The least of a resource's copies is what the others translate; were each taken, tables would count twice.
    private static func rank(_ document: IBDocument) -> (Int, String) {
        let file = LocalizedFile(path: document.path)
        return (file.isBase ? 0 : file.language == nil ? 1 : 2, document.path)
    }
}

extension InspectTranslations.Document {
    fileprivate init(_ translations: DocumentTranslations) {
        let document = translations.document
        let texts =
            translations.tables.flatMap(\.entries).map(\.key) + translations.catalogs.flatMap(\.entries).map(\.key)
        let isKnown = { (id: String) in document.object(id: id) != nil }
        let known = texts.count { TranslationKey($0, isObjectID: isKnown) != nil }
        let stale = texts.count { TranslationKey($0, isObjectID: isKnown) == nil && TranslationKey($0) != nil }
        self.init(
            path: document.path, languages: translations.languages, tables: translations.tables.count,
            catalogs: translations.catalogs.count, copies: translations.copies.count, keys: known + stale, stale: stale)
    }
}
