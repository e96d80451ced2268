/// An object in a scene's view, told as `button #shelf-b "Oven" @ 20 200 90 30 > show oven`, or XML as it stands.
public struct ObjectText: Sendable {
    let lines: [String]

    /// Takes XML as it stands, a line each.
    public init(xml: String) {
        lines = xml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// - Parameters:
    ///   - key: The property that holds the object, such as `view`.
    ///   - ids: Numbers connections and objects without ids of their own.
    init(_ node: OutlineNode, key: String? = nil, ids: inout SceneIDs) throws(OutlineFault) {
        guard node.markup.isEmpty else {
            lines = node.markup
            return
        }
        let parts = try OutlineParts(node, ids: &ids)
        guard let template = ObjectTemplate.all[parts.kind] else {
            let known = ObjectTemplate.all.keys.sorted().joined(separator: ", ")
            throw OutlineFault(line: node.line, message: "there is \(known); anything else is written as XML")
        }
        let id = parts.id ?? ids.object(parts.kind)
        var children: [String] = []
        for child in parts.children { children += try ObjectText(child, ids: &ids).lines }
        var lines = [template.start(parts, id: id, key: key)]
        lines += (template.content(parts, id: id) + template.holding(children)).indented(1)
        lines += parts.connected.indented(1) + ["</\(template.element)>"]
        self.lines = node.isMarked ? MarkedText.marking(lines) : lines
    }
}

/// Ids after the controller's for what an outline gives none.
struct SceneIDs {
    let controller: String
    private var connections = 0
    private var objects: [String: Int] = [:]

    init(controller: String) {
        self.controller = controller
    }

    mutating func connection() -> String {
        connections += 1
        return Self.matched(controller).map { "\($0.0)-S\(connections)-\($0.1)" } ?? "\(controller)-\(connections)"
    }

    mutating func object(_ kind: String) -> String {
        objects[kind, default: 0] += 1
        return "\(controller)-\(kind)\(objects[kind] ?? 1)"
    }

    /// A thing with an id that every scene has beside its controller.
    enum Part: String {
        case scene = "sc", view = "v", firstResponder = "fr", navigationBar = "nb", tabBar = "tb"
    }

    /// Of a controller's id as Interface Builder makes them, `hom-VC-001`, the scene gets `hom-SC-001`; of another,
    /// such as `home`, it gets `home-sc`.
    func part(_ part: Part) -> String {
        guard let (start, end) = Self.matched(controller) else { return controller + "-" + part.rawValue }
        return "\(start)-\(part == .view ? "VW" : part.rawValue.uppercased())-\(end)"
    }

    private static func matched(_ id: String) -> (Substring, Substring)? {
        let parts = id.split(separator: "-")
        return parts.count == 3 && parts[1] == "VC" ? (parts[0], parts[2]) : nil
    }
}
