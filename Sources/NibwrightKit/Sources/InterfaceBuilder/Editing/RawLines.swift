import SourceText
import XMLCode

/// The bytes of an element, and which of their line breaks only lay out elements and may take another indentation.
struct RawLines: Hashable, Sendable {
    private let bytes: [UInt8]
    /// Ranges of white space between elements: line break and indentation.
    private let gaps: [Range<Int>]
    /// The indentation of the element's own line where it was taken.
    private let indentation: [UInt8]

    /// Takes a well-formed element. Bytes that are not one are kept with their layout.
    init(_ bytes: [UInt8], indentation: [UInt8]) {
        self.bytes = bytes
        self.indentation = indentation
        let source = SourceText(path: "", bytes: bytes)
        guard case .success(let structure) = readXMLStructure(source) else {
            gaps = []
            return
        }
        gaps = Self.layoutGaps(structure, bytes)
    }

    /// White space that touches a tag or a comment on both sides, in elements that hold other elements.
    private static func layoutGaps(_ structure: XMLStructure, _ bytes: [UInt8]) -> [Range<Int>] {
        let parents = Set(structure.elements.map(\.parent) + structure.comments.map(\.parent))
        var edges: [(end: Int, parent: Int32)] = []
        for (index, element) in structure.elements.enumerated() {
            edges.append((Int(element.end), element.parent))
            if parents.contains(Int32(index)) { edges.append((Int(element.openEnd), Int32(index))) }
        }
        edges += structure.comments.map { (Int($0.end), $0.parent) }
        return edges.compactMap { edge in
            var end = edge.end
            while end < bytes.count, isXMLSpace(bytes[end]) { end += 1 }
            let gap = edge.end..<end
            let isLayout = edge.parent >= 0 && end < bytes.count && bytes[end] == UInt8(ascii: "<")
            return isLayout && bytes[gap].contains(UInt8(ascii: "\n")) ? gap : nil
        }.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The bytes as they stand at another indentation and with another line ending.
    func written(indentation new: [UInt8], lineEnding: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var copied = 0
        for gap in gaps {
            result += bytes[copied..<gap.lowerBound]
            let lines = bytes[gap].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                if number > 0 { result += lineEnding }
                let isReindented = number == lines.count - 1 && line.starts(with: indentation)
                result += isReindented ? new + line.dropFirst(indentation.count) : Array(line)
            }
            copied = gap.upperBound
        }
        return result + bytes[copied...]
    }
}

func isXMLSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}
