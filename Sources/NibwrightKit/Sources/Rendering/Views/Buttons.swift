import InterfaceBuilder

extension ViewDrawing {
    /// A button: by its configuration where it has one, else by its type.
    func button(_ view: DrawnView) -> [Mark] {
        if let configuration = view.element.child(key: "configuration") { return configured(view, configuration) }
        switch view.element["buttonType"] {
        case "infoLight", "infoDark", "detailDisclosure", "contactAdd", "close": return glyph(view)
        default: return classic(view)
        }
    }

    private func glyph(_ view: DrawnView) -> [Mark] {
        let side = min(22, view.bounds.width, view.bounds.height)
        let box = view.bounds.centered(width: side, height: side)
        switch view.element["buttonType"] {
        case "contactAdd": return symbol("plus.circle", in: box, view.tint)
        case "close": return symbol("xmark.circle.fill", in: box, look.system("systemGray"))
        default:
            let ring = Mark.shape(.ellipse(box.inset(1)), stroke: Stroke(view.tint, width: 1.5))
            let letter = TextSpan("i", DrawnFont(size: side * 0.7, weight: 600), view.tint)
            return [ring] + TextBlock(spans: [letter], alignment: .center).marks(in: box)
        }
    }

    /// The state that a button shows on the canvas: selected or disabled ones fall back to the normal one.
    private func state(of element: Element) -> Element? {
        let states = element.children(named: "state")
        let name = element["enabled"] == "NO" ? "disabled" : (element["selected"] == "YES" ? "selected" : "normal")
        let normal = states.first { $0["key"] == "normal" }
        let own = states.first { $0["key"] == name }
        return own.flatMap { $0["title"] == nil && $0["image"] == nil ? nil : $0 } ?? normal
    }

    private func classic(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let state = self.state(of: element)
        var marks: [Mark] = []
        if let name = state?["backgroundImage"], !name.isEmpty {
            let image = look.images.image(named: name, catalog: nil)
            marks += self.marks(of: image, in: view.bounds, mode: nil, tint: view.tint)
        }
        let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
        var paint = state.flatMap { color(of: $0, "titleColor") } ?? (isCustom ? Paint.white : view.tint)
        if !view.isEnabled { paint = isCustom ? paint.faded(0.5) : look.system("systemGray").faded(0.6) }
        let isTelevision = look.document.kind.platform == .tvOS
        if isTelevision, !isCustom {
            marks.append(.shape(.rect(view.bounds, radius: 10), fill: look.system("systemFill")))
            if state?.child(key: "titleColor") == nil { paint = look.system("label") }
        }
        let font = self.font(of: element, default: DrawnFont(size: isTelevision ? 38 : (isCustom ? 18 : 15)))
        var face = ButtonFace(view.bounds, isRightToLeft: look.options.isRightToLeft)
        face.insets(of: element)
        face.tintsImage = !isCustom
        face.spans = state.map { title(of: $0, button: element, font, paint) } ?? []
        face.title = (element, (state?["key"] ?? "normal") + "Title")
        face.image = state?["image"].flatMap { name in
            name.isEmpty ? nil : look.images.image(named: name, catalog: state?["catalog"])
        }
        face.symbolSize = symbolSize(state?.child(key: "preferredSymbolConfiguration"), default: font.size)
        face.cut = element["lineBreakMode"] == nil ? .middle : cut(of: element)
        return marks + self.marks(of: face, tint: view.tint)
    }

    private func title(of state: Element, button: Element, _ font: DrawnFont, _ paint: Paint) -> [TextSpan] {
        let property = (state["key"] ?? "normal") + "Title"
        if let text = look.texts.translation(button, property) { return [TextSpan(text, font, paint)] }
        if let string = state.child(key: "attributedTitle") { return AttributedText(string, look).spans(font, paint) }
        guard let text = state.writtenText("title"), !text.isEmpty else { return [] }
        return [TextSpan(text, font, paint)]
    }

    // MARK: Configurations

    private func configured(_ view: DrawnView, _ configuration: Element) -> [Mark] {
        let style = configuration["style"] ?? "plain"
        let base = color(of: configuration, "baseBackgroundColor")
        let accent = base ?? view.tint
        let background = configuration.child(key: "background")
        let fill = background.flatMap { color(of: $0, "backgroundColor") } ?? Self.fill(style, accent, look)
        let stroke = background.flatMap { color(of: $0, "strokeColor") }
        let radius = Self.radius(configuration, background, view.bounds)
        var paint =
            color(of: configuration, "baseForegroundColor") ?? (style == "filled" ? Paint.white : view.tint)
        if !view.isEnabled { paint = look.system("tertiaryLabel") }
        var face = ButtonFace(view.bounds.inset(left: 4, right: 4), isRightToLeft: look.options.isRightToLeft)
        face.spans = configuredTitle(view.element, configuration, paint)
        face.title = (view.element, "configuration.title")
        face.subtitle = configuration.writtenText("subtitle").map { [TextSpan($0, DrawnFont(size: 12), paint)] } ?? []
        face.image = configuration["image"].map { look.images.image(named: $0, catalog: configuration["catalog"]) }
        face.symbolSize = symbolSize(configuration.child(key: "preferredSymbolConfigurationForImage"))
        face.placement = configuration["imagePlacement"] ?? "leading"
        face.gap = min(100, max(0, configuration.number("imagePadding") ?? (face.spans.isEmpty ? 0 : 4)))
        face.lineCount = 0
        face.alignment(of: view.element)
        let outline = stroke.map { Stroke($0, width: background?.number("strokeWidth") ?? 1) }
        return [.shape(.rect(view.bounds, radius: radius), fill: fill, stroke: outline)] + marks(of: face, tint: paint)
    }

    private func configuredTitle(_ button: Element, _ configuration: Element, _ paint: Paint) -> [TextSpan] {
        let description = configuration.child(key: "titleFontDescription")
        let base = DrawnFont(
            size: configuration["buttonSize"] == "mini" || configuration["buttonSize"] == "small" ? 15 : 17)
        let font = description.map { DrawnFont($0, default: base) } ?? base
        if let text = look.texts.translation(button, "configuration.title") { return [TextSpan(text, font, paint)] }
        if let string = configuration.child(key: "attributedTitle") {
            return AttributedText(string, look).spans(font, paint)
        }
        return configuration.writtenText("title").map { [TextSpan($0, font, paint)] } ?? []
    }

    private static func fill(_ style: String, _ accent: Paint, _ look: Look) -> Paint? {
        switch style {
        case "filled": accent
        case "tinted": accent.faded(0.18)
        case "gray": look.system("secondarySystemFill")
        default: nil
        }
    }

    private static func radius(_ configuration: Element, _ background: Element?, _ frame: Rect) -> Double {
        if configuration["cornerStyle"] == "capsule" { return frame.height / 2 }
        if let radius = background?.number("cornerRadius") { return min(radius, frame.height / 2) }
        switch configuration["cornerStyle"] {
        case "small": return 4
        case "large": return 10
        default: return min(6, frame.height / 2)
        }
    }
}
