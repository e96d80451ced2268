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

    /// The rectangle that items have, of which lengths up to 1 are parts.
    struct Room {
        var width: Double
        var height: Double
        /// Whether the height stays whatever is inside: items may stand in its middle and at its end.
        var isFixed = true
    }

    /// Items below each other.
    func column(_ items: [Element], in room: Room, spacing: Double, depth: Int = 0) -> Block {
        let items = items.filter { $0["hidden"] != "YES" }
        var inner = room
        inner.height = max(1, room.height - spacing * Double(max(0, items.count - 1)))
        let blocks = items.compactMap { item in block(of: item, in: inner, depth: depth).map { (item, $0) } }
        let needed = blocks.reduce(-spacing) { $0 + $1.1.height + spacing }
        let total = max(0, room.isFixed ? max(needed, room.height) : needed)
        let places = Self.places(blocks.map { ($1.height, $0["verticalAlignment"]) }, in: total, spacing)
        let marks = zip(blocks, places).map { entry, y in
            group(entry.1, entry.0, at: Point(Self.offset(entry.1.width, in: room.width, entry.0["alignment"]), y))
        }
        let used = zip(blocks, places).map { $0.1.height + $1 }.max() ?? 0
        return Block(marks: marks, width: room.width, height: used)
    }

    /// Items beside each other.
    private func row(_ items: [Element], in room: Room, spacing: Double, depth: Int) -> Block {
        let items = items.filter { $0["hidden"] != "YES" }
        var inner = room
        inner.width = max(1, room.width - spacing * Double(max(0, items.count - 1)))
        let blocks = items.compactMap { item in block(of: item, in: inner, depth: depth).map { (item, $0) } }
        let tallest = blocks.map(\.1.height).max() ?? 0
        let height = room.isFixed ? max(tallest, room.height) : tallest
        let needed = blocks.reduce(-spacing) { $0 + $1.1.width + spacing }
        let places = Self.places(blocks.map { ($1.width, $0["alignment"]) }, in: max(needed, room.width), spacing)
        let marks = zip(blocks, places).map { entry, x in
            group(entry.1, entry.0, at: Point(x, Self.offset(entry.1.height, in: height, entry.0["verticalAlignment"])))
        }
        return Block(marks: marks, width: room.width, height: height)
    }

    /// Where items of given lengths begin: from the start, in the middle and up to the end, as each asks for.
    private static func places(_ items: [(length: Double, alignment: String?)], in room: Double, _ spacing: Double)
        -> [Double]
    {
        var places = [Double](repeating: 0, count: items.count)
        func put(_ wanted: (String?) -> Bool, from origin: (Double) -> Double) {
            let chosen = items.indices.filter { wanted(items[$0].alignment) }
            var place = max(0, origin(chosen.reduce(-spacing) { $0 + items[$1].length + spacing }))
            for index in chosen {
                places[index] = place
                place += items[index].length + spacing
            }
        }
        let isMiddle = { (alignment: String?) in alignment == "center" }
        let isEnd = { (alignment: String?) in alignment == "right" || alignment == "bottom" }
        put({ !isMiddle($0) && !isEnd($0) }, from: { _ in 0 })
        put(isMiddle, from: { (room - $0) / 2 })
        put(isEnd, from: { room - $0 })
        return places
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

    private func block(of item: Element, in room: Room, depth: Int) -> Block? {
        guard item.id != nil, depth < 60 else { return nil }
        let width = room.width
        let own = length(of: item, .width, in: width)
        switch item.name {
        case "group": return panel(item, width: own ?? width, in: room, depth: depth)
        case "label", "timer", "date": return label(item, width: own, in: width)
        case "button": return button(item, width: own ?? width, in: room, depth: depth)
        case "imageView": return image(item, width: own, height: room.height, in: width)
        case "separator":
            let fill = drawing.color(of: item, "color") ?? Paint(0x4A4A4C)
            return Block(
                marks: [.shape(.rect(Rect(x: 0, y: 0, width: own ?? width, height: 1)), fill: fill)],
                width: own ?? width, height: 1)
        case "table":
            let rows = item.child(named: "items")?.children ?? []
            let inner = Room(width: width, height: room.height, isFixed: false)
            return column(
                rows.flatMap { $0.children.filter { $0.isNamed("group") } }, in: inner, spacing: 4, depth: depth + 1)
        case "menu": return nil
        default:
            return plate(
                item, look.texts.text(item, "title") ?? item.customClass ?? item.kindInWords, width: own ?? width,
                in: room)
        }
    }

    /// A length of an item on the watch that is drawn: up to 1 it is a part of what surrounds the item; nil for as much
    /// as the content needs.
    private func length(of item: Element, _ side: Side, in room: Double) -> Double? {
        let device = look.document.root.child(named: "device")?["id"] ?? "watch40"
        let variation = item.children(named: "variation").first { $0["key"] == "device=\(device)mm" }
        let (name, adjusted) = side.names
        guard let value = variation?.number(name) ?? item.number(name), value > 0 else { return nil }
        let adjustment = min(2000, max(-2000, variation?.number(adjusted) ?? item.number(adjusted) ?? 0))
        return max(1, (value <= 1 ? value * room : min(value, 2000)) + adjustment)
    }

    private enum Side {
        case width, height

        /// The attributes of the length and of what is added to it.
        var names: (StaticString, StaticString) {
            self == .width ? ("width", "widthAdjustment") : ("height", "heightAdjustment")
        }
    }

    private func panel(_ item: Element, width: Double, in room: Room, depth: Int) -> Block {
        let margins = item.child(key: "margins")
        func side(_ name: StaticString) -> Double { min(500, max(0, margins?.number(name) ?? 0)) }
        let (left, right, top, bottom) = (side("left"), side("right"), side("top"), side("bottom"))
        let spacing = min(200, max(0, item.number("spacing") ?? 4))
        let items = item.child(named: "items")?.children ?? []
        let own = length(of: item, .height, in: room.height)
        let inner = Room(
            width: max(1, width - left - right), height: max(1, (own ?? room.height) - top - bottom),
            isFixed: own != nil)
        let content =
            item["layout"] == "vertical"
            ? column(items, in: inner, spacing: spacing, depth: depth + 1)
            : row(items, in: inner, spacing: spacing, depth: depth + 1)
        let frame = Rect(x: 0, y: 0, width: width, height: max(0, own ?? content.height + top + bottom))
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

    private func button(_ item: Element, width: Double, in room: Room, depth: Int) -> Block {
        if let items = item.child(named: "items")
            ?? item.children.first(where: { $0.isNamed("group") })?.child(named: "items"), !items.children.isEmpty
        {
            return panel(item.children.first { $0.isNamed("group") } ?? item, width: width, in: room, depth: depth)
        }
        return plate(item, look.texts.text(item, "title") ?? "", width: width, in: room)
    }

    /// A rounded plate with words, as buttons and switches are.
    private func plate(_ item: Element, _ title: String, width: Double, in room: Room) -> Block {
        let frame = Rect(x: 0, y: 0, width: width, height: length(of: item, .height, in: room.height) ?? 38)
        let fill = drawing.color(of: item, "backgroundColor") ?? drawing.color(of: item, "color") ?? Paint(0x222324)
        let font = drawing.font(of: item, default: DrawnFont(size: 16))
        let span = TextSpan(title, font, drawing.color(of: item, "titleColor") ?? .white)
        var marks: [Mark] = [.shape(.rect(frame, radius: 9), fill: fill)]
        if let name = item["backgroundImage"], !name.isEmpty {
            marks += drawing.marks(
                of: look.images.image(named: name, catalog: nil), in: frame, mode: "scaleAspectFit", tint: .white)
        }
        let side = min(6, width / 16)
        let text = TextBlock(spans: [span], alignment: .center).marks(in: frame.inset(left: side, right: side))
        return Block(marks: marks + text, width: width, height: frame.height)
    }

    private func image(_ item: Element, width: Double?, height: Double, in room: Double) -> Block {
        let image = item["image"].map { look.images.image(named: $0, catalog: item["catalog"]) }
        let own = width ?? min(room, max(12, image?.size?.width ?? 40))
        let tall = length(of: item, .height, in: height) ?? min(300, max(12, image?.size?.height ?? own))
        let frame = Rect(x: 0, y: 0, width: own, height: tall)
        let tint = drawing.color(of: item, "tintColor") ?? .white
        let marks =
            image.map { drawing.marks(of: $0, in: frame, mode: item["contentMode"], tint: tint) }
            ?? [Mark.shape(.rect(frame.inset(0.5)), stroke: Stroke(Paint(0x8A8F98, alpha: 0.4), isDashed: true))]
        return Block(marks: marks, width: own, height: tall)
    }
}
