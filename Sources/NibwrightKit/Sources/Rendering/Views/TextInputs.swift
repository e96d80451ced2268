import InterfaceBuilder

extension ViewDrawing {
    /// A text field: its border, and the text or the placeholder.
    func textField(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let style = element["borderStyle"] ?? "none"
        var marks = border(style, view)
        let font = self.font(of: element, default: DrawnFont(size: 14))
        var spans = self.spans(
            of: element, "text", attributed: "attributedText", font,
            color(of: element, "textColor") ?? look.system("label"))
        if element.child(named: "textInputTraits")?["secureTextEntry"] == "YES" {
            for index in spans.indices {
                spans[index].text = String(repeating: "•", count: min(60, spans[index].text.count))
            }
        }
        let showsPlaceholder = spans.isEmpty
        if showsPlaceholder {
            spans = self.spans(
                of: element, "placeholder", attributed: "attributedPlaceholder", font, look.system("placeholderText"))
        }
        let margin = style == "none" ? 0.0 : 7.0
        let block = TextBlock(spans: spans, alignment: alignment(of: element))
        let area = view.bounds.inset(left: margin, right: margin)
        marks +=
            block.marks(in: area) + overflow(of: block, in: area, element, showsPlaceholder ? "placeholder" : "text")
        if element["clearButtonMode"] == "always" {
            let box = Rect(x: view.bounds.width - 23, y: (view.bounds.height - 16) / 2, width: 16, height: 16)
            marks += symbol("xmark.circle.fill", in: box, look.system("systemGray3"))
        }
        return marks + children(of: view)
    }

    private func border(_ style: String, _ view: DrawnView) -> [Mark] {
        let frame = view.bounds.inset(0.5)
        let line = Stroke(look.system("systemGray4"))
        switch style {
        case "roundedRect":
            let hasOwn = view.element.child(key: "backgroundColor") != nil
            let fill =
                hasOwn ? nil : look.system(look.options.isDark ? "secondarySystemBackground" : "systemBackground")
            return [.shape(.rect(frame, radius: 5), fill: fill, stroke: line)]
        case "line": return [.shape(.rect(frame), stroke: Stroke(look.system("label")))]
        case "bezel": return [.shape(.rect(frame), stroke: Stroke(look.system("systemGray3"), width: 1.5))]
        default: return []
        }
    }

    /// A text view: its text from the top, in lines.
    func textView(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let font = self.font(of: element, default: DrawnFont(size: 14))
        let paint = color(of: element, "textColor") ?? look.system("label")
        let spans = self.spans(of: element, "text", attributed: "attributedText", font, paint)
        let fill = view.element.child(key: "backgroundColor") == nil ? look.system("systemBackground") : nil
        var marks: [Mark] = fill.map { [.shape(.rect(view.bounds), fill: $0)] } ?? []
        let block = TextBlock(
            spans: spans, alignment: paragraphAlignment(of: element) ?? alignment(of: element), vertical: .top,
            lineCount: 0, cut: .none)
        marks += block.marks(in: view.bounds.inset(left: 5, top: 8, right: 5, bottom: 0))
        return marks + children(of: view)
    }

    /// A search bar, with its scope buttons where it shows them.
    func searchBar(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let isMinimal = element["searchBarStyle"] == "minimal"
        let bar = Rect(x: 0, y: 0, width: view.bounds.width, height: min(view.bounds.height, 56))
        var marks: [Mark] = []
        if let own = color(of: element, "barTintColor") {
            marks.append(.shape(.rect(view.bounds), fill: own))
        } else if !isMinimal {
            marks.append(.shape(.rect(view.bounds), fill: look.system("secondarySystemBackground")))
        }
        let cancels = element["showsCancelButton"] == "YES"
        let field = bar.inset(left: 8, top: 0, right: cancels ? 74 : 8).centeredLine(36)
        marks.append(.shape(.rect(field, radius: 10), fill: look.system("tertiarySystemFill")))
        marks += glass(field)
        let text = look.texts.text(element, "text").flatMap { $0.isEmpty ? nil : $0 }
        let words = text ?? look.texts.text(element, "placeholder") ?? "Search"
        let paint = text == nil ? look.system("secondaryLabel") : look.system("label")
        marks += TextBlock(spans: [TextSpan(words, DrawnFont(size: 17), paint)]).marks(
            in: field.inset(left: 30, right: 8))
        if cancels {
            let cancel = TextBlock(spans: [TextSpan("Cancel", DrawnFont(size: 17), view.tint)], alignment: .right)
            marks += cancel.marks(in: bar.inset(right: 8))
        }
        return marks
    }

    private func glass(_ field: Rect) -> [Mark] {
        let stroke = Stroke(look.system("secondaryLabel"), width: 1.5)
        let ring = Rect(x: field.x + 9, y: field.y + field.height / 2 - 7, width: 11, height: 11)
        let end = Point(ring.maxX + 3, ring.maxY + 3)
        return [
            .shape(.ellipse(ring), stroke: stroke),
            .shape(.lines([Point(ring.maxX - 1.5, ring.maxY - 1.5), end]), stroke: stroke),
        ]
    }
}

extension Rect {
    /// A strip of a height along the middle.
    func centeredLine(_ height: Double) -> Rect {
        let height = min(height, self.height)
        return Rect(x: x, y: y + (self.height - height) / 2, width: width, height: height)
    }
}
