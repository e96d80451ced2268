import SourceText

/// One value of a YAML file, with the place where it begins.
public struct YAMLNode: Hashable, Sendable {
    /// The scalar, sequence or mapping.
    public let content: YAMLContent
    /// Always has a line and a column; inside an alias, those of the text that the alias stands for.
    public let place: Place

    public init(_ content: YAMLContent, at place: Place) {
        self.content = content
        self.place = place
    }

    /// Counts from 1.
    public var line: Int { place.position?.line ?? 1 }
    /// Counts from 1, in UTF-8 bytes.
    public var column: Int { place.position?.column ?? 1 }

    /// Whether the value is empty, `null` or `~`.
    public var isNull: Bool {
        guard case .scalar(let text, .plain) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

/// The content of a YAML value. Scalars stay texts: only an option's type says whether `10` is a number.
public enum YAMLContent: Hashable, Sendable {
    /// A text, with quotes and escapes resolved; an empty plain one where nothing was written.
    case scalar(String, ScalarStyle)
    /// A list, in the file's order.
    case sequence([YAMLNode])
    /// Entries, in the file's order; a key may occur twice.
    case mapping([YAMLEntry])
}

/// The spelling of a scalar, which tells `10` from `"10"`.
public enum ScalarStyle: Hashable, Sendable {
    /// Without quotes, so that `10`, `true` or `null` may be meant as no string.
    case plain
    /// In quotes or as a block, and so certainly meant as a string.
    case quoted
}

/// One key of a mapping with its value, in the order in which they were written.
public struct YAMLEntry: Hashable, Sendable {
    /// The key's text.
    public let key: String
    /// The place where the key begins.
    public let place: Place
    /// The value of the key.
    public let value: YAMLNode

    public init(key: String, at place: Place, value: YAMLNode) {
        self.key = key
        self.place = place
        self.value = value
    }
}
