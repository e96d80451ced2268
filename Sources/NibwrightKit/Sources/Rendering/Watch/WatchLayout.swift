import InterfaceBuilder

/// Items of watchOS in rows and columns.
struct WatchLayout {
    struct Block {
        var marks: [Mark]
        var width: Double
        var height: Double
    }

    let look: Look
    private var drawing: ViewDrawing { ViewDrawing(look: look) }

    init(look: Look) {
        self.look = look
    }

    /// Items below each other.
    func column(_ items: [Element], width: Double, height: Double, spacing: Double, depth: Int = 0) -> Block {
        var marks: [Mark] = []
        var y = 0.0
        for item in items where item["hidden"] != "YES" {
            guard let block = block(of: item, width: width, height: height, depth: depth) else { continue }
            let x = Self.offset(block.width, in: width, item["alignment"])
            marks.append(group(block, item, at: Point(x, y)))
            y += block.height + spacing
        }
        return Block(marks: marks, width: width, height: max(0, y - spacing))
    }

    /// Items beside each other.
    private func row(_ items: [Element], width: Double, height: Double, spacing: Double, depth: Int) -> Block {
        var blocks: [(Element, Block)] = []
        for item in items where item["hidden"] != "YES" {
            if let block = block(of: item, width: width, height: height, depth: depth) { blocks.append((item, block)) }
        }
        let tallest = blocks.map(\.1.height).max() ?? 0
        var x = 0.0
        var marks: [Mark] = []
        for (item, block) in blocks {
            let y = Self.offset(block.height, in: tallest, item["verticalAlignment"])
            marks.append(group(block, item, at: Point(x, y)))
            x += block.width + spacing
        }
        return Block(marks: marks, width: max(0, x - spacing), height: tallest)
    }

    private func group(_ block: Block, _ item: Element, at origin: Point) -> Mark {
        var group = MarkGroup(block.marks, at: origin)
        group.objectID = item.id
        group.opacity = min(1, max(0, item.number("alpha") ?? 1))
        return .group(group)
    }

    private static func offset(_ length: Double, in room: Double, _ alignment: String?) -> Double {
        switch alignment {
        case "center": max(0, (room - length) / 2)
        case "right", "bottom": max(0, room - length)
        default: 0
        }
    }

    // MARK: Items

    private func block(of item: Element, width: Double, height: Double, depth: Int) -> Block? {
        guard item.id != nil, depth < 60 else { return nil }
        let own = Self.length(item.number("width"), in: width)
        switch item.name {
        case "group": return panel(item, width: own ?? width, height: height, depth: depth)
        case "label", "timer", "date": return label(item, width: own, in: width)
        case "button": return button(item, width: own ?? width, height: height, depth: depth)
        case "imageView": return image(item, width: own, height: height, in: width)
        case "separator":
            let fill = drawing.color(of: item, "color") ?? Paint(0x4A4A4C)
            return Block(
                marks: [.shape(.rect(Rect(x: 0, y: 0, width: own ?? width, height: 1)), fill: fill)],
                width: own ?? width, height: 1)
        case "table":
            let rows = item.child(named: "items")?.children ?? []
            return column(
                rows.flatMap { $0.children.filter { $0.isNamed("group") } }, width: width, height: height, spacing: 4,
                depth: depth + 1)
        case "menu": return nil
        default:
            return plate(
                item, look.texts.text(item, "title") ?? item.customClass ?? item.kindInWords, width: own ?? width)
        }
    }

    /// Lengths up to 1 are parts of what surrounds the item; nil for as much as the content needs.
    private static func length(_ value: Double?, in room: Double) -> Double? {
        guard let value, value > 0 else { return nil }
        return value <= 1 ? value * room : min(value, 2000)
    }

