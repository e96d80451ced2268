import TransformKit

/// Writes the xib of a class: the content of the first place, with the class as its File's Owner.
struct NibDocument {
    private let draft: NibViewDraft
    private let place: NibPlace
    private let module: CustomModule
    private let contentID: String
    private var ids: ObjectIDGenerator

    init(_ draft: NibViewDraft, path: String, module: CustomModule) {
        self.draft = draft
        self.module = module
        place = draft.places[0]
        ids = ObjectIDGenerator(seed: path)
        ids.avoid(place.document)
        contentID = ids.makeID(for: "content")
    }

    var bytes: [UInt8] {
        mutating get {
            let document = place.document
            let lists = DocumentLists(document)
            var parts = place.view.movingParts
            if draft.movesBackground, let background = place.background { parts.append(background) }
            // A stack view has attributes of its own that need something.
            if !place.view.isPlainView { parts.append(place.view) }
            let needed = parts.reduce(into: Set<Element>()) { needed, part in
                needed.formUnion(lists.entries(neededBy: part))
            }
            var root = NewElement("document")
            for attribute in document.root.attributes where !Self.storyboardOnly.contains(attribute.name) {
                root[attribute.name] = attribute.value
            }
            root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
            root["targetRuntime"] = root["targetRuntime"] ?? "iOS.CocoaTouch"
            for child in document.root.children {
                switch child.name {
                case "device": root.append(NewElement(copying: child))
                case "dependencies", "customFonts", "resources":
                    let listed = Set(lists.entries)
                    let kept = child.children.filter { !listed.contains($0) || needed.contains($0) }
                    if kept.isEmpty { continue }
                    var list = NewElement(child.name)
                    for attribute in child.attributes { list[attribute.name] = attribute.value }
                    for entry in kept { list.append(NewElement(copying: entry)) }
                    root.append(list)
                default: continue
                }
            }
            root.append(NewElement("objects", children: [owner(), Self.firstResponder, content()]))
            let declaration = document.source.bytes.prefix(120).split(separator: UInt8(ascii: ">"))[0]
            let isStandalone = String(decoding: declaration, as: UTF8.self).contains("standalone=\"no\"")
            return NewDocument(root: root, isStandaloneDeclared: isStandalone).bytes
        }
    }

    private static let storyboardOnly: Set<String> = ["type", "initialViewController", "launchScreen"]

