import InterfaceBuilder

extension Picture {
    /// The picture as an SVG file that stands alone: no script, no link, no style sheet and no font to load.
    ///
    /// - Parameter prefix: begins the ids of clipping areas, so that several pictures can stand in one page.
    public func svg(prefix: String = "c") -> String {
        var writer = SVGWriter(prefix: prefix)
        let (width, height) = (max(1, width), max(1, height))
        writer.lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width.svg)" height="\#(height.svg)" "#
                + #"viewBox="0 0 \#(width.svg) \#(height.svg)" role="img" font-family="\#(DrawnFont.systemFamilies)">"#,
            "<title>\(title.svgEscaped)</title>",
        ]
        for mark in marks { writer.write(mark) }
        writer.lines.append("</svg>")
        return writer.lines.joined(separator: "\n") + "\n"
    }

    /// The picture as a group of another SVG, smaller or larger, at a place in it.
    ///
    /// - Parameter prefix: begins the ids in it, so that no two pictures of one SVG share one.
    public func svgGroup(at origin: Point, scale: Double, prefix: String) -> String {
        var writer = SVGWriter(prefix: prefix)
        var group = MarkGroup(marks, at: origin)
        group.scale = scale
        group.clip = .rect(Rect(x: 0, y: 0, width: width, height: height))
        group.title = title
        writer.write(.group(group))
        let families = #"<g font-family="\#(DrawnFont.systemFamilies)">"#
        return ([families] + writer.lines + ["</g>"]).joined(separator: "\n")
    }
}

/// Writes marks as SVG elements that browsers, rsvg and editors draw alike: only presentation attributes.
private struct SVGWriter {
    let prefix: String
    var lines: [String] = []
    private var clipCount = 0
    private var depth = 0
    private var filters: [Paint: String] = [:]

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func write(_ mark: Mark) {
        switch mark {
        case .shape(let shape, let fill, let stroke):
            guard let element = Self.element(shape) else { return }
            lines.append("<\(element)\(Self.attributes(fill, stroke))/>")
        case .text(let line): lines.append(Self.text(line))
        case .image(let image): write(image)
        case .group(let group): write(group)
        }
    }

