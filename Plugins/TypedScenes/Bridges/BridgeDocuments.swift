import TransformKit

/// Puts bridges into scenes.
struct BridgeDocuments {
    private var editors: [String: DocumentEditor] = [:]
    private var generators: [String: ObjectIDGenerator] = [:]

    /// Adds an object of the bridge to each scene that has none, and connects it.
    mutating func add(_ bridge: Bridge) {
        for controller in bridge.controllers {
            guard let objects = controller.parent, let id = controller.id, !isConnected(controller, bridge.outlet)
            else { continue }
            let document = controller.document
            var editor = editors[document.path] ?? DocumentEditor(document)
            var generator = generators[document.path] ?? ObjectIDGenerator(document)
            let object = generator.makeID(for: "\(bridge.name) of \(id)")
            editor.insertChild(Self.object(object, bridge, controller), into: objects)
            editor.insertChild(
                NewElement(
                    "outlet",
                    [
                        "property": bridge.outlet, "destination": object,
                        "id": generator.makeID(for: "outlet \(bridge.outlet) of \(id)"),
                    ]), into: controller)
            editors[document.path] = editor
            generators[document.path] = generator
        }
    }

    private static func object(_ id: String, _ bridge: Bridge, _ controller: Element) -> NewElement {
        var object = NewElement("customObject", ["id": id, "customClass": bridge.name])
        if let module = controller.customModule {
            object["customModule"] = module
            object["customModuleProvider"] = controller["customModuleProvider"]
        }
        return object
    }

    private func isConnected(_ controller: Element, _ outlet: String) -> Bool {
        controller.child(named: "connections")?.children(named: "outlet").contains { $0["property"] == outlet } ?? false
    }

    /// The edits of the documents.
    var edits: [FileEdit] {
        editors.keys.sorted().flatMap { path in
            (editors[path]?.edits ?? []).map { FileEdit.replace(path: path, $0) }
        }
    }
}
