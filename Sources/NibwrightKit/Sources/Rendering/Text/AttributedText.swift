import InterfaceBuilder

/// An `attributedString` element: fragments with their own fonts and colors.
struct AttributedText {
    private let element: Element
    private let look: Look

    init(_ element: Element, _ look: Look) {
        self.element = element
        self.look = look
    }

    /// The fragments, with a font and a color for those that have none.
    func spans(_ font: DrawnFont, _ paint: Paint) -> [TextSpan] {
        element.children(named: "fragment").compactMap { fragment in
            guard let text = fragment.writtenText("content"), !text.isEmpty else { return nil }
            var span = TextSpan(text, font, paint)
            for attribute in fragment.child(named: "attributes")?.children ?? [] { take(attribute, &span) }
            return span
        }
    }

    private func take(_ attribute: Element, _ span: inout TextSpan) {
        switch attribute["key"] {
        case "NSFont": span.font = DrawnFont(attribute, default: DrawnFont(size: 12))
        case "NSColor": if let paint = look.colors.paint(attribute) { span.paint = paint }
        case "NSUnderline": span.isUnderlined = attribute["value"] != "0"
        case "NSStrikethrough": span.isStruckThrough = attribute["value"] != "0"
        default: break
        }
    }
}
