import ProjectFiles
import TransformKit

/// Divides the translations of a storyboard: every entry goes to the table of the document that gets its object.
struct TableSplit: Sendable {
    /// A table or catalog that the split creates.
    struct NewTable: Hashable, Sendable {
        let path: String
        /// The table that its entries come from, in the same folder.
        let origin: String
        /// The part whose document it translates.
        let part: Int
    }

    /// The edits; empty where there are obstacles.
    private(set) var edits: [FileEdit] = []
    private(set) var newTables: [NewTable] = []
    /// The reasons for which the storyboard cannot be divided with its translations: then it is not divided at all.
    private(set) var obstacles: [Obstacle]
    /// Notes on translations of objects that the document does not have, which stay in the old table.
    private(set) var findings: [Finding] = []

    private let division: Division
    private let partOfReference: @Sendable (Scene) -> Int?

    /// - Parameter partOfReference: returns the part of a storyboard reference that the document has already, since its
    ///   title may be translated; nil to keep it in the old document.
    init(
        _ division: Division, in graph: ProjectGraph,
        partOfReference: @escaping @Sendable (Scene) -> Int? = { _ in nil }
    ) {
        self.division = division
        self.partOfReference = partOfReference
        let found = DocumentTables(of: division.document, in: graph)
        obstacles = found.obstacles
        guard obstacles.isEmpty else { return }
        var stale = StaleKeys()
        for table in found.tables {
            let divided = table.dividing { part(of: $0.key, in: table.source, at: $0.keyRange, &stale) }
            add(divided, table.source)
        }
        for catalog in found.catalogs {
            let divided = catalog.dividing { part(of: $0.key, in: catalog.source, at: $0.keyRange, &stale) }
            add(divided, catalog.source)
        }
        findings = stale.finding(of: division.document).map { [$0] } ?? []
        if !obstacles.isEmpty {
            edits = []
            newTables = []
        }
    }

    private mutating func add(_ divided: TableDivision?, _ source: SourceText) {
        guard let divided else {
            obstacles.append(
                Obstacle(
                    code: .tableMalformed,
                    reason: "its translations in \(source.path) are not written as Xcode writes them",
                    place: Place(path: source.path)))
            return
        }
        let ending = LocalizedFile(path: source.path).fileExtension
        edits += divided.edits.map { .replace(path: source.path, $0) }
        for (part, bytes) in divided.tables.sorted(by: { $0.key < $1.key }) {
            let path = source.path.replacingLastComponent(with: division.parts[part].name + "." + ending)
            edits.append(.create(path: path, bytes: bytes))
            newTables.append(NewTable(path: path, origin: source.path, part: part))
        }
    }

    /// Returns the new document that gets a key's object; nil for a key that stays.
    private func part(of key: String, in source: SourceText, at range: Range<Int>?, _ stale: inout StaleKeys) -> Int? {
        let documents = [division.document] + division.copies
        guard let named = TranslationKey(key, isObjectID: { id in documents.contains { $0.object(id: id) != nil } })
        else {
            if TranslationKey(key) != nil { stale.add(source, at: range) }
            return nil
        }
        guard let object = division.document.object(id: named.objectID),
            let scene = division.document.scene(holding: object)
        else { return nil }
        let part = division.part(of: scene) ?? partOfReference(scene)
        return part.flatMap { $0 > 0 && $0 < division.parts.count ? $0 : nil }
    }
}

/// Counts keys of objects that are in no document.
struct StaleKeys {
    private var count = 0
    private var paths: Set<String> = []
    private var first: Place?

    mutating func add(_ source: SourceText, at range: Range<Int>?) {
        count += 1
        paths.insert(source.path)
        if first == nil { first = range.map { Place(source, at: $0.lowerBound) } ?? Place(path: source.path) }
    }

    func finding(of document: IBDocument) -> Finding? {
        guard let first else { return nil }
        let entries = count == 1 ? "1 translation names an object" : "\(count) translations name objects"
        let place =
            count == 1
            ? "it stays in its table" : "they stay in \(paths.count == 1 ? "their table" : "\(paths.count) tables")"
        return Finding(
            rule: "stale-translation", level: .note, place: first,
            message: "\(entries) that \(document.path) does not have; \(place)")
    }
}
