import SourceText

/// Xcode nests five deep; fixtures of other tools a little more.
private let deepestNesting = 512

/// Reads OpenStep text into places.
func readOpenStep(_ source: SourceText) -> Result<OpenStepDocument, ReadingRefusal> {
    let outcome = source.bytes.withUnsafeBufferPointer { bytes in
        var reader = OpenStepReader(bytes)
        return Result { () throws(OpenStepReader.Failure) in try reader.read() }
            .map { OpenStepReader.Outcome(records: reader.records, comments: reader.comments) }
    }
    switch outcome {
    case .success(let outcome):
        return .success(
            OpenStepDocument(source: source, records: outcome.records, comments: outcome.comments, isXML: false))
    case .failure(.tooDeep(let offset)):
        return .failure(.tooDeep(limit: deepestNesting, in: "project", at: source.position(at: offset)))
    case .failure(.malformed(let message, let offset)):
        if let marker = conflictMarker(source.bytes) {
            return .failure(.conflictMarkers(at: source.position(at: marker)))
        }
        return .failure(.malformedProject(message: message, source.position(at: offset)))
    }
}

/// The first line that git writes into a file it could not merge.
func conflictMarker(_ bytes: [UInt8]) -> Int? {
    let marker = Array("<<<<<<<".utf8)
    var start = 0
    while start < bytes.count {
        if bytes[start] == marker[0], bytes[start...].starts(with: marker) { return start }
        guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        start = newline + 1
    }
    return nil
}

/// Reads a property list in one pass without recursion, so that nesting cannot exhaust the stack.
private struct OpenStepReader {
    enum Failure: Error {
        case tooDeep(Int)
        case malformed(String, Int)
    }

    struct Outcome {
        let records: [OpenStepRecord]
        let comments: [Range<Int>]
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private(set) var records: [OpenStepRecord] = []
    private(set) var comments: [Range<Int>] = []
    /// Indices of the containers around the place.
    private var open: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        records.reserveCapacity(bytes.count / 24)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    mutating func read() throws(Failure) {
        try skipTrivia()
        try beginValue()
        while let container = open.last {
            try skipTrivia()
            guard offset < bytes.count else { throw endsInside(container) }
            if records[container].kind == .dictionary {
                try readEntry(of: container)
            } else if bytes[offset] == UInt8(ascii: ")") {
                try close()
            } else {
                try beginValue()
            }
        }
        try skipTrivia()
        if offset < bytes.count { throw .malformed("something follows the end of the outermost value", offset) }
    }

    private mutating func readEntry(of container: Int) throws(Failure) {
        if bytes[offset] == UInt8(ascii: "}") { return try close() }
        try readString()
        try skipTrivia()
        guard offset < bytes.count else { throw endsInside(container) }
        guard bytes[offset] == UInt8(ascii: "=") else { throw .malformed("expected \"=\" after a key", offset) }
        offset += 1
        try skipTrivia()
        try beginValue()
    }

    // MARK: Values

    private mutating func beginValue() throws(Failure) {
        guard offset < bytes.count else { throw .malformed("the file ends where a value should be", offset) }
        switch bytes[offset] {
        case UInt8(ascii: "{"): try beginContainer(.dictionary)
        case UInt8(ascii: "("): try beginContainer(.array)
        case UInt8(ascii: "<"):
            try readData()
            try endEntry(records.count - 1)
        default:
            try readString()
            try endEntry(records.count - 1)
        }
    }

    private mutating func beginContainer(_ kind: OpenStepValue.Kind) throws(Failure) {
        guard open.count < deepestNesting else { throw .tooDeep(offset) }
        open.append(records.count)
        records.append(OpenStepRecord(kind: kind, start: UInt32(offset)))
        offset += 1
    }

    private mutating func close() throws(Failure) {
        let container = open.removeLast()
        offset += 1
        records[container].end = UInt32(offset)
        records[container].subtreeEnd = Int32(records.count)
        try endEntry(container)
    }

    /// Reads what separates a finished value from the next.
    private mutating func endEntry(_ value: Int) throws(Failure) {
        records[value].entryEnd = records[value].end
        guard let container = open.last else { return }
        try skipTrivia()
        guard offset < bytes.count else { throw endsInside(container) }
        if records[container].kind == .dictionary {
            guard bytes[offset] == UInt8(ascii: ";") else { throw .malformed("expected \";\" after a value", offset) }
        } else {
            if bytes[offset] == UInt8(ascii: ")") { return }
            guard bytes[offset] == UInt8(ascii: ",") else {
                throw .malformed("expected \",\" or \")\" after an element", offset)
            }
        }
        offset += 1
        records[value].entryEnd = UInt32(offset)
    }

    private mutating func readString() throws(Failure) {
        let start = offset
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while offset < bytes.count, OpenStepText.isPlain(bytes[offset]) { offset += 1 }
            guard offset > start else {
                let character = String(decoding: bytes[start..<min(start + 1, bytes.count)], as: UTF8.self)
                throw .malformed("\"\(character)\" is not expected here", start)
            }
            return append(.plainString, from: start)
        }
        offset += 1
        while offset < bytes.count, bytes[offset] != quote { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
        guard offset < bytes.count else { throw .malformed("a quoted string is not closed", start) }
        offset += 1
        append(.quotedString, from: start)
    }

    private mutating func readData() throws(Failure) {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let byte = bytes[offset]
            guard isOpenStepSpace(byte) || Character(Unicode.Scalar(byte)).isHexDigit else {
                throw .malformed("data in \"<…>\" holds something else than hexadecimal digits", offset)
            }
            offset += 1
        }
        guard offset < bytes.count else { throw .malformed("data in \"<…>\" is not closed", start) }
        offset += 1
        append(.data, from: start)
    }

    private mutating func append(_ kind: OpenStepValue.Kind, from start: Int) {
        let end = UInt32(offset)
        records.append(
            OpenStepRecord(
                kind: kind, start: UInt32(start), end: end, entryEnd: end, subtreeEnd: Int32(records.count + 1)))
    }

    private func endsInside(_ container: Int) -> Failure {
        let opened = records[container].kind == .dictionary ? "{" : "("
        let line = bytes[..<Int(records[container].start)].count { $0 == UInt8(ascii: "\n") } + 1
        return .malformed("the file ends inside the \"\(opened)\" of line \(line)", bytes.count)
    }

    // MARK: Space and comments

    private mutating func skipTrivia() throws(Failure) {
        while offset < bytes.count {
            if isOpenStepSpace(bytes[offset]) {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count {
                if bytes[offset + 1] == UInt8(ascii: "*") {
                    try skipBlockComment()
                } else if bytes[offset + 1] == UInt8(ascii: "/") {
                    let start = offset
                    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
                    comments.append(start..<offset)
                } else {
                    return
                }
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(Failure) {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                comments.append(start..<offset)
                return
            }
            offset += 1
        }
        throw .malformed("a comment is not closed", start)
    }
}
