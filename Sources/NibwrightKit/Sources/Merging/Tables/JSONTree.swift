import ProjectFiles
import SourceText

/// Reads a catalog of strings or a `Contents.json` as a tree for merging: members by their names, images and colors of a
/// set by what they are for.
struct JSONTreeReader {
    private var nodes: [MergeNode] = []
    private let source: SourceText

    /// - Returns: nil for a text that is no JSON object, or in which a name occurs twice.
    static func read(_ source: SourceText) -> MergeTree? {
        guard let root = try? JSONNode.read(source).get(), case .object = root.content else { return nil }
        var reader = JSONTreeReader(source: source)
        reader.add(root, key: "", name: "", range: root.range, parent: -1, lead: 0..<0)
        return MergeTree(source, .json, reader.nodes)
    }

    private init(source: SourceText) {
        self.source = source
    }

    private mutating func add(
        _ value: JSONNode, key: String, name: String, range: Range<Int>, parent: Int, lead: Range<Int>
    ) {
        let place = nodes.count
        let children = children(of: value, in: key)
        let inner = value.range.lowerBound + 1..<max(value.range.lowerBound + 1, value.range.upperBound - 1)
        let end = children?.last?.range.upperBound ?? inner.lowerBound
        nodes.append(
            MergeNode(
                key: key, name: name, parent: parent, sortName: name, range: range, lead: lead,
                head: range.lowerBound..<inner.lowerBound, tail: end..<inner.upperBound,
                foot: inner.upperBound..<range.upperBound,
                content: children == nil ? Self.content(of: value, source) : nil))
        guard let children else { return }
        var previous = inner.lowerBound
        for child in children {
            nodes[place].children.append(nodes.count)
            add(
                child.value, key: child.key, name: child.name, range: child.range, parent: place,
                lead: previous..<child.range.lowerBound)
            previous = child.range.upperBound
        }
    }

    private struct Child {
        let key: String
        let name: String
        let range: Range<Int>
        let value: JSONNode
    }

    /// The values inside another that are merged one by one; nil for one that is taken as a whole.
    private func children(of value: JSONNode, in key: String) -> [Child]? {
        switch value.content {
        case .object(let members):
            return members.map { Child(key: "\(key)/\($0.name)", name: $0.name, range: $0.range, value: $0.value) }
        case .array(let elements):
            let roles = elements.map(Self.role)
            guard !elements.isEmpty, !roles.contains(nil), Set(roles).count == roles.count else { return nil }
            return zip(elements, roles).map { element, role in
                Child(key: "\(key)[\(role ?? "")]", name: role ?? "", range: element.range, value: element)
            }
        case .string, .number, .boolean, .null: return nil
        }
    }

    /// What an image, icon or color of a set is for; nil where that cannot be told.
    private static func role(of element: JSONNode) -> String? {
        guard case .object(let members) = element.content else { return nil }
        let roles = members.filter { !["filename", "color", "unassigned"].contains($0.name) }
        return roles.isEmpty ? nil : roles.map { "\($0.name)=\(text($0.value))" }.sorted().joined(separator: " ")
    }

    private static func text(_ value: JSONNode) -> String {
        switch value.content {
        case .object(let members): members.map { "\($0.name):\(text($0.value))" }.sorted().joined(separator: ",")
        case .array(let elements): elements.map(text).joined(separator: ",")
        case .string(let text), .number(let text): text
        case .boolean(let isTrue): "\(isTrue)"
        case .null: "null"
        }
    }

    private static func content(of value: JSONNode, _ source: SourceText) -> String {
        switch value.content {
        case .string(let text): "\"\(text)"
        default: text(value)
        }
    }
}
