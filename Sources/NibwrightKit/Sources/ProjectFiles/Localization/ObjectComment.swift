/// A comment in which Xcode names the object that a translation is for:
/// `Class = "UILabel"; text = "Total"; ObjectID = "AbC-dE-fGh";`.
public struct ObjectComment: Hashable, Sendable {
    /// The class of the object, such as `UILabel`; nil where the comment names none.
    public let className: String?
    /// The id of the object in its document.
    public let objectID: String
    /// Everything else, in order: the property and the text in the development language, a note.
    public let values: [Value]

    /// One `name = "text"` of a comment.
    public struct Value: Hashable, Sendable {
        /// The word before the `=`, such as `text`.
        public let name: String
        /// The text in quotes, with its escapes resolved.
        public let text: String
    }

    /// Reads a comment; nil for one that names no object.
    public init?(_ comment: String) {
        guard comment.contains("ObjectID") else { return nil }
        var values: [Value] = []
        var rest = comment.unicodeScalars[...]
        while let value = Self.value(&rest) { values.append(value) }
        guard let objectID = values.last(where: { $0.name == "ObjectID" })?.text else { return nil }
        self.objectID = objectID
        className = values.first { $0.name == "Class" }?.text
        self.values = values.filter { $0.name != "ObjectID" && $0.name != "Class" }
    }

    /// Xcode does not escape quotes inside a text, so a text ends at the quote that a semicolon follows.
    private static func value(_ rest: inout Substring.UnicodeScalarView) -> Value? {
        guard let equals = rest.firstIndex(of: "=") else { return nil }
        let name = rest[..<equals].filter { !$0.properties.isWhitespace && $0 != ";" }
        rest = rest[equals...].dropFirst().drop { $0.properties.isWhitespace }
        guard rest.first == "\"" else { return nil }
        rest = rest.dropFirst()
        let start = rest.startIndex
        var cursor = start
        while let quote = rest[cursor...].firstIndex(of: "\"") {
            let behind = rest.index(after: quote)
            if rest[behind...].drop(while: { $0.properties.isWhitespace }).first == ";" || behind == rest.endIndex {
                let text = String(rest[start..<quote])
                rest = rest[behind...]
                return Value(name: String(String.UnicodeScalarView(name)), text: text)
            }
            cursor = behind
        }
        return nil
    }
}
