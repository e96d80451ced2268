import TransformKit

/// Writes the content of a xib into the places of its class.
struct InlineWriter {
    private let inlined: InlinedClass
    private let places: [Element]
    /// The outlets of the class's views, by the object that has them.
    private let owners: [(connection: Connection, owner: InlinedOwner)]

    init(
        _ inlined: InlinedClass, places: [Element], owners: [(connection: Connection, owner: InlinedOwner)]
    ) {
        self.inlined = inlined
        self.places = places
        self.owners = owners
    }

    /// A document that gets the content, with the ids that it has in each place there by those of the xib.
    struct Outcome {
        let document: IBDocument
        let edits: [FileEdit]
        let ids: [[String: String]]
    }

    /// - Throws: the reason why a place cannot take the content.
    func documents() throws(Obstacle) -> [Outcome] {
        var outcomes: [Outcome] = []
        var documents: [IBDocument] = []
        for place in places where !documents.contains(place.document) { documents.append(place.document) }
        for document in documents {
            var editor = DocumentEditor(document)
            var ids = ObjectIDGenerator(document)
            ids.avoid(inlined.xib)
            var taken = Set(document.elements.compactMap(\.id))
            var renamed: [[String: String]] = []
            for (number, place) in places.enumerated() where place.document == document {
                renamed.append(try write(into: place, number, &editor, &ids, &taken))
            }
            addLists(to: &editor)
            outcomes.append(
                Outcome(
                    document: document, edits: editor.edits.map { .replace(path: document.path, $0) }, ids: renamed))
        }
        return outcomes
    }

    func codeEdits() -> [FileEdit] {
        var edits: [FileEdit] = []
        for (_, owner) in owners {
            if owner.isKept {
                let anchors = owner.outlet.anchors
                let mark = owner.outlet.optionality == .optional ? "?" : "!"
                let end = anchors.declaration.upperBound
                edits.append(.replace(path: owner.path, TextEdit(anchors.name.upperBound..<end, ": UIView\(mark)")))
            }
            for forward in owner.forwards {
                edits.append(.replace(path: owner.path, TextEdit(forward.declaration, forward.text)))
            }
            for place in owner.calls.compactMap(\.attribute) {
                edits.append(.replace(path: place.path, TextEdit(insert: "@IBAction ", at: place.offset)))
            }
        }
        return edits
    }

    // MARK: Places

    /// Gives the ids that the objects of the content have in the place.
    private func write(
        into view: Element, _ number: Int, _ editor: inout DocumentEditor, _ ids: inout ObjectIDGenerator,
        _ taken: inout Set<String>
    ) throws(Obstacle) -> [String: String] {
        guard view.isNamed("view"), view.child(named: "subviews") == nil, let viewID = view.id else {
            throw Obstacle(
                code: .placeHasContent, reason: "\(ElementSubject(view).words) has views of its own", place: view.place)
        }
        let content = inlined.content
        var renamed: [String: String] = [content.id ?? "": viewID]
        for element in content.descendants {
            guard let id = element.id else { continue }
            let isFree = taken.insert(id).inserted
            renamed[id] = isFree ? id : ids.makeID(for: "\(id) of place \(number)")
        }
        if inlined.isKept { addOwnConnections(to: view, renamed, &editor, &ids, &taken) }
        let own = owners.filter { $0.connection.destination == view }
        let copy = try copied(view, own, renamed)
        if content.isPlainView {
            try writePlain(view, copy, &editor)
        } else {
            editor.replaceElement(view, with: replacement(of: view, copy, editor))
        }
        for (connection, owner) in own {
            if !owner.isKept { editor.removeElement(connection.element) }
            guard let source = connection.source else { continue }
            for forward in owner.forwards {
                guard let object = inlined.outlets.first(where: { $0.name == forward.member })?.object.id,
                    let id = renamed[object]
                else { continue }
                editor.insertOutlet(forward.name, from: source, to: id, &ids)
            }
        }
        return renamed
    }

