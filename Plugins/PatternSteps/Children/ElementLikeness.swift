import TransformKit

/// Compares what a document has with what a recipe adds: ids, which differ everywhere, do not count.
enum ElementLikeness {
    /// Whether a document's element says the same as the recipe's, in whatever order its attributes and children stand.
    static func isSame(_ present: Element, as template: Element) -> Bool {
        guard present.name == template.name, values(of: present) == values(of: template) else { return false }
        var open = structure(of: present)
        let wanted = structure(of: template)
        guard open.count == wanted.count else { return false }
        for child in wanted {
            guard let index = open.firstIndex(where: { isSame($0, as: child) }) else { return false }
            open.remove(at: index)
        }
        return !wanted.isEmpty || present.children.isEmpty != template.children.isEmpty
            || present.text.collapsed == template.text.collapsed
    }

    /// Attributes, and texts that stand in a child of their own because they are long.
    private static func values(of element: Element) -> [String: String] {
        let references = Set(element.objectReferences.map(\.name))
        var values: [String: String] = [:]
        for attribute in element.attributes where attribute.name != "id" && !references.contains(attribute.name) {
            values[attribute.name] = attribute.value
        }
        for child in element.children where child.isLongText { values[child["key"] ?? ""] = child.text }
        return values
    }

    private static func structure(of element: Element) -> [Element] { element.children.filter { !$0.isLongText } }
}

extension Element {
    /// Whether the element stands for an attribute whose text is long.
    fileprivate var isLongText: Bool { isNamed("string") && self["key"] != nil }
}

extension String {
    /// Without what only lays out the lines.
    fileprivate var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
