/// A scene of a storyboard for tests: a controller, what is in its view, and where it leads.
public struct SceneText: Sendable {
    /// The controller's object id.
    public var id: String
    /// The controller's kind, such as `tableViewController`.
    public var element: String
    public var className: String?
    public var storyboardIdentifier: String?
    /// Further attributes of the controller, as XML.
    public var attributes = ""
    /// What stands in the controller's view.
    public var view: [ObjectText] = []
    /// What stands in the controller beside its view, as XML.
    public var controller: [String] = []
    /// Where the controller leads, and its outlets.
    public var connections: [ConnectionText] = []
    /// Objects beside the controller, as XML.
    public var beside: [String] = []
    /// Where the scene stands on the canvas; nil for a place in a row.
    public var place: (x: String, y: String)?
    /// A view of its own in place of the usual one.
    var ownView: [String]?
    /// The whole scene as XML.
    var markup: [String]?
    var isMarked = false

    /// Describes a scene part by part.
    ///
    /// - Parameters:
    ///   - id: the object id of the controller.
    ///   - element: the controller's element.
    ///   - className: its custom class; nil for none.
    ///   - storyboardIdentifier: its storyboard identifier; nil for none.
    ///   - view: What stands in the controller's view, as XML.
    ///   - connections: What stands in the controller's `connections`, as XML.
    ///   - beside: Objects beside the controller, as XML.
    public init(
        id: String, element: String = "viewController", className: String? = nil, storyboardIdentifier: String? = nil,
        view: String = "", connections: [String] = [], beside: String = ""
    ) {
        self.id = id
        self.element = element
        self.className = className
        self.storyboardIdentifier = storyboardIdentifier
        self.connections = connections.map(ConnectionText.init)
        self.beside = beside.isEmpty ? [] : [beside]
        if !view.isEmpty, element == "viewController" {
            self.view = [ObjectText(xml: view)]
        } else if !view.isEmpty {
            ownView = [view]
        }
    }
}

extension SceneText {
    init(_ node: OutlineNode) throws(OutlineFault) {
        guard node.markup.isEmpty else {
            self.init(id: "")
            markup = node.markup
            return
        }
        var ids = SceneIDs(controller: Self.id(node.text))
        self.init(id: ids.controller)
        isMarked = node.isMarked
        let parts = try OutlineParts(node, ids: &ids)
        element = parts.container ?? element
        try take(parts.words[...], line: node.line)
        storyboardIdentifier = parts.text
        attributes = parts.attributes.map(\.text).joined(separator: " ")
        connections = parts.connections.map { ConnectionText(xml: $0) }
        for child in parts.children { try take(child, ids: &ids) }
    }

    private static func id(_ text: String) -> String {
        String(text.prefix { !": >".contains($0) })
    }

    private mutating func take(_ words: ArraySlice<String>, line: Int) throws(OutlineFault) {
        var words = words.filter { $0 != ":" }[...]
        while let word = words.popFirst() {
            switch word {
            case "is": element = words.popFirst() ?? element
            case "at": place = (words.popFirst() ?? "0.0", words.popFirst() ?? "0.0")
            case _ where className == nil: className = word
            default: throw OutlineFault(line: line, message: "a scene has one class, and \(word) is a second one")
            }
        }
    }

    private mutating func take(_ child: OutlineNode, ids: inout SceneIDs) throws(OutlineFault) {
        switch child.text {
        case "controller": controller += child.children.flatMap(\.markup)
        case "objects": beside += child.children.flatMap(\.markup)
        case "view": ownView = child.children.flatMap(\.markup)
        case _ where element == "tableViewController" && ownView == nil:
            ownView = try ObjectText(child, key: "view", ids: &ids).lines
        default: view.append(try ObjectText(child, ids: &ids))
        }
    }
}