    /// The outlets of the xib's owner become those of the view, whose class stays.
    private func addOwnConnections(
        to view: Element, _ renamed: [String: String], _ editor: inout DocumentEditor, _ ids: inout ObjectIDGenerator,
        _ taken: inout Set<String>
    ) {
        for connection in inlined.owner.child(named: "connections")?.children ?? [] {
            var copy = NewElement(copying: connection)
            copy["destination"] = connection["destination"].map { renamed[$0] ?? $0 }
            if let id = connection.id, !taken.insert(id).inserted {
                copy["id"] = ids.makeID(for: "\(id) of \(view.id ?? "")")
            }
            editor.insertChild(copy, into: view)
        }
    }

    /// An editor of the xib in which the content is as the place needs it.
    private func copied(
        _ view: Element, _ owners: [(connection: Connection, owner: InlinedOwner)], _ renamed: [String: String]
    ) throws(Obstacle) -> DocumentEditor {
        var editor = DocumentEditor(inlined.xib)
        for element in [inlined.content] + inlined.content.descendants {
            if let id = element.id, let new = renamed[id], new != id { editor.setAttribute("id", on: element, to: new) }
            for reference in element.objectReferences {
                if let new = renamed[reference.value], new != reference.value {
                    editor.setAttribute(reference.name, on: element, to: new)
                }
            }
            if element.isNamed("action") { try redirect(element, view, owners, &editor) }
        }
        for attribute in view.userDefinedRuntimeAttributes {
            guard let inspectable = inlined.inspectables.first(where: { $0.name == attribute["keyPath"] }),
                let object = inlined.outlets.first(where: { $0.name == inspectable.outlet })?.object
            else { continue }
            let value = attribute["value"] ?? ""
            if inspectable.kind == .title {
                guard let state = object.children(named: "state").first(where: { $0["key"] == "normal" }) else {
                    continue
                }
                editor.setAttribute("title", on: state, to: value)
            } else {
                editor.setAttribute(inspectable.kind.rawValue, on: object, to: value)
            }
        }
        return editor
    }

    private func redirect(
        _ action: Element, _ view: Element, _ owners: [(connection: Connection, owner: InlinedOwner)],
        _ editor: inout DocumentEditor
    ) throws(Obstacle) {
        let destination = Connection(action)?.destination
        if destination?.isFirstResponder == true {
            let document = view.document
            let scene = document.scene(holding: view)
            let responders = document.elements.filter { element in
                element.isFirstResponder && (scene.map { $0.element.contains(element) } ?? true)
            }
            guard let id = responders.first?.id else {
                throw Obstacle(
                    code: .placeHasContent, reason: "the scene of \(ElementSubject(view).words) has no First Responder",
                    place: view.place)
            }
            return editor.setAttribute("destination", on: action, to: id)
        }
        guard destination == inlined.owner else { return }
        if inlined.isKept, let id = view.id { return editor.setAttribute("destination", on: action, to: id) }
        let closure = action["selector"].flatMap { inlined.actions[$0] }
        let calls = owners.flatMap { connection, owner in
            owner.calls.filter { $0.closure == closure }.map { (connection.source?.id, $0.selector) }
        }
        guard let (source, selector) = calls.first, let source else { return editor.removeElement(action) }
        editor.setAttribute("destination", on: action, to: source)
        editor.setAttribute("selector", on: action, to: selector)
    }

    // MARK: Elements

    private func writePlain(_ view: Element, _ copy: DocumentEditor, _ editor: inout DocumentEditor) throws(Obstacle) {
        let content = inlined.content
        for attribute in content.attributes where !Self.ofContent.contains(attribute.name) {
            guard view.attribute(named: attribute.name) == attribute.value else {
                throw Obstacle(
                    code: .contentDiffers,
                    reason: "the content says “\(attribute.name)” and \(ElementSubject(view).words) does not",
                    place: content.place)
            }
        }
        let names = inlined.isKept ? Self.ofCanvas : Self.ofClass + Self.ofCanvas
        for name in names where view.attribute(named: name) != nil { editor.removeAttribute(name, from: view) }
        removeInspectables(of: view, in: &editor)
        for child in content.children {
            if child.isNamed("rect") || child.isOfXibAlone { continue }
            if child.isNamed("constraints") {
                for constraint in child.children { editor.insertChild(copy.rawLines(of: constraint), into: view) }
                continue
            }
            if let key = child["key"], let present = view.children.first(where: { $0["key"] == key }) {
                guard NewElement(copying: present) == NewElement(copying: child) else {
                    throw Obstacle(
                        code: .contentDiffers,
                        reason: "the content and \(ElementSubject(view).words) say different things of “\(key)”",
                        place: child.place)
                }
                continue
            }
            editor.insertChild(copy.rawLines(of: child), into: view)
        }
    }

