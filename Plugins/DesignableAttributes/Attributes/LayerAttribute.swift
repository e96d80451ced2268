import TransformKit

/// A runtime attribute that sets a property of a view's layer.
struct LayerAttribute {
    let element: Element
    let object: Element
    let keyPath: String

    /// Every attribute of a document whose key path goes through `layer`.
    static func all(in document: IBDocument) -> [LayerAttribute] {
        document.elements.compactMap { element in
            guard element.isNamed("userDefinedRuntimeAttribute"), let keyPath = element["keyPath"],
                keyPath.hasPrefix("layer."), let object = element.parent?.parent, object.id != nil
            else { return nil }
            return LayerAttribute(element: element, object: object, keyPath: keyPath)
        }
    }

    /// Objects without a layer of their own; a key path through one ends the app.
    var isOfView: Bool {
        let name = object.name
        if object.isController || object.isGestureRecognizer || object.isFilesOwner || object.isFirstResponder {
            return false
        }
        return !["constraint", "customObject", "segue", "exit", "placeholder"].contains(name)
            && !name.hasSuffix("Item") && !name.hasSuffix("FlowLayout")
    }

    /// The value of a boolean attribute.
    var isOn: Bool? {
        switch element["value"] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// The value of a number, as it is written.
    var number: Double? {
        let value = element.children.first { $0["key"] == "value" }
        return (value?["value"]).flatMap(Double.init)
    }

    var hasValue: Bool { element["value"] != nil || element.children.contains { $0["key"] == "value" } }
}
