import TransformKit

/// Attributes that are no settings: who an object is, and what leads where. No step writes them.
enum ProtectedAttributes {
    private static let reasons: [String: String] = {
        let identity = "says which object this is, and everything else refers to it"
        let connection = "is one end of a connection"
        let classes = "belongs together with its module, its outlets and its code; choose the class in Xcode"
        let names = "is the name by which code and storyboard references find a scene"
        return [
            "id": identity, "key": "says which part of its object this is", "sceneID": identity,
            "sceneMemberID": identity, "placeholderIdentifier": identity, "customClass": classes,
            "customModule": classes, "customModuleProvider": classes, "storyboardIdentifier": names,
            "storyboardName": names, "referencedIdentifier": names, "bundleIdentifier": names,
            "destination": connection, "target": connection, "property": connection, "selector": connection,
            "unwindAction": connection, "destinationCreationSelector": connection, "relationship": connection,
            "kind": connection,
        ]
    }()

    /// A sentence for an attribute that no step may touch on elements of some names; nil for any other.
    static func problem(with attribute: String, onAnyOf elements: [String]) -> String? {
        if let reason = reasons[attribute] { return "“\(attribute)” \(reason); no step changes it" }
        let isReference = !elements.isEmpty && elements.allSatisfy { Element.isObjectReference(attribute, of: $0) }
        return isReference ? "“\(attribute)” holds the id of another object; no step changes it" : nil
    }

    /// Whether the text can be the name of an attribute.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
        return text.utf8.allSatisfy { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "-_.".utf8.contains(byte)
                || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        }
    }
}
