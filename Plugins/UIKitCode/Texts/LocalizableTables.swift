import ProjectFiles
import TransformKit

/// The tables `Localizable` of some targets, in every language, which `NSLocalizedString` asks.
///
struct LocalizableTables {
    private let strings: [StringsTable]
    private let catalog: StringCatalog?
    /// The language in which documents are written.
    private let development: String
    private let naming: TextKeyNaming
    /// Keys that code asks for already, whether or not a table has them.
    private let asked: Set<String>
    private let chosen: ChosenKeys

    /// - Parameters:
    ///   - targets: those that build the document.
    ///   - chosen: the keys that this run has given to texts.
    ///   - asked: the keys for which code asks already.
    /// - Throws: the reason why no text can move to such tables.
    init(
        of targets: [XcodeTarget], for document: IBDocument, _ chosen: ChosenKeys, asked: Set<String>,
        in graph: ProjectGraph
    ) throws(Obstacle) {
        self.chosen = chosen
        self.asked = asked
        let place = Place(path: document.path)
        let paths = graph.paths.filter { path in
            let kind = ProjectFileKind(path: path)
            guard kind == .strings || kind == .stringCatalog, LocalizedFile(path: path).baseName == "Localizable" else {
                return false
            }
            return Set(graph.targets.targets(of: path)).isSuperset(of: targets)
        }
        var strings: [StringsTable] = []
        var catalogs: [StringCatalog] = []
        for path in paths {
            guard let source = graph.text(at: path) else {
                throw Self.unwritten(path, "it was not read")
            }
            if ProjectFileKind(path: path) == .stringCatalog {
                switch StringCatalog.read(source) {
                case .success(let catalog): catalogs.append(catalog)
                case .failure(let refusal): throw Self.unwritten(path, refusal.message)
                }
                continue
            }
            switch StringsTable.read(source) {
            case .success(let table):
                if table.file.language == nil { throw Self.unwritten(path, "it is in no language's folder") }
                if let problem = table.problems.first { throw Self.unwritten(path, problem.message) }
                strings.append(table)
            case .failure(let refusal): throw Self.unwritten(path, refusal.message)
            }
        }
        let names = targets.map(\.name).sorted().joined(separator: " and ")
        guard !strings.isEmpty || !catalogs.isEmpty else {
            throw Obstacle(
                code: .translated, reason: "it is translated, and \(names) has no `Localizable.strings` for its texts",
                place: place)
        }
        let languages = strings.compactMap(\.file.language)
        guard catalogs.isEmpty || strings.isEmpty, catalogs.count < 2, Set(languages).count == languages.count else {
            throw Obstacle(
                code: .translated,
                reason: "\(names) has several files of the name `Localizable`: "
                    + paths.sorted().joined(separator: ", "),
                place: place)
        }
        self.strings = strings.sorted { $0.path < $1.path }
        let catalog = catalogs.first
        self.catalog = catalog
        let projects = graph.targets.projects.filter { project in
            targets.contains { $0.projectPath == project.path }
        }
        let development = catalog?.sourceLanguage ?? projects.lazy.compactMap(\.developmentRegion).first ?? "en"
        self.development = development
        let main = strings.first { $0.file.language == development } ?? strings.first
        naming = TextKeyNaming(main.map(Self.texts) ?? catalog.map(Self.texts) ?? [])
    }

    private static func texts(of table: StringsTable) -> [(key: String, value: String)] {
        table.entries.map { ($0.key, $0.value) }
    }

    private static func texts(of catalog: StringCatalog) -> [(key: String, value: String)] {
        catalog.entries.map { entry in
            (entry.key, entry.localizations.first { $0.language == catalog.sourceLanguage }?.value ?? entry.key)
        }
    }

    private static func unwritten(_ path: String, _ why: String) -> Obstacle {
        Obstacle(code: .translated, reason: "nothing can be added to \(path): \(why)", place: Place(path: path))
    }

    // MARK: Keys

