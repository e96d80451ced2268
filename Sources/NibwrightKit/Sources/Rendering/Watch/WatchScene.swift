import InterfaceBuilder

/// Draws scenes of watchOS, whose documents have no frames: items stand below or beside each other.
struct WatchScene {
    let look: Look

    private static let margin = 2.0
    private static let titleHeight = 24.0

    /// The screens of watches by the ids that documents have.
    private static let screens: [String: ScreenSize] = [
        "watch38": ScreenSize(width: 136, height: 170), "watch42": ScreenSize(width: 156, height: 195),
        "watch40": ScreenSize(width: 162, height: 197), "watch44": ScreenSize(width: 184, height: 224),
        "watch41": ScreenSize(width: 176, height: 215), "watch45": ScreenSize(width: 198, height: 242),
    ]

    /// The picture of an interface controller: its title and its items on black.
    func picture(of controller: Element, title: String) -> Picture {
        let device = look.document.root.child(named: "device")?["id"].flatMap { Self.screens[$0] }
        let size = look.options.size ?? device ?? ScreenSize(width: 162, height: 197)
        let items = controller.child(named: "items")?.children ?? []
        let layout = WatchLayout(look: look)
        let top = controller["fullBounds"] == "YES" ? 0 : Self.titleHeight
        let room = WatchLayout.Room(width: size.width - 2 * Self.margin, height: size.height - top)
        let content = layout.column(items, in: room, spacing: 4)
        let height = max(size.height, content.height + top + (content.height > room.height ? 6 : 0))
        let screen = Rect(x: 0, y: 0, width: size.width, height: height)
        let name = TextSpan(
            look.texts.text(controller, "title") ?? "", DrawnFont(size: 13, weight: 500), look.watchTint)
        var group = MarkGroup(content.marks, at: Point(Self.margin, top))
        group.clip = .rect(Rect(x: 0, y: 0, width: size.width - 2 * Self.margin, height: height - top))
        let background = controller.child(key: "backgroundColor").flatMap(look.colors.paint) ?? .black
        let marks: [Mark] =
            [.shape(.rect(screen, radius: 16), fill: background)]
            + [.group(group)]
            + TextBlock(spans: [name]).marks(in: Rect(x: 8, y: 3, width: size.width - 16, height: 18))
        return Picture(width: size.width, height: height, title: title, marks: marks)
    }
}

extension Look {
    /// The global tint, else the one of watchOS.
    var watchTint: Paint {
        document.root.children(named: "color").first { $0["key"] == "tintColor" }.flatMap(colors.paint)
            ?? Paint(0x9EB8BC)
    }
}
