/// One value of a property list with its place in the bytes.
public struct PropertyListValue: Hashable, Sendable {
    /// The content of a value; numbers, dates and data as they are written.
    public enum Content: Hashable, Sendable {
        /// A text, with its entities resolved.
        case string(String)
        /// Members in file order; a key may occur twice.
        case dictionary([PropertyListMember])
        /// Elements in file order.
        case array([PropertyListValue])
        /// A whole number as written.
        case integer(String)
        /// A number with decimals as written.
        case real(String)
        /// `<true/>` or `<false/>`.
        case boolean(Bool)
        /// A date as written.
        case date(String)
        /// Base64 as written.
        case data(String)
    }

    /// The content.
    public let content: Content
    /// The whole element, tags included; nil in a list that is not XML.
    public let range: Range<Int>?
    /// The bytes between the tags, to replace for another string; nil for a value without an end tag and outside of
    /// XML.
    public let textRange: Range<Int>?

    /// The members in file order; empty for what is no dictionary.
    public var members: [PropertyListMember] { if case .dictionary(let members) = content { members } else { [] } }

    /// The elements of an array; empty for what is none.
    public var elements: [PropertyListValue] { if case .array(let elements) = content { elements } else { [] } }

    /// The text; nil for a value that is no string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The value; nil for one that is neither true nor false.
    public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The value of the member of this name; the last one where a name repeats.
    public subscript(name: String) -> PropertyListValue? { members.last { $0.name == name }?.value }
}

/// A key and its value in a dictionary.
public struct PropertyListMember: Hashable, Sendable {
    /// The key.
    public let name: String
    /// The `<key>` element; nil in a list that is not XML.
    public let nameRange: Range<Int>?
    /// The value of the key.
    public let value: PropertyListValue
}
