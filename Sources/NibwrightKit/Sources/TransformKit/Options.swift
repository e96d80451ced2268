/// The type that an option's value must have in a recipe.
public indirect enum OptionType: Hashable, Sendable, CustomStringConvertible {
    case boolean
    case integer
    case number
    case string
    /// One of the given words.
    case choice([String])
    case list(OptionType)
    /// A mapping from any key to values of one type; it keeps the order in which it was written. In place of one to strings a
    /// recipe can give the path of a YAML file that holds it, which is read as `file` is.
    case map(OptionType)
    /// A file that is read when the recipe is checked; a relative path counts from the recipe's folder.
    case file

    /// The type in words, for messages: `a list of strings`.
    public var description: String {
        switch self {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .string: "a string"
        case .choice(let words): "one of " + words.joined(separator: ", ")
        case .list(let element): "a list of values, each \(element)"
        case .map(let element): "a mapping whose values are each \(element)"
        case .file: "the path of a file"
        }
    }
}

/// A value of an option, of the type that the option declares.
public indirect enum OptionValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    /// A string or the word of a choice, as written in the recipe.
    case string(String)
    case list([OptionValue])
    case map([OptionEntry])
    /// A file with what it held when the recipe was checked; one with an empty path was not given.
    case file(OptionFile)
}

/// A file that a recipe names, read.
public struct OptionFile: Hashable, Sendable {
    /// As written in the recipe.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// One entry of a mapping value.
public struct OptionEntry: Hashable, Sendable {
    public let key: String
    public let value: OptionValue

    public init(key: String, value: OptionValue) {
        self.key = key
        self.value = value
    }
}

/// One option of a transform: what a recipe may say under `with:` or `select:`.
public struct OptionDescription: Hashable, Sendable {
    /// Lower case with hyphens.
    public let name: String
    public let type: OptionType
    /// One sentence for the reference page, the help and error messages.
    public let summary: String
    /// The value when a recipe says nothing; nil when there is none, which the transform must then handle.
    public let defaultValue: OptionValue?
    /// Whether a recipe must give it.
    public let isRequired: Bool

    public init(
        _ name: String, _ type: OptionType, default defaultValue: OptionValue? = nil, isRequired: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.defaultValue = defaultValue
        self.isRequired = isRequired
    }
}

/// Checked values by option name, with the defaults filled in.
public struct OptionValues: Hashable, Sendable {
    private var values: [String: OptionValue]

    public init(_ values: [String: OptionValue] = [:]) {
        self.values = values
    }

    public subscript(name: String) -> OptionValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    public var names: [String] { values.keys.sorted() }

    public func boolean(_ name: String) -> Bool? {
        if case .boolean(let value)? = values[name] { value } else { nil }
    }

    public func integer(_ name: String) -> Int? {
        if case .integer(let value)? = values[name] { value } else { nil }
    }

    public func number(_ name: String) -> Double? {
        switch values[name] {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    public func string(_ name: String) -> String? {
        if case .string(let value)? = values[name] { value } else { nil }
    }

    public func strings(_ name: String) -> [String]? {
        guard case .list(let values)? = values[name] else { return nil }
        return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    }

    public func map(_ name: String) -> [OptionEntry]? {
        if case .map(let entries)? = values[name] { entries } else { nil }
    }

    /// Nil where no file was given, an empty path included.
    public func file(_ name: String) -> OptionFile? {
        if case .file(let file)? = values[name], !file.path.isEmpty { file } else { nil }
    }
}

/// A value that an option's type allows and its transform does not: a mistake of the recipe.
public struct OptionProblem: Hashable, Sendable {
    /// The option or selector.
    public let name: String
    /// What is wrong and what to do.
    public let message: String

    public init(_ name: String, _ message: String) {
        self.name = name
        self.message = message
    }
}