    /// The content itself in the place of the view.
    private func replacement(of view: Element, _ copy: DocumentEditor, _ editor: DocumentEditor) -> NewElement {
        var copy = copy
        let content = inlined.content
        for name in NibDocument.ofPlace {
            if let value = view.attribute(named: name) { copy.setAttribute(name, on: content, to: value) }
        }
        for child in content.children {
            if child.isOfXibAlone { copy.removeElement(child) }
            if child.isNamed("rect"), let frame = view.children(named: "rect").first {
                for name in ["x", "y", "width", "height"] {
                    if let value = frame.attribute(named: name) { copy.setAttribute(name, on: child, to: value) }
                }
            }
        }
        for constraint in view.constraints { copy.insertChild(editor.rawLines(of: constraint), into: content) }
        if let connections = view.child(named: "connections") {
            copy.insertChild(editor.rawLines(of: connections), into: content)
        }
        return copy.rawLines(of: content)
    }

    private func removeInspectables(of view: Element, in editor: inout DocumentEditor) {
        let names = Set(inlined.inspectables.map(\.name))
        for attribute in view.userDefinedRuntimeAttributes where attribute["keyPath"].map(names.contains) == true {
            editor.removeElement(attribute)
        }
    }

    private static let ofClass = ["customClass", "customModule", "customModuleProvider"]

    /// What stands for the size of the content, which is there then.
    private static let ofCanvas = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]

    /// What the content says for itself, and what the place says already.
    private static let ofContent: Set<String> = [
        "contentMode", "id", "translatesAutoresizingMaskIntoConstraints", "userLabel", "misplaced",
    ]

    /// Whether the content has the image or color wherever it goes; an image that each place has for itself is a sample.
    private func isUsed(_ resource: Element) -> Bool {
        guard resource.isNamed("image"), let name = resource["name"] else { return true }
        let own = Set(
            inlined.inspectables.filter { $0.kind == .image }.compactMap { inspectable in
                inlined.outlets.first { $0.name == inspectable.outlet }?.object
            })
        return ([inlined.content] + inlined.content.descendants).contains { element in
            element.attributes.contains { attribute in
                attribute.value == name && !(attribute.name == "image" && own.contains(element))
            }
        }
    }

    /// The resources, fonts and features that the content uses.
    private func addLists(to editor: inout DocumentEditor) {
        for resource in inlined.xib.resources where isUsed(resource) {
            editor.ensureResource(NewElement(copying: resource))
        }
        for entry in inlined.xib.dependencies where entry.isNamed("capability") {
            guard let name = entry["name"], let version = entry["minToolsVersion"] else { continue }
            editor.ensureCapability(name, minToolsVersion: version)
        }
        let fonts = editor.document.root.children(named: "customFonts").flatMap(\.children).map {
            NewElement(copying: $0)
        }
        for font in inlined.xib.root.children(named: "customFonts").flatMap(\.children) {
            let new = NewElement(copying: font)
            if !fonts.contains(new) { editor.insertChild(new, into: editor.document.root, section: "customFonts") }
        }
    }
}

extension Element {
    /// Whether a child of a xib's view says only where the view is on the canvas of the xib.
    fileprivate var isOfXibAlone: Bool {
        self["key"] == "autoresizingMask" || self["key"] == "simulatedDestinationMetrics" || isNamed("point")
    }
}
