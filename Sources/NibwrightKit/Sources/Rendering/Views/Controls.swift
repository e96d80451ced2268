import InterfaceBuilder

/// Switches, sliders and what else shows one value.
extension ViewDrawing {
    func control(_ view: DrawnView) -> [Mark] {
        var group = MarkGroup(look(of: view))
        if !view.isEnabled { group.opacity = 0.5 }
        return [.group(group)] + children(of: view)
    }

    private func look(of view: DrawnView) -> [Mark] {
        switch view.name {
        case "switch": toggle(view)
        case "slider": slider(view)
        case "stepper": stepper(view)
        case "progressView": progress(view)
        case "activityIndicatorView": activity(view)
        default: pageControl(view)
        }
    }

    private func toggle(_ view: DrawnView) -> [Mark] {
        let isOn = view.element["on"] != "NO"
        let frame = view.bounds.inset(right: max(0, view.bounds.width - 51)).centeredLine(31)
        let on = color(of: view.element, "onTintColor") ?? look.system("systemGreen")
        let fill = isOn ? on : look.system("secondarySystemFill")
        let knob = Rect(
            x: isOn ? frame.maxX - frame.height + 2 : frame.x + 2, y: frame.y + 2, width: frame.height - 4,
            height: frame.height - 4)
        return [
            .shape(.rect(frame, radius: frame.height / 2), fill: fill),
            .shape(
                .ellipse(knob), fill: color(of: view.element, "thumbTintColor") ?? .white,
                stroke: Stroke(Paint(0, alpha: 0.08))),
        ]
    }

    private func slider(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let part = Self.part(
            element.number("value") ?? 0.5, element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
        let track = view.bounds.inset(left: 2, right: 2).centeredLine(4)
        let x = track.x + 14 + part * max(0, track.width - 28)
        let thumb = Rect(x: x - 13.5, y: view.bounds.height / 2 - 13.5, width: 27, height: 27)
        let filled = Rect(x: track.x, y: track.y, width: max(0, x - track.x), height: track.height)
        return [
            .shape(
                .rect(track, radius: 2), fill: color(of: element, "maximumTrackTintColor") ?? look.system("systemFill")),
            .shape(.rect(filled, radius: 2), fill: color(of: element, "minimumTrackTintColor") ?? view.tint),
            .shape(
                .ellipse(thumb), fill: color(of: element, "thumbTintColor") ?? .white,
                stroke: Stroke(Paint(0, alpha: 0.15))),
        ]
    }

    /// The place of a value between two others, from 0 to 1.
    static func part(_ value: Double, _ low: Double, _ high: Double) -> Double {
        high > low ? min(1, max(0, (value - low) / (high - low))) : 0
    }

    private func stepper(_ view: DrawnView) -> [Mark] {
        let frame = view.bounds
        let middle = frame.width / 2
        let line = Stroke(look.system("systemGray3"))
        let side = min(18, frame.height * 0.6)
        func place(_ x: Double) -> Rect {
            Rect(x: x, y: 0, width: middle, height: frame.height).centered(width: side, height: side)
        }
        return [
            .shape(.rect(frame, radius: 8), fill: look.system("tertiarySystemFill")),
            .shape(.lines([Point(middle, frame.height * 0.25), Point(middle, frame.height * 0.75)]), stroke: line),
        ] + symbol("minus", in: place(0), look.system("label"))
            + symbol("plus", in: place(middle), look.system("label"))
    }

    private func progress(_ view: DrawnView) -> [Mark] {
        let part = Self.part(view.element.number("progress") ?? 0, 0, 1)
        let track = view.bounds
        let filled = Rect(x: 0, y: 0, width: track.width * part, height: track.height)
        return [
            .shape(
                .rect(track, radius: 2),
                fill: color(of: view.element, "trackTintColor") ?? look.system("secondarySystemFill")),
            .shape(.rect(filled, radius: 2), fill: color(of: view.element, "progressTintColor") ?? view.tint),
        ]
    }

    /// Eight spokes; one that is hidden while it stands still is drawn faintly, since it is there.
    private func activity(_ view: DrawnView) -> [Mark] {
        let paint = color(of: view.element, "color") ?? look.system("systemGray")
        let radius = min(view.bounds.width, view.bounds.height) / 2
        let (x, y) = (view.bounds.width / 2, view.bounds.height / 2)
        let spokes: [(Double, Double)] = [
            (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
        ]
        return spokes.enumerated().map { number, spoke in
            let stroke = Stroke(paint.faded(0.3 + 0.7 * Double(number) / 8), width: max(1, radius * 0.2))
            let start = Point(x + spoke.0 * radius * 0.45, y + spoke.1 * radius * 0.45)
            let end = Point(x + spoke.0 * radius * 0.92, y + spoke.1 * radius * 0.92)
            return .shape(.lines([start, end]), stroke: stroke)
        }
    }

    private func pageControl(_ view: DrawnView) -> [Mark] {
        let count = Int(min(60, max(0, view.element.number("numberOfPages") ?? 0)))
        let current = Int(min(1000, max(-1, view.element.number("currentPage") ?? 0)))
        let other = color(of: view.element, "pageIndicatorTintColor") ?? look.system("tertiaryLabel")
        let own = color(of: view.element, "currentPageIndicatorTintColor") ?? look.system("label")
        let start = (view.bounds.width - Double(count) * 16 + 9) / 2
        return (0..<count).map { number in
            let dot = Rect(x: start + Double(number) * 16, y: view.bounds.height / 2 - 3.5, width: 7, height: 7)
            return .shape(.ellipse(dot), fill: number == current ? own : other)
        }
    }
}