    private mutating func write(_ group: MarkGroup) {
        guard group.opacity > 0.004, depth < 300 else { return }
        if group.isArea { return }
        let clip = group.clip.map { Self.element($0) }
        // An area without extent shows nothing.
        if case .some(nil) = clip { return }
        var attributes = ""
        var transforms: [String] = []
        if group.origin != Point(0, 0) { transforms.append("translate(\(group.origin.x.svg) \(group.origin.y.svg))") }
        if group.scale != 1 { transforms.append("scale(\(group.scale.svg))") }
        if let id = group.objectID { attributes += #" data-id="\#(id.svgEscaped)""# }
        if !transforms.isEmpty { attributes += #" transform="\#(transforms.joined(separator: " "))""# }
        if group.opacity < 0.999 { attributes += #" opacity="\#(group.opacity.svg)""# }
        if case .some(let element?) = clip {
            clipCount += 1
            let id = "\(prefix)\(clipCount)"
            lines.append(#"<clipPath id="\#(id)"><\#(element)\#(Self.clipTransform(transforms))/></clipPath>"#)
            // On a group of its own, so that the area is in the coordinates of what surrounds it.
            lines.append(#"<g clip-path="url(#\#(id))">"#)
        }
        lines.append("<g\(attributes)>")
        if let title = group.title { lines.append("<title>\(title.svgEscaped)</title>") }
        depth += 1
        for mark in group.marks { write(mark) }
        depth -= 1
        lines.append(clip == nil ? "</g>" : "</g></g>")
    }

    private static func clipTransform(_ transforms: [String]) -> String {
        transforms.isEmpty ? "" : #" transform="\#(transforms.joined(separator: " "))""#
    }

    private mutating func write(_ image: EmbeddedImage) {
        let frame = image.frame
        let filter = image.tint.map { #" filter="url(#\#(self.filter($0)))""# } ?? ""
        lines.append(
            #"<image x="\#(frame.x.svg)" y="\#(frame.y.svg)" width="\#(frame.width.svg)" height="\#(frame.height.svg)" "#
                + #"preserveAspectRatio="\#(image.keepsAspect ? "xMidYMid meet" : "none")" href="\#(image.dataURI)"\#(filter)/>"#
        )
    }

    /// The id of a filter that keeps the shape of an image and gives it one color; written before its first use.
    private mutating func filter(_ tint: Paint) -> String {
        if let known = filters[tint] { return known }
        let id = "\(prefix)t\(filters.count + 1)"
        filters[tint] = id
        let rows = tint.components.map { "0 0 0 0 \($0.svg)" } + ["0 0 0 \(tint.alpha.svg) 0"]
        lines.append(
            #"<filter id="\#(id)" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" "#
                + #"values="\#(rows.joined(separator: "  "))"/></filter>"#)
        return id
    }

    private static func element(_ shape: Shape) -> String? {
        switch shape {
        case .rect(let rect, let radius):
            guard rect.width > 0, rect.height > 0 else { return nil }
            let limit = min(radius, rect.width / 2, rect.height / 2)
            return
                #"rect x="\#(rect.x.svg)" y="\#(rect.y.svg)" width="\#(rect.width.svg)" height="\#(rect.height.svg)""#
                + (limit > 0 ? #" rx="\#(limit.svg)""# : "")
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return nil }
            return #"ellipse cx="\#((rect.x + rect.width / 2).svg)" cy="\#((rect.y + rect.height / 2).svg)" "#
                + #"rx="\#((rect.width / 2).svg)" ry="\#((rect.height / 2).svg)""#
        case .lines(let points, let isClosed):
            let list = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
            return #"\#(isClosed ? "polygon" : "polyline") points="\#(list)""#
        case .curve(let start, let first, let second, let end):
            let list = [first, second, end].map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: ", ")
            return #"path d="M\#(start.x.svg) \#(start.y.svg) C\#(list)""#
        case .path(let steps, let isEvenOdd):
            guard !steps.isEmpty else { return nil }
            return #"path d="\#(steps.map(text).joined())""# + (isEvenOdd ? #" fill-rule="evenodd""# : "")
        }
    }

    private static func text(_ step: PathStep) -> String {
        func text(_ point: Point) -> String { "\(point.x.svg) \(point.y.svg)" }
        return switch step {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
        case .close: "Z"
        }
    }

    private static func attributes(_ fill: Paint?, _ stroke: Stroke?) -> String {
        var text = #" fill="\#(fill?.hex ?? "none")""#
        if let fill, fill.alpha < 0.999 { text += #" fill-opacity="\#(fill.alpha.svg)""# }
        guard let stroke else { return text }
        text += #" stroke="\#(stroke.paint.hex)""#
        if stroke.paint.alpha < 0.999 { text += #" stroke-opacity="\#(stroke.paint.alpha.svg)""# }
        if stroke.width != 1 { text += #" stroke-width="\#(stroke.width.svg)""# }
        if stroke.isRound { text += #" stroke-linecap="round" stroke-linejoin="round""# }
        if stroke.isDashed { text += #" stroke-dasharray="4 3""# }
        return text
    }

    // MARK: Text

    private static func text(_ line: TextLine) -> String {
        let anchor = line.anchor == .start ? "" : #" text-anchor="\#(line.anchor.rawValue)""#
        let place = #"<text x="\#(line.x.svg)" y="\#(line.baseline.svg)"\#(anchor) xml:space="preserve""#
        if line.spans.count == 1 {
            let span = line.spans[0]
            return place + attributes(span) + ">\(span.text.svgEscaped)</text>"
        }
        let spans = line.spans.map { "<tspan\(attributes($0))>\($0.text.svgEscaped)</tspan>" }
        return place + ">" + spans.joined() + "</text>"
    }

    private static func attributes(_ span: TextSpan) -> String {
        let font = span.font
        var text = #" font-size="\#(font.size.svg)""#
        if let families = font.families { text += #" font-family="\#(families.svgEscaped)""# }
        if font.weight != 400 { text += #" font-weight="\#(font.weight)""# }
        if font.isItalic { text += #" font-style="italic""# }
        text += #" fill="\#(span.paint.hex)""#
        if span.paint.alpha < 0.999 { text += #" fill-opacity="\#(span.paint.alpha.svg)""# }
        let decorations = (span.isUnderlined ? ["underline"] : []) + (span.isStruckThrough ? ["line-through"] : [])
        if !decorations.isEmpty { text += #" text-decoration="\#(decorations.joined(separator: " "))""# }
        return text
    }
}
