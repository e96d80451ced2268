import Layout
import TransformKit

/// Writes a node as Swift.
enum ContentText {
    /// An expression, and whether it ends with a brace, so that calls behind it stand below that.
    private struct Text {
        var lines: [String]
        var isBlock: Bool

        mutating func call(_ call: String) {
            lines.append((isBlock ? "" : "    ") + call)
        }
    }

    static func lines(of node: ContentNode) -> [String] { text(of: node).lines }

    private static func text(of node: ContentNode) -> Text {
        switch node.kind {
        case .leaf(let leaf):
            var text = Text(
                lines: leaf.lines, isBlock: leaf.lines.last?.hasSuffix("}") ?? false && leaf.lines.count > 1)
            for call in leaf.calls { text.call(call) }
            return text
        case .stack(let axis, let position, let spacing, let children):
            let name = axis == .vertical ? "VStack" : "HStack"
            let alignment: String? =
                switch (axis, position) {
                case (_, .center): nil
                case (.vertical, .start): ".leading"
                case (.vertical, .end): ".trailing"
                case (.horizontal, .start): ".top"
                case (.horizontal, .end): ".bottom"
                }
            let arguments = [alignment.map { "alignment: \($0)" }, "spacing: \(SwiftNumber.text(spacing))"]
            return block("\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))", grouped(children))
        case .layers(let children): return block("ZStack", grouped(children))
        case .spacer: return Text(lines: ["Spacer()"], isBlock: false)
        case .scroll(let content, let arguments):
            return block("ScrollView" + (arguments.isEmpty ? "" : "(\(arguments))"), text(of: content).lines)
        case .padded(let inner, let edges):
            return behind(inner, calls(edges)) { ContentNode(.padded($0, edges)) }
        case .framed(let inner, let width, let height, let horizontal, let vertical):
            let lengths = [
                width.map { "width: \(SwiftNumber.text($0))" }, height.map { "height: \(SwiftNumber.text($0))" },
            ].compactMap(\.self)
            let call = frame(lengths, width == nil ? .center : horizontal, height == nil ? .center : vertical)
            return behind(inner, [call]) {
                ContentNode(.framed($0, width: width, height: height, horizontal: horizontal, vertical: vertical))
            }
        case .filling(let inner, let horizontal, let vertical):
            let lengths = [
                horizontal.map { _ in "maxWidth: .infinity" }, vertical.map { _ in "maxHeight: .infinity" },
            ].compactMap(\.self)
            return behind(inner, [frame(lengths, horizontal ?? .center, vertical ?? .center)]) {
                ContentNode(.filling($0, horizontal: horizontal, vertical: vertical))
            }
        case .modified(let inner, let calls):
            return behind(inner, calls) { ContentNode(.modified($0, calls)) }
        case .button(let label, let action): return button(text(of: label), action)
        case .condition(let condition, let inner): return block("if \(condition)", text(of: inner).lines)
        case .bleeding(let inner, let top, let bottom):
            let sides = top ? bottom ? ".all" : ".top" : ".bottom"
            return behind(inner, [".edgesIgnoringSafeArea(\(sides))"]) {
                ContentNode(.bleeding($0, top: top, bottom: bottom))
            }
        case .standing(let inner, _): return text(of: inner)
        }
    }

    /// The calls behind a node; behind what a condition has inside, as a condition has no calls.
    private static func behind(
        _ inner: ContentNode, _ calls: [String], _ around: (ContentNode) -> ContentNode
    ) -> Text {
        if case .condition(let condition, let content) = inner.kind {
            return block("if \(condition)", text(of: around(content)).lines)
        }
        var text = text(of: inner)
        for call in calls { text.call(call) }
        return text
    }

    private static func block(_ head: String, _ lines: [String]) -> Text {
        Text(lines: [head + " {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"], isBlock: true)
    }

    /// The views of a stack; more than ten are groups, as Swift before 5.9 takes no more.
    private static func grouped(_ children: [ContentNode]) -> [String] {
        guard children.count > 10 else { return children.flatMap { text(of: $0).lines } }
        return stride(from: 0, to: children.count, by: 10).flatMap { start in
            block("Group", children[start..<min(start + 10, children.count)].flatMap { text(of: $0).lines }).lines
        }
    }

    private static func button(_ label: Text, _ action: String) -> Text {
        let head = "Text(\""
        if let line = label.lines.first, line.hasPrefix(head), line.hasSuffix("\")") {
            let title = line.dropFirst("Text(".count).dropLast()
            // A font and a color of the title are as good behind the button, which gives them to it.
            let rest = label.lines.dropFirst().map { String($0.drop(while: { $0 == " " })) }
            if rest.allSatisfy({ $0.hasPrefix(".font(") || $0.hasPrefix(".foregroundColor(") }) {
                let call = action == "{}" ? "Button(\(title)) {}" : "Button(\(title), action: \(action))"
                var text = Text(lines: [call], isBlock: false)
                for call in rest { text.call(call) }
                return text
            }
        }
        return block("Button(action: \(action))", label.lines)
    }

    // MARK: Calls

    private static func frame(
        _ lengths: [String], _ horizontal: ContentNode.Position, _ vertical: ContentNode.Position
    ) -> String {
        let alignment: String? =
            switch (horizontal, vertical) {
            case (.center, .center): nil
            case (.start, .center): ".leading"
            case (.end, .center): ".trailing"
            case (.center, .start): ".top"
            case (.center, .end): ".bottom"
            case (.start, .start): ".topLeading"
            case (.end, .start): ".topTrailing"
            case (.start, .end): ".bottomLeading"
            case (.end, .end): ".bottomTrailing"
            }
        return
            ".frame(\((lengths + [alignment.map { "alignment: \($0)" }].compactMap(\.self)).joined(separator: ", ")))"
    }

    private static func calls(_ edges: EdgeDistances) -> [String] {
        if [edges.left, edges.bottom, edges.right].allSatisfy({ $0 == edges.top }) {
            return edges.top == 0 ? [] : [".padding(\(SwiftNumber.text(edges.top)))"]
        }
        return pair(edges.left, edges.right, ("horizontal", "leading", "trailing"))
            + pair(edges.top, edges.bottom, ("vertical", "top", "bottom"))
    }

    private static func pair(_ start: Double, _ end: Double, _ names: (String, String, String)) -> [String] {
        if start == end { return start == 0 ? [] : [".padding(.\(names.0), \(SwiftNumber.text(start)))"] }
        return [(names.1, start), (names.2, end)].filter { $0.1 != 0 }.map {
            ".padding(.\($0), \(SwiftNumber.text($1)))"
        }
    }
}
