import TransformKit

/// Selects code by a declaration around it: `class *ViewController`, `func viewDidLoad`.
struct InsideSelector: Sendable {
    private let keyword: String
    private let name: NamePattern

    private static let types = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let keywords = types + ["type", "func", "init", "deinit", "subscript", "var"]
    /// What is asked of the text, for whoever wrote it otherwise.
    static let form =
        "write a keyword and a name, such as \"class *ViewController\"; keywords are "
        + keywords.joined(separator: ", ")

    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard let keyword = words.first, Self.keywords.contains(keyword), words.count <= 2 else { return nil }
        let needsName = !["init", "deinit", "subscript"].contains(keyword)
        guard words.count == 2 || !needsName else { return nil }
        self.keyword = keyword
        name = NamePattern(words.count == 2 ? words[1] : "*")
    }

    func contains(_ context: MatchContext) -> Bool {
        context.declarations.contains { declaration in
            let fits = keyword == "type" ? Self.types.contains(declaration.keyword) : keyword == declaration.keyword
            return fits && name.matches(declaration.name)
        }
    }
}
