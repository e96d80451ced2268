import InterfaceBuilder

/// The property of an object that a color of a document fills, by its name in code.
struct ColorTarget: Hashable {
    /// The object; nil for the global tint.
    let object: Element?
    /// `textColor`, `layer.borderColor`.
    let keyPath: String
    /// The state of a button.
    let state: String?
    let document: IBDocument

    /// Reads the target of a color; nil for colors that are no property of an object: parts of attributed text, caches,
    /// comments.
    init?(_ color: DocumentColor) {
        document = color.document
        var state: String?
        switch color.role {
        case .attributedText, .cache, .comment: return nil
        case .document(let name): (object, keyPath) = (nil, name)
        case .property(let name), .variation(_, let name):
            // Configurations of buttons came with iOS 15, which applies no color again.
            guard let object = color.object, !name.isEmpty, color.element.parent?.isNamed("buttonConfiguration") != true
            else { return nil }
            (self.object, keyPath) = (object, Self.propertyNames[name] ?? name)
        case .state(let name, let property):
            guard let object = color.object else { return nil }
            (self.object, keyPath) = (object, property)
            state = name.isEmpty ? nil : name
        case .runtimeAttribute(let path):
            guard let object = color.object, !path.isEmpty else { return nil }
            (self.object, keyPath) = (object, path)
        }
        self.state = state
    }

    /// The last name of the key path, which code that does something with it has to name.
    var property: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }

    /// Keys of documents that are not the property's name. All others of 7,889 real documents are: `backgroundColor`,
    /// `textColor`, `tintColor`, `separatorColor`, `barTintColor`, `onTintColor`, `color` of an activity indicator, …
    private static let propertyNames = [
        "highlightedColor": "highlightedTextColor", "textShadowColor": "shadowColor",
    ]
}
