import InterfaceBuilder

/// Navigation bars, toolbars and tab bars.
extension ViewDrawing {
    /// A navigation bar that stands among the views, with its own items.
    func navigationBarView(_ view: DrawnView) -> [Mark] {
        let item = view.element.child(named: "items")?.children.last
        return navigationBar(view.element, item: item, in: view.bounds, view.surroundings, hasBack: false)
    }

    /// A navigation bar.
    ///
    /// - Parameter frame: from the upper side of the screen, so that the bar's color reaches behind the status bar.
    /// - Parameter hasBack: whether a scene behind this one can be gone back to.
    func navigationBar(
        _ bar: Element?, item: Element?, in frame: Rect, _ surroundings: Surroundings, hasBack: Bool
    ) -> [Mark] {
        let look = NavigationBarLook(bar, self)
        let tint = bar.flatMap { color(of: $0, "tintColor") } ?? surroundings.tint
        var marks: [Mark] = [.shape(.rect(frame), fill: look.background)]
        let line = Rect(x: frame.x, y: frame.maxY - 0.5, width: frame.width, height: 0.5)
        marks.append(.shape(.rect(line), fill: self.look.system("separator")))
        let isLarge = bar?["largeTitles"] == "YES" && frame.height >= 90 && item?["largeTitleDisplayMode"] != "never"
        let rowTop = isLarge ? frame.maxY - 96 : frame.maxY - 44
        let row = Rect(x: frame.x, y: max(frame.y, rowTop), width: frame.width, height: min(44, frame.height))
        let sides = self.sides(item, in: row, tint, hasBack: hasBack)
        marks += sides.marks
        if let title = item?.child(key: "titleView") {
            let size = title.frame?.bounded ?? Rect(x: 0, y: 0, width: 120, height: 30)
            let place = row.centered(width: min(size.width, row.width), height: min(size.height, 44))
            marks += mark(of: title, frame: place, surroundings).map { [$0] } ?? []
        } else if isLarge {
            let block = TextBlock(spans: title(item, look.largeFont, look.title), alignment: naturalAlignment)
            marks += block.marks(in: Rect(x: frame.x + 16, y: frame.maxY - 50, width: frame.width - 32, height: 44))
        } else {
            let room = max(20, row.width - 2 * max(sides.left, sides.right) - 16)
            let block = TextBlock(spans: title(item, look.font, look.title), alignment: .center)
            marks += block.marks(in: row.centered(width: room, height: row.height))
        }
        return marks
    }

    private func title(_ item: Element?, _ font: DrawnFont, _ paint: Paint) -> [TextSpan] {
        guard let item, let text = look.texts.text(item, "title"), !text.isEmpty else { return [] }
        return [TextSpan(text, font, paint)]
    }

    /// The items at both sides, with the room that they take.
    private func sides(
        _ item: Element?, in row: Rect, _ tint: Paint, hasBack: Bool
    ) -> (marks: [Mark], left: Double, right: Double) {
        var marks: [Mark] = []
        let isMirrored = look.options.isRightToLeft
        var left = row.x + 16
        let leading = item.map { Self.items($0, "leftBarButtonItem", "leftBarButtonItems") } ?? []
        if hasBack, leading.isEmpty || item?["leftItemsSupplementBackButton"] == "YES" {
            let place = Rect(x: row.x + 8, y: row.y + 12, width: 20, height: 20).mirrored(in: row, if: isMirrored)
            marks += symbol(isMirrored ? "chevron.right" : "chevron.left", in: place, tint)
            left = row.x + 36
        }
        for element in leading {
            let item = BarItem(element, self, tint: tint)
            let place = Rect(x: left, y: row.y, width: item.width, height: row.height)
            marks += item.marks(in: place.mirrored(in: row, if: isMirrored), self)
            left += item.width + 14
        }
        var right = row.maxX - 16
        for element in item.map({ Self.items($0, "rightBarButtonItem", "rightBarButtonItems") }) ?? [] {
            let item = BarItem(element, self, tint: tint)
            right -= item.width
            let place = Rect(x: right, y: row.y, width: item.width, height: row.height)
            marks += item.marks(in: place.mirrored(in: row, if: isMirrored), self)
            right -= 14
        }
        return (marks, left - row.x, row.maxX - right)
    }

    private static func items(_ item: Element, _ one: String, _ several: StaticString) -> [Element] {
        if let list = item.child(named: several) { return list.children(named: "barButtonItem") }
        return item.child(key: one).map { [$0] } ?? []
    }

    // MARK: Toolbars

    /// A toolbar that stands among the views.
    func toolbarView(_ view: DrawnView) -> [Mark] {
        toolbar(
            view.element, items: view.element.child(named: "items")?.children ?? [], in: view.bounds, view.surroundings)
    }

