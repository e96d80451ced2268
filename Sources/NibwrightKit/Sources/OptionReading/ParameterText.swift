/// A scalar in which `${name}` stands for a parameter and `$${` for the characters `${`.
struct ParameterText {
    enum Part: Hashable {
        case literal(String)
        case reference(String)
    }

    /// Reports a text that cannot be taken apart, such as `${` without its `}`.
    struct Malformed: Error {
        let message: String
    }

    let parts: [Part]

    init(_ text: String) throws(Malformed) {
        var parts: [Part] = []
        var literal = ""
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("$${") {
                literal += "${"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("${") {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.reference(try Self.takeReference(from: &rest)))
            } else {
                literal.append(character)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty || parts.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    /// The parameter for which the whole text stands.
    var wholeReference: String? {
        if parts.count == 1, case .reference(let name) = parts[0] { name } else { nil }
    }

    private static func takeReference(from rest: inout Substring) throws(Malformed) -> String {
        guard let end = rest.firstIndex(of: "}") else {
            throw Malformed(message: "\"${\" is not closed with \"}\"; write \"$${\" where you mean the characters")
        }
        let name = String(rest[..<end].dropFirst(2))
        guard !name.isEmpty else {
            throw Malformed(message: "\"${}\" names no parameter; write \"$${}\" where you mean the characters")
        }
        rest = rest[end...].dropFirst()
        return name
    }
}
