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
            guard let text = ShownText(view), let background = view.backgroundBehind else { return nil }
            let needed = text.isLarge ? minimumLarge : minimum
            let pairs = readers.map { reader -> (text: Paint, background: Paint, ratio: Double)? in
                guard let front = reader.paint(text.color), let behind = reader.paint(background), behind.alpha > 0.99,
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

/// A text that a view shows in a color that its document says.
private struct ShownText {
    let color: Element
    let isLarge: Bool

    /// Nil for a view without a text or color of its own, and for one that cannot be seen or used.
    init?(_ view: Element) {
        guard view["hidden"] != "YES", view["enabled"] != "NO", view["alpha"] == nil else { return nil }
        let holder: Element
        let key: String
        switch view.name {
        case "label", "textField", "textView":
            guard view["text"]?.contains(where: { !$0.isWhitespace }) == true else { return nil }
            (holder, key) = (view, "textColor")
        case "button":
            guard let state = view.children.first(where: { $0.isNamed("state") && $0["key"] == "normal" }),
                state["title"]?.contains(where: { !$0.isWhitespace }) == true, state["backgroundImage"] == nil
            else { return nil }
            (holder, key) = (state, "titleColor")
        default: return nil
        }
        guard let color = holder.children.first(where: { $0.isNamed("color") && $0["key"] == key }) else { return nil }
        self.color = color
        let font = view.child(named: "fontDescription")
        let size = font?["pointSize"].flatMap(Double.init) ?? 17
        let weight = (font?["type"] ?? "") + (font?["weight"] ?? "") + (font?["name"] ?? "")
        let isBold = ["bold", "heavy", "black"].contains { weight.lowercased().contains($0) }
        isLarge = size >= 18 || size >= 14 && isBold
    }
}

extension Element {
    /// The color of the nearest opaque view on which this one is drawn; nil where something else may be between them.
    fileprivate var backgroundBehind: Element? {
        guard var area = frame else { return nil }
        var seen: Element = self
        while true {
            if let own = seen.children.first(where: { $0.isNamed("color") && $0["key"] == "backgroundColor" }) {
                switch own.colorSpelling {
                case .literal(let literal) where literal.value.alpha < 0.01: break
                case .literal(let literal): return literal.value.isOpaque ? own : nil
                case .system("clearColor"): break
                default: return own
                }
            }
            guard
                ["view", "label", "textField", "textView", "button", "tableViewCellContentView", "stackView"]
                    .contains(seen.name), seen["key"] != "view", let list = seen.parent, list.isNamed("subviews"),
                let holder = list.parent
            else { return nil }
            // What stands before it among its neighbors is drawn below it.
            for neighbor in list.children where neighbor.index < seen.index && neighbor["hidden"] != "YES" {
                guard let other = neighbor.frame, other.meets(area) else { continue }
                return nil
            }
            guard let place = holder.frame else { return nil }
            area = Rect(x: area.x + place.x, y: area.y + place.y, width: area.width, height: area.height)
            seen = holder
        }
    }
}

extension Rect {
    fileprivate func meets(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
