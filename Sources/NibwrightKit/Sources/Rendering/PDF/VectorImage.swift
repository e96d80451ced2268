import InterfaceBuilder

/// A drawing of lines and areas with its size, such as a PDF page of an asset catalog.
struct VectorImage {
    /// The size in points.
    let size: ScreenSize
    /// What is drawn, from the upper left corner.
    let marks: [Mark]

    /// Reads a PDF whose first page is nothing but lines and areas of one color each; nil for any other.
    init?(pdf bytes: [UInt8]) {
        guard let file = PDFFile(bytes), let page = file.firstPage(),
            let box = (file.resolved(page["CropBox"]) ?? file.resolved(page["MediaBox"]))?.array?
                .compactMap({ file.resolved($0)?.number }), box.count == 4,
            file.resolved(page["Rotate"])?.number ?? 0 == 0
        else { return nil }
        let (left, right) = (min(box[0], box[2]), max(box[0], box[2]))
        let (lower, upper) = (min(box[1], box[3]), max(box[1], box[3]))
        guard (0.5...5000).contains(right - left), (0.5...5000).contains(upper - lower) else { return nil }
        size = ScreenSize(width: right - left, height: upper - lower)
        let base = Affine(a: 1, b: 0, c: 0, d: -1, x: -left, y: upper)
        var drawing = PDFDrawing(file, base, size)
        guard let marks = drawing.marks(of: page) else { return nil }
        self.marks = marks
    }

    /// The drawing stretched to a rectangle, in one color where only its shape counts.
    func marks(in frame: Rect, tint: Paint?) -> [Mark] {
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        func placed(_ point: Point) -> Point { Point(frame.x + point.x * x, frame.y + point.y * y) }
        func tinted(_ paint: Paint) -> Paint { tint?.faded(paint.alpha) ?? paint }
        func mapped(_ mark: Mark) -> Mark {
            switch mark {
            case .shape(.path(let steps, let isEvenOdd), let fill, let stroke):
                return .shape(
                    .path(steps.map { $0.mapped(placed) }, isEvenOdd: isEvenOdd), fill: fill.map(tinted),
                    stroke: stroke.map {
                        Stroke(
                            tinted($0.paint), width: $0.width * min(x, y), isDashed: $0.isDashed, isRound: $0.isRound)
                    })
            case .group(var group):
                if case .path(let steps, let isEvenOdd)? = group.clip {
                    group.clip = .path(steps.map { $0.mapped(placed) }, isEvenOdd: isEvenOdd)
                }
                group.marks = group.marks.map(mapped)
                return .group(group)
            default: return mark
            }
        }
        var group = MarkGroup(marks.map(mapped))
        guard reachesOut else { return group.marks }
        group.clip = .rect(frame)
        return [.group(group)]
    }

    /// Whether a part of the drawing lies beyond the page.
    private var reachesOut: Bool {
        marks.contains { mark in
            guard case .shape(.path(let steps, _), _, _) = mark else { return false }
            return steps.contains { step in
                switch step {
                case .move(let point), .line(let point), .curve(_, _, let point):
                    point.x < -1 || point.y < -1 || point.x > size.width + 1 || point.y > size.height + 1
                case .close: false
                }
            }
        }
    }
}

/// Moves, turns and stretches points.
struct Affine {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    func applied(_ x: Double, _ y: Double) -> Point { Point(a * x + c * y + self.x, b * x + d * y + self.y) }

    /// First the other one, then this one.
    func after(_ first: Affine) -> Affine {
        Affine(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
            d: b * first.c + d * first.d, x: a * first.x + c * first.y + x, y: b * first.x + d * first.y + y)
    }

    /// How much longer lines become.
    var scale: Double { abs(a * d - b * c).squareRoot() }
}
