/// Spells names of storyboards in Swift.
enum SwiftNames {
    /// Returns SwiftGen's type for a storyboard: its name without characters that no identifier has, capitalized.
    static func swiftGen(_ name: String) -> String { upperCamel(name) }

    /// Returns R.swift's name for a storyboard: the same with capitals at the front in lower case.
    static func rSwift(_ name: String) -> String { lowerCamel(name) }

    static func upperCamel(_ name: String) -> String {
        let words = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return started(words.joined())
    }

    static func lowerCamel(_ name: String) -> String {
        let text = upperCamel(name)
        let capitals = text.prefix { $0.isUppercase }
        // `HTTPLog` is `httpLog`, `FAQ` is `faq`, `Orders` is `orders`.
        let isAll = capitals.count == text.count || text.dropFirst(capitals.count).first?.isLetter != true
        let count = capitals.count < 2 || isAll ? capitals.count : capitals.count - 1
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }

    /// Returns a name as a declaration has to write it, a keyword in backticks.
    static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func words(of name: String) -> [Substring] {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func started(_ name: String) -> String {
        name.first.map { $0.isLetter || $0 == "_" } == true ? name : "_" + name
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
