import InterfaceBuilder

/// Symbols of the system: simple forms of our own for those that are used most, else a neutral glyph with the name.
extension ViewDrawing {
    func symbol(_ name: String, in frame: Rect, _ paint: Paint) -> [Mark] {
        let side = min(frame.width, frame.height)
        guard side >= 1 else { return [] }
        let box = frame.centered(width: side, height: side)
        let known = SymbolName(SymbolPaths.symbol(ofAppKitImage: name) ?? name)
        var group = MarkGroup(known.map { form($0, box, paint) } ?? neutral(name, box, paint))
        group.title = name
        return [.group(group)]
    }

    /// A symbol's form in a square.
    private func form(_ symbol: SymbolName, _ box: Rect, _ paint: Paint) -> [Mark] {
        let unit = box.width / 24
        let width = max(0.8, unit * 1.9)
        guard let frame = symbol.frame else {
            return marks(of: symbol.parts, in: box, paint, isFilled: symbol.isFilled, width)
                + slash(symbol, box, paint, width)
        }
        let ring = box.inset(unit * 1.6)
        let shape: Shape = frame == .circle ? .ellipse(ring) : .rect(ring, radius: unit * 4)
        let outline = Mark.shape(shape, fill: symbol.isFilled ? paint : nil, stroke: Stroke(paint, width: width))
        let inner = box.inset(box.width * 0.23)
        let ink = symbol.isFilled ? (paint.isLight ? Paint(0x3A3A3C) : .white) : paint
        return [outline] + marks(of: symbol.parts, in: inner, ink, isFilled: false, width * 0.95)
            + slash(symbol, box, paint, width)
    }

    private func marks(of parts: [[PathStep]], in box: Rect, _ paint: Paint, isFilled: Bool, _ width: Double) -> [Mark]
    {
        let unit = box.width / 24
        func shape(_ number: Int) -> Shape? {
            guard parts.indices.contains(number), !parts[number].isEmpty else { return nil }
            return .path(parts[number].map { step in step.mapped { Point(box.x + $0.x * unit, box.y + $0.y * unit) } })
        }
        let stroke = Stroke(paint, width: width, isRound: true)
        let open = isFilled ? Stroke(paint.isLight ? Paint(0x3A3A3C) : .white, width: width, isRound: true) : stroke
        let filled = isFilled ? shape(0).flatMap(Self.closed) : nil
        return [
            filled.map { .shape($0, fill: paint) }, shape(0).map { .shape($0, stroke: stroke) },
            shape(1).map { .shape($0, fill: paint) }, shape(2).map { .shape($0, stroke: open) },
        ].compactMap(\.self)
    }

    /// The lines of a path that come back to where they began: what a filled form fills.
    private static func closed(_ shape: Shape) -> Shape? {
        guard case .path(let steps, _) = shape else { return nil }
        var (closed, line): ([PathStep], [PathStep]) = ([], [])
        for step in steps {
            if case .move = step { line = [] }
            line.append(step)
            if case .close = step { closed += line }
        }
        return closed.isEmpty ? nil : .path(closed)
    }

    private func slash(_ symbol: SymbolName, _ box: Rect, _ paint: Paint, _ width: Double) -> [Mark] {
        guard symbol.isSlashed else { return [] }
        let inner = box.inset(box.width * 0.1)
        let line = Shape.lines([Point(inner.x, inner.y), Point(inner.maxX, inner.maxY)])
        return [.shape(line, stroke: Stroke(paint, width: width))]
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
}
