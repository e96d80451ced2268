import InterfaceBuilder

/// Segmented controls and pickers.
extension ViewDrawing {
    func segments(_ view: DrawnView) -> [Mark] {
        let segments = view.element.child(named: "segments")?.children(named: "segment") ?? []
        let frame = view.bounds.inset(0).centeredLine(max(view.bounds.height, 1))
        var marks: [Mark] = [.shape(.rect(frame, radius: 8), fill: look.system("tertiarySystemFill"))]
        guard !segments.isEmpty else { return marks }
        let selected = Int(view.element.number("selectedSegmentIndex").map { min(1000, max(-1, $0)) } ?? 0)
        let chosen =
            color(of: view.element, "selectedSegmentTintColor") ?? (look.options.isDark ? Paint(0x636366) : .white)
        let width = frame.width / Double(segments.count)
        for (number, segment) in segments.enumerated() {
            let cell = Rect(x: frame.x + Double(number) * width, y: frame.y, width: width, height: frame.height)
            if number == selected {
                marks.append(
                    .shape(.rect(cell.inset(2), radius: 7), fill: chosen, stroke: Stroke(Paint(0, alpha: 0.06))))
            }
            marks += face(of: segment, number, view.element, in: cell)
        }
        return marks
    }

    private func face(of segment: Element, _ number: Int, _ control: Element, in cell: Rect) -> [Mark] {
        if let name = segment["image"], !name.isEmpty {
            let image = look.images.image(named: name, catalog: segment["catalog"])
            return marks(of: image, in: cell.inset(6), mode: "scaleAspectFit", tint: look.system("label"))
        }
        let property = "segmentTitles[\(number)]"
        let title = look.texts.translation(control, property) ?? segment.writtenText("title") ?? ""
        let span = TextSpan(title, DrawnFont(size: 13, weight: 500), look.system("label"))
        let block = TextBlock(spans: [span], alignment: .center)
        let area = cell.inset(left: 4, right: 4)
        return block.marks(in: area) + overflow(of: block, in: area, control, property)
    }

    /// A picker: what it offers comes from code, so empty rows stand for it; a date picker says its mode.
    func picker(_ view: DrawnView) -> [Mark] {
        let isCompact = view.element["style"] == "compact"
        let words = view.element.isNamed("datePicker") ? Self.dateWords(view.element) : "Picker"
        if isCompact {
            let frame = view.bounds
            let span = TextSpan(words, DrawnFont(size: 15), look.system("label"))
            return [.shape(.rect(frame, radius: 6), fill: look.system("tertiarySystemFill"))]
                + TextBlock(spans: [span], alignment: .center).marks(in: frame)
        }
        let middle = view.bounds.centeredLine(34)
        let row = Rect(x: 9, y: middle.y, width: max(0, view.bounds.width - 18), height: middle.height)
        let span = TextSpan(words, DrawnFont(size: 20), look.system("secondaryLabel"))
        var marks: [Mark] = [.shape(.rect(row, radius: 8), fill: look.system("tertiarySystemFill"))]
        for offset in [-2.0, -1, 1, 2] {
            let line = Rect(
                x: view.bounds.width * 0.3, y: middle.y + offset * 34 + 15, width: view.bounds.width * 0.4, height: 4)
            guard line.y > 0, line.maxY < view.bounds.height else { continue }
            marks.append(.shape(.rect(line, radius: 2), fill: look.system("tertiaryLabel").faded(1 / abs(offset))))
        }
        return marks + TextBlock(spans: [span], alignment: .center).marks(in: row)
    }

    private static func dateWords(_ picker: Element) -> String {
        switch picker["datePickerMode"] {
        case "time": "Time"
        case "date": "Date"
        case "countDownTimer": "Count Down"
        default: "Date and Time"
        }
    }
}
