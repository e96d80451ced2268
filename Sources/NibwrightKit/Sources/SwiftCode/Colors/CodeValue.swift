import Colorimetry

/// The value of an expression that makes a color.
enum CodeValue: Hashable, Sendable {
    /// A literal whose type the code around decides: as a floating-point number, and as an `Int` where that can be.
    case flexible(Double, Int?)
    case integer(Int)
    case number(Double)
    case string(String)
    case boolean(Bool)
    case none
    /// Characters from one place to before another; places in strings are plain counts here.
    case range(Int, Int?)
    case tuple([CodeValue])
    /// A scanner, by its number.
    case scanner(Int)
    case characters(CharacterKind)
    case color(ColorValue)
    /// `.displayP3` of `Color(.displayP3, red: …)`
    case space(ColorSpace)
    /// The result of a function that has none, such as `print`.
    case nothing

    /// The sets of characters that hex strings are trimmed by.
    enum CharacterKind: Hashable, Sendable {
        case blanks, notAlphanumeric
        case listed(String)
    }

    /// The value as a number, where a floating-point type is required; nil for any other.
    var asNumber: Double? {
        switch self {
        case .flexible(let number, _), .number(let number): number
        default: nil
        }
    }

    /// The value as a number, where an integer type is required; nil for any other.
    var asInteger: Int? {
        switch self {
        case .flexible(_, let integer): integer
        case .integer(let integer): integer
        default: nil
        }
    }

    /// The type that a name gets from it where no annotation says another.
    var settled: CodeValue {
        if case .flexible(_, let integer) = self { return integer.map { .integer($0) } ?? .nothing }
        return self
    }

    /// The value as an argument for a parameter or a variable of a type, with how far a literal was bent; nil where
    /// it is none of that type.
    func converted(to type: String) -> (value: CodeValue, bend: Int)? {
        if SwiftNumberTypes.floating.contains(type) {
            guard let number = asNumber else { return nil }
            if case .flexible = self { return (.number(number), 1) }
            return (.number(number), 0)
        }
        if SwiftNumberTypes.integers.contains(type) {
            guard let integer = asInteger else { return nil }
            if case .flexible = self { return (.integer(integer), type == "Int" ? 0 : 1) }
            return (.integer(integer), 0)
        }
        switch (self, type) {
        case (.string, "String"), (.string, "NSString"), (.string, "Substring"), (.string, "StringLiteralType"),
            (.boolean, "Bool"), (.none, _), (.color, "UIColor"), (.color, "NSColor"), (.color, "Color"),
            (.color, "Self"), (.color, "CGColor"), (.scanner, "Scanner"):
            return (self, 0)
        default: return nil
        }
    }
}

enum SwiftNumberTypes {
    static let floating: Set<String> = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
    static let integers: Set<String> = [
        "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8", "CUnsignedInt",
        "CUnsignedLongLong", "CUnsignedLong", "CInt", "NSInteger",
    ]
    /// The largest number of a type; all the others hold what an `Int` holds, as far as colors go.
    static let largest: [String: Int] = [
        "Int32": 0x7FFF_FFFF, "CInt": 0x7FFF_FFFF, "UInt32": 0xFFFF_FFFF, "CUnsignedInt": 0xFFFF_FFFF,
        "Int16": 0x7FFF, "UInt16": 0xFFFF, "Int8": 0x7F, "UInt8": 0xFF,
    ]
}
