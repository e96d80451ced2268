import InterfaceBuilder

/// A text that is broken into lines and put into a rectangle.
struct TextBlock {
    enum Alignment { case left, center, right }
    enum Vertical { case top, center, bottom }
    /// The part that an ellipsis stands for where a line is too long.
    enum Cut { case head, middle, tail, none }

    var spans: [TextSpan]
    var alignment = Alignment.left
    var vertical = Vertical.center
    /// 0 for as many as there is room for.
    var lineCount = 1
    var cut = Cut.tail
    /// The scale down to which letters may shrink before anything is cut.
    var smallestScale = 1.0

    /// The lines at their places in a rectangle.
    func marks(in frame: Rect) -> [Mark] {
        let lines = self.lines(width: frame.width, height: frame.height)
        let heights = lines.map { line in line.map(\.font.lineHeight).max() ?? 0 }
        let total = heights.reduce(0, +)
        var y =
            switch vertical {
            case .top: frame.y
            case .center: frame.y + (frame.height - total) / 2
            case .bottom: frame.maxY - total
            }
        var marks: [Mark] = []
        for (line, height) in zip(lines, heights) {
            defer { y += height }
            guard line.contains(where: { !$0.text.isEmpty }) else { continue }
            let below = line.map(\.font.baselineBelowCenter).max() ?? 0
            let (x, anchor): (Double, TextLine.Anchor) =
                switch alignment {
                case .left: (frame.x, .start)
                case .center: (frame.x + frame.width / 2, .middle)
                case .right: (frame.maxX, .end)
                }
            marks.append(.text(TextLine(spans: line, x: x, baseline: y + height / 2 + below, anchor: anchor)))
        }
        return marks
    }

    /// Whether a part of the text is cut off or stands beyond the rectangle.
    func isCut(in frame: Rect) -> Bool { broken(width: frame.width, height: frame.height).isCut }

    /// How much wider the text is than a rectangle; nil for one that is broken into lines.
    func excess(in frame: Rect) -> Double? {
        lineCount == 1 ? max(1, spans.reduce(0) { $0 + $1.width } * smallestScale - frame.width) : nil
    }

    /// The text in lines of a width; at least one, and no more than fit.
    private func lines(width: Double, height: Double) -> [[TextSpan]] {
        let (lines, isCut) = broken(width: width, height: height)
        guard isCut, let last = lines.last else { return Self.fitted(lines, width) }
        return Self.fitted(lines.dropLast(), width) + [shortened(last, max(width, 1))]
    }

    /// Lines that the tolerance let be a little too long, all in letters that much smaller.
    private static func fitted(_ lines: [[TextSpan]], _ width: Double) -> [[TextSpan]] {
        let longest = lines.map { line in line.reduce(0) { $0 + $1.width } }.max() ?? 0
        guard longest > max(width, 1), longest <= tolerant(width) else { return lines }
        let scale = max(width, 1) / longest
        return lines.map { line in
            line.map { span in
                var smaller = span
                smaller.font.size *= scale
                return smaller
            }
        }
    }

    /// Estimates of widths are off by a few percent; what fitted when it was saved shall not be cut for that.
    private static func tolerant(_ width: Double) -> Double { max(width, 1) * 1.04 + 1 }

    /// The lines as they are broken, and whether there was more text than fits.
    private func broken(width: Double, height: Double) -> (lines: [[TextSpan]], isCut: Bool) {
        let lineHeight = spans.map(\.font.lineHeight).max() ?? 1
        let fitting = max(1, Int((height + lineHeight * 0.35) / lineHeight))
        let limit = min(lineCount == 0 ? fitting : min(lineCount, fitting), 300)
        let room = Self.tolerant(width)
        var breaker = LineBreaker(room: room, limit: limit)
        var shown = spans
        if smallestScale < 1, limit == 1 {
            let scale = max(smallestScale, min(1, room / max(1, spans.reduce(0) { $0 + $1.width })))
            for index in shown.indices { shown[index].font.size *= scale }
        }
        let lines = breaker.lines(of: shown)
        guard breaker.isCut, shrinks, let smaller = shrunk(shown, room, limit) else {
            return (lines, breaker.isCut)
        }
        return (smaller, false)
    }

    /// Whether letters may be drawn smaller: fonts that no viewer has are often narrower than those it takes instead.
    private var shrinks: Bool { spans.contains { $0.font.families != nil } }

    private func shrunk(_ spans: [TextSpan], _ room: Double, _ limit: Int) -> [[TextSpan]]? {
        for scale in [0.94, 0.88, 0.82] {
            var smaller = spans
            for index in smaller.indices { smaller[index].font.size *= scale }
            var breaker = LineBreaker(room: room, limit: limit)
            let lines = breaker.lines(of: smaller)
            if !breaker.isCut { return lines }
        }
        return nil
    }

    private func shortened(_ line: [TextSpan], _ room: Double) -> [TextSpan] {
        guard cut != .none, let first = line.first else { return line }
        let letters = line.flatMap { span in span.text.map { ($0, span) } }
        let dots = first.font.width(of: "…")
        guard letters.reduce(0, { $0 + $1.1.font.width(of: $1.0) }) > room else { return line }
        let kept = Self.kept(letters.map { $0.1.font.width(of: $0.0) }, room - dots, cut)
        var result: [TextSpan] = []
        for (index, letter) in letters.enumerated() where kept.head.contains(index) || kept.tail.contains(index) {
            if index == kept.tail.lowerBound, !kept.tail.isEmpty { result.append(span("…", letter.1)) }
            result.append(span(String(letter.0), letter.1))
        }
        if kept.tail.isEmpty { result.append(span("…", result.last ?? first)) }
        return LineBreaker.joined(result)
    }

    private func span(_ text: String, _ model: TextSpan) -> TextSpan {
        var span = model
        span.text = text
        return span
    }

    /// The letters that stay before and behind the ellipsis.
    private static func kept(_ widths: [Double], _ room: Double, _ cut: Cut) -> (head: Range<Int>, tail: Range<Int>) {
        var (head, tail) = (0, widths.count)
        var left = room
        while head < tail {
            let takesHead = cut == .tail || cut == .middle && head <= widths.count - tail
            let next = takesHead ? widths[head] : widths[tail - 1]
            guard next <= left else { break }
            left -= next
            if takesHead { head += 1 } else { tail -= 1 }
        }
        return (0..<head, tail..<widths.count)
    }
}
