import InterfaceBuilder

extension ViewDrawing {
    /// A label: one text, plain or attributed.
    func label(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let base = font(of: element, default: DrawnFont(size: 17))
        var paint = color(of: element, "textColor") ?? look.system("label")
        if !view.isEnabled { paint = paint.faded(0.4) }
        var block = TextBlock(
            spans: spans(of: element, "text", attributed: "attributedText", base, paint),
            alignment: alignment(of: element), lineCount: element.number("numberOfLines").map(Self.lineCount) ?? 1,
            cut: cut(of: element))
        if element["adjustsFontSizeToFit"] != "NO" { block.smallestScale = smallestScale(of: element, base) }
        if let style = paragraphAlignment(of: element) { block.alignment = style }
        let area = block.lineCount == 1 ? room(for: block, view) : view.bounds
        return shadow(of: block, view) + block.marks(in: area) + overflow(of: block, in: area, element, "text")
            + children(of: view)
    }

    /// The label's own rectangle; in another language, labels that a cell of the system's styles lays out by itself get
    /// as much of the cell as their text needs.
    private func room(for block: TextBlock, _ view: DrawnView) -> Rect {
        guard look.options.language != nil, let content = view.element.parent?.parent, let cell = content.parent,
            cell.isNamed("tableViewCell"), let id = view.element.id, let width = content.frame?.width,
            cell["textLabel"] == id || cell["detailTextLabel"] == id
        else { return view.bounds }
        let needed = min(max(block.spans.reduce(0) { $0 + $1.width } * 1.02, view.bounds.width), max(0, width - 32))
        let isAtEnd = cell["detailTextLabel"] == id && cell["style"]?.hasSuffix("Value1") == true
        return Rect(x: isAtEnd ? view.bounds.width - needed : 0, y: 0, width: needed, height: view.bounds.height)
    }

    private func shadow(of block: TextBlock, _ view: DrawnView) -> [Mark] {
        guard let paint = color(of: view.element, "shadowColor"), !paint.isInvisible else { return [] }
        let offset = view.element.children(named: "size").first { $0["key"] == "shadowOffset" }
        let (x, y) = (offset?.number("width") ?? 0, offset?.number("height") ?? -1)
        guard abs(x) < 100, abs(y) < 100 else { return [] }
        var copy = block
        for index in copy.spans.indices { copy.spans[index].paint = paint }
        return copy.marks(in: Rect(x: x, y: y, width: view.bounds.width, height: view.bounds.height))
    }

    // MARK: What several families ask

    static func lineCount(_ number: Double) -> Int { number < 1 ? 0 : Int(min(number, 1000)) }

    /// The text of an element, attributed where it has an attributed one.
    func spans(
        of element: Element, _ key: StaticString, attributed: String, _ font: DrawnFont, _ paint: Paint
    ) -> [TextSpan] {
        if look.texts.translation(element, "\(key)") == nil, let string = element.child(key: attributed),
            string.isNamed("attributedString")
        {
            return AttributedText(string, look).spans(font, paint)
        }
        let text = look.texts.text(element, key) ?? ""
        return text.isEmpty ? [] : [TextSpan(text, font, paint)]
    }

    func font(of element: Element, default base: DrawnFont) -> DrawnFont {
        let description = element.children.first { $0.isNamed("fontDescription") || $0.isNamed("font") }
        return description.map { DrawnFont($0, default: base) } ?? base
    }

    /// The color of an element by its key; nil where it has none of its own.
    func color(of element: Element, _ key: String) -> Paint? {
        element.child(key: key).flatMap { $0.isNamed("color") ? look.colors.paint($0) : nil }
    }

    func alignment(of element: Element) -> TextBlock.Alignment {
        switch element["textAlignment"] ?? element["alignment"] {
        case "center": .center
        case "right": .right
        case "natural": naturalAlignment
        default: .left
        }
    }

    /// Where lines begin in the language that is drawn.
    var naturalAlignment: TextBlock.Alignment { look.options.isRightToLeft ? .right : .left }

    /// The alignment of the first paragraph of an attributed text, which takes the place of the label's.
    func paragraphAlignment(of element: Element) -> TextBlock.Alignment? {
        guard let string = element.child(key: "attributedText"),
            let style = string.descendants.first(where: { $0.isNamed("paragraphStyle") })
        else { return nil }
        switch style["alignment"] {
        case "center": return .center
        case "right": return .right
        case "natural": return naturalAlignment
        case "left", "justified": return .left
        default: return nil
        }
    }

    func cut(of element: Element) -> TextBlock.Cut {
        switch element["lineBreakMode"] {
        case "headTruncation", "truncatingHead": .head
        case "middleTruncation", "truncatingMiddle": .middle
        case "clip", "clipping", "wordWrap", "wordWrapping", "characterWrap", "charWrapping": .none
        default: .tail
        }
    }

    private func smallestScale(of element: Element, _ font: DrawnFont) -> Double {
        if let scale = element.number("minimumScaleFactor"), scale > 0 { return min(1, scale) }
        guard let size = element.number("minimumFontSize"), size > 0 else { return 1 }
        return min(1, size / font.size)
    }
}
