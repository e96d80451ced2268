/// Names for members and types that are made of identifiers and file names.
enum MemberName {
    /// The identifier as a member: `signUp` of `SignUp`, `httpLog` of `HTTP-log`; nil where it has no letter or digit.
    ///
    /// - Parameter kind: stands before a name that begins with a digit.
    static func lowerCamel(_ identifier: String, kind: String = "scene") -> String? {
        let text = joined(identifier)
        guard !text.isEmpty else { return nil }
        let capitals = text.prefix { $0.isUppercase }
        // `HTTPLog` is `httpLog`, `FAQ` is `faq`, `SignUp` is `signUp`.
        let isAll = capitals.count == text.count || text.dropFirst(capitals.count).first?.isLetter != true
        let count = capitals.count < 2 || isAll ? capitals.count : capitals.count - 1
        let name = text.prefix(count).lowercased() + text.dropFirst(count)
        return name.first?.isNumber == true ? kind + name : name
    }

    /// The name of a file as a type: `SignUp` of `sign-up`.
    static func upperCamel(_ name: String) -> String? {
        let text = joined(name)
        guard let first = text.first else { return nil }
        if first.isNumber { return "Storyboard" + text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func joined(_ text: String) -> String {
        let words = text.split { !isPart($0) }
        return words.enumerated().map { number, word in
            number == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    /// Letters and digits; not what only looks like one, which Swift does not take.
    private static func isPart(_ character: Character) -> Bool {
        guard character.isLetter || character.isNumber else { return false }
        return character.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isXIDContinue && !scalar.properties.isPatternWhitespace
        }
    }

    /// The name as code writes it, a keyword in backticks.
    static func written(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Whether a text can be declared as a type.
    static func isTypeName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { isPart($0) || $0 == "_" } && !keywords.contains(name) && !unusable.contains(name)
    }

    /// Names that no member may have, in backticks or not.
    static let unusable: Set<String> = ["init", "self", "Self", "Type", "Protocol"]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "inout", "internal", "is", "let", "nil", "operator", "private", "precedencegroup", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}

extension Set<String> {
    /// Adds the wanted name, or the second one, or the second one with a number: the first that is not there yet.
    mutating func add(_ wanted: String, orElse second: String) -> String {
        var name = contains(wanted) ? second : wanted
        var number = 2
        while !insert(name).inserted {
            name = second + String(number)
            number += 1
        }
        return name
    }
}
