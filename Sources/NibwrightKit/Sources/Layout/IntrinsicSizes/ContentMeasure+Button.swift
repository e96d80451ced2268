import InterfaceBuilder

extension ContentMeasure {
    /// A button is as large as its title and image, with the room that its style puts around them.
    func button(_ view: Element) -> ContentSize {
        if let configuration = view.children.first(where: { $0.isNamed("buttonConfiguration") }) {
            return configured(view, configuration)
        }
        if let size = symbolSize(of: view) { return size }
        let attributed = view.normalState.flatMap { texts.fragments("attributedTitle", of: $0).first?.font }
        let font = attributed ?? texts.font(of: view, standard: standardFont(of: view))
        let measure = self.measure(font)
        let title = texts.normalTitle(of: view) ?? ""
        let image = image(of: view)
        let line = ContentSize.Line(ascent: measure.ascent, height: measure.exactLineHeight, isCentered: true)
        let insets = view.child(key: "contentEdgeInsets")
        func inset(_ element: Element?, _ name: StaticString) -> Double { element?[name].flatMap(Double.init) ?? 0 }
        let textWidth = title.isEmpty ? 0 : measure.width(of: title)
        let textHeight = title.isEmpty && image != nil ? 0 : measure.lineHeight
        var width = textWidth + (image?.width ?? 0)
        var height = max(textHeight, image?.height ?? 0)
        if let insets {
            width += inset(insets, "minX") + inset(insets, "maxX")
            height += inset(insets, "minY") + inset(insets, "maxY")
        } else if image.map({ $0.height < textHeight }) ?? true, !title.isEmpty || image == nil {
            height = max(height, textHeight + 12)
        }
        if width < 30, insets == nil, image == nil { width = 30 }
        return ContentSize(width: width, height: height, line: line)
    }

    /// Buttons without a font of their own: 18 points, and 15 for the system's style.
    private func standardFont(of view: Element) -> FontDescription {
        FontDescription(pointSize: view["buttonType"] == "roundedRect" || view["buttonType"] == "system" ? 15 : 18)
    }

    /// The system's own round buttons, without a title: information, adding, disclosure, closing.
    private func symbolSize(of view: Element) -> ContentSize? {
        let types = ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"]
        guard types.contains(view["buttonType"] ?? ""), (texts.normalTitle(of: view) ?? "").isEmpty else { return nil }
        let side: Double = environment.systemVersion >= 13 ? 25 : 22
        return ContentSize(width: side, height: side)
    }

    private func image(of view: Element) -> LayoutSize? {
        view.normalState.flatMap { images.size(of: $0, in: view) }
    }

    /// A button with a configuration, which has its own text, image and insets.
    private func configured(_ view: Element, _ configuration: Element) -> ContentSize {
        let font =
            configuration.child(named: "fontDescription").flatMap(texts.font)
            ?? FontDescription(pointSize: 17)
        let measure = self.measure(font)
        let image = images.size(of: configuration, in: view) ?? image(of: view)
        let title = texts.text("title", of: configuration) ?? (image == nil ? texts.normalTitle(of: view) : nil) ?? ""
        let padding = configuration["imagePadding"].flatMap(Double.init) ?? 0
        let insets = configuration.child(key: "contentInsets")
        func inset(_ name: StaticString, _ standard: Double) -> Double {
            insets.map { $0[name].flatMap(Double.init) ?? 0 } ?? standard
        }
        let text = title.isEmpty ? 0 : measure.width(of: title)
        let width = text + (image?.width ?? 0) + (image != nil && !title.isEmpty ? padding : 0)
        let height = max(title.isEmpty ? 0 : measure.lineHeight, image?.height ?? 0)
        let line = ContentSize.Line(ascent: measure.ascent, height: measure.exactLineHeight, isCentered: true)
        return ContentSize(
            width: width + inset("leading", 12) + inset("trailing", 12),
            height: height + inset("top", 7) + inset("bottom", 7), line: line)
    }
}
