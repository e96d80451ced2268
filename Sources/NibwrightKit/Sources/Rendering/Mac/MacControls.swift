import InterfaceBuilder

/// Controls of macOS that show one value, and segmented controls.
extension ViewDrawing {
    func macControl(_ view: DrawnView) -> [Mark] {
        switch view.name {
        case "slider": return macSlider(view)
        case "progressIndicator": return macProgress(view)
        case "levelIndicator": return level(view)
        case "stepper": return macStepper(view)
        case "colorWell":
            let fill = color(of: view.element, "color") ?? .white
            return [
                .shape(
                    .rect(view.bounds.inset(2), radius: 4), fill: fill,
                    stroke: Stroke(look.system("tertiaryLabel"), width: 2))
            ]
        default: return valueField(view)
        }
    }

    private func macSlider(_ view: DrawnView) -> [Mark] {
        let cell = view.element.child(key: "cell")
        let part = Self.part(
            cell?.number("doubleValue") ?? 0, cell?.number("minValue") ?? 0, cell?.number("maxValue") ?? 100)
        let isUpright = view.bounds.height > view.bounds.width
        let length = (isUpright ? view.bounds.height : view.bounds.width) - 24
        let place = 12 + (isUpright ? 1 - part : part) * max(0, length)
        let track =
            isUpright
            ? Rect(x: view.bounds.width / 2 - 2, y: 4, width: 4, height: max(0, view.bounds.height - 8))
            : view.bounds.inset(left: 4, right: 4).centeredLine(4)
        let center = isUpright ? Point(view.bounds.width / 2, place) : Point(place, view.bounds.height / 2)
        let knob = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
        return [
            .shape(.rect(track, radius: 2), fill: look.system("tertiaryLabel")),
            .shape(.ellipse(knob), fill: .white, stroke: Stroke(Paint(0, alpha: 0.2))),
        ]
    }

    private func macProgress(_ view: DrawnView) -> [Mark] {
        let element = view.element
        if element["style"] == "spinning" {
            let ring = view.bounds.centered(
                width: min(view.bounds.width, view.bounds.height) * 0.8,
                height: min(view.bounds.width, view.bounds.height) * 0.8)
            return [
                .shape(
                    .ellipse(ring),
                    stroke: Stroke(look.system("tertiaryLabel"), width: max(1.5, ring.width / 10), isDashed: true))
            ]
        }
        let part = Self.part(
            element.number("doubleValue") ?? 0, element.number("minValue") ?? 0, element.number("maxValue") ?? 100)
        let track = view.bounds.centeredLine(6)
        let filled = Rect(x: track.x, y: track.y, width: track.width * part, height: track.height)
        return [
            .shape(.rect(track, radius: 3), fill: look.system("quaternaryLabel")),
            .shape(.rect(filled, radius: 3), fill: view.tint),
        ]
    }

    private func level(_ view: DrawnView) -> [Mark] {
        let cell = view.element.child(key: "cell")
        let part = Self.part(
            cell?.number("doubleValue") ?? 0, cell?.number("minValue") ?? 0, cell?.number("maxValue") ?? 10)
        let track = view.bounds.centeredLine(12)
        let filled = Rect(x: track.x, y: track.y, width: track.width * part, height: track.height)
        return [
            .shape(.rect(track), fill: look.system("quaternaryLabel")),
            .shape(.rect(filled), fill: look.system("systemGreen")),
        ]
    }

    private func macStepper(_ view: DrawnView) -> [Mark] {
        let box = view.bounds.centered(width: min(14, view.bounds.width), height: min(22, view.bounds.height))
        let half = Rect(x: box.x, y: box.y, width: box.width, height: box.height / 2)
        let ink = look.system("label")
        return [.shape(.rect(box, radius: 5), fill: look.system("control"), stroke: Stroke(look.system("separator")))]
            + symbol("chevron.up", in: half.inset(3), ink)
            + symbol(
                "chevron.down", in: Rect(x: half.x, y: half.maxY, width: half.width, height: half.height).inset(3), ink)
    }

    /// A field whose value only the running app has.
    private func valueField(_ view: DrawnView) -> [Mark] {
        let span = TextSpan(view.element.kindInWords, DrawnFont(size: 12), look.system("secondaryLabel"))
        return [
            .shape(
                .rect(view.bounds.inset(0.5)), fill: look.system("textBackground"),
                stroke: Stroke(look.system("separator")))
        ]
            + TextBlock(spans: [span]).marks(in: view.bounds.inset(left: 5, right: 5))
    }

    func macSegments(_ view: DrawnView) -> [Mark] {
        let cell = view.element.child(key: "cell")
        let segments = cell?.child(named: "segments")?.children(named: "segment") ?? []
        let frame = view.bounds.inset(left: 2, top: 1, right: 2, bottom: view.bounds.height > 22 ? 2 : 1)
        var marks: [Mark] = [
            .shape(.rect(frame, radius: 5), fill: look.system("control"), stroke: Stroke(look.system("separator")))
        ]
        let widths = segmentWidths(segments, in: frame.width)
        var x = frame.x
        for (number, segment) in segments.enumerated() {
            let area = Rect(x: x, y: frame.y, width: widths[number], height: frame.height)
            x += widths[number]
            if segment["selected"] == "YES" {
                marks.append(.shape(.rect(area, radius: 5), fill: look.system("quaternaryLabel")))
            }
            var face = ButtonFace(area.inset(left: 3, right: 3))
            let title =
                look.texts.translation(cell ?? segment, "labels[\(number)]") ?? segment.writtenText("label") ?? ""
            if !title.isEmpty { face.spans = [TextSpan(title, DrawnFont(size: 13), look.system("controlText"))] }
            if let name = segment["image"], !name.isEmpty {
                let isSystem = segment["catalog"] == "system" || name.hasPrefix("NS")
                face.image = look.images.image(named: name, catalog: isSystem ? "system" : nil)
                face.symbolSize = 13
            }
            face.cut = .tail
            marks += self.marks(of: face, tint: look.system("label"))
        }
        return marks
    }

    /// Segments have the widths that the document gives, and share the rest by their labels.
    private func segmentWidths(_ segments: [Element], in width: Double) -> [Double] {
        let font = DrawnFont(size: 13)
        let wanted = segments.map { segment in
            segment.number("width").flatMap { $0 > 0 ? min($0, 2000) : nil }
                ?? font.width(of: segment.writtenText("label") ?? "") + 20
        }
        let total = max(1, wanted.reduce(0, +))
        return wanted.map { $0 * width / total }
    }
}
