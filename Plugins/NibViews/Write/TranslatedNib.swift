import ProjectFiles
import TransformKit

/// A xib whose texts are translated: it goes beside the document that its content comes from, and gets tables there.
struct TranslatedNib {
    let path: String
    private let draft: NibViewDraft
    private let graph: ProjectGraph

    /// Nil where nothing is translated.
    init?(_ draft: NibViewDraft, in graph: ProjectGraph) {
        let first = draft.places[0]
        guard !first.wording.isEmpty else { return nil }
        let folder = first.document.path.dropLast(first.document.path.fileName.utf8.count)
        path = folder + draft.className + ".xib"
        self.draft = draft
        self.graph = graph
    }

    /// The edits that add the xib and its tables, and take the entries out of the tables of all places.
    ///
    /// - Throws: the reason why a table or a project cannot be edited.
    func outcome(_ bytes: [UInt8]) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let first = draft.places[0]
        var edits: [FileEdit] = [.create(path: path, bytes: bytes)]
        let others = Dictionary(grouping: draft.places.dropFirst(), by: \.document).mapValues { places in
            Set(places.flatMap(\.movedIDs))
        }
        let moved = first.translations.moving(
            objects: Set(first.movedIDs), dropping: others[first.document] ?? [], toTablesNamed: draft.className)
        guard let moved else {
            throw Obstacle(
                code: .translated, reason: "the entries of its tables cannot be taken out",
                place: Place(path: first.document.path))
        }
        edits += moved.edits
        for place in draft.places where place.document != first.document {
            guard let ids = others[place.document], ids.contains(place.movedIDs.first ?? "") else { continue }
            edits += place.translations.removal(ofObjects: Set(place.movedIDs)).edits
        }
        let files = [NewFile(path: path, origin: first.document.path, name: draft.className)] + moved.files
        let update = ProjectUpdate(adding: files, removing: [], in: graph)
        if let doubt = update.doubts.first { throw doubt }
        return (edits + update.edits, update.findings)
    }
}
