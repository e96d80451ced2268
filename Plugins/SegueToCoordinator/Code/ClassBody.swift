import SwiftSyntax
import TransformKit

/// Where new members of a class go, and how they are indented.
struct ClassBody {
    /// Behind the opening brace.
    private let top: Int
    /// In front of the closing brace's line, or of the brace itself where it shares a line with something.
    private let bottom: Int
    private let isEmpty: Bool
    /// Whether the first member stands right below the opening brace, without an empty line.
    private let startsTight: Bool
    private let endsTight: Bool
    /// In front of the class's own line.
    private let outer: String
    private let unit: String
    private let newline: String

    /// Nil where the class is not found at its place.
    init?(of declaration: SwiftTypeDeclaration, in source: SourceText) {
        let finder = ClassFinder(offset: declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let node = finder.found else { return nil }
        let block = node.memberBlock
        let bytes = source.bytes
        newline = source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        top = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let closing = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        outer = Self.indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, bytes)
        isEmpty = block.members.isEmpty
        let lineStart = Self.lineStart(of: closing, bytes)
        bottom = bytes[lineStart..<closing].allSatisfy(\.isBlank) && lineStart > top ? lineStart : closing
        let first = block.members.first.map {
            Self.indentation(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset, bytes)
        }
        if let first, first.count > outer.count, first.hasPrefix(outer) {
            unit = String(first.dropFirst(outer.count))
        } else {
            unit = "    "
        }
        let afterTop = bytes[min(top, bytes.count)...].prefix { $0.isBlank || $0 == 10 || $0 == 13 }
        startsTight = afterTop.count { $0 == 10 } < 2
        let beforeBottom = bytes[..<bottom].reversed().prefix { $0.isBlank || $0 == 10 || $0 == 13 }
        endsTight = beforeBottom.count { $0 == 10 } < 2
    }

    // MARK: Edits

    /// A declaration in front of the class, at a place that starts a line.
    func inserting(before offset: Int, _ lines: [String]) -> TextEdit {
        let text = lines.map { $0.isEmpty ? "" : outer + indented($0) }.joined(separator: newline)
        return TextEdit(insert: text + newline + newline, at: offset, order: "0")
    }

    /// New stored properties at the top.
    func inserting(properties: [NewMember]) -> TextEdit? {
        guard !properties.isEmpty else { return nil }
        var text = newline + lines(of: properties)
        text += isEmpty ? newline + (bottom == top ? outer : "") : startsTight ? newline : ""
        return TextEdit(insert: text, at: top, order: "0")
    }

    /// New methods at the end.
    func inserting(methods: [NewMember]) -> TextEdit? {
        guard !methods.isEmpty else { return nil }
        let before = isEmpty || !endsTight ? "" : newline
        let sharesLine = isEmpty && bottom == top
        return TextEdit(
            insert: before + (sharesLine ? newline : "") + lines(of: methods) + newline + (sharesLine ? outer : ""),
            at: bottom, order: "1")
    }

    private func lines(of members: [NewMember]) -> String {
        members.map { member in
            member.lines.map { $0.isEmpty ? "" : outer + unit + indented($0) }.joined(separator: newline)
        }.joined(separator: newline + newline)
    }

    /// Steps of four spaces as this file writes them.
    private func indented(_ line: String) -> String {
        let spaces = line.prefix { $0 == " " }.count
        guard unit != "    " else { return line }
        return String(repeating: unit, count: spaces / 4) + String(repeating: " ", count: spaces % 4)
            + line.dropFirst(spaces)
    }

    private static func lineStart(of offset: Int, _ bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    }

    private static func indentation(at offset: Int, _ bytes: [UInt8]) -> String {
        let start = lineStart(of: offset, bytes)
        return String(decoding: bytes[start..<offset].prefix(while: \.isBlank), as: UTF8.self)
    }
}

extension UInt8 {
    /// A space or a tab.
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
