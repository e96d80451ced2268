import SourceText

/// One value of a YAML file, with the place where it begins.
public struct YAMLNode: Hashable, Sendable {
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

    /// Whether nothing was written: an empty value, `null` or `~`.
    public var isNull: Bool {
        guard case .scalar(let text, .plain) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

/// What a YAML value is. Scalars stay as written: only an option's type says whether `10` is a number.
public enum YAMLContent: Hashable, Sendable {
    case scalar(String, ScalarStyle)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
}

/// How a scalar was written.
public enum ScalarStyle: Hashable, Sendable {
    case plain
    /// In quotes or as a block, and so certainly meant as a string.
    case quoted
}

/// One key of a mapping with its value, in the order in which they were written.
public struct YAMLEntry: Hashable, Sendable {
    public let key: String
    /// Where the key is.
    public let place: Place
    public let value: YAMLNode

    public init(key: String, at place: Place, value: YAMLNode) {
        self.key = key
        self.place = place
        self.value = value
    }
}
