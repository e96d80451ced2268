import TransformKit

/// Finds colors that are not of an asset catalog.
struct UnnamedColorRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unnamed-color",
        summary: "A color that is written out and not named in an asset catalog.",
        rationale: "A named color is changed in one place and has a variant for dark mode.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "allowed-colors", .list(.string), default: .list([]),
                "The names that may be used, with `*` and `?`; any where there are none."),
            OptionDescription(
                "allow-system-colors", .boolean, default: .boolean(true), "Whether the system's colors are fine."),
            OptionDescription(
                "allow-clear-color", .boolean, default: .boolean(true), "Whether fully transparent colors are fine."),
            OptionDescription(
                "ignore-translucent", .boolean, default: .boolean(false), "Whether colors that let others through are fine."),
        ],
        aliases: ["xiblint:named_colors"])

    private let allowed: [NamePattern]
    private let allowsSystemColors: Bool
    private let allowsClearColor: Bool
    private let ignoresTranslucent: Bool

    init(options: OptionValues) {
        allowed = (options.strings("allowed-colors") ?? []).map(NamePattern.init)
        allowsSystemColors = options.boolean("allow-system-colors") ?? true
        allowsClearColor = options.boolean("allow-clear-color") ?? true
        ignoresTranslucent = options.boolean("ignore-translucent") ?? false
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("color") && !$0.isInResources && !$0.isInTranslatorsNote }
            .compactMap { color in problem(color).map { LintFinding(color.placeInOwner, $0) } }
    }

    private func problem(_ color: Element) -> String? {
        let role = color["key"].map { "`\($0)`" } ?? "color"
        if color["systemColor"] != nil || color["cocoaTouchSystemColor"] != nil || color["catalog"] != nil {
            return allowsSystemColors ? nil : "The \(role) is a color of the system. Use a named color."
        }
        if let name = color["name"] {
            if allowed.isEmpty || allowed.contains(where: { $0.matches(name) }) { return nil }
            return "The \(role) is `\(name)`, which is not among the colors that may be used."
        }
        let alpha = color["alpha"].flatMap(Double.init) ?? 1
        if alpha < 1 && ignoresTranslucent || alpha == 0 && allowsClearColor { return nil }
        return "The \(role) is written out. Use a named color of an asset catalog."
    }
}

/// Finds colors inside of attributed strings.
struct AttributedStringColorRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "attributed-string-color",
        summary: "A color inside of an attributed string.",
        rationale: """
            The color is kept apart from the label's own, so dark mode and themes pass it by. Set it in code, or use plain text.
            """,
        level: .warning, isOnByDefault: false, aliases: ["xiblint:no_attributed_string_colors"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { color in
            color.isNamed("color") && color["key"]?.hasPrefix("NS") == true && !color.isInTranslatorsNote
                && color.ancestors.contains { $0.isNamed("attributedString") }
        }.map { color in
            LintFinding(
                color.placeInOwner, "This attributed string has a color of its own, which themes pass by. Set it in code.")
        }
    }
}
