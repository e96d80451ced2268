import SwiftCode
import SwiftWriting
import TransformKit

/// Writes an accessor for a new storyboard beside the one for the old storyboard, and lets calls use it.
struct StoryboardAccessorWriter: Sendable {
    private let graph: ProjectGraph
    /// The accessors by the place of their literals.
    private let accessors: [CodeRange: StoryboardAccessor]
    /// The names that the project's Swift declares: read once, since many calls need them.
    private let declaredNames = Lazy<Set<String>>()

    init(_ graph: ProjectGraph, _ calls: [SceneCall]) {
        self.graph = graph
        var literals: [String: Set<Range<Int>>] = [:]
        for call in calls where call.sources.count > 1 {
            for source in call.sources where source.form == .literal {
                literals[source.place.path, default: []].insert(source.place.range)
            }
        }
        var accessors: [CodeRange: StoryboardAccessor] = [:]
        for (path, ranges) in literals.sorted(by: { $0.key < $1.key }) {
            guard let source = graph.text(at: path) else { continue }
            let found = StoryboardAccessor.all(in: source, around: ranges.sorted { $0.lowerBound < $1.lowerBound })
            accessors.merge(found) { first, _ in first }
        }
        self.accessors = accessors
    }

    /// Returns whether a literal belongs to an accessor with the storyboard's name, which would mislead with another text.
    func misleads(changing source: StoryboardSource) -> Bool {
        source.form == .literal && accessors[source.place]?.isNamedAfterStoryboard == true
    }

    /// Returns the expression of an accessor that replaces a source, with the edits that declare it; nil for other
    /// sources.
    func sibling(
        for source: StoryboardSource, of call: SceneCall, storyboard: String
    ) -> (text: String, edits: [FileEdit])? {
        guard let text = graph.text(at: source.place.path)?.string(source.place.range) else { return nil }
        let accessor = call.sources.lazy.compactMap { accessors[$0.place] }.first { Self.use(of: $0, in: text) != nil }
        guard let accessor, let use = Self.use(of: accessor, in: text), let file = graph.text(at: accessor.path) else {
            return nil
        }
        let name = accessor.name(for: storyboard)
        let replaced = text.replacingCharacters(use, with: name)
        if let known = known(name, accessor, storyboard) { return known ? (replaced, []) : nil }
        return declaration(of: name, storyboard, like: accessor, in: file).map { (replaced, [$0]) }
    }

    /// Returns the accessor's name in an expression: all of it, behind a type's name, or as the name of a created
    /// storyboard.
    private static func use(of accessor: StoryboardAccessor, in text: String) -> Range<String.Index>? {
        var bare = text[...]
        if let label = text.firstRange(of: "Storyboard(name: ") {
            bare = text[label.upperBound...].prefix { $0 != "," && $0 != ")" }
        } else if text.hasSuffix("()") {
            bare = bare.dropLast(2)
        }
        guard bare.hasSuffix(accessor.name), bare.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else {
            return nil
        }
        let start = bare.index(bare.endIndex, offsetBy: -accessor.name.count)
        guard start == bare.startIndex || bare[bare.index(before: start)] == "." else { return nil }
        return start..<bare.endIndex
    }

    /// Returns whether a declaration of the name gives the storyboard already; nil where no declaration has the name.
    private func known(_ name: String, _ accessor: StoryboardAccessor, _ storyboard: String) -> Bool? {
        let others = accessors.values.filter { $0.name == name && $0.path == accessor.path }
        if others.contains(where: { $0.storyboard == storyboard }) { return true }
        let declared = declaredNames.value {
            graph.swiftFiles.reduce(into: []) { $0.formUnion($1.source.declaredNames) }
        }
        return declared.contains(name) ? false : nil
    }

    private func declaration(
        of name: String, _ storyboard: String, like accessor: StoryboardAccessor, in file: SourceText
    ) -> FileEdit? {
        let first = file.lineRange(containing: accessor.declaration.lowerBound)
        let last = file.lineRange(containing: accessor.declaration.upperBound - 1)
        let before = file.string(first.lowerBound..<accessor.declaration.lowerBound)
        let behind = file.string(
            accessor.declaration.upperBound..<max(last.upperBound, accessor.declaration.upperBound))
        let rest = behind.trimmingPrefix { $0 == " " || $0 == "\t" }
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }),
            rest.first.map(\.isNewline) != false || rest.hasPrefix("//")
        else { return nil }
        let edits = [
            TextEdit(accessor.nameRange, SwiftNames.declared(name)),
            TextEdit(accessor.literal, storyboard.swiftLiteral),
        ].map { edit in
            let start = accessor.declaration.lowerBound
            return TextEdit(
                edit.range.lowerBound - start..<edit.range.upperBound - start, bytes: edit.replacement)
        }
        guard let list = EditList(edits) else { return nil }
        let text = String(decoding: list.apply(to: Array(file.bytes[accessor.declaration])), as: UTF8.self)
        let newline = file.string(last).hasSuffix("\r\n") ? "\r\n" : "\n"
        let isApart = text.contains("\n") || file.isBlankLine(before: first.lowerBound)
        let end = accessor.declaration.upperBound + behind.prefix { !$0.isNewline }.utf8.count
        return .replace(
            path: accessor.path,
            TextEdit(insert: newline + (isApart ? newline : "") + before + text, at: end, order: text))
    }
}

extension SourceText {
    /// The names behind `var`, `let`, `func` and `case`.
    fileprivate var declaredNames: Set<String> {
        let keywords = ["var", "let", "func", "case"]
        return keywords.reduce(into: []) { names, keyword in
            for offset in offsets(ofIdentifier: keyword) {
                let start = offset + keyword.utf8.count + 1
                var end = start
                while end < bytes.count, bytes[end].isPartOfName { end += 1 }
                if end > start { names.insert(string(start..<end)) }
            }
        }
    }

    fileprivate func isBlankLine(before offset: Int) -> Bool {
        guard offset > 0 else { return false }
        return string(lineRange(containing: offset - 1)).allSatisfy(\.isWhitespace)
    }
}

extension String {
    fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_") || self >= 0x80
    }
}
