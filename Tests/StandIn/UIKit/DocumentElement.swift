/// An element of a storyboard or nib, as the simulated app gets it: from JSON that the document was turned into.
@MainActor public final class DocumentElement {

    public let name: String
    public let attributes: [String: String]
    public let children: [DocumentElement]
    public let text: String

    public init(_ node: [String: Any]) {
        name = node["name"] as? String ?? ""
        attributes = node["attributes"] as? [String: String] ?? [:]
        text = node["text"] as? String ?? ""
        children = (node["children"] as? [[String: Any]] ?? []).map(DocumentElement.init)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

    func children(_ name: String) -> [DocumentElement] { children.filter { $0.name == name } }

    func child(key: String) -> DocumentElement? { children.first { $0["key"] == key } }

    /// What the element connects, in the order of the document.
    var connections: [DocumentElement] { child("connections")?.children ?? [] }

    func isYes(_ attribute: String, else value: Bool) -> Bool { self[attribute].map { $0 == "YES" } ?? value }

    func number(_ attribute: String) -> Double? { self[attribute].flatMap(Double.init) }
}

/// The documents of the app's bundle, by name without folder and extension.
@MainActor public final class DocumentLibrary {

    public static let main = DocumentLibrary()

    public var storyboards: [String: DocumentElement] = [:]
    public var nibs: [String: DocumentElement] = [:]
}
