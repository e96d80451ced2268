/// One value of a property list with its place in the bytes.
public struct PropertyListValue: Hashable, Sendable {
    /// What a value holds; numbers, dates and data as they are written.
    public enum Content: Hashable, Sendable {
        case string(String)
        case dictionary([PropertyListMember])
        case array([PropertyListValue])
        case integer(String)
        case real(String)
        case boolean(Bool)
        case date(String)
        case data(String)
    }

    public let content: Content
    /// The whole element, tags included; nil in a list that is not XML.
    public let range: Range<Int>?
    /// What stands between the tags: the bytes to replace for another string.
    public let textRange: Range<Int>?

    /// The members in file order; empty for what is no dictionary.
    public var members: [PropertyListMember] { if case .dictionary(let members) = content { members } else { [] } }

    /// The elements of an array; empty for what is none.
    public var elements: [PropertyListValue] { if case .array(let elements) = content { elements } else { [] } }

    public var string: String? { if case .string(let text) = content { text } else { nil } }

    public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The value of the member of this name; the last one where a name repeats.
    public subscript(name: String) -> PropertyListValue? { members.last { $0.name == name }?.value }
}

/// A key and its value in a dictionary.
public struct PropertyListMember: Hashable, Sendable {
    public let name: String
    /// The `<key>` element; nil in a list that is not XML.
    public let nameRange: Range<Int>?
    public let value: PropertyListValue
}
