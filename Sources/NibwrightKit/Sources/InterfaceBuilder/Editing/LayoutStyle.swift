/// The line ending and indentation of a document.
struct LayoutStyle: Hashable, Sendable {
    /// `\n`, or `\r\n` where the document's first line ends so.
    let lineEnding: [UInt8]
    /// One level of indentation.
    let indentation: [UInt8]

    /// The style that Xcode writes.
    static let xcode = LayoutStyle(lineEnding: [0x0A], indentation: Array("    ".utf8))

    init(lineEnding: [UInt8], indentation: [UInt8]) {
        self.lineEnding = lineEnding
        self.indentation = indentation
    }

    /// Reads the first line ending and the indentation of the root's first child.
    init(_ document: IBDocument) {
        let bytes = document.source.bytes
        let newline = bytes.firstIndex(of: 0x0A)
        let isWindows = newline.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
        lineEnding = isWindows ? [0x0D, 0x0A] : [0x0A]
        let first = document.root.children.first.flatMap { Self.indentation(of: $0.range.lowerBound, in: bytes) }
        indentation = first.flatMap { $0.isEmpty ? nil : $0 } ?? Self.xcode.indentation
    }

    /// The white space between the start of a line and `offset`; nil where something else stands there.
    static func indentation(of offset: Int, in bytes: [UInt8]) -> [UInt8]? {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || bytes[start - 1] == 0x0A ? Array(bytes[start..<offset]) : nil
    }

    /// The white space at the start of the line that holds `offset`.
    static func lineIndentation(of offset: Int, in bytes: [UInt8]) -> [UInt8] {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
    }
}
