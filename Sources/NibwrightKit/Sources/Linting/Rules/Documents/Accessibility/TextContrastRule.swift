import Rendering
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
        guard document.kind.platform == .iOS else { return [] }
        let readers = [false, true].map { ColorReader(document, graph, isDark: $0) }
        lazy var outlets = document.outletDestinations
        return document.elements.compactMap { view in
            guard let text = ShownText(view), let color = text.color,
                case .color(let background)? = view.backgroundBehind?.color
            else { return nil }
            let needed = text.isLarge ? minimumLarge : minimum
            let pairs = readers.map { reader -> (text: Paint, background: Paint, ratio: Double)? in
                guard let front = reader.paint(color), let behind = reader.paint(background), behind.alpha > 0.99,
                    front.alpha > 0.01, let ratio = front.contrast(on: behind)
                else { return nil }
                return (front.seen(on: behind), behind, ratio)
            }
            guard let light = pairs[0], let dark = pairs[1] else { return nil }
            let isLight = light.ratio < needed
            guard isLight || dark.ratio < needed else { return nil }
            let worse = isLight ? light : dark
            let isBoth = light.text == dark.text && light.background == dark.background
            let mode = isBoth ? "" : isLight ? " in light mode" : " in dark mode"
            let ratio = ((worse.ratio * 10).rounded(.down) / 10).formatted
            let isHeld = view.customClass != nil || view.id.map(outlets.contains) ?? false
            return LintFinding(
                view.place,
                "The text has a contrast of \(ratio) to 1\(mode) (\(worse.text.hex) on \(worse.background.hex)); "
                    + "\(text.isLarge ? "large text" : "text") needs \(needed.formatted) to 1.",
                doubt: Doubt.first((isHeld, "code may give it another color")))
        }
    }
}
