/// A word of a line of an outline.
public enum OutlineWord: Sendable, Hashable {
    /// `button`, `cake`, `@`.
    case plain(String)
    /// `"Oven"`.
    case quoted(String)
    /// `#shelf-b`: an object's id.
    case id(String)
    /// `animates=NO`, `title="My Cakes"`.
    case named(Attribute)
    /// What stands between connections.
    case comma
    /// What stands before connections: `>`.
    case arrow

    /// An attribute of an element.
    public struct Attribute: Sendable, Hashable {
        let name: String
        let value: String

        /// As XML has it.
        var text: String { "\(name)=\"\(value)\"" }
    }

    var attribute: Attribute? {
        if case .named(let attribute) = self { attribute } else { nil }
    }

    /// Splits a line; quotes keep spaces and commas together.
    static func words(_ line: String, line number: Int) throws(OutlineFault) -> [OutlineWord] {
        var words: [OutlineWord] = []
        var rest = Substring(line)
        while let first = rest.first {
            switch first {
            case " ": rest.removeFirst()
            case ",":
                rest.removeFirst()
                words.append(.comma)
            case ">":
                rest.removeFirst()
                words.append(.arrow)
            case "\"": words.append(.quoted(try quoted(&rest, number)))
            default: words.append(try word(&rest, number))
            }
        }
        return words
    }

    private static func word(_ rest: inout Substring, _ number: Int) throws(OutlineFault) -> OutlineWord {
        let text = String(rest.prefix { !" ,\"=".contains($0) })
        rest = rest.dropFirst(text.count)
        if rest.first == "=" {
            rest.removeFirst()
            if rest.first == "\"" { return .named(Attribute(name: text, value: try quoted(&rest, number))) }
            let value = rest.prefix { $0 != " " && $0 != "," }
            rest = rest.dropFirst(value.count)
            return .named(Attribute(name: text, value: String(value)))
        }
        return text.hasPrefix("#") ? .id(String(text.dropFirst())) : .plain(text)
    }

    private static func quoted(_ rest: inout Substring, _ number: Int) throws(OutlineFault) -> String {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        guard text.endIndex < rest.endIndex else {
            throw OutlineFault(line: number, message: "a quotation mark is not closed")
        }
        rest = rest[rest.index(after: text.endIndex)...]
        return String(text)
    }
}
