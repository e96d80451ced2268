/// Spells texts for files in YAML, such as those that a transform offers to write.
public enum YAMLText {
    /// The text as a key or a value of one line: plain where every reader of YAML takes it for the same string, else in
    /// double quotes.
    public static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter, !words.contains(text.lowercased()) else {
            return false
        }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./".contains($0)) }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// Words that some reader takes for a truth value or for nothing.
    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
}
