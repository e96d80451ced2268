import TransformKit

/// Finds texts that are hard to read on what they stand on.
struct TextContrastRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "text-contrast",
        summary: "A text whose contrast with its background is below what WCAG 2 asks for.",
        rationale: """
            Text needs a contrast of 4.5 to 1, large text (18 points, or 14 points bold) one of 3 to 1. The background is the \
            nearest view behind the text with an opaque color; where an image, an effect or another view that is drawn \
            before may be between them, nothing is said. Named colors and the system's are looked at in light and in dark mode.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription("minimum", .number, default: .number(4.5), "The contrast that text needs."),
            OptionDescription("minimum-large", .number, default: .number(3), "The contrast that large text needs."),
        ])

    private let minimum: Double
    private let minimumLarge: Double

    init(options: OptionValues) {
        minimum = options.number("minimum") ?? 4.5
        minimumLarge = options.number("minimum-large") ?? 3
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let contrasts = TextContrast.all(in: document, of: graph)
        if contrasts.isEmpty { return [] }
        let outlets = document.outletDestinations
        return contrasts.compactMap { contrast in
            let view = contrast.view
            let needed = contrast.isLarge ? minimumLarge : minimum
            let isLight = contrast.light.ratio < needed
            guard isLight || contrast.dark.ratio < needed else { return nil }
            let worse = isLight ? contrast.light : contrast.dark
            let mode = contrast.light == contrast.dark ? "" : isLight ? " in light mode" : " in dark mode"
            let ratio = ((worse.ratio * 10).rounded(.down) / 10).formatted
            let isHeld = view.customClass != nil || view.id.map(outlets.contains) ?? false
            return LintFinding(
                view.place,
                "The text has a contrast of \(ratio) to 1\(mode) (\(worse.text) on \(worse.background)); "
                    + "\(contrast.isLarge ? "large text" : "text") needs \(needed.formatted) to 1.",
                doubt: Doubt.first((isHeld, "code may give it another color")))
        }
    }
}
