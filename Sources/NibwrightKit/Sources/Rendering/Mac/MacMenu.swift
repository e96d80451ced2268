import InterfaceBuilder

/// Draws menus of macOS as they look when they are open.
struct MacMenu {
    let look: Look

    private static let rowHeight = 22.0
    private static let font = DrawnFont(size: 13)

    /// The menu bar, with every menu open below its title or none.
    func menuBar(_ menu: Element, title: String, isOpen: Bool = true) -> Picture {
        var marks: [Mark] = []
        var (x, height) = (10.0, isOpen ? 40.0 : 24.0)
        for item in items(of: menu) {
            let words = text(of: item)
            let width = max(Self.font.width(of: words) + 20, 30)
            let span = TextSpan(words, DrawnFont(size: 13, weight: 500), look.system("label"))
            marks += TextBlock(spans: [span], cut: .none).marks(in: Rect(x: x + 10, y: 0, width: width, height: 24))
            var taken = width
            if isOpen, let submenu = item.child(key: "submenu") {
                let size = self.size(of: submenu)
                marks += self.menu(submenu, in: Rect(x: x, y: 28, width: size.width, height: size.height))
                taken = max(width, size.width + 6)
                height = max(height, size.height + 38)
            }
            x += taken
        }
        let frame = Rect(x: 0, y: 0, width: max(120, x + 10), height: height)
        let page = Mark.shape(.rect(frame), fill: look.system("windowBackground"))
        let bar = Mark.shape(
            .rect(Rect(x: 0, y: 0, width: frame.width, height: 24)), fill: look.system("controlBackground"))
        return Picture(width: frame.width, height: frame.height, title: title, marks: [page, bar] + marks)
    }

    /// One menu.
    func menu(_ menu: Element, title: String) -> Picture {
        let size = self.size(of: menu)
        let marks = self.menu(menu, in: Rect(x: 4, y: 4, width: size.width, height: size.height))
        let page = Mark.shape(
            .rect(Rect(x: 0, y: 0, width: size.width + 8, height: size.height + 8)),
            fill: look.system("windowBackground"))
        return Picture(width: size.width + 8, height: size.height + 8, title: title, marks: [page] + marks)
    }

    private func items(of menu: Element) -> [Element] {
        (menu.child(named: "items")?.children(named: "menuItem") ?? []).filter {
            $0["hidden"] != "YES" && $0["alternate"] != "YES"
        }
    }

    private func text(of item: Element) -> String { look.texts.text(item, "title") ?? "" }

    private func size(of menu: Element) -> ScreenSize {
        let items = self.items(of: menu).prefix(300)
        let width = items.map { Self.font.width(of: text(of: $0)) + Self.font.width(of: shortcut($0)) }.max() ?? 60
        let height = items.reduce(10.0) { $0 + ($1["isSeparatorItem"] == "YES" ? 11 : Self.rowHeight) }
        return ScreenSize(width: min(600, width + 64), height: max(20, height))
    }

    private func menu(_ menu: Element, in frame: Rect) -> [Mark] {
        var marks: [Mark] = [
            .shape(
                .rect(frame, radius: 6), fill: look.system("controlBackground"),
                stroke: Stroke(look.system("separator")))
        ]
        var y = frame.y + 5
        for item in items(of: menu).prefix(300) {
            if item["isSeparatorItem"] == "YES" {
                let line = Rect(x: frame.x + 10, y: y + 5, width: max(0, frame.width - 20), height: 1)
                marks.append(.shape(.rect(line), fill: look.system("separator")))
                y += 11
                continue
            }
            marks += row(item, in: Rect(x: frame.x, y: y, width: frame.width, height: Self.rowHeight))
            y += Self.rowHeight
        }
        return marks
    }

    private func row(_ item: Element, in frame: Rect) -> [Mark] {
        let ink = item["enabled"] == "NO" ? look.system("disabledControlText") : look.system("label")
        let drawing = ViewDrawing(look: look)
        var marks = TextBlock(spans: [TextSpan(text(of: item), Self.font, ink)]).marks(
            in: frame.inset(left: 22, right: 20))
        if item["state"] == "on" {
            let box = Rect(x: frame.x + 7, y: frame.y + 6, width: 10, height: 10)
            marks += drawing.symbol("checkmark", in: box, ink)
        }
        if item.child(key: "submenu") != nil {
            let box = Rect(x: frame.maxX - 17, y: frame.y + 6, width: 10, height: 10)
            marks += drawing.symbol("chevron.right", in: box, ink)
        }
        let keys = TextSpan(shortcut(item), Self.font, look.system("secondaryLabel"))
        return marks + TextBlock(spans: [keys], alignment: .right).marks(in: frame.inset(right: 12))
    }

    /// The keys that choose an item: `⇧⌘N`; a key is pressed with command unless the document says otherwise.
    private func shortcut(_ item: Element) -> String {
        guard let key = item.writtenText("keyEquivalent"), let letter = key.unicodeScalars.first else { return "" }
        let mask = item.child(key: "keyEquivalentModifierMask")
        var text = ""
        if mask?["control"] == "YES" { text += "⌃" }
        if mask?["option"] == "YES" { text += "⌥" }
        if mask?["shift"] == "YES" || key != key.lowercased() { text += "⇧" }
        if mask == nil || mask?["command"] == "YES" { text += "⌘" }
        let names: [UInt32: String] = [
            0x0D: "↩", 0x1B: "⎋", 0x08: "⌫", 0x7F: "⌫", 0x09: "⇥", 0x20: "Space", 0xF700: "↑", 0xF701: "↓", 0xF702: "←",
            0xF703: "→",
        ]
        return text + (names[letter.value] ?? (letter.value < 0x20 ? "" : String(key.prefix(1)).uppercased()))
    }
}
