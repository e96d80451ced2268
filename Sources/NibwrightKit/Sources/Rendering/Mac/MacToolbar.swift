import InterfaceBuilder

/// Draws a window's toolbar: the items that it shows at first, with their views, images and labels.
struct MacToolbar {
    private struct Item {
        let element: Element
        var width: Double
        var isFlexible = false
        var isSpace = false
    }

    private let look: Look
    private let items: [Item]
    private let hasLabels: Bool
    private let hasImages: Bool

    private static let gap = 8.0
    private static let mostItems = 40

    init(_ toolbar: Element, _ look: Look) {
        self.look = look
        hasLabels = toolbar["displayMode"] != "iconOnly"
        hasImages = toolbar["displayMode"] != "labelOnly"
        let allowed = toolbar.child(named: "allowedToolbarItems")?.children ?? []
        let shown = toolbar.child(named: "defaultToolbarItems")?.children.compactMap { entry in
            entry["reference"].flatMap { id in allowed.first { $0.id == id } } ?? (entry.id == nil ? nil : entry)
        }
        let hasLabels = hasLabels
        items = (shown ?? allowed).prefix(Self.mostItems).map { Self.item($0, look, hasLabels: hasLabels) }
    }

    private static func item(_ element: Element, _ look: Look, hasLabels: Bool) -> Item {
        let kind = element["implicitItemIdentifier"] ?? ""
        if kind.contains("FlexibleSpace") { return Item(element: element, width: 0, isFlexible: true, isSpace: true) }
        if kind.contains("Space") { return Item(element: element, width: 24, isSpace: true) }
        let label = hasLabels ? labelFont.width(of: look.texts.text(element, "label") ?? "") + 8 : 0
        let view = element.child(key: "view")?.frame?.bounded.width ?? 0
        return Item(element: element, width: max(30, label, min(view, 600)))
    }

    private static let labelFont = DrawnFont(size: 11)

    func marks(in strip: Rect) -> [Mark] {
        let edge = 10.0
        let needed = items.reduce(0) { $0 + $1.width } + Self.gap * Double(max(0, items.count - 1))
        let flexible = items.filter(\.isFlexible).count
        let stretch = max(0, strip.width - 2 * edge - needed) / Double(max(1, flexible))
        var marks: [Mark] = []
        var x = strip.x + edge
        for item in items {
            let width = item.width + (item.isFlexible ? stretch : 0)
            guard x + width <= strip.maxX else { break }
            if !item.isSpace {
                marks += self.marks(of: item, in: Rect(x: x, y: strip.y, width: width, height: strip.height))
            }
            x += width + Self.gap
        }
        let line = Rect(x: strip.x, y: strip.maxY - 1, width: strip.width, height: 1)
        return marks + [.shape(.rect(line), fill: look.system("separator"))]
    }

    private func marks(of item: Item, in frame: Rect) -> [Mark] {
        let drawing = ViewDrawing(look: look)
        let label = look.texts.text(item.element, "label") ?? ""
        let upper = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height - (hasLabels ? 17 : 1))
        var marks: [Mark] = []
        if let view = item.element.child(key: "view"), let size = view.frame?.bounded {
            let height = min(size.height, upper.height)
            let place = upper.centered(width: min(size.width, upper.width), height: height)
            if let mark = drawing.mark(of: view, frame: place, Surroundings(tint: look.tint)) { marks.append(mark) }
        } else if hasImages, let name = item.element["image"], !name.isEmpty {
            let catalog = name.hasPrefix("NS") ? "system" : item.element["catalog"]
            let image = look.images.image(named: name, catalog: catalog)
            let box = upper.centered(width: 18, height: 18)
            marks += drawing.marks(of: image, in: box, mode: "scaleAspectFit", tint: look.system("label"))
        }
        guard hasLabels || marks.isEmpty else { return marks }
        let span = TextSpan(label, Self.labelFont, look.system("label"))
        let row = Rect(x: frame.x, y: frame.y + 23, width: frame.width, height: 14)
        return marks + TextBlock(spans: [span], alignment: .center).marks(in: row)
    }
}
