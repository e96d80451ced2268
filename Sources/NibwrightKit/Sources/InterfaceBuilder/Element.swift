import SourceText
import XMLCode

/// One element of a document: a document and an index, cheap to hand around.
public struct Element: Hashable, Sendable {
    /// The document that the element is part of.
    public let document: IBDocument
    /// The element's number in document order; the root is 0.
    public let index: Int

    init(_ document: IBDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    var record: ElementRecord { document.structure.elements[index] }

    // MARK: Places

    /// The whole element, from `<` to behind the end tag.
    public var range: Range<Int> { Int(record.start)..<Int(record.end) }
    /// The start tag.
    public var startTagRange: Range<Int> { Int(record.start)..<Int(record.openEnd) }
    /// The bytes between start and end tag; empty for `<a/>`.
    public var contentRange: Range<Int> { Int(record.openEnd)..<max(Int(record.openEnd), Int(record.closeStart)) }
    /// Whether the element is written `<a/>`.
    public var isEmptyTag: Bool { record.openEnd == record.end }

    /// The place of the start tag, with the element's id and name where it is an object.
    public var place: Place {
        Place(document.source, at: Int(record.start), objectID: id, objectName: interfaceBuilderName)
    }

    // MARK: Name and attributes

    /// The element's name as written: `viewController`.
    public var name: String { document.source.string(nameRange) }

    private var nameRange: Range<Int> { Int(record.start) + 1..<Int(record.start) + 1 + Int(record.nameLength) }

    /// Whether the element has this name; compares bytes, so it is cheap.
    public func isNamed(_ name: StaticString) -> Bool { document.matches(nameRange, name) }

    /// An attribute's value with entities resolved, or nil.
    public subscript(attribute: StaticString) -> String? {
        guard let record = attributeRecord(attribute) else { return nil }
        return document.decodedAttribute(Int(record.valueStart)..<Int(record.valueEnd))
    }

    /// An attribute's value by a name that is known only at run time.
    public func attribute(named name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// All attributes in the order in which they are written.
    public var attributes: [Attribute] {
        attributeRecords.map { record in
            let nameStart = Int(record.nameStart)
            let value = Int(record.valueStart)..<Int(record.valueEnd)
            return Attribute(
                name: document.source.string(nameStart..<nameStart + Int(record.nameLength)),
                value: document.decodedAttribute(value), range: nameStart..<value.upperBound + 1, valueRange: value)
        }
    }

    /// The byte range of an attribute's raw value, without its quotes.
    public func valueRange(of attribute: StaticString) -> Range<Int>? {
        attributeRecord(attribute).map { Int($0.valueStart)..<Int($0.valueEnd) }
    }

    private var attributeRecords: ArraySlice<AttributeRecord> {
        let first = Int(record.firstAttribute)
        return document.structure.attributes[first..<first + Int(record.attributeCount)]
    }

    private func attributeRecord(_ name: StaticString) -> AttributeRecord? {
        attributeRecords.first { record in
            let start = Int(record.nameStart)
            return document.matches(start..<start + Int(record.nameLength), name)
        }
    }

    // MARK: Tree

    /// The element that directly holds this one; nil for the root.
    public var parent: Element? { record.parent < 0 ? nil : Element(document, Int(record.parent)) }

    /// The elements that hold this one, nearest first.
    public var ancestors: [Element] {
        var result: [Element] = []
        var next = parent
        while let element = next {
            result.append(element)
            next = element.parent
        }
        return result
    }

    /// The elements directly inside this one, in document order.
    public var children: [Element] {
        var result: [Element] = []
        var next = index + 1
        let end = Int(record.subtreeEnd)
        while next < end {
            result.append(Element(document, next))
            next = Int(document.structure.elements[next].subtreeEnd)
        }
        return result
    }

    /// All elements below this one, in document order.
    public var descendants: [Element] {
        (index + 1..<max(index + 1, Int(record.subtreeEnd))).map { Element(document, $0) }
    }

    /// The first child of a name; nil where there is none.
    public func child(named name: StaticString) -> Element? { children.first { $0.isNamed(name) } }

    /// The children of a name, in document order; empty where there are none.
    public func children(named name: StaticString) -> [Element] { children.filter { $0.isNamed(name) } }

    /// Whether `other` is this element or inside it.
    public func contains(_ other: Element) -> Bool {
        other.document === document && other.index >= index && other.index < Int(record.subtreeEnd)
    }

    /// The text directly inside the element, with entities resolved and without comments and child elements.
    public var text: String {
        var result = ""
        var cursor = contentRange.lowerBound
        let comments = document.comments(in: self).map(\.range)
        for hole in (children.map(\.range) + comments).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            result += document.decoded(cursor..<hole.lowerBound)
            cursor = hole.upperBound
        }
        return result + document.decoded(cursor..<contentRange.upperBound)
    }
}

/// An attribute as written.
public struct Attribute: Hashable, Sendable {
    /// The name as written.
    public let name: String
    /// The value with entities resolved.
    public let value: String
    /// From the name to behind the closing quote.
    public let range: Range<Int>
    /// The raw value, without its quotes.
    public let valueRange: Range<Int>
}

/// A comment as written; before a scene it is the scene's name in Xcode's outline.
public struct Comment: Hashable, Sendable {
    /// The bytes of the comment, from `<!--` to behind `-->`.
    public let range: Range<Int>
    /// The text between the marks.
    public let text: String
}