    /// A key by which code gets a text in each language as the document had it, which no other text has.
    ///
    /// - Throws: the reason why there is none.
    func key(for text: TranslatedText, stem: String, _ object: Element) throws(Obstacle) -> String {
        let places = Set(strings.compactMap(\.file.language))
        let lost = text.translations.filter { language, translation in
            catalog == nil && translation.value != text.text && !places.contains(language)
        }
        if let language = lost.keys.min() {
            throw Obstacle(
                code: .translated,
                reason: "\(ElementSubject(object).words) is translated for “\(language)”, for which there is no "
                    + "`Localizable.strings`", place: object.place)
        }
        let candidates = naming.candidates(for: text.text, stem: stem)
        guard let key = candidates.first(where: { isFree($0, for: text) }) else {
            throw Obstacle(
                code: .translated,
                reason: "the keys for the text of \(ElementSubject(object).words) are other texts' already",
                place: object.place)
        }
        chosen.texts[key] = text
        return key
    }

    private func isFree(_ key: String, for text: TranslatedText) -> Bool {
        if let other = chosen.texts[key] { return other == text }
        guard hasKey(key) else { return !asked.contains(key) }
        // What has the key must be the same text everywhere: other code asks for it.
        if let catalog, let entry = catalog.entry(for: key) {
            let languages = Set(entry.localizations.map(\.language)).union(text.translations.keys)
            return languages.allSatisfy { language in
                let known = entry.localizations.first { $0.language == language }
                return (known.map { $0.value } ?? key) == text.translation(in: language)?.value ?? text.text
            }
        }
        return strings.allSatisfy { table in
            (table.entry(for: key)?.value ?? key) == value(of: text, in: table) ?? text.text
        }
    }

    private func hasKey(_ key: String) -> Bool {
        catalog?.entry(for: key) != nil || strings.contains { $0.entry(for: key) != nil }
    }

    /// What a table says for a text; nil where it needs no entry, since code brings the text.
    private func value(of text: TranslatedText, in table: StringsTable) -> String? {
        let language = table.file.language ?? ""
        if let translation = text.translation(in: language) { return translation.value }
        return language == development || language == "Base" ? text.text : nil
    }

    // MARK: Edits

    /// - Throws: a table that cannot be edited.
    func edits(adding text: TranslatedText, as key: String) throws(Obstacle) -> [FileEdit] {
        if hasKey(key) { return [] }
        if let catalog {
            guard let edit = edit(of: catalog, adding: text, as: key) else {
                throw Self.unwritten(catalog.path, "it has no text yet")
            }
            return [.replace(path: catalog.path, edit)]
        }
        var edits: [FileEdit] = []
        for table in strings {
            guard let value = value(of: text, in: table) else { continue }
            guard let edit = table.inserting(key: key, value: value) else {
                throw Self.unwritten(table.path, "it is a property list, or has no text yet")
            }
            edits.append(.replace(path: table.path, edit))
        }
        return edits
    }

    private func edit(of catalog: StringCatalog, adding text: TranslatedText, as key: String) -> TextEdit? {
        let isSymbolic = key != text.text
        var translations = text.translations.filter { language, translation in
            language != catalog.sourceLanguage || translation.value != text.text
        }
        if isSymbolic, translations[catalog.sourceLanguage] == nil {
            translations[catalog.sourceLanguage] = .init(value: text.text, state: "new")
        }
        return catalog.inserting(
            key: key, state: isSymbolic ? "extracted_with_value" : nil,
            translations.map { CatalogTranslation(language: $0.key, state: $0.value.state, value: $0.value.value) })
    }
}

/// The keys that texts have got in one run, so that no other text takes them.
///
/// A class, since all documents of the run share them.
final class ChosenKeys {
    fileprivate(set) var texts: [String: TranslatedText] = [:]
}

/// The tables that code asks, read once for all documents that the same targets build.
final class TablesOfTargets {
    private let graph: ProjectGraph
    private let chosen = ChosenKeys()
    private var known: [Set<XcodeTarget>: Result<LocalizableTables, Obstacle>] = [:]
    private var requests: [String: Set<String>] = [:]

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// - Throws: the reason why no text can move to such tables.
    func tables(of targets: [XcodeTarget], for document: IBDocument) throws(Obstacle) -> LocalizableTables {
        if let known = known[Set(targets)] { return try known.get() }
        let folder = graph.projectFolder(of: document.path)
        let asked = requests[folder] ?? LocalizedRequests(near: document.path, in: graph).keys
        requests[folder] = asked
        let (graph, chosen) = (graph, chosen)
        let tables = Result { () throws(Obstacle) in
            try LocalizableTables(of: targets, for: document, chosen, asked: asked, in: graph)
        }
        known[Set(targets)] = tables
        return try tables.get()
    }
}
