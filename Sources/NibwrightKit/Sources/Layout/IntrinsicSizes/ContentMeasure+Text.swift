import InterfaceBuilder

extension ContentMeasure {
    /// A label is as wide as its text, or as high as the lines into which the text is wrapped.
    func label(_ view: Element, width: Double?) -> ContentSize {
        let fragments = texts.fragments("attributedText", of: view)
        let text = fragments.isEmpty ? texts.text("text", of: view) ?? "" : fragments.map(\.text).joined()
        let standard = FontDescription(pointSize: 17)
        let font = fragments.compactMap(\.font).first ?? texts.font(of: view, standard: standard)
        let measure = self.measure(font)
        let limit = view["numberOfLines"].flatMap(Int.init) ?? 1
        let isSingle = limit == 1
        let line = ContentSize.Line(ascent: measure.ascent, height: measure.exactLineHeight, isCentered: isSingle)
        guard !text.isEmpty else { return ContentSize(width: 0, height: 0, line: line) }
        let natural = measure.width(of: isSingle ? String(text.map { $0.isNewline ? " " : $0 }) : text)
        if isSingle { return ContentSize(width: natural, height: measure.lineHeight, line: line) }
        let preferred = view["preferredMaxLayoutWidth"].flatMap(Double.init) ?? 0
        let room = width.map { $0 > 0 ? $0 : natural } ?? natural
        let wrapped = measure.wrapped(text, to: min(room, preferred > 0 ? preferred : natural, natural))
        let lines = limit == 0 ? wrapped.lines : min(limit, wrapped.lines)
        return ContentSize(width: min(natural, wrapped.width), height: measure.height(lines: lines), line: line)
    }

    /// A field with a round border has a height of its own; else it is as high as a line.
    func textField(_ view: Element) -> ContentSize {
        let font = texts.font(of: view, standard: FontDescription(pointSize: 17))
        let measure = self.measure(font, scale: 1)
        let isModern = environment.systemVersion >= 13
        let text = texts.text("text", of: view).flatMap { $0.isEmpty ? nil : $0 } ?? texts.text("placeholder", of: view)
        let width = measure.width(of: text ?? "")
        let line = ContentSize.Line(ascent: measure.ascent, height: measure.exactLineHeight, isCentered: true)
        switch view["borderStyle"] {
        case "roundedRect":
            let height = max(isModern ? 34 : 30, measure.lineHeight + 4)
            return ContentSize(width: width + 14, height: height, line: line)
        case "line", "bezel": return ContentSize(width: width + 4, height: measure.lineHeight + 2, line: line)
        default:
            return ContentSize(
                width: width, height: measure.lineHeight + (isModern && font.pointSize > 15 ? 1 : 0), line: line)
        }
    }

    /// A text view that does not scroll is as high as its text.
    func textView(_ view: Element, width: Double?) -> ContentSize? {
        guard view["scrollEnabled"] == "NO" else { return nil }
        let fragments = texts.fragments("attributedText", of: view)
        let text = fragments.isEmpty ? texts.text("text", of: view) ?? "" : fragments.map(\.text).joined()
        let font = fragments.compactMap(\.font).first ?? texts.font(of: view, standard: FontDescription(pointSize: 14))
        let measure = self.measure(font)
        let natural = measure.width(of: text) + 10
        let lines = measure.wrapped(text, to: (width ?? natural) - 10).lines
        return ContentSize(width: natural, height: measure.height(lines: lines) + 16)
    }
}
