/// Tells apart what a line of an outline says and what is indented below it.
struct OutlineParts {
    /// The first word: an object's kind or a scene's id.
    private(set) var kind = ""
    private(set) var id: String?
    private(set) var text: String?
    /// The words behind the first one.
    private(set) var words: [String] = []
    private(set) var attributes: [OutlineWord.Attribute] = []
    /// Behind `@`: x, y, width and height.
    private(set) var frame: [String]?
    private(set) var connections: [String] = []
    private(set) var children: [OutlineNode] = []

    init(_ node: OutlineNode, ids: inout SceneIDs) throws(OutlineFault) {
        let words = try OutlineWord.words(node.text, line: node.line)
        let end = words.firstIndex(of: .arrow) ?? words.endIndex
        for word in words[..<end] { take(word) }
        if let at = self.words.firstIndex(of: "@") {
            frame = Array(self.words[(at + 1)...])
            self.words.removeSubrange(at...)
        }
        try connect(words[end...].dropFirst(), line: node.line, ids: &ids)
        for child in node.children {
            if child.text.hasPrefix(">") {
                let words = try OutlineWord.words(child.text, line: child.line)
                try connect(words.dropFirst(), line: child.line, isMarked: child.isMarked, ids: &ids)
            } else if child.text == "connections" {
                connections += child.children.flatMap(\.markup)
            } else {
                children.append(child)
            }
        }
    }

    private mutating func take(_ word: OutlineWord) {
        switch word {
        case .plain(let text) where kind.isEmpty: kind = text
        case .plain(let text): words.append(text)
        case .quoted(let text): self.text = text
        case .id(let text): id = text
        case .named(let attribute): attributes.append(attribute)
        case .comma, .arrow: break
        }
    }

    private mutating func connect(
        _ words: ArraySlice<OutlineWord>, line: Int, isMarked: Bool = false, ids: inout SceneIDs
    ) throws(OutlineFault) {
        for words in words.split(separator: .comma) {
            let xml = try ConnectionText(words, id: ids.connection(), line: line).xml
            connections += isMarked ? MarkedText.marking(xml) : xml
        }
    }

    /// The kind of controller that has such connections: one that others are inside of; nil where none tells.
    var container: String? {
        let kinds = ["rootViewController": "navigationController", "viewControllers": "tabBarController"]
        return kinds.first { name, _ in connections.contains { $0.contains("relationship=\"\(name)\"") } }?.value
    }

    /// The element that holds the connections; empty without any.
    var connected: [String] {
        connections.isEmpty ? [] : ["<connections>"] + connections.indented(1) + ["</connections>"]
    }
}
