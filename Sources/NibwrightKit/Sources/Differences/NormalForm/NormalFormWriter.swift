import InterfaceBuilder

/// Writes a document as Xcode does: one element a line, four spaces a level, sorted lists in its order, and what every
/// element has (its key, id and class) where it belongs.
///
/// Values and texts are copied as they are written.
struct NormalFormWriter {
    private let document: IBDocument
    private let changes: NormalFormChanges
    private let order: XcodeOrder
    private var text: [UInt8] = []
    /// Elements whose attributes or children came in another order.
    private(set) var reordered: [Noise: Int] = [:]
    private(set) var reorderedLists: [Element] = []

    init(_ document: IBDocument, _ changes: NormalFormChanges) {
        self.document = document
        self.changes = changes
        order = XcodeOrder(document)
    }

    mutating func written() -> [UInt8] {
        let bytes = document.source.bytes
        let root = document.root
        text.reserveCapacity(bytes.count)
        text += Self.lines(bytes[..<root.range.lowerBound])
        write(root, depth: 0)
        text.append(0x0A)
        let rest = Self.lines(bytes[root.range.upperBound...])
        text += rest.drop { $0 == 0x0A }
        return text
    }

    /// Lines that end in a line feed alone, without space before it, each with something in it.
    private static func lines(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.split(separator: 0x0A).map(\.trimmed).filter { !$0.isEmpty }.flatMap { $0 + [0x0A] }
    }

    // MARK: Elements

    private mutating func write(_ element: Element, depth: Int) {
        writeStart(of: element)
        guard !element.isEmptyTag else { return closeStart() }
        let children = element.children
        let gaps = gaps(in: element, between: children)
        let isPlain = gaps.allSatisfy(\.isPlain)
        if children.isEmpty && !(isPlain && gaps[0].isBlank && Self.isList(element)) || !isPlain {
            text.append(UInt8(ascii: ">"))
            text += content(of: element)
            return end(element)
        }
        let kept = children.indices.filter { !changes.removed.contains(children[$0].index) }
        guard !kept.isEmpty || gaps.contains(where: { !$0.comments.isEmpty }) else { return closeStart() }
        text.append(UInt8(ascii: ">"))
        for place in sorted(kept, of: element, children) {
            for comment in gaps[place].comments { newLine(depth + 1, comment) }
            newLine(depth + 1)
            write(children[place], depth: depth + 1)
        }
        for comment in gaps[children.count].comments { newLine(depth + 1, comment) }
        newLine(depth)
        end(element)
    }

    /// Whether white space inside of an element is no text of its own.
    private static func isList(_ element: Element) -> Bool {
        !element.isNamed("string") && !element.isNamed("mutableString") && !element.isNamed("mutableData")
            && !element.isNamed("data")
    }

    private mutating func closeStart() { text += "/>".utf8 }

    private mutating func end(_ element: Element) { text += "</\(element.name)>".utf8 }

    private mutating func newLine(_ depth: Int, _ content: [UInt8] = []) {
        text.append(0x0A)
        text += repeatElement(UInt8(ascii: " "), count: 4 * depth)
        text += content
    }

    /// The text of an element as it is, but for the ends of its lines.
    private func content(of element: Element) -> [UInt8] {
        let content = document.source.bytes[element.contentRange]
        return content.indices.compactMap { place in
            let isReturn = content[place] == 0x0D && place + 1 < content.endIndex && content[place + 1] == 0x0A
            return isReturn ? nil : content[place]
        }
    }

    // MARK: Start tags

    private mutating func writeStart(of element: Element) {
        text += "<\(element.name)".utf8
        let changed = changes.values[element.index] ?? [:]
        let present = element.attributes.filter { attribute in
            if case .some(nil) = changed[attribute.name] { false } else { true }
        }
        let names = present.map(\.name)
        let sortedNames = changes.sorts ? order.withIdentityInOrder(names, of: element.name) : names
        if sortedNames != names { reordered[.fileOrder, default: 0] += 1 }
        for name in sortedNames {
            guard let attribute = present.first(where: { $0.name == name }) else { continue }
            text += " \(name)=\"".utf8
            if let value = changed[name] ?? nil {
                text += value.utf8
            } else {
                text += value(of: attribute)
            }
            text.append(UInt8(ascii: "\""))
        }
    }

    /// A value as it is written, between double quotes.
    private func value(of attribute: Attribute) -> [UInt8] {
        let bytes = document.source.bytes
        let raw = bytes[attribute.valueRange]
        guard bytes[attribute.valueRange.upperBound] == UInt8(ascii: "'") else { return Array(raw) }
        return raw.flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
    }

    // MARK: Children

    /// What stands before a child, or behind the last one.
    private struct Gap {
        let comments: [[UInt8]]
        let isBlank: Bool
        /// Whether there is nothing but white space and comments.
        let isPlain: Bool
    }

    private func gaps(in element: Element, between children: [Element]) -> [Gap] {
        let bytes = document.source.bytes
        let comments = document.comments(in: element).map(\.range)
        let content = element.contentRange
        let ends = [content.lowerBound] + children.map(\.range.upperBound)
        let starts = children.map(\.range.lowerBound) + [content.upperBound]
        return zip(ends, starts).map { start, end in
            let inside = comments.filter { $0.lowerBound >= start && $0.upperBound <= end }
            var cursor = start
            var isPlain = true
            for hole in inside + [end..<end] {
                isPlain = isPlain && bytes[cursor..<hole.lowerBound].allSatisfy { $0 <= 0x20 }
                cursor = hole.upperBound
            }
            return Gap(
                comments: inside.map { Array(bytes[$0]).filter { $0 != 0x0D } }, isBlank: inside.isEmpty && isPlain,
                isPlain: isPlain)
        }
    }

    /// The children that stay, in Xcode's order where it keeps one. A list with comments stays: they belong to places.
    private mutating func sorted(_ places: [Int], of element: Element, _ children: [Element]) -> [Int] {
        guard changes.sorts, places.contains(where: { XcodeOrder.sorts(children[$0].name, in: element.name) }),
            document.comments(in: element).isEmpty
        else { return places }
        let inOrder = order.sorted(children: places.map { children[$0] }, of: element.name).map { places[$0] }
        guard inOrder != places else { return places }
        reordered[.fileOrder, default: 0] += 1
        if element.isNamed("connections") || element.isNamed("constraints") { reorderedLists.append(element) }
        return inOrder
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
        guard let last = lastIndex(where: { $0 > 0x20 }) else { return [] }
        return self[startIndex...last]
    }
}
