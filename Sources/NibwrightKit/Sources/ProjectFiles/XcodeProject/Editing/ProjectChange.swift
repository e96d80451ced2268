import SourceText

/// The edits of one intent, and the new objects that still have to find their places.
struct ProjectChange {
    let project: XcodeProject
    let writer: ObjectWriter
    var lines: ProjectLines { writer.lines }
    private(set) var lastBehind: [String: String]
    private var edits: [TextEdit] = []
    private var added: [NewObject] = []
    private var removed: Set<String> = []
    private var taken: Set<String> = []

    private struct NewObject {
        let id: String
        let isa: String
        /// The text, in three pieces where another change may add to the list in the middle.
        let pieces: [String]
    }

    init(_ project: XcodeProject, lastBehind: [String: String]) {
        self.project = project
        self.lastBehind = lastBehind
        writer = ObjectWriter(project)
    }

    /// A new id for a role and a path.
    mutating func newID(_ role: String, _ path: String) -> String {
        for attempt in 0... {
            let id = ObjectID.make(role, path, attempt: attempt)
            if project.object(id) == nil, taken.insert(id).inserted { return id }
        }
        return ""
    }

    mutating func add(_ id: String, _ name: String?, isa: String, _ fields: [(String, ObjectWriter.Field)]) {
        added.append(NewObject(id: id, isa: isa, pieces: [writer.text(id, name, isa: isa, fields)]))
    }

    /// Adds an object that others may make from the same project too, each with an item of its own in one list.
    mutating func addShared(
        _ id: String, _ name: String?, isa: String, item: String, _ fields: [(String, ObjectWriter.Field)]
    ) {
        let text = writer.text(id, name, isa: isa, fields)
        let line = writer.listItem(item, isa: isa)
        guard let place = text.firstRange(of: line) else { return add(id, name, isa: isa, fields) }
        let pieces = [String(text[..<place.lowerBound]), line, String(text[place.upperBound...])]
        added.append(NewObject(id: id, isa: isa, pieces: pieces))
    }

    /// Adds an id to an array of ids: behind `anchor` and whatever was added behind it before, or at the end.
    mutating func insert(_ id: String, _ name: String?, in array: OpenStepValue, behind anchor: String?) {
        let ids = array.elements.map(\.string)
        let last = anchor.flatMap { lastBehind[$0] }
        let place = last.flatMap { ids.lastIndex(of: $0) } ?? anchor.flatMap { ids.lastIndex(of: $0) }
        edits.append(lines.insertion(of: writer.named(id, name), in: array, behind: place))
        if let anchor { lastBehind[anchor] = id }
    }

    /// Adds an id to an array of ids, before the one at a place.
    mutating func insert(_ id: String, _ name: String?, in array: OpenStepValue, before place: Int) {
        edits.append(lines.insertion(of: writer.named(id, name), in: array, before: place))
    }

    /// Whether several files need one new object, which only the first of them must then make.
    var makesAnObjectTwice: Bool { Set(added.map(\.id)).count < added.count }

    mutating func edit(_ edit: TextEdit) { edits.append(edit) }

    mutating func remove(_ id: String) { removed.insert(id) }

    func isRemoved(_ id: String) -> Bool { removed.contains(id) }

    /// All edits, those that place and remove objects included.
    func textEdits() -> [TextEdit] {
        let layout = ObjectLayout(project, lines)
        var all = edits
        let kinds = Dictionary(grouping: added) { $0.isa }
        for isa in kinds.keys.sorted() {
            let objects = (kinds[isa] ?? []).sorted { $0.id < $1.id }
            all += layout.insertions(isa, objects.map { ($0.id, $0.pieces) }, writer.style(of: isa).indentation)
        }
        return all + layout.removals(removed)
    }
}
