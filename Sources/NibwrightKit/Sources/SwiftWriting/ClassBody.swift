public import SourceText
public import SwiftCode
public import SwiftSyntax

/// The places in a class's body where new members go, and their indentation.
public struct ClassBody {
    /// Behind the opening brace.
    private let top: Int
    /// In front of the closing brace's line, or of the brace itself where it shares a line with something.
    private let bottom: Int
    private let isEmpty: Bool
    /// Whether the first member stands right below the opening brace, without an empty line.
    private let startsTight: Bool
    private let endsTight: Bool
    /// That of the class's own line.
    private let layout: SwiftLayout
    private var newline: String { layout.newline }

    /// Finds the body of a class by the offset of its name; nil where the source has no class there.
    public init?(of declaration: SwiftTypeDeclaration, in source: SourceText) {
        let finder = ClassFinder(offset: declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let node = finder.found else { return nil }
        self.init(of: node, in: source)
    }

    /// The body of a class or another type, or of an extension.
    ///
    /// - Parameters:
    ///   - node: of the tree that `SwiftSyntaxTree` makes of the source.
    ///   - source: the whole file.
    public init(of node: some DeclGroupSyntax, in source: SourceText) {
        let block = node.memberBlock
        let bytes = source.bytes
        top = Self.end(ofCommentBehind: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, bytes)
        let closing = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let outer = SwiftLayout.indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        isEmpty = block.members.isEmpty
        let lineStart = Self.lineStart(of: closing, bytes)
        bottom = bytes[lineStart..<closing].allSatisfy(\.isBlank) && lineStart > top ? lineStart : closing
        let first = block.members.first.map {
            SwiftLayout.indentation(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        }
        let step = first.flatMap { $0.count > outer.count && $0.hasPrefix(outer) ? $0.dropFirst(outer.count) : nil }
        layout = SwiftLayout(source, indentation: outer, step: step.map(String.init) ?? "    ")
        let afterTop = bytes[min(top, bytes.count)...].prefix { $0.isBlank || $0 == 10 || $0 == 13 }
        startsTight = afterTop.count { $0 == 10 } < 2
        let beforeBottom = bytes[..<bottom].reversed().prefix { $0.isBlank || $0 == 10 || $0 == 13 }
        endsTight = beforeBottom.count { $0 == 10 } < 2
    }

    // MARK: Edits

    /// A declaration in front of the class, at a place that starts a line.
    public func inserting(before offset: Int, _ lines: [String]) -> TextEdit {
        let text = layout.lines(lines, depth: 0).joined(separator: newline)
        return TextEdit(insert: text + newline + newline, at: offset, order: "0")
    }

    /// New stored properties at the top.
    public func inserting(properties: [NewMember]) -> TextEdit? {
        guard !properties.isEmpty else { return nil }
        var text = newline + lines(of: properties)
        text += isEmpty ? newline + (bottom == top ? layout.indentation : "") : startsTight ? newline : ""
        return TextEdit(insert: text, at: top, order: "0")
    }

    /// New methods at the end.
    public func inserting(methods: [NewMember]) -> TextEdit? {
        guard !methods.isEmpty else { return nil }
        let before = isEmpty || !endsTight ? "" : newline
        let sharesLine = isEmpty && bottom == top
        return TextEdit(
            insert: before + (sharesLine ? newline : "") + lines(of: methods) + newline
                + (sharesLine ? layout.indentation : ""), at: bottom, order: "1")
    }

    private func lines(of members: [NewMember]) -> String {
        members.map { layout.lines($0.lines, depth: 1).joined(separator: newline) }
            .joined(separator: newline + newline)
    }

    /// Behind a comment that ends the line of the brace; else the brace's own end.
    private static func end(ofCommentBehind brace: Int, _ bytes: [UInt8]) -> Int {
        let rest = bytes[brace...].prefix { $0 != 10 && $0 != 13 }
        return rest.drop(while: \.isBlank).starts(with: "//".utf8) ? rest.endIndex : brace
    }

    private static func lineStart(of offset: Int, _ bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    }
}

extension UInt8 {
    /// A space or a tab.
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
