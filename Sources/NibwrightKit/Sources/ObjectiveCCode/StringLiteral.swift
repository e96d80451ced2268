/// Decodes C string literals.
enum StringLiteral {
    /// The text between the quotes with its escapes resolved.
    static func text(_ literal: String) -> String {
        var inner = Substring(literal).dropFirst()
        if inner.last == "\"" { inner = inner.dropLast() }
        guard inner.contains("\\") else { return String(inner) }
        var text = ""
        while let character = inner.popFirst() {
            if character == "\\" { text += escape(&inner) } else { text.append(character) }
        }
        return text
    }

    private static func escape(_ rest: inout Substring) -> String {
        guard let kind = rest.popFirst() else { return "" }
        switch kind {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u": return scalar(&rest, digits: 4, radix: 16)
        case "U": return scalar(&rest, digits: 8, radix: 16)
        case "x": return scalar(&rest, digits: 2, radix: 16)
        case "0"..."7":
            rest = Substring(String(kind) + rest)
            return scalar(&rest, digits: 3, radix: 8)
        default: return String(kind)
        }
    }

    private static func scalar(_ rest: inout Substring, digits: Int, radix: Int) -> String {
        let number = rest.prefix(digits).prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
        rest = rest.dropFirst(number.count)
        return UInt32(number, radix: radix).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
    }
}
