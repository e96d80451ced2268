import InterfaceBuilder

/// The words of differences for those who speak of other things than differences.
package enum ConflictWords {
    /// The object as a person calls it: `button “Log in”`.
    package static func name(of element: Element) -> String {
        element.isSceneController ? element.spokenScene : element.spokenName
    }

    /// Whether an element is a scene or its view controller, whose name says which scene it is.
    package static func isScene(_ element: Element) -> Bool { element.isNamed("scene") || element.isSceneController }

    /// A connection or constraint in words, `outlet title`; nil for what is neither.
    package static func spoken(_ element: Element) -> String? {
        switch element.name {
        case "outlet", "outletCollection":
            "\(FieldWords.kind(ofElement: element.name)) \(element["property"] ?? "")"
        case "action": "action \(element["selector"] ?? "")"
        case "segue":
            if let relationship = element["relationship"] {
                "relationship \(FieldWords.label(of: relationship))"
            } else {
                "\(element["kind"] ?? "") segue" + (element["identifier"].map { " " + FieldWords.quoted($0) } ?? "")
            }
        case "constraint": constraint(element)
        default: nil
        }
    }

    private static func constraint(_ element: Element) -> String {
        let owner = element.parent?.parent
        func side(_ item: StaticString, _ attribute: StaticString, orElse holder: Element? = nil) -> String? {
            guard let edge = element[attribute] else { return nil }
            let object = element[item].flatMap { element.document.object(id: $0) } ?? holder
            return "\(object.map { name(of: $0) } ?? "").\(edge)"
        }
        let sides = [side("firstItem", "firstAttribute", orElse: owner), side("secondItem", "secondAttribute")]
            .compactMap(\.self)
        return "constraint " + sides.joined(separator: " = ")
    }

    /// The scene that an element is part of, in words; nil for the document's own and for objects of xibs.
    package static func group(of element: Element) -> String? { element.document.spokenGroup(of: element) }

    /// An attribute as the inspector calls it.
    package static func label(of name: String) -> String { FieldWords.label(of: name) }

    /// A value as people read it.
    package static func value(_ value: String, of name: String) -> String { FieldWords.value(value, of: name) }

    /// What an element says of an object, in words, and the label that a person knows it by.
    package static func content(of element: Element, in object: Element) -> (label: String, words: String) {
        if let whole = WholeFact(element, object) { return (whole.label, whole.words) }
        let label = FieldWords.label(of: element["key"] ?? element.name)
        let text = element.text
        return (label, text.contains { !$0.isWhitespace } ? FieldWords.quoted(text) : "written in another way")
    }
}
