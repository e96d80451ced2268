import Rendering
import TransformKit

/// A text and what it is drawn on, where a document says the colors of both.
package struct TextContrast: Sendable {
    /// The view that shows the text.
    package let view: Element
    /// Whether the text is large by WCAG 2: 18 points, or 14 points bold.
    package let isLarge: Bool
    /// What is seen in light mode.
    package let light: Pair
    /// What is seen in dark mode; the same where the colors do not change.
    package let dark: Pair

    /// Two colors as they are seen.
    package struct Pair: Hashable, Sendable {
        /// The hex digits of the text's color; a translucent one is laid over the background.
        package let text: String
        /// The hex digits of the background's color.
        package let background: String
        /// By WCAG 2, from 1 to 21.
        package let ratio: Double

        fileprivate init?(_ text: Element, _ background: Element, _ reader: ColorReader) {
            guard let front = reader.paint(text), let behind = reader.paint(background), behind.alpha > 0.99,
                front.alpha > 0.01, let ratio = front.contrast(on: behind)
            else { return nil }
            self.text = front.seen(on: behind).hex
            self.background = behind.hex
            self.ratio = ratio
        }
    }

    /// The texts of a document for iOS whose background is the nearest opaque view behind them; none where an image, an
    /// effect or another view that is drawn before may be between them.
    package static func all(in document: IBDocument, of graph: ProjectGraph) -> [TextContrast] {
        guard document.kind.platform == .iOS else { return [] }
        let light = ColorReader(document, graph, isDark: false)
        let dark = ColorReader(document, graph, isDark: true)
        return document.elements.compactMap { view in
            guard let text = ShownText(view), let color = text.color,
                case .color(let background)? = view.backgroundBehind?.color,
                let inLight = Pair(color, background, light), let inDark = Pair(color, background, dark)
            else { return nil }
            return TextContrast(view: view, isLarge: text.isLarge, light: inLight, dark: inDark)
        }
    }
}
