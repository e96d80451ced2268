import ProjectFiles
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Writes the class of a bridge, the outlet that holds it, and the properties that read it.
struct BridgeCode {
    private let bridge: Bridge
    private let source: SourceText
    private let layout: SwiftLayout
    private let isOnMainActor: Bool

    init?(_ bridge: Bridge, _ graph: ProjectGraph) {
        guard let source = graph.text(at: bridge.type.declaration.path) else { return nil }
        self.bridge = bridge
        self.source = source
        layout = SwiftLayout(of: source)
        isOnMainActor = graph.targets.targets(of: source.path).contains(where: \.usesSwift6)
    }

    /// The edits of the class's file, and of the bridge's where an earlier run wrote that.
    func edits(in graph: ProjectGraph) -> [FileEdit] {
        var edits = bridge.properties.map { FileEdit.replace(path: source.path, forward($0)) }
        guard let existing = bridge.existing else {
            edits.append(.replace(path: source.path, outlet))
            edits.append(.replace(path: source.path, newClass))
            return edits
        }
        if let file = graph.text(at: existing.declaration.path), let edit = addition(to: existing.declaration, file) {
            edits.append(.replace(path: file.path, edit))
        }
        return edits
    }

    private var access: String {
        switch bridge.type.declaration.access {
        case "public"?, "open"?: "public "
        case "package"?: "package "
        default: ""
        }
    }

    private var actor: String { isOnMainActor ? "@MainActor " : "" }

    // MARK: The controller

    /// `var order: Order! { bridge.order }` in place of the stored property, whose comments go with it.
    private func forward(_ entry: BridgedProperty) -> TextEdit {
        let property = entry.property
        let range = lines(of: property)
        let indent = SwiftLayout.indentation(at: property.variable.bytes.lowerBound, in: source)
        // A property without a setter takes no access of one.
        let modifiers = property.variable.modifiers.filter { modifier in
            modifier.name.text != "weak" && (entry.keepsSetter || modifier.detail == nil)
        }
        let head =
            indent + modifiers.map { $0.trimmedDescription + " " }.joined()
            + "var \(property.name): \(typeInClass(property))"
        let value = "\(bridge.outlet).\(property.name)"
        var lines = ["\(head) { \(value) }"]
        if entry.keepsSetter {
            lines = [
                "\(head) {", "\(indent)\(layout.step)get { \(value) }",
                "\(indent)\(layout.step)set { \(value) = newValue }", "\(indent)}",
            ]
        }
        return TextEdit(range, lines.joined(separator: layout.newline))
    }

    /// The type as the class says it, which needs no name of the class before its own.
    private func typeInClass(_ property: DependencyProperty) -> String {
        property.binding.typeAnnotation?.type.trimmedDescription ?? property.settable?.type.wrapped ?? ""
    }

    /// The declaration with the comments above it and behind it, without the line's end.
    private func lines(of property: DependencyProperty) -> Range<Int> {
        let range = property.variable.bytes
        let start = StatementLines(of: source).start(of: range)
        let line = source.lineRange(containing: range.upperBound)
        let behind = source.string(range.upperBound..<max(range.upperBound, line.upperBound))
        let isComment = behind.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
        let end = isComment ? line.lowerBound + Self.trimmedCount(source, line) : range.upperBound
        return start..<end
    }

    private static func trimmedCount(_ source: SourceText, _ line: Range<Int>) -> Int {
        source.bytes[line].reversed().drop { $0 <= 0x20 }.count
    }

    /// Behind the last outlet of the class, or before the first property that moves.
    private var outlet: TextEdit {
        let declaration = "@IBOutlet \(access)var \(bridge.outlet): \(bridge.name)!"
        func text(_ indent: String) -> String {
            ([indent + declaration] + accessors(indent)).map { $0 + layout.newline }.joined()
        }
        let outlets = bridge.type.declaration.outlets.filter { $0.path == source.path }.map(\.anchors.declaration)
        if let last = outlets.max(by: { $0.lowerBound < $1.lowerBound }) {
            let line = source.lineRange(containing: last.upperBound)
            let indent = SwiftLayout.indentation(at: last.lowerBound, in: source)
            return TextEdit(insert: text(indent), at: line.upperBound, order: "0")
        }
        let properties = bridge.properties.map(\.property)
        let first = properties.min { $0.variable.bytes.lowerBound < $1.variable.bytes.lowerBound }
        let range = first.map(lines) ?? bridge.type.declaration.range
        let indent = first.map { SwiftLayout.indentation(at: $0.variable.bytes.lowerBound, in: source) } ?? ""
        return TextEdit(insert: text(indent) + layout.newline, at: range.lowerBound, order: "0")
    }

