import TransformKit

/// What a step wants one attribute of every selected element to be.
package enum AttributeIntent: Hashable {
    case set(name: String, value: String)
    case remove(name: String)
    case rename(name: String, to: String)

    /// The attribute whose value is looked at.
    var name: String {
        switch self {
        case .set(let name, _), .remove(let name), .rename(let name, _): name
        }
    }

    /// The attribute that is written, which elements have to be known to have; nil where none is.
    var writtenName: String? {
        switch self {
        case .set(let name, _), .rename(_, let name): name
        case .remove: nil
        }
    }

    /// Whether an element has it already as the step wants it.
    func isFulfilled(by element: Element) -> Bool {
        let value = element.writtenText(named: name)
        if case .set(_, let wanted) = self { return value == wanted }
        return value == nil
    }

    /// The value that the written attribute gets; nil where none is written.
    func newValue(for element: Element) -> String? {
        switch self {
        case .set(_, let value): value
        case .rename(let name, _): element.writtenText(named: name)
        case .remove: nil
        }
    }

    func carryOut(on element: Element, with editor: inout DocumentEditor) {
        switch self {
        case .set(let name, let value): editor.setAttribute(name, on: element, to: value)
        case .remove(let name): editor.removeAttribute(name, from: element)
        case .rename(let name, let newName):
            let value = element.writtenText(named: name) ?? ""
            editor.removeAttribute(name, from: element)
            editor.setAttribute(newName, on: element, to: value)
        }
    }

    /// In the imperative, for a list: `set hidden to YES`.
    var words: String {
        switch self {
        case .set(let name, let value): "set \(name) to \(value.isEmpty ? "nothing" : value.asShown)"
        case .remove(let name): "remove \(name)"
        case .rename(let name, let newName): "rename \(name) to \(newName)"
        }
    }
}

extension String {
    /// Words and numbers as they are, texts in quotes and not too long.
    var asShown: String {
        let isWord = utf8.allSatisfy { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "-") || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        }
        if isWord { return self }
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
    }
}
