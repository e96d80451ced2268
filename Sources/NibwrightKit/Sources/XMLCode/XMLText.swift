/// Text as XML writes it, in the few spellings that Interface Builder uses.
///
/// Works on bytes: a Swift `Character` may join a mark such as `"` or `;` with a combining character behind it.
public enum XMLText {
    /// Resolves the five named entities, character references and CDATA sections; what is none of these is kept.
    public static func decode(_ text: String) -> String {
        decode(text, lineBreaksAsSpaces: false)
    }

    /// The value that an XML reader gives: line endings become `\n`; in attributes, which know no lines, a space.
    package static func decode(_ text: String, lineBreaksAsSpaces: Bool) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"):
                result += entity(&rest) ?? [byte]
            case UInt8(ascii: "<") where rest.starts(with: "![CDATA[".utf8):
                rest = rest.dropFirst(8)
                while let inner = rest.first, !rest.starts(with: "]]>".utf8) {
                    result.append(inner)
                    rest = rest.dropFirst()
                }
                rest = rest.dropFirst(3)
            case UInt8(ascii: "\r"):
                if rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
                result.append(lineBreaksAsSpaces ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                result.append(lineBreaksAsSpaces ? UInt8(ascii: " ") : byte)
            default:
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// An attribute's value as Xcode escapes it: `&`, `<`, `>` and the double quote; apostrophes stay raw.
    public static func attribute(_ value: String) -> String {
        attribute(value, quote: "\"")
    }

    /// An attribute's value for either kind of quote.
    package static func attribute(_ value: String, quote: Unicode.Scalar) -> String {
        escape(value) { scalar in
            switch scalar {
            case "\n", "\r", "\t": "&#\(scalar.value);"
            case "\"": "&quot;"
            case "'" where quote == "'": "&apos;"
            default: contentEscape(scalar)
            }
        }
    }

    /// Text between tags as Xcode escapes it.
    public static func content(_ value: String) -> String {
        escape(value) { $0 == "\r" ? "&#13;" : contentEscape($0) }
    }

    private static func contentEscape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        default: nil
        }
    }

    private static func escape(_ value: String, _ escaped: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            if let escaped = escaped(scalar) {
                result.append(contentsOf: escaped.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Takes an entity's name and semicolon off the front, if it is one that is known, and gives its bytes.
    private static func entity(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        guard let scalar = named[name] ?? numbered(name) else { return nil }
        rest = rest[(end + 1)...]
        return Array(String(Character(scalar)).utf8)
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    private static func numbered(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.dropFirst().hasPrefix("x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
}