    /// `var input: SignUpInput { bridge }`
    private func accessors(_ indent: String) -> [String] {
        bridge.protocols.map { "\(indent)\(access)var \($0.member): \($0.name) { \(bridge.outlet) }" }
    }

    // MARK: The bridge

    private var newClass: TextEdit {
        let range = bridge.type.declaration.range
        let line = source.lineRange(containing: range.upperBound)
        let rest = source.string(range.upperBound..<max(range.upperBound, line.upperBound))
        let isAlone = rest.allSatisfy(\.isWhitespace) || rest.drop { $0 == " " }.hasPrefix("//")
        let end = isAlone ? line.lowerBound + Self.trimmedCount(source, line) : range.upperBound
        var lines: [String] = []
        for hiding in bridge.protocols {
            lines += [
                "",
                hiding.isOutput
                    ? "/// Tells others what happens in `\(bridge.type.name)`."
                    : "/// Takes what `\(bridge.type.name)` needs.",
                "\(actor)\(access)protocol \(hiding.name): AnyObject {",
            ]
            for entry in bridge.properties where entry.property.isOutput == hiding.isOutput {
                lines.append("    var \(entry.property.name): \(entry.property.type ?? "Any") { get set }")
            }
            lines.append("}")
        }
        lines += ["", "/// Holds what other code gives to `\(bridge.type.name)`; an object of its scenes."]
        if let name = bridge.objectiveCName { lines.append("@objc(\(name))") }
        let inherited = (["NSObject"] + bridge.protocols.map(\.name)).joined(separator: ", ")
        lines.append("\(actor)\(access)final class \(bridge.name): \(inherited) {")
        lines += bridge.properties.flatMap { moved($0.property).map { $0.isEmpty ? "" : "    " + $0 } }
        lines.append("}")
        let text = layout.lines(lines, depth: 0).map { layout.newline + $0 }.joined()
        return TextEdit(insert: text, at: end, order: "1")
    }

    /// The properties behind the last one of a bridge that is there.
    private func addition(to declaration: SwiftTypeDeclaration, _ file: SourceText) -> TextEdit? {
        let finder = ClassFinder(offset: declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(file))
        guard let body = finder.found?.memberBlock else { return nil }
        let last = body.members.last?.bytes ?? body.leftBrace.bytes
        let line = file.lineRange(containing: last.upperBound)
        let end = max(last.upperBound, line.lowerBound + Self.trimmedCount(file, line))
        let own = SwiftLayout(
            file, indentation: SwiftLayout.indentation(at: declaration.range.lowerBound, in: file),
            step: SwiftLayout(of: file).step)
        let lines = own.lines(bridge.properties.flatMap { moved($0.property) }, depth: 1)
        return TextEdit(insert: lines.map { own.newline + $0 }.joined(), at: end, order: "0")
    }

    /// The lines of a property without the indentation of its class, steps of four spaces.
    private func moved(_ property: DependencyProperty) -> [String] {
        let range = lines(of: property)
        let declaration = property.variable.bytes
        var text = source.string(range)
        // From the end on, so that offsets before stay true.
        if let annotation = property.binding.typeAnnotation?.type.bytes, let type = property.type {
            text = replacing(annotation, with: type, in: text, from: range.lowerBound)
        }
        if let open = property.variable.modifiers.first(where: { $0.name.text == "open" }) {
            text = replacing(open.bytes, with: "public", in: text, from: range.lowerBound)
        }
        if let final = property.variable.modifiers.first(where: { $0.name.text == "final" }) {
            let end = final.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
            text = replacing(
                final.bytes.lowerBound..<(end ?? final.bytes.upperBound), with: "", in: text, from: range.lowerBound)
        }
        let indent = SwiftLayout.indentation(at: declaration.lowerBound, in: source)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            var line = String(line)
            if line.hasPrefix(indent) { line.removeFirst(indent.count) }
            // `SwiftLayout` turns steps of four spaces into the file's own.
            var depth = 0
            while line.hasPrefix(layout.step) {
                line.removeFirst(layout.step.count)
                depth += 1
            }
            return String(repeating: "    ", count: depth) + line
        }
    }

    private func replacing(_ range: Range<Int>, with new: String, in text: String, from start: Int) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: new.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
