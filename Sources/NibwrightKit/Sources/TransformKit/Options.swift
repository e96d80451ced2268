/// The type that an option's value must have in a recipe.
public indirect enum OptionType: Hashable, Sendable, CustomStringConvertible {
    /// `true` or `false`, in no other spelling.
    case boolean
    /// A whole number.
    case integer
    /// A number with or without decimals.
    case number
    /// A text, taken as written in the recipe.
    case string
    /// One of the given words.
    case choice([String])
    /// A list of values of one type.
    case list(OptionType)
    /// A mapping from any key to values of one type; it keeps the order in which it was written. In place of one to
    /// strings a recipe can give the path of a YAML file that holds it, which is read as `file` is.
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
    /// A value of an option of type `boolean`.
    case boolean(Bool)
    /// A value of an option of type `integer`.
    case integer(Int)
    /// A value of an option of type `number`; a whole number in the recipe may also come as `integer`.
    case number(Double)
    /// A string or the word of a choice, as written in the recipe.
    case string(String)
    /// The values of a list, in the recipe's order.
    case list([OptionValue])
    /// The entries of a mapping, in the recipe's order, each key once.
    case map([OptionEntry])
    /// A file with what it held when the recipe was checked; one with an empty path was not given.
    case file(OptionFile)
}

/// A file that a recipe names, read.
public struct OptionFile: Hashable, Sendable {
    /// As written in the recipe.
    public let path: String
    /// The file's contents when the recipe was checked.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// One entry of a mapping value.
public struct OptionEntry: Hashable, Sendable {
    /// The key as written.
    public let key: String
    /// The value, of the type that the option's `map` type declares.
    public let value: OptionValue

    public init(key: String, value: OptionValue) {
        self.key = key
        self.value = value
    }
}

/// Describes one option of a transform: a key that a recipe may set under `with:` or `select:`.
public struct OptionDescription: Hashable, Sendable {
    /// Lower case with hyphens.
    public let name: String
    /// The type that a recipe's value must have; checking the recipe reports any other.
    public let type: OptionType
    /// One sentence for the reference page, the help and error messages.
    public let summary: String
    /// The value that `OptionValues` has when a recipe sets none; nil for none, and the transform must handle its
    /// absence.
    public let defaultValue: OptionValue?
    /// True if a recipe must set it, which makes a default pointless.
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

    /// Makes values for a transform's initializer, as tests and hosts do; nothing is checked here.
    public init(_ values: [String: OptionValue] = [:]) {
        self.values = values
    }

    /// The value of an option; nil if the recipe does not set it and it has no default.
    public subscript(name: String) -> OptionValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The names of the options that have a value, sorted.
    public var names: [String] { values.keys.sorted() }

    /// The value of a `boolean` option; nil if the option has no value or one of another type.
    public func boolean(_ name: String) -> Bool? {
        if case .boolean(let value)? = values[name] { value } else { nil }
    }

    /// The value of an `integer` option; nil if the option has no value or one of another type.
    public func integer(_ name: String) -> Int? {
        if case .integer(let value)? = values[name] { value } else { nil }
    }

    /// The value of a `number` or `integer` option; nil if the option has no value or one of another type.
    public func number(_ name: String) -> Double? {
        switch values[name] {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// The value of a `string` or `choice` option; nil if the option has no value or one of another type.
    public func string(_ name: String) -> String? {
        if case .string(let value)? = values[name] { value } else { nil }
    }

    /// The value of an option that is a list of strings or choices, in the recipe's order; nil if the option has no
    /// value or one of another type, and empty for an empty list. Elements that are no strings are left out.
    public func strings(_ name: String) -> [String]? {
        guard case .list(let values)? = values[name] else { return nil }
        return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    }

    /// The entries of a `map` option in the recipe's order; nil if the option has no value or one of another type.
    public func map(_ name: String) -> [OptionEntry]? {
        if case .map(let entries)? = values[name] { entries } else { nil }
    }

    /// The file of a `file` option, read when the recipe was checked; nil if the option has no value, an empty path or
    /// a value of another type.
    public func file(_ name: String) -> OptionFile? {
        if case .file(let file)? = values[name], !file.path.isEmpty { file } else { nil }
    }
}

/// A value that an option's type allows and its transform does not: a mistake of the recipe.
public struct OptionProblem: Hashable, Sendable {
    /// The option or selector.
    public let name: String
    /// Says what is wrong and what to do about it.
    public let message: String

    public init(_ name: String, _ message: String) {
        self.name = name
        self.message = message
    }
}
