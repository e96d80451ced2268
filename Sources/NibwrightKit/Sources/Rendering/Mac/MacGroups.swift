import InterfaceBuilder

/// Boxes, tab views and tables of macOS.
extension ViewDrawing {
    func box(_ view: DrawnView) -> [Mark] {
        let element = view.element
        let line = look.system("separator")
        if element["boxType"] == "separator" {
            let isUpright = view.bounds.height > view.bounds.width
            let strip =
                isUpright
                ? Rect(x: view.bounds.width / 2 - 0.5, y: 0, width: 1, height: view.bounds.height)
                : view.bounds.centeredLine(1)
            return [.shape(.rect(strip), fill: line)]
        }
        let isCustom = element["boxType"] == "custom"
        let title = element["titlePosition"] == "noTitle" ? nil : look.texts.text(element, "title")
        let top = title == nil ? 0.0 : 18.0
        let frame = isCustom ? view.bounds : view.bounds.inset(left: 3, top: top, right: 3, bottom: 4)
        let fill =
            color(of: element, "fillColor") ?? (isCustom ? nil : Paint(look.options.isDark ? 0xFFFFFF : 0, alpha: 0.04))
        let radius = min(100, max(0, element.number("cornerRadius") ?? (isCustom ? 0 : 5)))
        let width = min(50, max(0, element.number("borderWidth") ?? 1))
        let stroke =
            element["borderType"] == "none" || width == 0
            ? nil : Stroke(color(of: element, "borderColor") ?? line, width: width)
        var marks: [Mark] = [
            .shape(.rect(frame.inset(stroke == nil ? 0 : width / 2), radius: radius), fill: fill, stroke: stroke)
        ]
        if let title, !title.isEmpty, !isCustom {
            let span = TextSpan(title, DrawnFont(size: 11), look.system("label"))
            marks += TextBlock(spans: [span]).marks(
                in: Rect(x: 10, y: 0, width: max(0, view.bounds.width - 20), height: 16))
        }
        return marks + children(of: view)
    }

    /// A tab view: the names of its tabs, and the content of the one that is shown.
    func tabs(_ view: DrawnView) -> [Mark] {
        let items = view.element.child(named: "tabViewItems")?.children(named: "tabViewItem") ?? []
        let shown = items.first { $0.id == view.element["initialItem"] } ?? items.first
        var marks: [Mark] = []
        let hidesTabs = ["noTabsNoBorder", "noTabsBezelBorder", "noTabsLineBorder"].contains(view.element["type"])
        if !hidesTabs {
            let frame = view.bounds.inset(left: 7, top: 17, right: 7, bottom: 10)
            let fill = Paint(look.options.isDark ? 0xFFFFFF : 0, alpha: 0.04)
            marks.append(.shape(.rect(frame, radius: 5), fill: fill, stroke: Stroke(look.system("separator"))))
        }
        if let content = shown?.child(key: "view"), let mark = mark(of: content, in: view.bounds, view.surroundings) {
            marks.append(mark)
        }
        return hidesTabs ? marks : marks + titles(items, shown, view)
    }

    private func titles(_ items: [Element], _ shown: Element?, _ view: DrawnView) -> [Mark] {
        let font = DrawnFont(size: 13)
        let titles = items.map { look.texts.text($0, "label") ?? "" }
        let widths = titles.map { font.width(of: $0) + 20 }
        var x = max(8, (view.bounds.width - widths.reduce(0, +)) / 2)
        var marks: [Mark] = []
        for (number, item) in items.enumerated() {
            let area = Rect(x: x, y: 6, width: widths[number], height: 22)
            let fill = item == shown ? look.system("control") : Paint(look.options.isDark ? 0x3A3A3A : 0xE4E4E4)
            marks.append(.shape(.rect(area, radius: 4), fill: fill, stroke: Stroke(look.system("separator"))))
            let span = TextSpan(titles[number], font, look.system("controlText"))
            marks += TextBlock(spans: [span], alignment: .center).marks(in: area)
            x += widths[number]
        }
        return marks
    }

    /// A table: the titles of its columns, and the cells that the document has.
    func macTable(_ view: DrawnView) -> [Mark] {
        let columns = view.element.child(named: "tableColumns")?.children(named: "tableColumn") ?? []
        let scroll = view.element.ancestors.first { $0.isNamed("scrollView") }
        let hasHeader = scroll?.child(key: "headerView") != nil
        var marks: [Mark] = []
        var x = 0.0
        let top = hasHeader ? 24.0 : 0
        for column in columns {
            let width = min(5000, max(0, column.number("width") ?? 100))
            let area = Rect(x: x, y: 0, width: width + 3, height: view.bounds.height)
            for cell in column.child(named: "prototypeCellViews")?.children ?? [] {
                guard let frame = cell.frame?.bounded else { continue }
                // Cells of several kinds stand below each other in the document as they would in the table.
                let place = Rect(x: frame.x, y: frame.y + top, width: frame.width, height: frame.height)
                if let mark = mark(of: cell, frame: place, view.surroundings) { marks.append(mark) }
            }
            if hasHeader { marks += header(of: column, in: area) }
            x += width + 3
        }
        return marks
    }

    private func header(of column: Element, in area: Rect) -> [Mark] {
        let cell = column.child(key: "headerCell")
        let strip = Rect(x: area.x, y: 0, width: area.width, height: 23)
        let line = Rect(x: strip.maxX - 1, y: 4, width: 1, height: 15)
        let title = cell.flatMap { look.texts.translation(column, "headerCell.title") ?? $0.writtenText("title") } ?? ""
        let span = TextSpan(title, DrawnFont(size: 11), look.system("headerText"))
        let block = TextBlock(spans: [span], alignment: cell.map(alignment) ?? .left, cut: .tail)
        return [
            .shape(.rect(strip), fill: look.system("header")), .shape(.rect(line), fill: look.system("separator")),
        ] + block.marks(in: strip.inset(left: 5, right: 5))
    }
}
