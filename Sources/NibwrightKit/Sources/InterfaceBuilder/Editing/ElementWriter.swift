import XMLCode

import Foundation

/// Writes new elements in a document's own line ending and indentation.
struct ElementWriter: Sendable {
    let order: XcodeOrder
    let style: LayoutStyle

    /// The element as it stands behind `indentation`, without a line break at its end.
    func lines(of element: NewElement, indentation: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        write(element, indentation, to: &output)
        return output
    }

    /// Elements as lines of their own, each with a line break before it.
    func lines(of elements: [NewElement], indentation: [UInt8]) -> [UInt8] {
        elements.reduce(into: []) { output, element in
            output += style.lineEnding + indentation
            write(element, indentation, to: &output)
        }
    }

    private func write(_ element: NewElement, _ indentation: [UInt8], to output: inout [UInt8]) {
        if let comment = element.comment {
            output += Self.comment(comment) + style.lineEnding + indentation
        }
        if let raw = element.raw {
            output += raw.written(indentation: indentation, lineEnding: style.lineEnding)
            return
        }
        let (attributes, strings) = Self.divided(element.attributes)
        output += "<\(element.name)".utf8
        for name in order.sorted(attributes: attributes.map(\.name), of: element.name) {
            guard let attribute = attributes.first(where: { $0.name == name }) else { continue }
            output += Self.attribute(attribute.name, attribute.value)
        }
        let children = sorted(element.children + strings, in: element.name)
        if children.isEmpty, element.text.isEmpty, element.innerComment == nil {
            output += "/>".utf8
            return
        }
        output.append(UInt8(ascii: ">"))
        output += content(element.text)
        if let comment = element.innerComment {
            output += style.lineEnding + indentation + style.indentation + Self.comment(comment)
        }
        output += lines(of: children, indentation: indentation + style.indentation)
        if !children.isEmpty || element.innerComment != nil { output += style.lineEnding + indentation }
        output += "</\(element.name)>".utf8
    }

    /// Children in Xcode's order; those whose order is the user's own stay as they are.
    private func sorted(_ children: [NewElement], in parent: String) -> [NewElement] {
        var result: [NewElement] = []
        var keys: [XcodeOrder.Child] = []
        for child in children {
            let key = child.orderedChild
            let index = order.index(ofChild: key, in: parent, among: keys)
            result.insert(child, at: index)
            keys.insert(key, at: index)
        }
        return result
    }

    /// Text between tags, with the document's line ending.
    func content(_ text: String) -> [UInt8] {
        let escaped = Array(XMLText.content(text).utf8)
        guard style.lineEnding != [0x0A], escaped.contains(0x0A) else { return escaped }
        let lines = escaped.split(separator: 0x0A, omittingEmptySubsequences: false)
        return Array(lines.joined(separator: style.lineEnding))
    }

    /// An attribute with the space before it.
    static func attribute(_ name: String, _ value: String) -> [UInt8] {
        Array(" \(name)=\"\(XMLText.attribute(value))\"".utf8)
    }

    /// A comment; two hyphens in a row would end it.
    static func comment(_ text: String) -> [UInt8] {
        let text = text.replacingOccurrences(of: "--", with: "- -").replacingOccurrences(of: "--", with: "- -")
        return Array("<!--\(text)\(text.hasSuffix("-") ? " " : "")-->".utf8)
    }

    private static func divided(_ attributes: [NewAttribute]) -> ([NewAttribute], [NewElement]) {
        let strings = attributes.filter { stands($0.value, inChildOf: $0.name) }
        return (
            attributes.filter { !stands($0.value, inChildOf: $0.name) },
            strings.map { stringChild(key: $0.name, value: $0.value) }
        )
    }

    /// Whether Xcode writes a value as a `<string>` child: longer than 127 UTF-16 units, or with a control character.
    static func stands(_ value: String, inChildOf attribute: String) -> Bool {
        value.utf16.count > 127 || value.utf8.contains { $0 < 0x20 }
    }

    /// The child that holds a value that cannot be an attribute; control characters that XML cannot hold go as Base64.
    static func stringChild(key: String, value: String) -> NewElement {
        let needsBase64 = value.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
        guard needsBase64 else { return NewElement("string", ["key": key], text: value) }
        let encoded = Data(value.utf8).base64EncodedString().prefix { $0 != "=" }
        return NewElement("string", ["key": key, "base64-UTF8": "YES"], text: "\n\(encoded)\n")
    }
}
