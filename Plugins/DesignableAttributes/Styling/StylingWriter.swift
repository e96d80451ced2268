import Colorimetry
import SwiftWriting
import TransformKit

/// Writes constants into documents, and takes the statements that set them out of the code.
struct StylingWriter {
    let layers: ViewProperties

    /// Lets an element say what a statement sets.
    func write(_ statement: StylingStatement, on element: Element, _ editor: inout DocumentEditor) {
        switch (statement.property.kind, statement.value) {
        case (.flag(let attribute, let missing), .flag(let value)):
            set(attribute, value == missing ? nil : value ? "YES" : "NO", on: element, &editor)
        case (.number(let attribute, let missing), .number(let value)):
            set(attribute, value == missing ? nil : WrittenNumber.text(value), on: element, &editor)
        case (.count(let attribute, let missing), .number(let value)):
            set(attribute, Int(value) == missing ? nil : String(Int(value)), on: element, &editor)
        case (.choice(let attribute, _, let missing), .name(let value)):
            set(attribute, value == missing ? nil : value, on: element, &editor)
        case (.text(let attribute), .text(let value)):
            let isMissing = attribute == "placeholder" && value.isEmpty
            set(attribute, isMissing ? nil : value, on: element, &editor)
        case (.color(let key), .color(let value)):
            let present = element.children.first { $0["key"] == key }
            if case .literal(let same)? = present?.colorSpelling, same.value.isSame(as: value) { return }
            guard var color = LiteralColor(value)?.cacheElement else { return }
            color["key"] = key
            put(color, key, into: element, &editor)
        case (.font, .font(let font)):
            var description = NewElement("fontDescription", ["key": "fontDescription"])
            for (name, value) in font.attributes.sorted(by: { $0.key < $1.key }) { description[name] = value }
            put(description, "fontDescription", into: element, &editor)
        case (.traitFlag(let attribute), .flag(let value)):
            setTrait(attribute, value ? "YES" : nil, of: element, &editor)
        case (.traitChoice(let attribute, _), .name(let value)): setTrait(attribute, value, of: element, &editor)
        case (.layer(let property), let value):
            let keyPath = layers.existingName(property, for: element) ?? property.keyPath
            editor.insertChild(Self.runtimeAttribute(keyPath, value), into: element)
        default: break
        }
    }

    private func set(_ attribute: String, _ value: String?, on element: Element, _ editor: inout DocumentEditor) {
        if let value {
            editor.setAttribute(attribute, on: element, to: value)
        } else if element.attribute(named: attribute) != nil {
            editor.removeAttribute(attribute, from: element)
        }
    }

    private func put(_ new: NewElement, _ key: String, into element: Element, _ editor: inout DocumentEditor) {
        if let present = element.children.first(where: { $0["key"] == key }) {
            editor.replaceElement(present, with: new)
            editor.removeEntries(freedBy: [present])
        } else {
            editor.insertChild(new, into: element)
        }
    }

    private func setTrait(_ attribute: String, _ value: String?, of element: Element, _ editor: inout DocumentEditor) {
        if let traits = element.child(named: "textInputTraits") { return set(attribute, value, on: traits, &editor) }
        guard let value else { return }
        var traits = NewElement("textInputTraits", ["key": "textInputTraits"])
        traits[attribute] = value
        editor.insertChild(traits, into: element)
    }

    private static func runtimeAttribute(_ keyPath: String, _ value: StyleValue) -> NewElement {
        var child: NewElement?
        var type = "number"
        switch value {
        case .number(let number):
            let isWhole = number == number.rounded() && abs(number) < 1_000_000
            let text = isWhole ? String(Int(number)) : WrittenNumber.text(number)
            child = NewElement(isWhole ? "integer" : "real", ["key": "value", "value": text])
        case .color(let color):
            type = "color"
            child = LiteralColor(color)?.cacheElement
            child?["key"] = "value"
        case .flag, .name, .text, .font: break
        }
        return NewElement(
            "userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath],
            children: [child].compactMap(\.self))
    }

    // MARK: Code

    /// Takes statements away: with the method, where nothing but the call of `super` is left of it.
    static func removing(_ statements: [StylingStatement], from method: StylingMethod) -> [TextEdit] {
        if statements.count == method.statementCount, method.callsSuper, !method.hasComments {
            return LineRemoval(method.source, [method.range]).edits
        }
        let source = method.source
        let lines = StatementLines(of: source)
        return statements.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { statement in
            let range = lines.range(of: statement.range, takesBlankLine: true)
            let first = source.lineRange(containing: statement.range.lowerBound).lowerBound
            // A comment above may be about all the lines below it.
            guard range.lowerBound < first, range.upperBound < source.bytes.count,
                range.upperBound > statement.range.upperBound
            else { return TextEdit(range, "") }
            let next = source.string(source.lineRange(containing: range.upperBound)).filter { !$0.isWhitespace }
            let endsParagraph = next.isEmpty || next.hasPrefix("}") || next.hasPrefix("//")
            return TextEdit(endsParagraph ? range : first..<range.upperBound, "")
        }
    }
}

extension ColorValue {
    /// Whether a color is another one, or is black, white or clear as that one is: these are the same in all spaces of light.
    fileprivate func isSame(as other: ColorValue) -> Bool {
        if self == other { return true }
        guard alpha == other.alpha, !space.isOfInk, !other.space.isOfInk else { return false }
        return alpha == 0
            || [0, 1].contains { end in
                components.allSatisfy { $0 == end } && other.components.allSatisfy { $0 == end }
            }
    }
}

extension ColorSpace {
    fileprivate var isOfInk: Bool { self == .genericCMYK || self == .deviceCMYK }
}
