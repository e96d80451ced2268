import Differences
import SourceText

/// One version of a file as a tree of nodes, each with a key by which the other versions know it.
///
/// Every node is a range of the file's bytes, so that what no version changed is copied as it is written.
struct MergeTree: Sendable {
    /// The form in which nodes are written.
    enum Syntax: Sendable {
        /// Elements of a storyboard or xib.
        case xml
        /// Entries of a `project.pbxproj` or of a table of translations: each ends with a mark of its own.
        case entries
        /// Members and elements of JSON, with commas between them.
        case json
    }

    let source: SourceText
    let syntax: Syntax
    /// In the order of the file; the root is the first.
    let nodes: [MergeNode]
    private let places: [String: Int]

    /// - Returns: nil where two nodes have one key, so that nobody can say which is which in another version.
    init?(_ source: SourceText, _ syntax: Syntax, _ nodes: [MergeNode]) {
        self.source = source
        self.syntax = syntax
        self.nodes = nodes
        var places: [String: Int] = [:]
        places.reserveCapacity(nodes.count)
        for (place, node) in nodes.enumerated() {
            guard places.updateValue(place, forKey: node.key) == nil else { return nil }
        }
        self.places = places
    }

    /// Gives what nothing tells apart its number among how many there are: where a version has another number of them, they
    /// count as others.
    static func numbered(_ keys: [String]) -> [String] {
        let counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        guard counts.count < keys.count else { return keys }
        var numbers: [String: Int] = [:]
        return keys.map { key in
            guard let count = counts[key], count > 1 else { return key }
            numbers[key, default: 0] += 1
            return "\(key) \(numbers[key] ?? 0) of \(count)"
        }
    }

    var root: MergeNode { nodes[0] }

    /// The node of a key; nil where this version has none.
    subscript(key: String) -> MergeNode? { places[key].map { nodes[$0] } }

    /// The key of the node that holds another; nil for the root and for what is not there.
    func parent(of key: String) -> String? {
        guard let node = self[key], node.parent >= 0 else { return nil }
        return nodes[node.parent].key
    }

    func children(of key: String) -> [String] { self[key]?.children.map { nodes[$0].key } ?? [] }

    /// A node's key and those of all that it holds, in the order of the file.
    func subtree(of key: String) -> [String] {
        guard let node = self[key] else { return [] }
        return [key] + node.children.flatMap { subtree(of: nodes[$0].key) }
    }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { source.bytes[range] }
}

/// A part of a file that a merge takes from one version or the other.
struct MergeNode: Sendable {
    /// The identity of the node over all versions: an object's id, else its parent's key and what it is to its parent.
    let key: String
    /// The word by which the syntax knows the node: an element's name.
    let name: String
    /// The place of the node that holds this one; -1 for the root.
    let parent: Int
    /// The places of the nodes directly inside, in the order of the file.
    var children: [Int] = []
    /// The number that the reader of the format knows the node by.
    var number = 0
    /// What the node is to its parent, by which some formats sort; nil where its name says that.
    var role: String?
    /// The text by which the format sorts nodes of one name; empty where it sorts by none.
    var sortName = ""
    /// The node's bytes without what stands before it.
    let range: Range<Int>
    /// What stands between the node and its neighbor before, or the beginning of what holds it: space and comments.
    let lead: Range<Int>
    /// The bytes from the node's beginning to the `lead` of its first child.
    let head: Range<Int>
    /// What stands behind the last child: space, then the mark that ends the node.
    let tail: Range<Int>
    /// The mark that ends the node, such as `</view>`; empty where it has none.
    let foot: Range<Int>
    /// The values that stand in the head, each of which may come from another version.
    var fields: [MergeField] = []
    /// The attribute by which all versions know the node: no version changes it, and others stand before or behind it. Nil
    /// where it has none.
    var identityRange: Range<Int>?
    /// All that a node says that is taken from one version as a whole; nil for a node that is merged part by part.
    let content: String?
    /// Whether the node is nothing but a list of others, so that it is there as long as one of them is.
    var isList = false
    /// Whether the order of the children can be seen by a user.
    var isOrdered = false
    /// Why nobody meant a change of the node, which Xcode writes by itself; nil where somebody may have.
    var noise: Noise?
    /// Whether the place of the node among its neighbors means nothing.
    var isSorted = false
    /// Whether of two values that the node says the higher version is taken.
    var isVersion = false
}

/// A value in a node's head: an attribute.
struct MergeField: Hashable, Sendable {
    let name: String
    /// As written.
    let value: String
    /// The bytes from the name to behind the value.
    let range: Range<Int>
    /// The bytes of the value alone.
    let valueRange: Range<Int>
    /// Fields of one unit mean something together only, so all of them come from one version.
    let unit: String
    /// Why nobody meant a change of the value, which Xcode writes by itself; nil where somebody may have.
    let noise: Noise?
    /// Whether of two values the higher version is taken.
    let isVersion: Bool
    /// Whether the value is the key of an object without its `#`.
    let isReference: Bool
}

extension MergeNode {
    /// The attributes that stand in the head, by name, in their order.
    var attributes: [(name: String, range: Range<Int>)] {
        let identity = identityRange.map { [(name: "", range: $0)] } ?? []
        return (fields.map { ($0.name, $0.range) } + identity).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether Xcode writes the node by itself.
    var isNoise: Bool { noise != nil }
}

extension MergeField {
    /// Whether Xcode writes the value by itself.
    var isNoise: Bool { noise != nil }
}
