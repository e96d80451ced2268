import ProjectFiles
import TransformKit

/// Merges the translations of storyboards: all entries go to the tables of the receiving document.
struct TableMerge: Sendable {
    /// A document that is merged into another, with the new ids of its objects.
    struct Source: Sendable {
        let document: IBDocument
        /// The new ids by old ones; other objects keep their ids.
        let newIDs: [String: String]
    }

    /// The edits; empty where there are obstacles.
    private(set) var edits: [FileEdit] = []
    /// Tables that the merged document did not have, to be added to projects.
    private(set) var newFiles: [NewFile] = []
    /// The tables of the removed documents.
    private(set) var removed: [String] = []
    private(set) var obstacles: [Obstacle] = []
    private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - path: the receiving document.
    ///   - target: the receiving document before the merge, if it exists and keeps its scenes; its ids stay.
    init(_ sources: [Source], into path: String, _ target: IBDocument?, in graph: ProjectGraph) {
        var draft = TableMergeDraft(path: path, target: target, sources: sources, graph: graph)
        draft.collect()
        draft.write()
        obstacles = draft.obstacles
        guard obstacles.isEmpty else { return }
        edits = draft.edits
        newFiles = draft.newFiles
        removed = draft.removed
        findings = draft.findings
    }
}

/// Collects the entries of a merge by the path of their new table, and writes the tables.
struct TableMergeDraft {
    let path: String
    let target: IBDocument?
    let sources: [TableMerge.Source]
    let graph: ProjectGraph
    private(set) var edits: [FileEdit] = []
    private(set) var newFiles: [NewFile] = []
    private(set) var removed: [String] = []
    private(set) var obstacles: [Obstacle] = []
    private(set) var findings: [Finding] = []
    private var known: [String: StringsTable] = [:]
    private var knownCatalogs: [String: StringCatalog] = [:]
    private var tables: [String: [TableContribution]] = [:]
    private var catalogs: [String: [CatalogContribution]] = [:]
    private let ids: MergedIDs
    private let file: LocalizedFile

    init(path: String, target: IBDocument?, sources: [TableMerge.Source], graph: ProjectGraph) {
        self.path = path
        self.target = target
        self.sources = sources
        self.graph = graph
        ids = MergedIDs(target, sources)
        file = LocalizedFile(path: path)
    }

    // MARK: Collecting

    mutating func collect() {
        if let target {
            let found = DocumentTables(of: target, in: graph)
            obstacles += found.obstacles
            for table in found.tables { known[place(table.file)] = table }
            for catalog in found.catalogs { knownCatalogs[place(catalog.file)] = catalog }
        }
        for source in sources {
            let found = DocumentTables(of: source.document, in: graph)
            obstacles += found.obstacles
            for table in found.tables {
                let omitted = Set(table.entries.map(\.key).filter { ids.isTaken($0, of: source) })
                note(omitted.count, table.source)
                let newKeys = Dictionary(
                    table.entries.compactMap { entry in ids.newKey(entry.key, of: source).map { (entry.key, $0) } },
                    uniquingKeysWith: { first, _ in first })
                tables[place(table.file), default: []].append(
                    TableContribution(table, newKeys: newKeys, newIDs: source.newIDs, omitted: omitted))
                removed.append(table.path)
            }
            for catalog in found.catalogs {
                let omitted = Set(catalog.entries.map(\.key).filter { ids.isTaken($0, of: source) })
                note(omitted.count, catalog.source)
                catalogs[place(catalog.file), default: []].append(
                    CatalogContribution(catalog, newIDs: source.newIDs, omitted: omitted))
                removed.append(catalog.path)
            }
        }
    }

    /// Returns the path of a table's entries after the merge: in the same localization folder beside the document.
    private func place(_ table: LocalizedFile) -> String {
        let known = LocalizedFile(path: path).baseName + "." + table.fileExtension
        return [file.folder, table.language.map { $0 + ".lproj" } ?? "", known].filter { !$0.isEmpty }
            .joined(separator: "/")
    }

