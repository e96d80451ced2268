import SourceText

/// Reads an XML property list into the same records as OpenStep text: old tools (CocoaPods, xUnique) wrote projects so.
func readXMLPropertyList(_ source: SourceText) -> Result<OpenStepDocument, ReadingRefusal> {
    var reader = XMLPropertyListReader(source.bytes)
    do throws(XMLPropertyListReader.Failure) {
        try reader.read()
        return .success(OpenStepDocument(source: source, records: reader.records, comments: [], isXML: true))
    } catch {
        if let marker = conflictMarker(source.bytes) {
            return .failure(.conflictMarkers(at: source.position(at: marker)))
        }
        return .failure(.malformedProject(message: error.message, source.position(at: error.offset)))
    }
}

/// Reads the elements of XML property lists, and nothing else: no attributes, no document type of the file's own.
private struct XMLPropertyListReader {
    struct Failure: Error {
        let message: String
        let offset: Int
    }

    private enum Tag {
        case start(String), empty(String), end(String)

        var isDictionary: Bool {
            if case .start("dict") = self { true } else { false }
        }
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var open: [Int] = []
    private(set) var records: [OpenStepRecord] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() throws(Failure) {
        while let (tag, start) = try nextTag() {
            switch tag {
            case .start("plist"), .end("plist"): continue
            case .start("dict"), .start("array"):
                guard open.count < 512 else { throw Failure(message: "values are nested too deep", offset: start) }
                guard records.isEmpty || !open.isEmpty else { throw second(start) }
                open.append(records.count)
                records.append(OpenStepRecord(kind: tag.isDictionary ? .dictionary : .array, start: UInt32(start)))
            case .end(let name): try close(name, start)
            case .empty(let name): try appendEmpty(name, start)
            case .start(let name): try appendLeaf(name, start)
            }
        }
        guard open.isEmpty, !records.isEmpty else { throw Failure(message: "the file ends too early", offset: offset) }
        try checkDictionaries()
    }

    private func second(_ offset: Int) -> Failure {
        Failure(message: "something follows the end of the outermost value", offset: offset)
    }

    private mutating func close(_ name: String, _ start: Int) throws(Failure) {
        guard let container = open.popLast(), (records[container].kind == .dictionary ? "dict" : "array") == name else {
            throw Failure(message: "</\(name)> closes nothing", offset: start)
        }
        finish(container)
    }

    private mutating func finish(_ index: Int) {
        records[index].end = UInt32(offset)
        records[index].entryEnd = UInt32(offset)
        records[index].subtreeEnd = Int32(records.count)
    }

    private mutating func appendEmpty(_ name: String, _ start: Int) throws(Failure) {
        guard records.isEmpty || !open.isEmpty else { throw second(start) }
        switch name {
        case "dict": records.append(OpenStepRecord(kind: .dictionary, start: UInt32(start)))
        case "array": records.append(OpenStepRecord(kind: .array, start: UInt32(start)))
        // `<true/>`: the element's own name is the best text for it. `<string/>` is empty.
        default:
            let length = name == "true" || name == "false" ? name.utf8.count : 0
            append(.xmlString, start + 1..<start + 1 + length)
            return
        }
        finish(records.count - 1)
    }

    private mutating func appendLeaf(_ name: String, _ start: Int) throws(Failure) {
        guard records.isEmpty || !open.isEmpty else { throw second(start) }
        let content = offset
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")), let (tag, place) = try nextTag(),
            case .end(name) = tag, place == end
        else { throw Failure(message: "<\(name)> is not closed", offset: start) }
        append(name == "data" ? .data : .xmlString, content..<end)
    }

    private mutating func append(_ kind: OpenStepValue.Kind, _ range: Range<Int>) {
        records.append(
            OpenStepRecord(
                kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
                entryEnd: UInt32(range.upperBound), subtreeEnd: Int32(records.count + 1)))
    }

    /// Keys and values must alternate, or the records would mean something else.
    private func checkDictionaries() throws(Failure) {
        for (index, record) in records.enumerated() where record.kind == .dictionary {
            var next = index + 1
            while next < Int(record.subtreeEnd) {
                guard records[next].kind == .xmlString, next + 1 < Int(record.subtreeEnd) else {
                    throw Failure(message: "a key has no value", offset: Int(records[next].start))
                }
                next = Int(records[next + 1].subtreeEnd)
            }
        }
    }

    /// The next tag and where it starts; `offset` is then behind it.
    private mutating func nextTag() throws(Failure) -> (Tag, Int)? {
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
                throw Failure(message: "a tag is not closed", offset: start)
            }
            offset = end + 1
            if bytes[start...].starts(with: "<?".utf8) || bytes[start...].starts(with: "<!".utf8) { continue }
            var name = bytes[start + 1..<end]
            let isEnd = name.first == UInt8(ascii: "/")
            let isEmpty = name.last == UInt8(ascii: "/")
            name = isEnd ? name.dropFirst() : isEmpty ? name.dropLast() : name
            let text = String(decoding: name.prefix { !isOpenStepSpace($0) }, as: UTF8.self)
            return (isEnd ? .end(text) : isEmpty ? .empty(text) : .start(text), start)
        }
        return nil
    }
}
