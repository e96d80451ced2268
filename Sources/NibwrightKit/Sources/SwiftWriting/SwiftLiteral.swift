extension String {
    /// The text as a literal of Swift.
    public var swiftLiteral: String {
        // By scalars: a line break of two is one character, and a mark on a quote would hide it.
        let escaped = unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