    private mutating func note(_ count: Int, _ source: SourceText) {
        guard count > 0 else { return }
        findings.append(
            Finding(
                rule: "stale-translation", level: .note, place: Place(path: source.path),
                message:
                    "\(count) of its translations name objects that are gone by ids that others have; they are left out"
            ))
    }

    // MARK: Writing

    mutating func write() {
        if !tables.isEmpty && !knownCatalogs.isEmpty || !catalogs.isEmpty && !known.isEmpty
            || !tables.isEmpty && !catalogs.isEmpty
        {
            let place = (tables.keys.sorted() + catalogs.keys.sorted()).first ?? path
            return obstacle(
                .tableForms, "some of the translations are tables and some a catalog; convert them first", place)
        }
        for (path, others) in tables.sorted(by: { $0.key < $1.key }) { write(others, to: path) }
        for (path, others) in catalogs.sorted(by: { $0.key < $1.key }) { write(others, to: path) }
        edits += removed.map { .remove(path: $0) }
    }

    private mutating func write(_ others: [TableContribution], to path: String) {
        if let table = known[path] {
            let stale = table.dividing { ids.becomesTaken($0.key) ? 0 : nil }
            guard let stale, let addition = table.appending(others) else { return malformed(path) }
            let all = stale.edits + (addition.replacement.isEmpty ? [] : [addition])
            guard EditList(all) != nil else { return malformed(path) }
            return edits += all.map { .replace(path: table.path, $0) }
        }
        guard let first = others.first, let own = first.edits, let list = EditList(own) else { return malformed(path) }
        let edited = SourceText(path: path, bytes: list.apply(to: first.table.source.bytes))
        guard case .success(let table) = StringsTable.read(edited),
            let addition = table.appending(Array(others.dropFirst())), let last = EditList([addition])
        else { return malformed(path) }
        create(path, last.apply(to: edited.bytes), like: first.table.path)
    }

    private mutating func write(_ others: [CatalogContribution], to path: String) {
        let languages = Set((others.map(\.catalog) + [knownCatalogs[path]].compactMap { $0 }).map(\.sourceLanguage))
        if languages.count > 1 {
            return obstacle(
                .tableLanguages, "the catalogs are written in \(languages.sorted().joined(separator: " and "))", path)
        }
        if let catalog = knownCatalogs[path] {
            let stale = catalog.dividing { ids.becomesTaken($0.key) ? 0 : nil }
            guard let stale, let added = catalog.appending(others), EditList(stale.edits + added) != nil else {
                return malformed(path)
            }
            return edits += (stale.edits + added).map { .replace(path: catalog.path, $0) }
        }
        guard let first = others.first, let own = first.edits, let list = EditList(own) else { return malformed(path) }
        let edited = SourceText(path: path, bytes: list.apply(to: first.catalog.source.bytes))
        guard case .success(let catalog) = StringCatalog.read(edited),
            let added = catalog.appending(Array(others.dropFirst())), let last = EditList(added)
        else { return malformed(path) }
        create(path, last.apply(to: edited.bytes), like: first.catalog.path)
    }

    private mutating func create(_ path: String, _ bytes: [UInt8], like origin: String) {
        if graph.lists(path) {
            return obstacle(.tableUnreadable, "there is a table of the merged document's name already", path)
        }
        edits.append(.create(path: path, bytes: bytes))
        newFiles.append(
            NewFile(path: path, origin: origin, name: file.baseName, sibling: target == nil ? nil : self.path))
    }

    private mutating func malformed(_ path: String) {
        obstacle(.tableMalformed, "its translations are not written as Xcode writes them", path)
    }

    private mutating func obstacle(_ code: RefusalCode, _ reason: String, _ path: String) {
        obstacles.append(Obstacle(code: code, reason: "\(reason) (\(path))", place: Place(path: path)))
    }
}
