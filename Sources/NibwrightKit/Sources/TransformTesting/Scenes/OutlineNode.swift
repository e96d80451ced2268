/// A line of an outline with the lines that are indented below it.
struct OutlineNode {
    /// From 1.
    let line: Int
    /// Without indentation and mark.
    let text: String
    /// Whether the case is about this line.
    var isMarked = false
    /// XML as it stands; empty for a line of the notation.
    var markup: [String] = []
    var children: [OutlineNode] = []

    /// Lines by their indentation, in steps of four spaces; lines that begin with `<` are XML and stay as they are.
    static func nodes(_ lines: [String]) throws(OutlineFault) -> [OutlineNode] {
        var rest = lines.enumerated().map { (number: $0 + 1, text: $1) }[...]
        return try nodes(&rest, indentation: 0)
    }

    private static func nodes(
        _ lines: inout ArraySlice<(number: Int, text: String)>, indentation: Int
    ) throws(OutlineFault) -> [OutlineNode] {
        var nodes: [OutlineNode] = []
        while let (number, text) = lines.first {
            let content = text.drop { $0 == " " }
            let depth = text.count - content.count
            if content.isEmpty {
                lines.removeFirst()
                continue
            }
            if depth < indentation { break }
            if content.hasPrefix("<") {
                nodes.append(OutlineNode(line: number, text: "", markup: markup(&lines, indentation: indentation)))
                continue
            }
            guard depth == indentation else {
                throw OutlineFault(line: number, message: "what belongs to a line is indented by four spaces below it")
            }
            lines.removeFirst()
            let marked = MarkedText(String(content))
            var node = OutlineNode(line: number, text: marked.text, isMarked: !marked.ranges.isEmpty)
            node.children = try Self.nodes(&lines, indentation: indentation + 4)
            nodes.append(node)
        }
        return nodes
    }

    /// Takes one element, with the comments above it.
    private static func markup(
        _ lines: inout ArraySlice<(number: Int, text: String)>, indentation: Int
    ) -> [String] {
        var markup: [String] = []
        while let text = lines.first?.text, text.prefix(indentation).allSatisfy({ $0 == " " }) {
            let line = text.dropFirst(indentation)
            let isInside = line.hasPrefix(" ") || line.hasPrefix("</") || markup.last?.hasPrefix("<!--") == true
            guard line.drop(while: { $0 == " " }).hasPrefix("<"), isInside || markup.isEmpty else { break }
            markup.append(String(line))
            lines.removeFirst()
        }
        return markup
    }
}
