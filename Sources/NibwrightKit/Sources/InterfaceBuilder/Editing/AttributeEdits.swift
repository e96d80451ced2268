import SourceText
import XMLCode

/// The edits of one start tag.
struct AttributeEdits {
    private(set) var edits: [TextEdit] = []

    /// An attribute that is there, or one to come.
    private enum Item {
        case present(Attribute)
        case new(String, value: String)
    }

    init(_ element: Element, _ changes: [String: String?], _ order: XcodeOrder) {
        let present = element.attributes
        let names = Set(present.map(\.name))
        var items = present.map(Item.present)
        // By name, so that the outcome does not hang on the order of a dictionary.
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            guard let value else { continue }
            let standing = items.enumerated().compactMap { offset, item -> (offset: Int, name: String)? in
                switch item {
                case .present(let attribute):
                    if case .some(nil) = changes[attribute.name] { nil } else { (offset, attribute.name) }
                case .new(let name, _): (offset, name)
                }
            }
            let place = order.index(ofAttribute: name, in: element.name, among: standing.map(\.name))
            let index = place == 0 ? standing.first?.offset ?? items.count : standing[place - 1].offset + 1
            items.insert(.new(name, value: value), at: index)
        }
        emit(items, changes, from: element)
    }

    private mutating func emit(_ items: [Item], _ changes: [String: String?], from element: Element) {
        var anchor = element.startTagRange.lowerBound + 1 + element.name.utf8.count
        var waiting: [UInt8] = []
        func flushed() -> [TextEdit] { waiting.isEmpty ? [] : [TextEdit(anchor..<anchor, bytes: waiting)] }
        for item in items {
            switch item {
            case .new(let name, let value): waiting += ElementWriter.attribute(name, value)
            case .present(let attribute):
                edits += flushed()
                waiting = []
                if let change = changes[attribute.name] {
                    edits += edit(attribute, to: change, behind: anchor, in: element)
                }
                anchor = attribute.range.upperBound
            }
        }
        edits += flushed()
    }

    private func edit(_ attribute: Attribute, to value: String?, behind anchor: Int, in element: Element) -> [TextEdit]
    {
        guard let value else { return [TextEdit(anchor..<attribute.range.upperBound, "")] }
        guard value != attribute.value else { return [] }
        let quote = element.document.source.bytes[attribute.valueRange.upperBound]
        let written = XMLText.attribute(value, quote: Unicode.Scalar(quote))
        return [TextEdit(attribute.valueRange, written)]
    }
}
