import TransformKit

/// An outlet connection to insert into a document.
struct NewOutletConnection: Hashable, Sendable {
    let property: String
    let source: Element
    let destination: Element

    func insert(into editor: inout DocumentEditor, ids: ObjectIDGenerator) {
        guard let destination = destination.id else { return }
        var ids = ids
        let outlet = NewElement(
            "outlet",
            [
                "property": property, "destination": destination,
                "id": ids.makeID(for: "outlet \(property) of \(source.id ?? "")"),
            ])
        editor.insertChild(outlet, into: source)
    }
}
