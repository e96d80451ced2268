public import SourceText

/// The layout of a Swift file at a place: its line ending, its indentation and where its braces stand.
///
/// Code that writes Swift uses steps of four spaces and braces at line ends; ``lines(_:depth:)`` turns them into the
/// file's own.
public struct SwiftLayout: Sendable {
    /// The file's line ending, `\r\n` if it has one anywhere.
    public let newline: String
    /// Of the line at the place.
    public let indentation: String
    /// One step further in: spaces, or a tab.
    public let step: String
    /// Whether the file's opening braces stand on lines of their own.
    private let hasBracesBelow: Bool

    /// Makes a layout with an indentation and a step that are known; line ending and braces are the file's.
    public init(_ source: SourceText, indentation: String, step: String) {
        newline = source.contains("\r\n" as StaticString) ? "\r\n" : "\n"
        self.indentation = indentation
        self.step = step
        hasBracesBelow = BraceStyle.areBelow(in: source)
    }

    /// The layout of a whole file: the step is that of the first line behind one that ends with a brace.
    public init(of source: SourceText) {
        let inner = source.lineStarts.lazy.filter { start in
            let before = source.bytes[..<start].suffix(3)
            return before.last { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } == UInt8(ascii: "{")
        }.map { start in
            String(
                decoding: source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
                as: UTF8.self)
        }
        let first = inner.first { $0.hasPrefix("\t") || (2...8).contains($0.count) } ?? "    "
        self.init(source, indentation: "", step: first.hasPrefix("\t") ? "\t" : first)
    }

    /// The blanks at the beginning of the line that contains an offset, up to the offset.
    public static func indentation(at offset: Int, in source: SourceText) -> String {
        let start = source.lineRange(containing: offset).lowerBound
        let blanks = source.bytes[start..<max(start, min(offset, source.bytes.count))].prefix {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// Lines whose steps are four spaces, as they stand at a depth of this file.
    public func lines(_ lines: [String], depth: Int) -> [String] {
        let outer = indentation + String(repeating: step, count: depth)
        var isInString = false
        return lines.flatMap { line -> [String] in
            let isText = isInString
            if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isInString.toggle() }
            return hasBracesBelow && !isText ? BraceStyle.lowered(line) : [line]
        }.map { line in
            let spaces = line.prefix { $0 == " " }.count
            let text = line.dropFirst(spaces / 4 * 4)
            return text.isEmpty ? "" : outer + String(repeating: step, count: spaces / 4) + text
        }
    }
}

/// Counts how many spaces a file indents by: two, else four.
public enum IndentationStep {
    /// - Returns: 2 or 4.
    public static func of(_ source: SourceText) -> Int {
        var two = 0
        var four = 0
        for start in source.lineStarts.prefix(400) {
            var width = 0
            while start + width < source.bytes.count, source.bytes[start + width] == UInt8(ascii: " ") { width += 1 }
            if width == 2 { two += 1 }
            if width == 4 { four += 1 }
        }
        return two > 0 && two * 2 > four ? 2 : 4
    }
}
