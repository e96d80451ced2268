/// One value of a JSON text with its place in the bytes: Foundation's reader tells neither places nor order.
public struct JSONNode: Hashable, Sendable {
    /// The content of a node.
    public enum Content: Hashable, Sendable {
        /// Members in file order; a name may occur twice.
        case object([JSONMember])
        /// Elements in file order.
        case array([JSONNode])
        /// A text, with its escapes resolved.
        case string(String)
        /// A number as written.
        case number(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// `null`.
        case null
    }

    /// The content.
    public let content: Content
    /// The value's bytes, quotes and brackets included.
    public let range: Range<Int>

    public init(content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    /// The members in file order, duplicates included; empty for what is no object.
    public var members: [JSONMember] { if case .object(let members) = content { members } else { [] } }

    /// The elements of an array; empty for what is none.
    public var elements: [JSONNode] { if case .array(let elements) = content { elements } else { [] } }

    /// The text; nil for a node that is no string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The value; nil for a node that is neither `true` nor `false`.
    public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The member of this name; the last one where a name repeats, as most readers have it.
    public func member(_ name: String) -> JSONMember? { members.last { $0.name == name } }

    /// The value of the member of this name.
    public subscript(name: String) -> JSONNode? { member(name)?.value }
}

/// A name and its value in a JSON object.
public struct JSONMember: Hashable, Sendable {
    /// The name, with its escapes resolved.
    public let name: String
    /// The name's bytes with its quotes.
    public let nameRange: Range<Int>
    /// The value.
    public let value: JSONNode

    /// From the name's opening quote to the end of the value.
    public var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
}