    /// A toolbar with items, whose flexible spaces share what is left.
    func toolbar(_ bar: Element?, items elements: [Element], in frame: Rect, _ surroundings: Surroundings) -> [Mark] {
        let tint = bar.flatMap { color(of: $0, "tintColor") } ?? surroundings.tint
        let items = elements.filter { $0.isNamed("barButtonItem") }.map { BarItem($0, self, tint: tint) }
        let fill = bar.flatMap { color(of: $0, "barTintColor") ?? color(of: $0, "backgroundColor") } ?? barFill(bar)
        var marks: [Mark] = [
            .shape(.rect(frame), fill: fill),
            .shape(
                .rect(Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.5)), fill: look.system("separator")),
        ]
        let fixed = items.reduce(0) { $0 + $1.width } + Double(max(0, items.count - 1)) * 8 + 32
        let flexible = items.count { if case .space(nil) = $0.face { true } else { false } }
        let share = flexible > 0 ? max(0, frame.width - fixed) / Double(flexible) : 0
        var x = frame.x + 16
        for item in items {
            if case .space(nil) = item.face { x += share }
            let place = Rect(x: x, y: frame.y, width: item.width, height: min(44, frame.height))
            marks += item.marks(in: place.mirrored(in: frame, if: look.options.isRightToLeft), self)
            x += item.width + 8
        }
        return marks
    }

    func barFill(_ bar: Element?) -> Paint {
        if bar?["barStyle"] == "black" { return Paint(0x161616) }
        return look.options.isDark ? Paint(0x161616) : Paint(0xF8F8F8)
    }

    // MARK: Tab bars

    /// A tab bar that stands among the views.
    func tabBarView(_ view: DrawnView) -> [Mark] {
        let items = view.element.child(named: "items")?.children(named: "tabBarItem") ?? []
        let selected = items.firstIndex { $0.id == view.element["selectedItem"] }
        return tabBar(view.element, items: items, selected: selected, in: view.bounds, view.surroundings)
    }

    /// A tab bar with items of equal width.
    func tabBar(
        _ bar: Element?, items: [Element], selected: Int?, in frame: Rect, _ surroundings: Surroundings
    ) -> [Mark] {
        let fill = bar.flatMap { color(of: $0, "barTintColor") } ?? barFill(bar)
        var marks: [Mark] = [
            .shape(.rect(frame), fill: fill),
            .shape(
                .rect(Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.5)), fill: look.system("separator")),
        ]
        let tint =
            bar.flatMap { color(of: $0, "selectedImageTintColor") ?? color(of: $0, "tintColor") } ?? surroundings.tint
        let width = frame.width / Double(max(1, items.count))
        for (number, item) in items.enumerated().prefix(40) {
            let cell = Rect(
                x: frame.x + Double(number) * width, y: frame.y, width: width, height: min(49, frame.height)
            ).mirrored(in: frame, if: look.options.isRightToLeft)
            marks += tab(item, in: cell, number == selected ? tint : look.system("systemGray"))
        }
        return marks
    }

    /// The symbols that look like the images of the system's tabs.
    private static let systemTabs = [
        "search": "magnifyingglass", "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill",
        "topRated": "star.fill", "contacts": "person.crop.circle.fill", "bookmarks": "book.fill",
        "history": "clock.fill",
        "mostRecent": "clock.fill", "recents": "clock.fill", "mostViewed": "list.bullet",
        "downloads": "square.and.arrow.down",
    ]

    private func tab(_ item: Element, in cell: Rect, _ paint: Paint) -> [Mark] {
        let system = item["systemItem"]
        let title = look.texts.text(item, "title") ?? system.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
        let icon = Rect(x: cell.x, y: cell.y + 6, width: cell.width, height: 25)
        var marks: [Mark] = []
        if let name = item["image"], !name.isEmpty {
            let image = look.images.image(named: name, catalog: item["catalog"])
            let place = icon.centered(width: 25, height: 25)
            marks += self.marks(of: image, in: place, mode: "scaleAspectFit", tint: paint, isUsuallyTemplate: true)
        } else if let system {
            marks += symbol(Self.systemTabs[system] ?? system, in: icon, paint)
        }
        let span = TextSpan(title, DrawnFont(size: 10, weight: 500), paint)
        let line = Rect(x: cell.x + 2, y: cell.y + 33, width: max(0, cell.width - 4), height: 12)
        let block = TextBlock(spans: [span], alignment: .center)
        marks += block.marks(in: line) + overflow(of: block, in: line, item, "title")
        guard let badge = look.texts.text(item, "badgeValue"), !badge.isEmpty else { return marks }
        let bubble = Rect(x: cell.x + cell.width / 2 + 6, y: cell.y + 2, width: 18, height: 18)
        let words = TextSpan(badge, DrawnFont(size: 12), .white)
        return marks + [.shape(.rect(bubble, radius: 9), fill: look.system("systemRed"))]
            + TextBlock(spans: [words], alignment: .center).marks(in: bubble)
    }
}
