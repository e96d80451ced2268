import TransformKit

/// Writes the documents that had the views: each view stays, without its content and with its class.
struct PlaceWriter {
    private let draft: NibViewDraft

    init(_ draft: NibViewDraft) { self.draft = draft }

    var edits: [FileEdit] {
        draft.documents.flatMap { document in edits(of: document).map { .replace(path: document.path, $0) } }
    }

    private func edits(of document: IBDocument) -> [TextEdit] {
        var editor = DocumentEditor(document)
        let module = CustomModule(of: document, for: draft.owner)
        let places = draft.places.enumerated().filter { $0.element.document == document }
        editor.removeEntries(
            freedBy: places.flatMap { _, place in
                place.view.movingParts + (draft.movesBackground ? [place.background].compactMap { $0 } : [])
            })
        for (_, place) in places {
            if place.view.isPlainView {
                writePlain(place, module, in: &editor)
            } else {
                editor.replaceElement(place.view, with: replacement(of: place, module, editor))
            }
            for outlet in place.crossings.outlets { editor.removeElement(outlet.element) }
            removeConnections(of: place, from: &editor)
        }
        let moved = Set(places.flatMap { $0.element.movedIDs })
        for picture in document.root.children(named: "designables").flatMap(\.children) {
            if picture["name"].map(moved.contains) == true { editor.removeElement(picture) }
        }
        // The image of a place is named by a runtime attribute afterwards.
        for inspectable in draft.inspectables where inspectable.kind == .image {
            for (_, place) in places {
                let name = place.shape.values[inspectable.index].value
                for resource in document.resources where resource["name"] == name {
                    editor.ensureResource(NewElement(copying: resource))
                }
            }
        }
        addOutlets(to: &editor, document)
        return editor.edits
    }

    // MARK: Views

    private func writePlain(_ place: NibPlace, _ module: CustomModule, in editor: inout DocumentEditor) {
        let view = place.view
        for part in view.movingParts { editor.removeElement(part) }
        // A list that only holds what goes is no list any more.
        if let list = view.child(named: "constraints"), list.children.allSatisfy({ !$0.isSize(of: view) }) {
            editor.removeElement(list)
        }
        // Margins count for the view and for its content.
        for child in view.children where child["key"] == "layoutMargins" || child["key"] == "directionalLayoutMargins" {
            editor.replaceElement(child, with: NewElement(copying: child))
        }
        if draft.movesBackground, let background = place.background { editor.removeElement(background) }
        if draft.ownClass == nil {
            editor.setAttribute("customClass", on: view, to: draft.className)
            module.write { editor.setAttribute($0, on: view, to: $1) }
        }
        for (name, value) in intrinsicSize(of: view) { editor.setAttribute(name, on: view, to: value) }
        for attribute in attributes(of: place) { editor.insertChild(attribute, into: view) }
    }

    /// The connections that the class's view had to its content, which the xib has then.
    private func removeConnections(of place: NibPlace, from editor: inout DocumentEditor) {
        let gone = place.crossings.fromClass
        if let list = place.view.child(named: "connections"), list.children.allSatisfy(gone.contains) {
            return editor.removeElement(list)
        }
        for connection in gone { editor.removeElement(connection) }
    }

    /// A plain view in place of a stack view, which becomes its content.
    private func replacement(of place: NibPlace, _ module: CustomModule, _ editor: DocumentEditor) -> NewElement {
        let view = place.view
        var element = NewElement("view", ["contentMode": "scaleToFill", "customClass": draft.className])
        module.write { element[$0] = $1 }
        for name in NibDocument.ofPlace + NibDocument.ofBoth + ["id"] {
            if let value = view.attribute(named: name) { element[name] = value }
        }
        for (name, value) in intrinsicSize(of: view) { element[name] = value }
        for child in view.children where child.isNamed("rect") || child.isNamed("connections") {
            element.append(editor.rawLines(of: child))
        }
        let sizes = view.constraints.filter { $0.isSize(of: view) }
        if !sizes.isEmpty {
            element.append(NewElement("constraints", children: sizes.map(editor.rawLines)))
        }
        let attributes = attributes(of: place)
        if !attributes.isEmpty { element.append(NewElement("userDefinedRuntimeAttributes", children: attributes)) }
        return element
    }

    /// What Xcode takes for the size on its canvas, since it does not know the content's.
    private func intrinsicSize(of view: Element) -> [(String, String)] {
        guard let frame = view.frame else { return [] }
        let sized = Set(view.constraints.filter { $0.isSize(of: view) }.compactMap { $0["firstAttribute"] })
        return [("Width", frame.width), ("Height", frame.height)].filter {
            !sized.contains($0.0.lowercased()) && $0.1 > 0
        }
        .map { ("placeholderIntrinsic" + $0.0, WrittenNumber.text($0.1)) }
    }

    /// The texts and images that this place has of its own.
    private func attributes(of place: NibPlace) -> [NewElement] {
        draft.inspectables.map { inspectable in
            NewElement(
                "userDefinedRuntimeAttribute",
                [
                    "type": inspectable.kind == .image ? "image" : "string", "keyPath": inspectable.name,
                    "value": place.shape.values[inspectable.index].value,
                ])
        }
    }

    // MARK: Outlets

    private func addOutlets(to editor: inout DocumentEditor, _ document: IBDocument) {
        var ids = ObjectIDGenerator(document)
        for owner in draft.owners where owner.present == nil {
            for (source, place) in owner.sources where source.document == document {
                guard let view = draft.places[place].view.id else { continue }
                editor.insertOutlet(owner.outletName, from: source, to: view, &ids)
            }
        }
    }
}

extension DocumentEditor {
    /// Connects an outlet of an object to the object of an id.
    mutating func insertOutlet(
        _ property: String, from source: Element, to destination: String, _ ids: inout ObjectIDGenerator
    ) {
        let id = ids.makeID(for: "outlet \(property) of \(source.id ?? "")")
        insertChild(
            NewElement("outlet", ["property": property, "destination": destination, "id": id]), into: source)
    }
}
