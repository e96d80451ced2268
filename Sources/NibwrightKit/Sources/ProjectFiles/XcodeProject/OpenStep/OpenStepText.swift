/// Reads and writes the strings of property lists.
enum OpenStepText {
    /// A string as Xcode writes it: in quotation marks unless every character is harmless.
    static func written(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.utf8.allSatisfy(isXcodePlain) && !text.contains("//") && !text.contains("___")
        return isPlain ? text : quoted(text)
    }

    /// A string in quotation marks, with escapes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Tells whether a byte may stand in a file without quotation marks; more bytes may than Xcode itself writes so.
    static func isPlain(_ byte: UInt8) -> Bool {
        isXcodePlain(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~") || byte >= 0x80
    }

    private static func isXcodePlain(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            // `.`, `/` and the digits follow each other.
            || byte >= UInt8(ascii: ".") && byte <= UInt8(ascii: "9")
    }

    /// The text between quotation marks.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var units: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                units.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "a"): units.append(0x07)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "v"): units.append(0x0B)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): units += Array(codeUnits(&rest).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "7"): units += Array(octal(escape, &rest).utf8)
            default: units.append(escape)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// `\Uxxxx`: UTF-16 code units, two of which may make one character.
    private static func codeUnits(_ rest: inout ArraySlice<UInt8>) -> String {
        var units: [UInt16] = [number(&rest, digits: 4, radix: 16)]
        while UTF16.isLeadSurrogate(units[units.count - 1]), rest.starts(with: "\\U".utf8) {
            rest = rest.dropFirst(2)
            units.append(number(&rest, digits: 4, radix: 16))
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> String {
        let value = UInt16(first - UInt8(ascii: "0")) * 64
        var digits: ArraySlice<UInt8> = rest.prefix(2)
        let count = digits.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }.count
        let tail = number(&digits, digits: 2, radix: 8)
        rest = rest.dropFirst(count)
        let code =
            switch count {
            case 0: value / 64
            case 1: value / 8 + tail
            default: value + tail
            }
        return String(decoding: [code & 0xFF], as: UTF16.self)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int, radix: UInt16) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<digits {
            guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            value = value &* radix &+ UInt16(digit)
            rest = rest.dropFirst()
        }
        return value
    }

    /// The text of an XML element, with the entities that property lists use.
    static func withoutEntities(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";"), let character = entity(rest[start..<end].dropFirst())
            else {
                result += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> String? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
