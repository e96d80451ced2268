import InterfaceBuilder

/// Buttons of macOS and what else has their look.
extension ViewDrawing {
    func macButton(_ view: DrawnView) -> [Mark] {
        if view.name == "switch" {
            let frame = view.bounds.centeredLine(min(22, view.bounds.height))
            let isOn = view.element["state"] == "on"
            let knob = frame.height - 4
            let x = isOn ? frame.maxX - knob - 2 : frame.x + 2
            return [
                .shape(.rect(frame, radius: 11), fill: isOn ? view.tint : look.system("quaternaryLabel")),
                .shape(.ellipse(Rect(x: x, y: frame.y + 2, width: knob, height: knob)), fill: .white),
            ]
        }
        guard let cell = view.element.child(key: "cell") else { return placeholder(view) }
        return buttonCell(cell, in: view.bounds, tint: color(of: view.element, "contentTintColor") ?? view.tint)
    }

    /// A button's cell in a rectangle: bezel, box or circle, and the title or image.
    func buttonCell(_ cell: Element, in frame: Rect, tint: Paint) -> [Mark] {
        if cell.isNamed("popUpButtonCell") { return popUp(cell, in: frame) }
        switch (cell["type"], cell["bezelStyle"]) {
        case ("check", _), ("radio", _): return choice(cell, in: frame, tint)
        case (_, "disclosure"), (_, "roundedDisclosure"):
            return symbol("chevron.right", in: frame.centered(width: 11, height: 11), look.system("label"))
        case (_, "helpButton"):
            let circle = frame.centered(width: min(21, frame.width), height: min(21, frame.height))
            let span = TextSpan("?", DrawnFont(size: 13, weight: 500), look.system("label"))
            return [.shape(.ellipse(circle), fill: look.system("control"), stroke: Stroke(look.system("separator")))]
                + TextBlock(spans: [span], alignment: .center).marks(in: circle)
        default: return push(cell, in: frame, tint)
        }
    }

    private func push(_ cell: Element, in frame: Rect, _ tint: Paint) -> [Mark] {
        let isDefault = cell.writtenText("keyEquivalent") == "\r"
        var marks: [Mark] = []
        var face = frame
        if cell["borderStyle"] == "border" || cell["type"] == "push" && cell["borderStyle"] == nil {
            let isRounded = cell["bezelStyle"] == "rounded" && frame.height >= 24
            face = isRounded ? frame.inset(left: 6, top: 4, right: 6, bottom: frame.height - 26) : frame.inset(1)
            let isSquare = ["smallSquare", "shadowlessSquare"].contains(cell["bezelStyle"])
            let fill = isDefault ? tint : (color(of: cell, "bezelColor") ?? look.system("control"))
            marks.append(
                .shape(.rect(face, radius: isSquare ? 0 : 5), fill: fill, stroke: Stroke(look.system("separator"))))
        }
        var paint = isDefault ? Paint.white : look.system("controlText")
        if cell["enabled"] == "NO" { paint = look.system("disabledControlText") }
        let alignment: TextBlock.Alignment =
            switch cell["alignment"] {
            case "left": .left
            case "right": .right
            default: .center
            }
        return marks + label(of: cell, in: face, paint, alignment, tint: isDefault ? .white : look.system("label"))
    }

    /// The title and the image of a cell, by the image's position.
    private func label(
        of cell: Element, in frame: Rect, _ paint: Paint, _ alignment: TextBlock.Alignment, tint: Paint
    ) -> [Mark] {
        let position = cell["imagePosition"] ?? "none"
        var face = ButtonFace(frame.inset(left: 4, right: 4))
        face.alignment = alignment
        face.cut = mayGrow(cell) ? .none : .tail
        if position != "only" { face.spans = title(of: cell, paint) }
        face.title = (cell, "title")
        if let name = cell["image"], !name.isEmpty, !name.hasPrefix("NSSwitch"),
            position != "none" || face.spans.isEmpty
        {
            let isSystem = cell["catalog"] == "system" || name.hasPrefix("NS")
            face.image = look.images.image(named: name, catalog: isSystem ? "system" : nil)
            face.symbolSize = 14
        }
        face.gap = face.image == nil || face.spans.isEmpty ? 0 : 4
        face.placement =
            ["right": "trailing", "trailing": "trailing", "above": "top", "below": "bottom"][position] ?? "leading"
        return marks(of: face, tint: tint)
    }

    private func title(of cell: Element, _ paint: Paint) -> [TextSpan] {
        let font = self.font(of: cell, default: DrawnFont(size: 13))
        if let string = cell.child(key: "attributedTitle") { return AttributedText(string, look).spans(font, paint) }
        guard let title = look.texts.text(cell, "title"), !title.isEmpty else { return [] }
        return [TextSpan(title, font, paint)]
    }

    private func choice(_ cell: Element, in frame: Rect, _ tint: Paint) -> [Mark] {
        let isOn = cell["state"] == "on"
        let box = Rect(x: frame.x + 3, y: frame.y + (frame.height - 14) / 2, width: 14, height: 14)
        let fill = isOn ? tint : look.system("control")
        let line = Stroke(look.system("tertiaryLabel"))
        var marks: [Mark] = []
        if cell["type"] == "radio" {
            marks.append(.shape(.ellipse(box), fill: fill, stroke: line))
            if isOn { marks.append(.shape(.ellipse(box.inset(4)), fill: .white)) }
        } else {
            marks.append(.shape(.rect(box, radius: 3.5), fill: fill, stroke: line))
            if isOn { marks += symbol("checkmark", in: box.inset(2), .white) }
        }
        let paint = cell["enabled"] == "NO" ? look.system("disabledControlText") : look.system("controlText")
        let block = TextBlock(spans: title(of: cell, paint), lineCount: 0, cut: mayGrow(cell) ? .none : .tail)
        let area = frame.inset(left: 22)
        return marks + block.marks(in: area) + overflow(of: block, in: area, cell, "title")
    }

    private func popUp(_ cell: Element, in frame: Rect) -> [Mark] {
        let face =
            frame.height >= 24 ? frame.inset(left: 3, top: 2, right: 4, bottom: frame.height - 23) : frame.inset(1)
        let items = cell.child(key: "menu")?.child(named: "items")?.children(named: "menuItem") ?? []
        let chosen = cell["selectedItem"].flatMap { id in items.first { $0.id == id } } ?? items.first
        let words = chosen.flatMap { look.texts.text($0, "title") } ?? look.texts.text(cell, "title") ?? ""
        let ink = cell["enabled"] == "NO" ? look.system("disabledControlText") : look.system("controlText")
        var marks: [Mark] = []
        if cell["borderStyle"] != nil || cell["type"] == "push" {
            marks.append(
                .shape(.rect(face, radius: 5), fill: look.system("control"), stroke: Stroke(look.system("separator"))))
        }
        let arrows = Rect(x: face.maxX - 15, y: face.y + face.height / 2 - 8, width: 8, height: 8)
        let isPullDown = cell["pullsDown"] == "YES"
        if !isPullDown { marks += symbol("chevron.up", in: arrows, ink) }
        marks += symbol(
            "chevron.down", in: Rect(x: arrows.x, y: arrows.y + (isPullDown ? 4 : 8), width: 8, height: 8), ink)
        let span = TextSpan(words, font(of: cell, default: DrawnFont(size: 13)), ink)
        return marks + TextBlock(spans: [span], cut: .tail).marks(in: face.inset(left: 8, right: 18))
    }
}