    private func panel(_ item: Element, width: Double, height: Double, depth: Int) -> Block {
        let margins = item.child(key: "margins")
        func side(_ name: StaticString) -> Double { min(500, max(0, margins?.number(name) ?? 0)) }
        let (left, right, top, bottom) = (side("left"), side("right"), side("top"), side("bottom"))
        let room = max(1, width - left - right)
        let spacing = min(200, max(0, item.number("spacing") ?? 4))
        let items = item.child(named: "items")?.children ?? []
        let isColumn = item["layout"] == "vertical"
        let content =
            isColumn
            ? column(items, width: room, height: height, spacing: spacing, depth: depth + 1)
            : row(items, width: room, height: height, spacing: spacing, depth: depth + 1)
        let tall = Self.length(item.number("height"), in: height) ?? content.height + top + bottom
        let frame = Rect(x: 0, y: 0, width: width, height: max(0, tall))
        let fill = drawing.color(of: item, "backgroundColor") ?? drawing.color(of: item, "color")
        var marks: [Mark] = fill.map { [.shape(.rect(frame, radius: item.number("radius") ?? 6), fill: $0)] } ?? []
        marks.append(.group(MarkGroup(content.marks, at: Point(left, top))))
        return Block(marks: marks, width: width, height: frame.height)
    }

    private func label(_ item: Element, width: Double?, in room: Double) -> Block {
        let font = drawing.font(of: item, default: DrawnFont(size: 16))
        let paint = drawing.color(of: item, "textColor") ?? .white
        let usual = item.isNamed("timer") ? "0:00" : (item.isNamed("date") ? "Date" : "")
        let text = look.texts.text(item, "text") ?? usual
        let lines = ViewDrawing.lineCount(item.number("numberOfLines") ?? 1)
        let spans = drawing.spans(of: item, "text", attributed: "attributedText", font, paint)
        let shown = spans.isEmpty ? [TextSpan(text, font, paint)] : spans
        let needed = shown.reduce(0) { $0 + $1.width } + 1
        let own = min(width ?? min(needed, room), room)
        let count = lines == 1 ? 1 : max(1, min(lines == 0 ? 20 : lines, Int((needed / max(1, own)).rounded(.up))))
        let frame = Rect(x: 0, y: 0, width: own, height: Double(count) * (shown.first?.font.lineHeight ?? 20))
        let block = TextBlock(spans: shown, alignment: drawing.alignment(of: item), vertical: .top, lineCount: count)
        return Block(marks: block.marks(in: frame), width: own, height: frame.height)
    }

    private func button(_ item: Element, width: Double, height: Double, depth: Int) -> Block {
        if let items = item.child(named: "items")
            ?? item.children.first(where: { $0.isNamed("group") })?.child(named: "items"), !items.children.isEmpty
        {
            return panel(
                item.children.first { $0.isNamed("group") } ?? item, width: width, height: height, depth: depth)
        }
        return plate(item, look.texts.text(item, "title") ?? "", width: width)
    }

    /// A rounded plate with words, as buttons and switches are.
    private func plate(_ item: Element, _ title: String, width: Double) -> Block {
        let frame = Rect(x: 0, y: 0, width: width, height: Self.length(item.number("height"), in: 180) ?? 38)
        let fill = drawing.color(of: item, "backgroundColor") ?? drawing.color(of: item, "color") ?? Paint(0x222324)
        let font = drawing.font(of: item, default: DrawnFont(size: 16))
        let span = TextSpan(title, font, drawing.color(of: item, "titleColor") ?? .white)
        var marks: [Mark] = [.shape(.rect(frame, radius: 9), fill: fill)]
        if let name = item["backgroundImage"], !name.isEmpty {
            marks += drawing.marks(
                of: look.images.image(named: name, catalog: nil), in: frame, mode: "scaleAspectFit", tint: .white)
        }
        return Block(
            marks: marks + TextBlock(spans: [span], alignment: .center).marks(in: frame.inset(left: 6, right: 6)),
            width: width,
            height: frame.height)
    }

    private func image(_ item: Element, width: Double?, height: Double, in room: Double) -> Block {
        let image = item["image"].map { look.images.image(named: $0, catalog: item["catalog"]) }
        let own = width ?? min(room, max(12, image?.size?.width ?? 40))
        let tall = Self.length(item.number("height"), in: height) ?? min(300, max(12, image?.size?.height ?? own))
        let frame = Rect(x: 0, y: 0, width: own, height: tall)
        let tint = drawing.color(of: item, "tintColor") ?? .white
        let marks =
            image.map { drawing.marks(of: $0, in: frame, mode: item["contentMode"], tint: tint) }
            ?? [Mark.shape(.rect(frame.inset(0.5)), stroke: Stroke(Paint(0x8A8F98, alpha: 0.4), isDashed: true))]
        return Block(marks: marks, width: own, height: tall)
    }
}
