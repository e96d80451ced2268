public import SourceText
import XMLCode

extension PropertyListValue {
    /// Reads an XML property list with places, or a binary one without.
    public static func read(_ source: SourceText) -> Result<PropertyListValue, ReadingRefusal> {
        if source.bytes.starts(with: "bplist".utf8) {
            return BinaryPropertyListReader.read(source.bytes).map { .success($0) } ?? .failure(.binary)
        }
        if let refusal = refusalBeforeParsing(source) { return .failure(ReadingRefusal(file: refusal)) }
        guard let first = source.bytes.drop(while: isLayoutByte).first, first == UInt8(ascii: "<") else {
            return .failure(.unexpectedContent("the property list is neither XML nor binary; convert it with plutil"))
        }
        return readXMLStructure(source, allowsDocumentType: true).mapError(ReadingRefusal.init(file:)).flatMap {
            structure in
            XMLPropertyListReader(source: source, structure: structure).root()
        }
    }
}

/// White space and the bytes of a byte order mark.
private func isLayoutByte(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0xEF || byte == 0xBB || byte == 0xBF
}

/// Turns elements into values. The XML reader has bounded the depth.
private struct XMLPropertyListReader {
    let source: SourceText
    let structure: XMLStructure

    func root() -> Result<PropertyListValue, ReadingRefusal> {
        guard name(0) == "plist" else {
            return .failure(.unexpectedContent("the root element is <\(name(0))>, not a property list's <plist>"))
        }
        guard let first = children(0).first else {
            return .failure(.unexpectedContent("the property list holds no value"))
        }
        return value(first).map { .success($0) }
            ?? .failure(.malformed(message: "<\(name(first))> is no value", position(first)))
    }

    /// Reads an element; nil for one that is no value, which dictionaries and arrays skip.
    private func value(_ index: Int) -> PropertyListValue? {
        guard let content = content(index) else { return nil }
        let record = structure.elements[index]
        let inner = Int(record.openEnd)..<max(Int(record.openEnd), Int(record.closeStart))
        return PropertyListValue(
            content: content, range: Int(record.start)..<Int(record.end),
            textRange: record.openEnd == record.end ? nil : inner)
    }

    private func content(_ index: Int) -> PropertyListValue.Content? {
        switch name(index) {
        case "string": .string(text(index))
        case "dict": .dictionary(members(index))
        case "array": .array(children(index).compactMap(value))
        case "integer": .integer(text(index))
        case "real": .real(text(index))
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "date": .date(text(index))
        case "data": .data(text(index))
        default: nil
        }
    }

    /// Pairs each key with the element behind it; a key without a value is skipped.
    private func members(_ index: Int) -> [PropertyListMember] {
        var members: [PropertyListMember] = []
        var key: Int?
        for child in children(index) {
            if name(child) == "key" {
                key = child
            } else if let keyIndex = key, let value = value(child) {
                let record = structure.elements[keyIndex]
                members.append(
                    PropertyListMember(
                        name: text(keyIndex), nameRange: Int(record.start)..<Int(record.end), value: value))
                key = nil
            }
        }
        return members
    }

    private func children(_ index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        let end = Int(structure.elements[index].subtreeEnd)
        while next < end {
            result.append(next)
            next = Int(structure.elements[next].subtreeEnd)
        }
        return result
    }

    private func name(_ index: Int) -> String {
        let record = structure.elements[index]
        return source.string(Int(record.start) + 1..<Int(record.start) + 1 + Int(record.nameLength))
    }

    private func text(_ index: Int) -> String {
        let record = structure.elements[index]
        let range = Int(record.openEnd)..<max(Int(record.openEnd), Int(record.closeStart))
        var text = ""
        var cursor = range.lowerBound
        for comment in structure.comments where Int(comment.parent) == index {
            text += XMLText.decode(source.string(cursor..<max(cursor, Int(comment.start))))
            cursor = Int(comment.end)
        }
        return text + XMLText.decode(source.string(cursor..<max(cursor, range.upperBound)))
    }

    private func position(_ index: Int) -> SourcePosition {
        source.position(at: Int(structure.elements[index].start))
    }
}
