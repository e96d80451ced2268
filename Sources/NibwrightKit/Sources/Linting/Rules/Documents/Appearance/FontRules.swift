import TransformKit

/// Finds fonts that are not among those that the team uses.
struct UnlistedFontRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unlisted-font",
        summary: "A font that is not among those that the configuration lists.",
        rationale: "Keeps texts to the fonts, and where sizes are given to the sizes, of the design.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "fonts", .list(.string), default: .list([]),
                "PostScript names, each alone or with one size: `Avenir-Book`, `Avenir-Book 14`."),
            OptionDescription(
                "allow-system-fonts", .boolean, default: .boolean(false), "Whether the system's fonts are fine."),
            OptionDescription(
                "allow-text-styles", .boolean, default: .boolean(true),
                "Whether text styles, whose size follows the user's choice, are fine."),
        ],
        aliases: ["xiblint:strict_font_names", "xiblint:strict_fonts"])

    private let fonts: [(name: String, size: Double?)]
    private let allowsSystemFonts: Bool
    private let allowsTextStyles: Bool

    init(options: OptionValues) {
        fonts = (options.strings("fonts") ?? []).map { entry in
            guard let space = entry.lastIndex(of: " "), let size = Double(entry[entry.index(after: space)...]) else {
                return (entry, nil)
            }
            return (String(entry[..<space]), size)
        }
        allowsSystemFonts = options.boolean("allow-system-fonts") ?? false
        allowsTextStyles = options.boolean("allow-text-styles") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        // A team that lists no fonts has not said which ones it wants.
        if fonts.isEmpty { return [] }
        return document.elements.compactMap { element in
            guard let font = Font(element), let problem = problem(font) else { return nil }
            return LintFinding(element.placeInOwner, problem)
        }
    }

    private func problem(_ font: Font) -> String? {
        guard let name = font.name else {
            if font.isTextStyle { return allowsTextStyles ? nil : "This is a text style. Use one of the listed fonts." }
            return allowsSystemFonts ? nil : "This is a font of the system. Use one of the listed fonts."
        }
        let entries = fonts.filter { $0.name == name }
        if entries.isEmpty { return "`\(name)` is not one of the listed fonts." }
        guard let size = font.size, !entries.contains(where: { $0.size == nil || $0.size == size }) else { return nil }
        return "`\(name)` is not listed in the size \(size.formatted)."
    }
}

/// Finds fonts that are too small or too large.
struct FontSizeRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "font-size",
        summary: "A font that is smaller or larger than the configuration allows.",
        rationale:
            "Apple's guidelines ask for 11 points or more. Text styles are left out: their size is the user's choice.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription("minimum", .number, default: .number(11), "The smallest size in points."),
            OptionDescription("maximum", .number, "The largest size in points; any where it is not given."),
        ],
        aliases: ["xiblint:strict_font_sizes"])

    private let minimum: Double
    private let maximum: Double

    init(options: OptionValues) {
        minimum = options.number("minimum") ?? 11
        maximum = options.number("maximum") ?? .infinity
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.compactMap { element in
            guard let size = Font(element)?.size, size < minimum || size > maximum else { return nil }
            let limit = size < minimum ? "smaller than \(minimum.formatted)" : "larger than \(maximum.formatted)"
            return LintFinding(element.placeInOwner, "This font has \(size.formatted) points and is \(limit).")
        }
    }
}

/// A font as a document describes it.
private struct Font {
    /// The PostScript name; nil for a font of the system.
    let name: String?
    /// In points; nil for a text style, and where a document names no size.
    let size: Double?
    let isTextStyle: Bool

    /// Reads a font; nil for an element that is none, and for one that describes a note for translators.
    init?(_ element: Element) {
        guard element.isNamed("fontDescription") || element.isNamed("font"), !element.isInTranslatorsNote else {
            return nil
        }
        let metaFont = element["metaFont"]
        let isSystem = metaFont != nil && metaFont != "custom"
        name = isSystem ? nil : element["name"]
        size = (element["pointSize"] ?? element["size"]).flatMap(Double.init)
        isTextStyle = element["style"] != nil
    }
}
