import InterfaceBuilder
import Layout
import SourceText

extension IBDocument {
    /// The document with what its variations say for the size classes in the place of what they vary: whether a view is
    /// hidden, fonts, colors, stored frames. What is left out and put in stays in its masks, which layout reads.
    func varied(for classes: SizeClasses) -> IBDocument {
        var changes = VariationChanges()
        for element in elements where element.isNamed("variation") { changes.take(element, classes) }
        guard let edits = EditList(changes.edits), !edits.edits.isEmpty,
            case .success(let document) = IBDocument.read(
                SourceText(path: path, bytes: edits.apply(to: source.bytes)))
        else { return self }
        return document
    }
}

/// The values that variations give to the objects they stand in; the variation that names more classes counts.
private struct VariationChanges {
    /// An attribute, or a child with a key, of an element.
    private struct Part: Hashable {
        let owner: Element
        let name: String
        let isAttribute: Bool
    }

    private var values: [Part: (rank: Int, value: String)] = [:]

    /// Attributes that say something of the variation or of Xcode's canvas, not of the object.
    private static let own: Set<String> = ["key", "fixedFrame", "ambiguous"]

    mutating func take(_ variation: Element, _ classes: SizeClasses) {
        guard let owner = variation.parent, let key = variation["key"], key != "default",
            let rank = classes.specificity(of: key)
        else { return }
        for attribute in variation.attributes where !Self.own.contains(attribute.name) {
            set(Part(owner: owner, name: attribute.name, isAttribute: true), rank, attribute.value)
        }
        for child in variation.children where !child.isNamed("mask") {
            guard let name = child["key"] else { continue }
            set(Part(owner: owner, name: name, isAttribute: false), rank, variation.document.source.string(child.range))
            // A frame of its own is one that Xcode laid out, whatever it says of the other one.
            if name == "frame", variation["misplaced"] == nil {
                set(Part(owner: owner, name: "misplaced", isAttribute: true), rank, "NO")
            }
        }
    }

    private mutating func set(_ part: Part, _ rank: Int, _ value: String) {
        if let known = values[part], known.rank > rank { return }
        values[part] = (rank, value)
    }

    var edits: [TextEdit] {
        values.sorted { ($0.key.owner.index, $0.key.name) < ($1.key.owner.index, $1.key.name) }.compactMap(Self.edit)
    }

    private static func edit(_ part: Part, _ entry: (rank: Int, value: String)) -> TextEdit? {
        let owner = part.owner
        if part.isAttribute {
            let escaped = entry.value.svgEscaped
            if let attribute = owner.attributes.first(where: { $0.name == part.name }) {
                return TextEdit(attribute.valueRange, escaped)
            }
            let place = owner.startTagRange.lowerBound + 1 + owner.name.utf8.count
            return TextEdit(insert: " \(part.name)=\"\(escaped)\"", at: place, order: part.name)
        }
        if let child = owner.child(key: part.name) { return TextEdit(child.range, entry.value) }
        return TextEdit(insert: entry.value, at: owner.startTagRange.upperBound, order: part.name)
    }
}
