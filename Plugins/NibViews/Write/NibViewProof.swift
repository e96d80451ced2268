import Layout
import TransformKit

/// Lays out the screens that get a view of a new class, before and after, and compares where every view is.
struct NibViewProof {
    private let draft: NibViewDraft
    private let edits: [FileEdit]
    private let nib: IBDocument?

    /// - Parameters:
    ///   - nib: the bytes of the class's xib.
    ///   - edits: those of the documents that have the views.
    init(_ draft: NibViewDraft, nib: [UInt8], edits: [FileEdit]) {
        self.draft = draft
        self.edits = edits
        self.nib = try? IBDocument.read(SourceText(path: draft.className + ".xib", bytes: nib)).get()
    }

    /// - Throws: the first view that would be elsewhere.
    func check() throws(Obstacle) {
        for document in draft.documents { try check(document) }
    }

    private func check(_ document: IBDocument) throws(Obstacle) {
        let places = draft.places.filter { $0.document == document }
        let roots = document.layoutRoots.enumerated().filter { _, root in
            places.contains { root.contains($0.view) }
        }
        guard let after = filled(document, places) else { throw unread(document) }
        let ids = newIDs(of: places)
        for (number, root) in roots {
            guard after.layoutRoots.indices.contains(number) else { throw unread(document) }
            let views = places.filter { root.contains($0.view) }.flatMap(\.shape.objects)
            for screen in LaidOutScreen.all(of: root) where screen.contradiction(of: views) == nil {
                let layout = SceneLayout(of: after.layoutRoots[number], in: screen.environment)
                let axes = Set(LayoutAxis.allCases).subtracting(screen.openAxes(of: views))
                guard let moved = screen.movedView(in: layout, along: axes, newID: { ids[$0] ?? $0 }) else { continue }
                throw Obstacle(
                    code: .layoutDiffers, reason: "\(ElementSubject(moved.view).words) \(moved.words)",
                    place: moved.view.place)
            }
        }
    }

    private func unread(_ document: IBDocument) -> Obstacle {
        Obstacle(
            code: .layoutDiffers, reason: "the document could not be laid out with the xib in it",
            place: Place(path: document.path))
    }

    // MARK: After

    /// The document as it is afterwards, with the content of the xib in the views of the class.
    private func filled(_ document: IBDocument, _ places: [NibPlace]) -> IBDocument? {
        let own = edits.compactMap { edit -> TextEdit? in
            guard case .replace(document.path, let edit) = edit else { return nil }
            return edit
        }
        guard let list = EditList(own), let nib,
            let after = try? IBDocument.read(
                SourceText(path: document.path, bytes: list.apply(to: document.source.bytes))
            ).get()
        else { return nil }
        return after.fillingViews { view in
            guard view.customClass == draft.className else { return nil }
            return places.first { $0.view.id == view.id }.flatMap { self.nib(nib, of: $0) }
        }
    }

    /// The xib with the texts that a place sets.
    private func nib(_ nib: IBDocument, of place: NibPlace) -> IBDocument? {
        if draft.inspectables.isEmpty { return nib }
        var editor = DocumentEditor(nib)
        for inspectable in draft.inspectables where inspectable.kind != .image {
            let object = draft.places[0].shape.objects[inspectable.number].id.flatMap(nib.object(id:))
            let isTitle = inspectable.kind == .title
            let owner = isTitle ? object?.children(named: "state").first { $0["key"] == "normal" } : object
            guard let owner else { continue }
            editor.setAttribute(
                isTitle ? "title" : inspectable.kind.rawValue, on: owner,
                to: place.shape.values[inspectable.index].value)
        }
        guard let list = EditList(editor.edits) else { return nil }
        return try? IBDocument.read(SourceText(path: nib.path, bytes: list.apply(to: nib.source.bytes))).get()
    }

    /// The ids that the objects of the content have in the filled document.
    private func newIDs(of places: [NibPlace]) -> [String: String] {
        var ids: [String: String] = [:]
        for place in places {
            for (object, first) in zip(place.shape.objects, draft.places[0].shape.objects).dropFirst() {
                guard let id = object.id, let new = first.id, let view = place.view.id else { continue }
                ids[id] = view + "/" + new
            }
        }
        return ids
    }
}
