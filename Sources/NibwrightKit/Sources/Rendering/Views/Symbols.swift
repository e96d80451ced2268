import InterfaceBuilder

/// Symbols of the system: simple lines where the name says a simple form, else a neutral glyph with the name.
extension ViewDrawing {
    func symbol(_ name: String, in frame: Rect, _ paint: Paint) -> [Mark] {
        let side = min(frame.width, frame.height)
        guard side >= 1 else { return [] }
        let box = frame.centered(width: side, height: side)
        var group = MarkGroup(lines(name, box, paint) ?? neutral(name, box, paint))
        group.title = name
        return [.group(group)]
    }

    private func neutral(_ name: String, _ box: Rect, _ paint: Paint) -> [Mark] {
        let inner = box.inset(box.width * 0.08)
        let stroke = Stroke(paint, width: max(0.75, box.width * 0.06))
        var marks: [Mark] = [
            .shape(.rect(inner, radius: inner.width * 0.25), fill: paint.faded(0.12), stroke: stroke)
        ]
        let words = name.split(separator: ".").prefix(2).map { String($0.prefix(1)).uppercased() }.joined()
        let font = DrawnFont(size: inner.width * 0.42, weight: 600)
        if inner.width >= 60 {
            let small = TextSpan(name, DrawnFont(size: min(14, inner.width * 0.12)), paint)
            marks += TextBlock(spans: [small], alignment: .center, cut: .middle).marks(in: inner.inset(4))
        } else if font.size >= 4 {
            marks += TextBlock(spans: [TextSpan(words, font, paint)], alignment: .center, cut: .none).marks(in: inner)
        }
        return marks
    }

    /// The forms that are nothing but lines, in parts of the side.
    private static let forms: [String: [[(Double, Double)]]] = [
        "plus": [[(0.5, 0.15), (0.5, 0.85)], [(0.15, 0.5), (0.85, 0.5)]],
        "minus": [[(0.15, 0.5), (0.85, 0.5)]],
        "xmark": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
        "checkmark": [[(0.15, 0.55), (0.4, 0.82), (0.85, 0.18)]],
        "chevron.right": [[(0.36, 0.15), (0.68, 0.5), (0.36, 0.85)]],
        "chevron.left": [[(0.64, 0.15), (0.32, 0.5), (0.64, 0.85)]],
        "chevron.up": [[(0.15, 0.64), (0.5, 0.32), (0.85, 0.64)]],
        "chevron.down": [[(0.15, 0.36), (0.5, 0.68), (0.85, 0.36)]],
        "arrow.left": [[(0.85, 0.5), (0.15, 0.5)], [(0.45, 0.2), (0.15, 0.5), (0.45, 0.8)]],
        "arrow.right": [[(0.15, 0.5), (0.85, 0.5)], [(0.55, 0.2), (0.85, 0.5), (0.55, 0.8)]],
        "arrow.up": [[(0.5, 0.85), (0.5, 0.15)], [(0.2, 0.45), (0.5, 0.15), (0.8, 0.45)]],
        "arrow.down": [[(0.5, 0.15), (0.5, 0.85)], [(0.2, 0.55), (0.5, 0.85), (0.8, 0.55)]],
        "line.horizontal.3": [
            [(0.12, 0.28), (0.88, 0.28)], [(0.12, 0.5), (0.88, 0.5)], [(0.12, 0.72), (0.88, 0.72)],
        ],
        "line.3.horizontal": [
            [(0.12, 0.28), (0.88, 0.28)], [(0.12, 0.5), (0.88, 0.5)], [(0.12, 0.72), (0.88, 0.72)],
        ],
    ]

    private func lines(_ name: String, _ box: Rect, _ paint: Paint) -> [Mark]? {
        let base = name.replacing(".circle", with: "").replacing(".fill", with: "")
        let isCircled = name.contains(".circle")
        let isFilled = isCircled && name.contains(".fill")
        guard let form = Self.forms[isCircled ? base : name] else { return nil }
        let inner = isCircled ? box.inset(box.width * 0.24) : box.inset(box.width * 0.06)
        let width = max(1, box.width * 0.085)
        var marks: [Mark] = []
        if isCircled {
            let ring = box.inset(width)
            marks.append(.shape(.ellipse(ring), fill: isFilled ? paint : nil, stroke: Stroke(paint, width: width)))
        }
        let stroke = Stroke(isFilled ? .white : paint, width: width)
        for line in form {
            let points = line.map { Point(inner.x + $0.0 * inner.width, inner.y + $0.1 * inner.height) }
            marks.append(.shape(.lines(points), stroke: stroke))
        }
        return marks
    }
}
