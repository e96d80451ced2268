import TransformKit

/// What a recipe asks for, parsed once for all files.
struct CodeRule: Sendable {
    let find: CodePattern
    let replacement: CodePattern
    let conditions: [String: CaptureKind]
    /// Whether what comes can be assigned to.
    let allowsAssignment: Bool
    let inside: InsideSelector?
    let module: NamePattern?

    init?(options: OptionValues, selection: OptionValues) {
        let syntax = Self.syntax(options)
        guard let find = options.string("find"), let replace = options.string("replace"),
            let pattern = try? PatternReader.read(find, as: syntax).get(),
            let replacement = try? Self.replacement(replace, as: syntax).get()
        else { return nil }
        self.find = pattern
        self.replacement = replacement
        conditions = Self.conditions(options)
        allowsAssignment = options.boolean("assigned") ?? false
        inside = selection.string("inside").flatMap(InsideSelector.init)
        module = selection.string("imports").flatMap { $0.isEmpty ? nil : NamePattern($0) }
    }

    /// A replacement may be empty, whatever it replaces.
    static func replacement(
        _ text: String, as syntax: PatternSyntax
    ) -> Result<CodePattern, PatternReader.Mistake> {
        text.allSatisfy(\.isWhitespace) ? PatternReader.read("") : PatternReader.read(text, as: syntax)
    }

    static func syntax(_ options: OptionValues) -> PatternSyntax {
        options.string("syntax").flatMap(PatternSyntax.init) ?? .code
    }

    /// `where` by the placeholders' names, which may be written with or without `$`.
    static func conditions(_ options: OptionValues) -> [String: CaptureKind] {
        var conditions: [String: CaptureKind] = [:]
        for entry in options.map("where") ?? [] {
            guard case .string(let word) = entry.value else { continue }
            conditions[Self.name(entry.key)] = CaptureKind(rawValue: word)
        }
        return conditions
    }

    static func name(_ key: String) -> String { key.hasPrefix("$") ? String(key.dropFirst()) : key }
}