    private static let firstResponder = NewElement(
        "placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"])

    // MARK: Owner

    private mutating func owner() -> NewElement {
        var owner = NewElement(
            "placeholder",
            [
                "placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner",
                "customClass": draft.className,
            ])
        module.write { owner[$0] = $1 }
        let outlets = draft.properties.sorted { $0.value.name < $1.value.name }.compactMap {
            number, property -> NewElement? in
            guard !property.isDeclared, let destination = place.shape.objects[number].id else { return nil }
            return NewElement(
                "outlet",
                [
                    "property": property.name, "destination": destination,
                    "id": ids.makeID(for: "outlet \(property.name)"),
                ])
        }
        let own = place.crossings.fromClass.map { NewElement(copying: $0) }
        if !(own + outlets).isEmpty { owner.append(NewElement("connections", children: own + outlets)) }
        return owner
    }

    // MARK: Content

    private mutating func content() -> NewElement {
        let view = place.view
        var editor = DocumentEditor(place.document)
        for part in view.movingParts.flatMap({ [$0] + $0.descendants }) {
            for name in ["firstItem", "secondItem"] where part.attribute(named: name) == view.id {
                editor.setAttribute(name, on: part, to: contentID)
            }
        }
        for handler in draft.handlers {
            for control in handler.controls {
                let actions = place.crossings.actions.filter {
                    $0.number == control.number && $0.event == control.event && !$0.destination.isFirstResponder
                }
                let selector = handler.method + ":"
                guard control.ordinal < actions.count else {
                    // The control calls something in another place only.
                    editor.insertChild(action(selector, control), into: place.shape.objects[control.number])
                    continue
                }
                let element = actions[control.ordinal].element
                editor.setAttribute("destination", on: element, to: "-1")
                if selector != element["selector"] { editor.setAttribute("selector", on: element, to: selector) }
            }
        }
        for connection in place.crossings.toClass { editor.setAttribute("destination", on: connection, to: "-1") }
        for action in place.crossings.actions where action.destination.isFirstResponder {
            editor.setAttribute("destination", on: action.element, to: "-2")
        }
        return view.isPlainView ? plainContent(editor) : ownContent(&editor)
    }

    private mutating func action(_ selector: String, _ control: NibViewDraft.Control) -> NewElement {
        var action = NewElement(
            "action",
            [
                "selector": selector, "destination": "-1",
                "id": ids.makeID(for: "action \(selector) of \(control.number) \(control.event)"),
            ])
        if !control.event.isEmpty { action["eventType"] = control.event }
        return action
    }

    /// A view around what is in a plain one.
    private func plainContent(_ editor: DocumentEditor) -> NewElement {
        let view = place.view
        var content = NewElement("view", ["contentMode": "scaleToFill", "id": contentID])
        for name in Self.ofBoth { content[name] = view.attribute(named: name) }
        content.append(frame)
        content.append(Self.resizing)
        if draft.movesBackground, let background = place.background { content.append(editor.rawLines(of: background)) }
        var constraints: [NewElement] = []
        for part in view.movingParts {
            if part.isNamed("constraint") {
                constraints.append(editor.rawLines(of: part))
            } else {
                content.append(editor.rawLines(of: part))
            }
        }
        if !constraints.isEmpty { content.append(NewElement("constraints", children: constraints)) }
        content.append(Self.freeform)
        return content
    }

    /// The view itself where it is more than a plain one, such as a stack view.
    private func ownContent(_ editor: inout DocumentEditor) -> NewElement {
        let view = place.view
        editor.setAttribute("id", on: view, to: contentID)
        for name in Self.ofPlace where view.attribute(named: name) != nil { editor.removeAttribute(name, from: view) }
        for constraint in view.constraints where constraint.isSize(of: view) { editor.removeElement(constraint) }
        if let connections = view.child(named: "connections") { editor.removeElement(connections) }
        if let rect = view.children(named: "rect").first(where: { $0["key"] == "frame" }) {
            editor.setAttribute("x", on: rect, to: "0.0")
            editor.setAttribute("y", on: rect, to: "0.0")
            editor.insert(Self.resizing, after: rect)
        }
        // Where constraints remain, Xcode writes it behind them.
        let remaining = view.child(named: "constraints").flatMap { list in
            list.children.contains { !$0.isSize(of: view) } ? list : nil
        }
        if let remaining {
            editor.insert(Self.freeform, after: remaining)
        } else {
            editor.insertChild(Self.freeform, into: view)
        }
        return editor.rawLines(of: view)
    }

    /// What a view says of itself in its place, and not of its content.
    static let ofPlace = [
        "hidden", "alpha", "tag", "misplaced", "userLabel", "translatesAutoresizingMaskIntoConstraints",
        "restorationIdentifier",
    ]

    /// What counts for a view and for the one that fills it: which side is leading, and where margins begin.
    static let ofBoth = [
        "semanticContentAttribute", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
        "layoutMarginsFollowReadableWidth",
    ]

    private var frame: NewElement {
        let frame = place.view.frame
        return NewElement(
            "rect",
            [
                "key": "frame", "x": "0.0", "y": "0.0", "width": WrittenNumber.text(frame?.width ?? 320),
                "height": WrittenNumber.text(frame?.height ?? 100),
            ])
    }

    private static let resizing = NewElement(
        "autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"])

    private static let freeform = NewElement(
        "freeformSimulatedSizeMetrics", ["key": "simulatedDestinationMetrics"])
}

/// The module of a class, as a document says it.
struct CustomModule {
    /// Nil where the documents of several targets share the class.
    let name: String?

    init(of document: IBDocument, for owner: DocumentOwner) {
        let written = document.elements.lazy.filter(\.inheritsModuleFromTarget).compactMap(\.customModule).first
        name = owner.targets.count == 1 ? owner.targets[0].moduleName : written
    }

    func write(_ set: (_ attribute: String, _ value: String) -> Void) {
        if let name { set("customModule", name) }
        set("customModuleProvider", "target")
    }
}
