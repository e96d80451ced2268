import SourceText
import XMLCode

/// Gives literal colors of a document the name of a color set: edits the `<color>` elements, the resource that keeps
/// the value so that Interface Builder can show it, and the capability that older Xcodes look for.
///
/// The edits of several names may be made together or without some of them: the parts that they share are the same
/// edit, and their resources stay sorted whichever of them are made.
public struct ColorNaming: Sendable {
    /// The document to edit.
    public let document: IBDocument
    private let capability: [TextEdit]
    /// The `resources` section that the first resource of a document without one brings along.
    private let newSection: NewSection?

    /// Prepares edits of a document; none is made before a color is named.
    public init(_ document: IBDocument) {
        self.document = document
        var editor = DocumentEditor(document)
        editor.ensureCapability("Named colors", minToolsVersion: "9.0")
        capability = editor.edits
        newSection = NewSection(document)
    }

    /// - Parameters:
    ///   - elements: `<color>` elements of the document that are written out in numbers.
    ///   - name: the name that they get, which the resource has as well.
    ///   - value: the `<color>` without key that the resource keeps.
    public func edits(naming elements: [Element], _ name: String, value: NewElement) -> [TextEdit] {
        elements.flatMap { Self.naming($0, name) } + resource(name, value) + capability
    }

    /// The attributes that say a color in numbers.
    private static let literalAttributes: Set = [
        "red", "green", "blue", "white", "cyan", "magenta", "yellow", "black", "alpha", "colorSpace",
        "customColorSpace",
    ]

    private static func naming(_ element: Element, _ name: String) -> [TextEdit] {
        let attributes = element.attributes
        let literal = attributes.indices.filter { literalAttributes.contains(attributes[$0].name) }
        guard let first = literal.first, let last = literal.last else { return [] }
        let named = "name=\"\(XMLText.attribute(name))\""
        // Xcode writes them side by side, so one edit takes them all.
        if last - first == literal.count - 1 {
            return [TextEdit(attributes[first].range.lowerBound..<attributes[last].range.upperBound, named)]
        }
        return [TextEdit(attributes[first].range, named)]
            + literal.dropFirst().map { index in
                TextEdit(attributes[index - 1].range.upperBound..<attributes[index].range.upperBound, "")
            }
    }

    private func resource(_ name: String, _ value: NewElement) -> [TextEdit] {
        let resource = NewElement("namedColor", ["name": name], children: [value])
        let order = "1 namedColor \(name)"
        guard let newSection else {
            var editor = DocumentEditor(document)
            editor.ensureResource(resource)
            return editor.edits.map { TextEdit($0.range, bytes: $0.replacement, order: order) }
        }
        // The section's tags are everybody's, the lines between them one color's.
        return [
            newSection.head, TextEdit(newSection.head.range, bytes: newSection.lines(of: resource), order: order),
            newSection.tail,
        ]
    }
}

/// The tags of `<resources>`, for a document that has none, and how lines between them are written.
private struct NewSection {
    let head: TextEdit
    let tail: TextEdit
    private let writer: ElementWriter
    private let indentation: [UInt8]

    init?(_ document: IBDocument) {
        guard document.root.child(named: "resources") == nil else { return nil }
        var editor = DocumentEditor(document)
        editor.ensureResource(NewElement("namedColor", ["name": "Name"]))
        let edits = editor.edits
        guard let section = edits.first, edits.count == 1, let parts = SectionParts(section) else { return nil }
        writer = editor.writer
        let lineEnding = writer.style.lineEnding
        guard parts.lines.starts(with: lineEnding) else { return nil }
        indentation = Array(parts.lines.dropFirst(lineEnding.count).prefix { $0 != UInt8(ascii: "<") })
        head = TextEdit(section.range, bytes: parts.head, order: "0")
        tail = TextEdit(section.range, bytes: parts.tail, order: "2")
    }

    func lines(of resource: NewElement) -> [UInt8] { writer.lines(of: [resource], indentation: indentation) }
}

/// An insertion of `<resources>` with one child, cut at the child's lines.
private struct SectionParts {
    let head: [UInt8]
    let lines: [UInt8]
    let tail: [UInt8]

    init?(_ edit: TextEdit) {
        let text = SourceText(path: "", bytes: edit.replacement)
        guard edit.range.isEmpty, let start = text.firstOffset(of: "<namedColor"),
            let end = text.firstOffset(of: "</resources>")
        else { return nil }
        let cuts = [start, end].map { offset in
            // The line break before a tag goes with the tag's line.
            edit.replacement[..<offset].lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.map {
                $0 + 1
            }
        }
        guard let first = cuts[0], let second = cuts[1] else { return nil }
        head = Array(edit.replacement[..<first])
        lines = Array(edit.replacement[first..<second])
        tail = Array(edit.replacement[second...])
    }
}

extension SourceText {
    fileprivate func firstOffset(of tag: String) -> Int? {
        let wanted = Array(tag.utf8)
        guard bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
