extension String {
    /// The text as a literal of Swift.
    public var swiftLiteral: String {
        let escaped = reduce(into: "") { text, character in
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text.append(character)
            }
        }
        return "\"\(escaped)\""
    }
}
