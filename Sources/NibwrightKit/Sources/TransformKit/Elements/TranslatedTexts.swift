public import InterfaceBuilder
public import ProjectFiles
public import ProjectGraph
public import SourceText

/// The translations of one document, by the objects that they are for.
public struct TranslatedTexts: Sendable {
    /// An entry of a table or catalog.
    public struct Entry: Sendable {
        /// The object and its property.
        public let key: TranslationKey
        /// The path of the table or catalog.
        public let path: String
        /// Where the entry begins.
        public let place: Place
    }

    private let entries: [String: [Entry]]
    let translations: DocumentTranslations
    /// A table that belongs to the document and cannot be read; nil where there is none.
    public let unreadable: RefusedTable?

    /// Reads what translates a document, in every language.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - graph: the project that it is in.
    public init(_ document: IBDocument, in graph: ProjectGraph) {
        let translations = graph.translations(of: document)
        let isObject = { (id: String) in document.object(id: id) != nil }
        var found: [Entry] = []
        for table in translations.tables {
            for entry in table.entries {
                guard let key = TranslationKey(entry.key, isObjectID: isObject) else { continue }
                let place = Place(table.source, at: entry.range?.lowerBound ?? 0)
                found.append(Entry(key: key, path: table.path, place: place))
            }
        }
        for catalog in translations.catalogs {
            for entry in catalog.entries {
                guard let key = TranslationKey(entry.key, isObjectID: isObject) else { continue }
                let place = Place(catalog.source, at: entry.range.lowerBound)
                found.append(Entry(key: key, path: catalog.path, place: place))
            }
        }
        entries = Dictionary(grouping: found, by: \.key.objectID)
        unreadable = translations.refused.first
        self.translations = translations
    }

    /// The entries of an object.
    public func entries(ofObject id: String) -> [Entry] { entries[id] ?? [] }

    /// A file that translates one of the objects and whose entries cannot be taken out; nil where there is none.
    public func fixedFile(withObjects ids: Set<String>) -> Entry? {
        let paths = ids.flatMap(entries(ofObject:))
        return paths.sorted { $0.place < $1.place }.first { entry in edits(of: entry.path, ids) == nil }
    }

    /// The edits that take out all translations of some objects, and the number of entries that go.
    public func removal(ofObjects ids: Set<String>) -> (edits: [FileEdit], count: Int) {
        let entries = ids.flatMap(entries(ofObject:))
        let edits = Set(entries.map(\.path)).sorted().flatMap { path in
            (self.edits(of: path, ids) ?? []).map { FileEdit.replace(path: path, $0) }
        }
        return (edits, entries.count)
    }

    private func edits(of path: String, _ ids: Set<String>) -> [TextEdit]? { division(of: path, ids)?.edits }

    /// The entries of some objects taken out of a table or catalog, and put into a new one unless they are dropped; nil where
    /// they cannot be taken out.
    func division(of path: String, _ ids: Set<String>, dropping dropped: Set<String> = []) -> TableDivision? {
        let destination = { (key: String) -> Int? in
            guard let id = TranslationKey(key, isObjectID: { ids.contains($0) || dropped.contains($0) })?.objectID
            else { return nil }
            return ids.contains(id) ? 0 : 1
        }
        if let table = translations.tables.first(where: { $0.path == path }) {
            return table.dividing(trimsEnd: false) { destination($0.key) }
        }
        return translations.catalogs.first { $0.path == path }?.dividing { destination($0.key) }
    }

    /// The first entry that translates what a part without an id says, such as the title of a button's state.
    public func entry(translatingPart part: Element) -> Entry? {
        guard part.id == nil, let key = part["key"], let id = part.ancestors.first(where: { $0.id != nil })?.id else {
            return nil
        }
        return entries(ofObject: id).first { entry in
            entry.key.property == key || entry.key.property.hasPrefix("\(key).")
                || part.isNamed("state") && entry.key.property.hasPrefix(key)
        }
    }

    /// The first entry that translates an attribute of an element: of an object, or of a part of one that has no id.
    public func entry(translating attribute: String, of element: Element) -> Entry? {
        let line = [element] + element.ancestors
        guard let object = line.first(where: { $0.id != nil }), let id = object.id else { return nil }
        let key = element["key"] ?? ""
        let names =
            element.id != nil ? [attribute] : [attribute, "\(key).\(attribute)", "\(key)\(attribute.capitalizedFirst)"]
        return entries(ofObject: id).first { names.contains($0.key.property) }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
