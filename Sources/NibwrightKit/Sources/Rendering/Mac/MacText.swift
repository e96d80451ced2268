import InterfaceBuilder

/// Text fields and text views of macOS.
extension ViewDrawing {
    func macTextField(_ view: DrawnView) -> [Mark] {
        guard let cell = view.element.child(key: "cell") else { return placeholder(view) }
        let border = cell["borderStyle"] ?? "none"
        let isSearch = view.name == "searchField"
        let isField =
            border != "none" || ["searchField", "comboBox", "tokenField", "secureTextField"].contains(view.name)
        var marks: [Mark] = []
        if isField {
            let radius = isSearch || cell["bezelStyle"] == "round" ? 6.0 : 0
            let fill = color(of: cell, "backgroundColor") ?? look.system("textBackground")
            marks.append(
                .shape(
                    .rect(view.bounds.inset(0.5), radius: radius), fill: fill, stroke: Stroke(look.system("separator")))
            )
        } else if cell["drawsBackground"] == "YES", let fill = color(of: cell, "backgroundColor") {
            marks.append(.shape(.rect(view.bounds), fill: fill))
        }
        var area = view.bounds.inset(left: isField ? 4 : 2, right: isField ? 4 : 2)
        if isSearch { area = area.inset(left: 20) }
        if view.name == "comboBox" {
            let box = Rect(x: view.bounds.width - 20, y: (view.bounds.height - 12) / 2, width: 12, height: 12)
            marks += symbol("chevron.down", in: box, look.system("label"))
            area = area.inset(right: 20)
        }
        if isSearch {
            let box = Rect(x: 5, y: (view.bounds.height - 13) / 2, width: 13, height: 13)
            marks += symbol("magnifyingglass", in: box, look.system("secondaryLabel"))
        }
        return marks + text(of: cell, in: area, isField: isField, isSecure: view.name == "secureTextField")
    }

    private func text(of cell: Element, in area: Rect, isField: Bool, isSecure: Bool) -> [Mark] {
        let base = font(of: cell, default: DrawnFont(size: 13))
        var paint = color(of: cell, "textColor") ?? look.system("label")
        if cell["enabled"] == "NO" { paint = look.system("disabledControlText") }
        var spans: [TextSpan] = []
        if let string = cell.child(key: "attributedStringValue")
            ?? cell.children.first(where: { $0.isNamed("attributedString") })
        {
            spans = AttributedText(string, look).spans(base, paint)
        } else if let title = look.texts.text(cell, "title"), !title.isEmpty {
            spans = [TextSpan(isSecure ? String(repeating: "•", count: min(60, title.count)) : title, base, paint)]
        } else if let words = look.texts.text(cell, "placeholderString"), !words.isEmpty {
            spans = [TextSpan(words, base, look.system("placeholderText"))]
        }
        let isSingle =
            isField
            || ["truncatingTail", "clipping", "truncatingMiddle", "truncatingHead"].contains(cell["lineBreakMode"])
            || cell["usesSingleLineMode"] == "YES"
        let block = TextBlock(
            spans: spans, alignment: alignment(of: cell), vertical: isSingle ? .center : .top,
            lineCount: isSingle ? 1 : 0, cut: mayGrow(cell) ? .none : cut(of: cell))
        return block.marks(in: area) + overflow(of: block, in: area, cell, "title")
    }

    /// Whether a text may have more room than its view as it was saved: in another language, of a view that constraints
    /// move, since views of macOS are drawn from stored frames.
    func mayGrow(_ cell: Element) -> Bool {
        guard look.options.language != nil, let view = cell.parent else { return false }
        return !look.frames.hasFixedWidth(view)
    }

    func macTextView(_ view: DrawnView) -> [Mark] {
        let base = font(of: view.element, default: DrawnFont(size: 12))
        let paint = color(of: view.element, "textColor") ?? look.system("text")
        var marks: [Mark] = []
        if view.element["drawsBackground"] != "NO", view.element.child(key: "backgroundColor") == nil {
            marks.append(.shape(.rect(view.bounds), fill: look.system("textBackground")))
        }
        let string = view.element.descendants.first { $0.isNamed("attributedString") }
        let spans = string.map { AttributedText($0, look).spans(base, paint) } ?? []
        return marks + TextBlock(spans: spans, vertical: .top, lineCount: 0, cut: .none).marks(in: view.bounds.inset(5))
    }
}
